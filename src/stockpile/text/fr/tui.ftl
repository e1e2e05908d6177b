# La table dans le terminal.
nothing = rien
status = Manche { $round } sur { $rounds } · { $stage } · premier : { $first } · { $left } cartes restantes
status-setup = Avant la première manche · premier : { $first }
market-line = { $company } : { MONEY($price) }, case { $space } sur { $spaces }.
market-known = Vous savez : { $sign }.
pile-line = Pile { $pile } : { $cards }.
pile-bid =
    { $who ->
        [you] Votre mise : { MONEY($value) }.
       *[other] Mise ({ $name }) : { MONEY($value) }.
    }
pile-hidden =
    { $who ->
        [you] une carte cachée à vous
       *[other] une carte cachée ({ $name })
    }
pile-known = { $card } (face cachée)
pile-offer = { $card }, argent de départ { MONEY($cash) }
pile-blocked = La case suivante, { MONEY($value) }, est bloquée.
mine-cash = Votre argent : { MONEY($amount) }.
mine-hand = Votre main : { $cards }.
mine-regular = Votre portefeuille courant : { $cards }.
mine-split = Votre portefeuille divisé : { $cards }.
mine-fees = Frais que vous devez encore : { $cards }.
mine-worth = Vos titres se vendraient { MONEY($amount) }.
mine-bonds =
    { $bonds ->
        [one] Vous avez { $bonds } obligation.
       *[other] Vous avez { $bonds } obligations.
    }
mine-commerce = Vos cartes Commerce : { $cards }. Elles comptent { MONEY($amount) } pour l’instant.
mine-drawn = Piochée au paquet Commerce : { $cards }.
player-line =
    { $cards ->
        [one] { $name } : { MONEY($amount) }, { $cards } carte, portefeuille divisé : { $split }.
       *[other] { $name } : { MONEY($amount) }, { $cards } cartes, portefeuille divisé : { $split }.
    }
player-fees = Doit { $cards }.
player-bonds =
    { $bonds ->
        [one] { $bonds } obligation.
       *[other] { $bonds } obligations.
    }
player-commerce = Cartes Commerce : { $cards } ({ MONEY($amount) }).
player-heir = Premier à la prochaine manche : { $name }.
know-mine = Votre paire : { $company } { $sign } ({ $forecast }).
know-open = Connu de tous : { $company } { $sign } ({ $forecast }).
know-seen = Vous avez vu : { $company } { $sign } ({ $forecast }).
know-left = Sur les autres entreprises : { $signs }.
know-dice = Les dés donnent : { $signs }.
know-pile = Face cachée sur la pile { $pile }, vous le savez : { $cards }.
know-half = { $name } possède, vous le savez : { $cards }.
know-nothing = Vous ne savez rien de plus que ce qui est visible.
menu-pile = Pile { $pile }
preview-cash = Votre argent : { MONEY($before) } → { MONEY($after) }.
preview-bid = Si cette mise tient, il vous reste { MONEY($left) }.
preview-bonds = D’ici la fin de la partie, cela rapporte { MONEY($amount) } de plus que le prix.
end-title = Décompte final
saved = La partie est enregistrée dans { $file }.
rules-none = Aucune règle ne parle de « { $sought } ».

# Investisseurs et stratégies.
power-line = { $card } : { $text }
power-dealt = { $card } (argent de départ { MONEY($cash) }) : { $text }
mine-dealt = Distribué à vous : { $line }
mine-investor = Votre investisseur { $line }
mine-used = Utilisé cette manche : { $cards }.
mine-strategy = Votre stratégie { $line }
mine-dropped = Stratégies que vous avez écartées : { $cards }.
mine-played = Stratégies que vous avez jouées : { $cards }.
player-investors =
    { $count ->
        [one] Investisseur : { $cards }.
       *[other] Investisseurs : { $cards }.
    }
player-used = Utilisé cette manche : { $cards }.
player-strategies =
    { $count ->
        [0] Aucune carte Stratégie en main.
        [one] { $count } carte Stratégie en main.
       *[other] { $count } cartes Stratégie en main.
    }
player-played = Jouées : { $cards }.
know-tuck = { $card } est posée sur { pair-of }.
know-bet =
    { $who ->
        [you] Votre pari : { $company }, avec { $card }.
       *[other] Pari ({ $name }) : { $company }, avec { $card }.
    }
know-locked = Bloqué pendant cette phase Action : { $cards }.
know-protected = À l’abri de la faillite cette manche : { $cards }.
cards-none = Cette partie n’a ni investisseurs ni stratégies.
cards-investor = { $name } a l’investisseur { $line }
cards-played = { $name } a joué { $line }
menu-offer = Pile { $pile } : { $offer }
menu-play = Jouer une stratégie
menu-place-up = { $card }, face visible
menu-place-down = { $card }, face cachée
menu-take-company = Une carte Entreprise
menu-take-forecast = Une carte Prévision
menu-more = Suite
preview-pays = Cette mise vous coûte { MONEY($amount) }.
preview-gets = Pour cette mise, la banque vous paie { MONEY($amount) }.
preview-offer = { $card } commence avec { MONEY($cash) } : il resterait { MONEY($left) }.

