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
page-skip = { $by ->
    [touch] Touchez l’écran pour voir qui gagne
   *[key] Une touche suffit pour voir qui gagne
}
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

page-guide-next = Suite
page-guide-done = Compris
page-guide-back = Retour
page-guide-skip = Jouer sans explications
page-guide-repeat = Réexpliquer
page-guide-repeat-short = Expliquer
page-guide-leave = Quitter la partie guidée
page-guide-leave-short = Quitter

page-ready = prêt
page-not-ready = pas encore prêt
page-im-ready = On peut commencer
page-unready = Attendez, pas encore
page-start-now = Commencer la partie
page-leave = Quitter la table
page-lobby-free = Il reste des places libres.
page-lobby-all = Tout le monde est là.
page-code = Le code
page-code-what = à saisir sur la page d’accueil ; valable deux heures
page-clock-live = { $minutes } minutes par personne, plus { $seconds } secondes par coup
page-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }

page-rules-goal = Soyez le plus riche à la fin. Achetez des piles de cartes aux enchères, sachez-en un peu plus que les autres, vendez avant la baisse, et possédez le plus d’actions d’une entreprise quand la partie s’achève.
page-rules-round = Une manche en six images
page-rules-information = Chacun regarde une paire secrète : une entreprise, et ce que fera son cours. Une paire est visible de tous.
page-rules-supply = Chacun ajoute deux cartes aux piles : une face visible, une face cachée.
page-rules-demand = Les meeples misent sur les piles. Qui est dépassé mise de nouveau, jusqu’à ce que chacun en ait une. Les frais viennent en plus.
page-rules-action = Les Boom et les Krach achetés déplacent un cours de deux cases.
page-rules-selling = Chacun peut vendre des actions au cours du jour.
page-rules-movement = Les paires sont retournées et les cours bougent. Tout en haut, le titre est divisé et compte double ; tout en bas, c’est la faillite.
page-rules-more = Toutes les règles : { $phase }
page-rules-signs = Ce que disent les signes
page-rules-numbered = Pour vérifier un point
page-rules-numbered-what = Chaque règle a un numéro ; le jeu le cite quand il refuse un coup.
page-sign-boom = le cours de votre choix monte de deux cases
page-sign-bust = le cours de votre choix baisse de deux cases
page-sign-fee = à payer par qui prend la pile
page-sign-up = le cours montera d’autant de cases
page-sign-down = le cours baissera d’autant de cases
page-sign-dividend = un dividende pour chaque action montrée
page-sign-meeple = une mise ; sa forme distingue les joueurs

page-replay-speed = Vitesse
page-chapters = Chapitres
page-rules-count = { $count } règles
