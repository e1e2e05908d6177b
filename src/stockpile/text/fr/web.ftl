# La table dans le navigateur.
web-home = Stockpile : page d’accueil
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-loading = Un instant…
web-more = Autres pages
web-tagline = Acheter bas, vendre haut, savoir avant les autres.
web-lead = Six entreprises, des tuyaux secrets et des piles de cartes aux enchères. Contre des robots, avec des amis grâce à un lien, ou autour d’un seul écran.
web-play-now = Jouer
web-guided = Première partie guidée
web-make = Créer une table
web-make-what = Choisissez ce qu’on joue et qui s’assoit où, puis envoyez le lien.
web-games = Mes parties
web-games-what = Reprenez là où vous étiez.
web-replay = Revoir une partie
web-replay-what = Déposez un fichier de partie et regardez-la de n’importe quelle place.
web-rules = Règles
web-rules-what = Toutes les règles, numérotées, avec recherche.
web-continue = Reprendre votre dernière partie
web-install = Installer comme application
web-disclaimer = Un projet d’amateurs, non officiel, avec ses propres dessins et ses propres textes. Si le jeu vous plaît, achetez la boîte.

web-seat = Place { $number }
web-me = Joueur
web-bot = robot
web-absent = absent
web-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-times = { $count } × { $what }
web-round = Manche { $round } sur { $rounds }
web-round-short = Manche { $round }
web-phases = Phases de la manche
web-table-title = La table
web-deck = Il reste { $left } cartes dans le paquet du marché
web-time-left = Temps restant
web-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-company = Entreprise
web-papers = Investisseurs et stratégies
web-pair-open = Visible
web-pair-hidden = À personne
web-pair-mine = À moi

web-your-turn = À vous de jouer
web-waiting-for = On attend { $names }
web-watching = Regardez ce qui se passe…
web-staged = Votre coup pour l’instant
web-unstage = Corriger
web-undo = Annuler mon coup
web-answers = Montrer les réponses
web-on-tracks = Touchez une case d’une piste, ou ouvrez la liste.
web-all-answers = Montrer toutes les réponses
web-choose-of = { $what } : choisir
web-put-here = Poser ici
web-pick-up = Prendre { $card }
web-not-allowed = Impossible : { $what }. Appuyez pour savoir pourquoi.
web-put-back = Retirer du choix : { $what }
web-picked = Mon choix
web-likely = Probable ici : { $list }
web-why-not = Pourquoi pas ?
web-opening = { $name } décide du sort de ces cartes.
web-verb-up = face visible
web-verb-down = face cachée
web-verb-lay = face visible
web-no-bids = Pas encore de mise.
web-line-lost = La connexion est coupée. Nouvel essai…
web-line-closed = Le serveur a fermé la table.
web-lost-table = Cette table n’existe pas.
web-lost-seat = Cette place n’est plus la vôtre.
web-spectating =
    { $count ->
        [one] Vous regardez. Vous voyez ce que tout le monde voit.
       *[other] { $count } personnes regardent. Vous voyez ce que tout le monde voit.
    }
web-local-now = { $name } joue sur cet appareil.
web-away = Pendant votre absence
web-go-on = Continuer
web-curtain = Les autres regardent ailleurs. Appuyez quand personne d’autre ne voit l’écran.
web-curtain-ready = Je suis { $name }

web-log-and-chat = Journal et discussion
web-log-filters = Ce que montre le journal
web-topic-bids = Mises
web-topic-cards = Cartes
web-topic-market = Marché
web-topic-money = Argent
web-topic-table = Table
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-label = Que voulez-vous dire ?
web-chat-send = Envoyer

web-hint = Conseil
web-hint-says = Un robot choisirait « { $answer } »
web-beliefs = Probabilités
web-beliefs-what = La probabilité de chaque prévision pour chaque entreprise, quand toutes les distributions conformes à ce que vous savez sont également probables.
web-beliefs-short = Chances
web-plan = Plan d’enchères
web-plan-short = Plan
web-plan-what = Tant qu’on vous demande de miser dans cette manche, le premier vœu réalisable est joué automatiquement, avec la plus petite mise permise. Personne n’en sait rien.
web-plan-pile = Pour quelle pile
web-plan-any = la pile la moins chère
web-plan-most = Au plus
web-plan-none = Aucun vœu pour l’instant.
web-plan-add = Ajouter un vœu
web-plan-drop = Retirer
web-plan-save = Enregistrer le plan

