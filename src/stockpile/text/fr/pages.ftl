# Les pages autour de la table : accueil, salon, fin, règles, parties revues.
page-opponents = Qui s’assoit en face de vous
page-against = Le jeu de base contre trois robots : { $bot }. Une vingtaine de minutes.
page-code-have = Vous avez un code ?
page-code-join = Rejoindre
page-code-short = Un code a cinq lettres.
page-code-unknown = Aucune table n’attend sous ce code. Elle a peut-être commencé, ou le code a expiré.