# Ligne par ligne.
plain-welcome = Stockpile. Répondez par un numéro ou en notation (bid 2@10). ? explique les commandes.
plain-bye = Au revoir.
plain-pass = { $name }, c’est à vous. Les autres regardent ailleurs. Appuyez sur Entrée quand vous êtes prêt.
plain-below = { $what } :
plain-no-such-number = Donnez un numéro de 1 à { $most }.
plain-help = Répondez par un numéro de la liste ou en notation : up epic>3, down fee2>1, bid 2@10, boom epic, sell epic, sell-split epic, sell-half epic, claim 2, done, bonds 2, lay gold>3, give 2, choose graham, use cramer, play leverage, pick epic, pick up, pick pair 2, offer epic, take epic. Les commandes :
plain-undone = Annulé.
plain-languages = Les langues sont { $languages }.
plain-save-where = Donnez un nom de fichier : enregistrer partie.txt
command-help = aide
command-market = marché
command-piles = piles
command-hand = main
command-know = savoir
command-players = joueurs
command-cards = cartes
command-log = journal
command-rules = règles
command-undo = annuler
command-back = retour
command-lang = langue
command-save = enregistrer
command-quit = quitter
help-help = cette liste
help-market = les cours de toutes les entreprises
help-piles = les piles et les mises
help-hand = votre argent, votre main et vos deux portefeuilles
help-know = ce que vous savez en plus des cartes visibles
help-players = ce qu’on voit de chaque joueur
help-cards = investisseurs et stratégies, les vôtres et ce qu’on voit des autres, avec leurs textes
help-log = tout ce qui s’est passé
help-rules = consulte les règles : règles DEM-7, règles INV:graham, règles STR:leverage
help-undo = annule votre dernière réponse tant que personne ne l’a vue
help-back = de nouveau la première liste de réponses
help-lang = une autre langue : langue en
help-save = écrit la partie dans un fichier : enregistrer partie.txt
help-quit = quitte le programme

# Plein écran.
tui-title = Stockpile
tui-market = Marché
tui-players = Joueurs
tui-piles = Piles
tui-mine = Mon portefeuille
tui-log = Journal
tui-know = Ce que je sais
tui-goods = Matières premières et impôts
tui-powers = Investisseurs et stratégies
tui-cards-title = Investisseurs et stratégies
tui-strategies =
    { $count ->
        [0] aucune stratégie
        [one] { $count } stratégie
       *[other] { $count } stratégies
    }
tui-played = jouées : { $cards }
tui-key-cards = investisseurs et stratégies, avec leurs textes
tui-sign-used = une capacité utilisée cette manche
tui-sign-blocked = une case bloquée d’une piste
tui-sign-locked = une entreprise que ni carte ni capacité ne fait bouger
tui-sign-protected = une entreprise qui ne peut faire faillite cette manche
tui-sign-tuck = une stratégie est posée sur la paire de cette entreprise
tui-known-mine = à moi
tui-known-open = connu
tui-known-seen = vu
tui-left = inconnues : { $signs }
tui-column-cash = k$
tui-column-cards = cartes
tui-column-split = div.
tui-cash = Argent
tui-worth = titres valant { MONEY($amount) }
tui-hand = Main
tui-regular = Courant
tui-split = Divisé
tui-owed = Dû
tui-drawn = Piochée
tui-commerce = Commerce
tui-bonds = Obligations
tui-knows = Caché
tui-thinking = { $name } réfléchit …
tui-waiting = Les robots jouent …
tui-choose-below = Entrée ou un numéro ouvre la liste.
tui-answer-hint = Entrée ou un numéro répond.
tui-pass-title = { $name }, c’est à vous
tui-pass-text = Prenez le clavier ; les autres regardent ailleurs. Appuyez sur Espace quand vous êtes seul à voir l’écran.
tui-keys = 1–9 choisir · Échap retour · u annuler · : écrire · l journal · k savoir · c cartes · r règles · F2 langue · ? aide · q quitter
tui-keys-short = 1–9 choix · u annuler · l journal · k savoir · c cartes · ? aide · q quitter
tui-keys-close = Échap ferme
tui-keys-end = n nouvelle partie · l journal · s enregistrer · q quitter
tui-help-title = Touches et signes
tui-help-keys = Touches
tui-help-signs = Signes
tui-key-numbers = choisit cette ligne
tui-key-arrows = parcourt la liste et montre l’effet d’une réponse
tui-key-enter = répond, ou ouvre la liste du dessous
tui-key-escape = retour à la première liste
tui-key-undo = annule votre dernière réponse tant que personne ne l’a vue
tui-key-type = écrit une réponse en notation, par exemple bid 2@10
tui-key-log = tout le journal
tui-key-know = ce que vous savez
tui-key-rules = consulte les règles
tui-key-language = anglais, français, portugais
tui-key-save = enregistre la partie
tui-key-quit = quitte ; la partie est enregistrée si --save est donné
tui-sign-stock = un titre, par sa première lettre
tui-sign-fee = des frais de courtage
tui-sign-boom = un Boom
tui-sign-bust = un Krach
tui-sign-hidden = une carte face cachée
tui-sign-known = une carte face cachée que vous connaissez
tui-sign-price = le cours d’une entreprise, ou la mise sur une pile
tui-sign-mine = une prévision que vous seul connaissez
tui-sign-open = une prévision connue de tous
tui-sign-first = le premier joueur
tui-sign-asked = le joueur qui doit répondre
tui-sign-goods = une matière première, par ses premières lettres
tui-sign-tax = un impôt
tui-sign-card = la carte Premier joueur sur une pile
tui-sign-heir = le premier joueur de la prochaine manche
tui-sign-bonds = les obligations
tui-sign-dice = ce que donnent les dés
tui-rules-title = Règles
tui-rules-prompt = une règle (DEM-7) ou un mot
tui-type-prompt = une réponse, par exemple bid 2@10
tui-no-save = Lancez avec --save FICHIER pour enregistrer la partie.
tui-quit-title = Quitter la partie ?
tui-quit-text = Entrée quitte, Échap continue à jouer.
tui-end-title = La partie est terminée
tui-know-title = Ce que vous savez