web-keys = Touches
web-key-numbers = choisit cette réponse de la liste
web-key-a = va aux réponses
web-key-s = joue ce qui est préparé
web-key-u = annule votre dernier coup
web-key-escape = repose une carte
web-key-m = dit les cours du marché
web-key-p = dit ce qu’il y a sur les piles
web-key-b = dit les mises en cours
web-key-h = dit ce que vous avez
web-key-k = dit ce que vous savez
web-key-e = dit ce qui vient de se passer
web-key-q = dit ce qu’on vous demande
web-key-r = ouvre les règles
web-key-help = cette liste
web-rules-search = Une règle (DEM-7) ou un mot

web-setting-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-setting-speed = Vitesse des mouvements
web-speed-normal = normale
web-speed-instant = instantanée
web-setting-confirm = Confirmer avant de jouer
web-confirm-always = Confirmer chaque réponse
web-confirm-turns = Confirmer les tours à plusieurs choix
web-confirm-never = Ne jamais confirmer
web-setting-verbosity = Le lecteur d’écran dit
web-verbosity-quiet = seulement ce qui me concerne
web-verbosity-normal = ce qui compte
web-verbosity-all = tout
web-setting-sound = Son quand c’est mon tour
web-setting-vibration = Vibrations pendant la partie
web-setting-shortcuts = Touches d’une seule lettre
web-setting-aids = Conseils et probabilités
web-setting-reads = Les probabilités tiennent compte de ce que les autres posent et misent
web-setting-notify = Notifications du navigateur
web-notify-insecure = (seulement en https)

web-what = Ce qu’on joue
web-own-mix = Composition personnelle
web-own-mix-what = Choisissez vous-même le plateau et les modules.
web-board = Plateau
web-investor-sets = Investisseurs
web-promo-strategies = Stratégies, cartes promo comprises
web-components = Valeurs des cartes
web-needs = Il faut : { $what }
web-who = Qui joue
web-players = Joueurs
web-kind-me = moi
web-kind-bot = un robot
web-kind-free = toute personne ayant le lien
web-kind-here = quelqu’un ici, sur cet appareil
web-kind-free-what = Envoyez le lien, ou dites le code.
web-new-summary =
    { $game } : { $people ->
        [one] une personne ici
       *[other] { $people } personnes ici
    }{ $free ->
        [0] {""}
        [one] , une place libre
       *[other] , { $free } places libres
    }{ $bots ->
        [0] {""}
        [one] , un robot
       *[other] , { $bots } robots
    }.
web-which-bot = Quel robot
web-your-name = Votre nom
web-their-name = Son nom
web-how = Comment on joue
web-clock = Temps de réflexion
web-first = Premier joueur
web-allow-aids = Permettre conseils et probabilités
web-create = Créer la table

web-lobby-title = La table se remplit
web-lobby-dealing = On mélange les cartes
web-lobby-seats = Places
web-seat-free = libre
web-seat-you = c’est vous
web-seat-empty = Libérer cette place
web-seat-bot = Installer un robot ici
web-start-with-bots = Commencer et compléter avec des robots
web-sit-down = S’asseoir
web-local-seats = { $count } places appartiennent à cet appareil.
web-invite = Inviter des amis
web-invite-what = Toute personne ayant ce lien peut s’asseoir ou regarder.
web-invite-link = Lien d’invitation
web-invite-send = Envoyer le lien
web-invite-text = { $code ->
    [none] Viens jouer à Stockpile avec moi :
   *[other] Viens jouer à Stockpile avec moi (code { $code }) :
}
web-qr = Lien d’invitation en code QR
web-copy = Copier le lien
web-copied = Copié
web-meal = Combien a coûté votre dernier repas ?
web-meal-tell = Valider

