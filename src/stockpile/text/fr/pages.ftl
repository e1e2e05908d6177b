# Les pages autour de la table : accueil, salon, fin, règles, parties revues.
page-opponents = Qui s’assoit en face de vous
page-against = Le jeu de base contre trois robots : { $bot }. Une vingtaine de minutes.
page-code-have = Vous avez un code ?
page-code-join = Rejoindre
page-code-short = Un code a cinq lettres.
page-code-unknown = Aucune table n’attend sous ce code. Elle a peut-être commencé, ou le code a expiré.

page-you = Vous
page-thousands = en milliers
page-start = Début
page-worth-by-round = Fortune par manche
page-turning-points = Les tournants
page-swing-up = { $name } y gagne { $amount }.
page-swing-down = { $name } y perd { $amount }.
page-came-from = D’où vient l’argent
page-most-by = En tête : { $cause }
page-won-you-by = Vous gagnez avec { $lead } d’avance
page-won-by = { $name } gagne avec { $lead } d’avance
page-reckon-cash = Voici l’argent que chacun a en main.
page-reckon-stocks = Toutes les actions sont vendues au cours atteint.
page-reckon-bonds = Les obligations sont remboursées.
page-reckon-commodities = Les matières premières rapportent par séries de sortes différentes.
page-reckon-taxes = Les impôts et les frais dus sont retirés.
page-skip = Une touche suffit pour voir qui gagne
page-next = Et maintenant
page-more = Plus
page-share = Partager le résultat
page-shared = L’image est enregistrée, le lien vers la partie est copié.
page-watch-again = Revoir la partie
page-rematch-ask = Encore une partie ?
page-rematch-what = La même table. Tout le monde ici voit votre invitation.
page-rematch-in =
    { $count ->
        [one] { $names } veut une revanche
       *[other] { $names } veulent une revanche
    }
page-rematch-waiting = Une nouvelle table est prête
page-rematch-out = Pas cette fois : { $names }
page-rematch-yes = J’en suis
page-rematch-no = Pas cette fois
page-guided-over = C’était tout le jeu, en raccourci.
page-guided-over-what = Jouez maintenant une vraie partie contre trois robots pour débutants.
page-guided-again = Refaire la partie guidée
page-real-game = Jouer une vraie partie
page-after-rounds =
    { $rounds ->
        [one] Après { $rounds } manche
       *[other] Après { $rounds } manches
    }