web-state-lobby = en attente de joueurs
web-state-dealing = on mélange
web-state-playing = en cours
web-state-over = terminée
web-state-closed = fermée
web-state-frozen = consultable seulement
web-game-gone = n’existe plus
web-games-none = Pas encore de partie sur cet appareil.
web-open = Ouvrir
web-look-back = Revoir la partie
web-forget = Oublier

web-won = { $name } a gagné !
web-won-you = Vous avez gagné !
web-won-shared = { $names } se partagent la victoire !
web-column-end = Fin
web-rematch = Rejouer
web-record = Enregistrer la partie
web-fair = Vérifier le mélange
web-fair-yes = Le mélange était honnête. Cet appareil avait noté ce qui était promis avant d’ouvrir sa propre part ; c’est bien ce qui est montré maintenant, et les cartes en découlent.
web-fair-no = Quelque chose ne va pas dans ce mélange : ses parts ne vont pas ensemble.
web-fair-swapped = Quelque chose ne va pas : ce que le serveur montre maintenant n’est pas ce qu’il avait promis à cet appareil avant le mélange.
web-fair-without = Le mélange est celui qui avait été promis à cet appareil, mais aucune part ne vient d’ici : seuls ceux qui en ont donné une peuvent être sûrs que personne ne l’a choisi.
web-fair-unkept = Les parts du mélange vont ensemble, mais cet appareil n’était pas là avant et n’a gardé aucune promesse : il faut croire le serveur sur parole.
web-fair-stops =
    { $count ->
        [one] Il a recommencé une fois, parce qu’une part n’a pas été ouverte ({ $names }).
       *[other] Il a recommencé { $count } fois, parce que des parts n’ont pas été ouvertes ({ $names }).
    }
web-personal-link = Lien vers ma place
web-leaving = { $name } n’est plus là. Si tout le monde est d’accord, quelqu’un d’autre pourra prendre sa place, et voir sa main, sauf si { $name } revient dans les deux minutes.
web-leaving-agree = Je suis d’accord
web-resign = Abandonner la partie
web-resign-what = Un robot jouera pour vous jusqu’à la fin, et tout le monde l’apprendra. Vous ne pourrez pas revenir dans cette partie.
web-resign-sure = Abandonner pour de bon
web-resign-stay = Continuer à jouer
web-fair-unknown = Le mélange de cette partie ne peut pas être vérifié.

web-replay-drop = Déposez ici un fichier de partie, ou choisissez-en un.
web-replay-redacted = Ce fichier tait ce que son propriétaire ne pouvait pas savoir : il peut être raconté, mais pas montré.
web-replay-controls = Lecture
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-run = Lire
web-pause = Pause
web-scrubber = Moment de la partie
web-as-seen-by = Point de vue de
web-as-seen-all = toutes les cartes visibles
web-knew-then = Ce que savait { $name } à ce moment
web-knew-all = Tout, même ce que personne ne pouvait voir à ce moment
web-spectator = un spectateur


# L’écran de jeu (docs/design.md).
web-split-short = divisés
web-goods-count =
    { $count ->
        [one] 1 matière première
       *[other] { $count } matières premières
    }
web-taxes-count =
    { $count ->
        [one] 1 impôt
       *[other] { $count } impôts
    }
web-bonds-count =
    { $count ->
        [one] 1 obligation
       *[other] { $count } obligations
    }
web-strategies-count =
    { $count ->
        [one] 1 stratégie
       *[other] { $count } stratégies
    }
web-fees-count =
    { $count ->
        [one] doit 1 carte de frais
       *[other] doit { $count } cartes de frais
    }
web-stands = { MONEY($value) } sur la pile { $pile }
web-thinks = réfléchit
web-card-yours = À vous
web-card-of = { $name }
web-by-tip = Selon votre tuyau
web-price-now = Cours actuel
web-one-stock = Un cours
web-pay-now = À payer
web-ladder = Enchères pour la pile { $pile }
web-worth-tip = d’actions selon votre tuyau
web-worth-now = d’actions au cours actuel
web-worth-fees = { MONEY($amount) } de frais déduits
web-worth-unknown =
    { $count ->
        [one] 1 carte inconnue
       *[other] { $count } cartes inconnues
    }
web-starts-with = Commence avec { $amount }
web-how-up = Face visible : la carte levée va sur la pile que vous touchez.
web-how-down = Face cachée : personne d’autre ne la connaîtra.
web-how-lay = Face visible : la carte levée va sur la pile que vous touchez.
web-goes-bankrupt = faillite
web-splits-to = division, puis { $price }
web-told-bankrupt = { $company } fait faillite !
web-told-split = { $company } se divise !
web-told-pays = { $company } verse un dividende
web-told-rises =
    { $spaces ->
        [one] { $company } monte de 1 case
       *[other] { $company } monte de { $spaces } cases
    }
web-told-falls =
    { $spaces ->
        [one] { $company } baisse de 1 case
       *[other] { $company } baisse de { $spaces } cases
    }
web-doubled =
    { $cards ->
        [one] 1 carte doublée
       *[other] { $cards } cartes doublées
    }
web-swept =
    { $cards ->
        [one] 1 carte perdue
       *[other] { $cards } cartes perdues
    }
web-named = { $name } : { $what }
web-forecast = Prévision
web-tip-yours = Votre tuyau
web-tip-of = Tuyau { ELIDE("de", $name) }
web-tip-open = Visible de tous
web-stake =
    { $shares ->
        [0] Vous n’avez aucune de ces actions
        [one] Vous avez une action
       *[other] Vous avez { $shares } actions
    }
web-stake-moves =
    { $shares ->
        [one] Votre action : { $before } → { $now }
       *[other] Vos { $shares } actions : { $before } → { $now }
    }
web-stake-stays =
    { $shares ->
        [one] Votre action reste à { $now }
       *[other] Vos { $shares } actions restent à { $now }
    }
web-split-mark = Division
web-you = Vous
web-sells-for = Se vend à
web-tip-certain = Après la prévision connue
web-odds-each =
    { $count ->
        [one] Prévision encore à venir
       *[other] Inconnue, 1 chance sur { $count } chacune
    }
web-selling =
    { $cards ->
        [one] 1 à vendre
       *[other] { $cards } à vendre
    }
web-sell = Vendre 1
web-sell-split = Vendre en entier
web-sell-half = Vendre la moitié
web-no-shares = Vous n’avez aucune action.
web-no-cards = Pas encore de carte.
web-or-else = Ou bien :
web-outbid-you = { $name } surenchérit sur vous à la pile { $pile }.
web-outbid-at = La mise y est maintenant de { $amount }.
web-outbids = Surenchérit sur { $name }.
web-nobody-stands = Personne n’y est.
web-left-if-won = Vous avez { $cash }, il vous restera { $left } si vous gagnez.
web-cash-then = Argent : { $before } → { $after }.
web-cards-left =
    { $cards ->
        [one] Il reste 1 carte.
       *[other] Il reste { $cards } cartes.
    }
web-choose-lit = Choisissez ce qui est éclairé ; rien n’est envoyé avant votre confirmation.
web-skip = Passer
web-confirm-bid = Miser
web-confirm-turn = Confirmer
web-key-enter = Entrée
web-sell-finish = Vendre et terminer
web-keep-all = Tout garder
web-hint-money = environ { $amount } à la fin, { $win } % de victoires
web-hint-range = entre { $low } et { $high }
web-your-tip = Votre tuyau secret
web-now-then = { $now }, puis { $then }
web-your-shares = Vos actions
web-your-cash = Votre argent
web-speed-note = À la vitesse instantanée, les robots forts cherchent moins, pour que personne ne les attende.
web-speed-calm = calme
web-speed-quick = rapide
web-key-x = passe à la question suivante
web-key-confirm = confirme
# Les cartes telles qu'elles sont dessinées : noms courts pour leur bandeau
web-short-fee = Frais
web-short-first = Premier joueur

# Regarder les choses
web-look-around = Regarder ce qui est sur la table
web-look-also = À regarder aussi
web-key-i = montre de près ce qui est sélectionné, ou liste ce qui peut être regardé
web-look-this = Regarder
web-look-none = Il n’y a rien à regarder pour l’instant.
web-look-you = vous
web-look-all = tout le monde
web-look-nobody = personne
web-look-price = Cours actuel
web-look-space = { MONEY($price) }, case { $space } sur { $spaces }. Au-delà de la dernière case, le titre se divise et repart de { MONEY($reset) } ; sous la première, c’est la faillite.
web-look-known = Ce que vous savez
web-look-no-tip = Aucune prévision de cette entreprise ne vous a été montrée.
web-look-where = Où sont ces cartes
web-look-sell = Si vous en vendez une maintenant
web-look-cash-then = Votre argent passe de { $now } à { $then }.
web-look-holds = { $name } : { $count }
web-look-holds-split = { $name }, portefeuille divisé : { $count }
web-look-on-pile = pile { $pile } : { $count }
web-look-in-hand = votre main : { $count }
web-look-discarded = défaussées : { $count }
web-look-unseen = jamais vues : { $count }
web-look-does = Effet
web-look-cost = Coût
web-look-free = Gratuit
web-look-who = Qui est au courant
web-look-only-you = Personne d’autre que vous.
web-look-played = Tout le monde : jouée par { $name }.
web-look-played-by = Incarné par
web-look-start = Argent de départ
web-look-owner = Appartient à
web-look-laid = Posée
web-look-laid-by = Par { $name }, sur la pile { $pile }.
web-look-tucked = Cartes posées dessus
web-look-pair = Une paire que vous n’avez pas vue
web-look-pair-does = { $company } : { $forecast }.
web-look-pair-secret = Rien encore. Elle est retournée pendant le Mouvement.
web-look-hidden = Carte face cachée
web-look-hidden-what = Qui obtient la pile l’obtient aussi, que ce soit un titre, des frais, un Boom ou un Krach.
web-look-boom-what = Fait monter de deux cases le cours de votre choix, pendant la phase Action qui suit.
web-look-bust-what = Fait baisser de deux cases le cours de votre choix, pendant la phase Action qui suit.
web-look-fee-what = Qui prend la pile paie aussitôt { MONEY($amount) } à la banque, en plus de la mise.
web-look-good-what = Rapporte en fin de partie : plus vous avez de sortes différentes, plus chaque série rapporte.
web-look-tax-what = Vous coûte de l’argent en fin de partie, et chaque impôt de plus coûte davantage.
web-look-bond = Obligation
web-look-bond-what = Rapporte { MONEY(1) } à la fin de chaque manche, et son prix en fin de partie.
web-look-first-what = Se trouve sur une pile. Qui prend cette pile désigne le premier joueur de la manche suivante.
web-look-token = Jeton de blocage
web-look-token-what = Fermé aux autres : pour dépasser le meeple du dessous, il faut miser plus que cette case.
web-look-token-where = { $amounts } sur la pile { $pile }
web-blocked-by = { $name } ferme { MONEY($amount) } aux autres
web-look-portfolio = Portefeuille : { $name }
web-look-regular = Portefeuille courant
web-look-regular-other =
    { $size ->
        [one] { $size } carte ; pour autant que vous sachiez : { $cards }
       *[other] { $size } cartes ; pour autant que vous sachiez : { $cards }
    }
web-look-split = Portefeuille divisé
web-look-goods = Matières premières et impôts
web-look-bonds = Obligations
web-look-worth = Valeur actuelle
web-look-cash = Argent
web-look-cash-of = Argent : { $name }, { MONEY($amount) }
web-look-promised = Promis
web-look-promised-what = { MONEY($promised) } en mises posées ; il resterait { $left }.
web-look-owed = Frais encore dus
web-look-meeple = Meeple : { $name }
web-look-bid = Mises
web-look-stands = { MONEY($amount) } sur la pile { $pile }
web-look-no-bid = sur aucune piste
web-look-rule = Règle { $id }
web-setting-volume = Volume des sons
web-volume-off = coupé
web-by-forecast = Selon la prévision
web-pairs-of-round = Tuyaux de la manche
web-setting-askOnly = Demander même s’il n’y a qu’une réponse
web-percent = { $value } %
