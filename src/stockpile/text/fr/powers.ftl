# Investisseurs et stratégies à la table : moments, questions, réponses, refus, et ce qui s'est passé.
stage-before-information = Avant l’Information
stage-before-demand = Avant la Demande
stage-bidding-ended = Enchères closes
stage-end-of-demand = Fin de la Demande
stage-end-of-selling = Fin de la Vente
stage-after-selling = Après la Vente

# Une paire parmi d'autres. $number vaut 0 quand elle est la seule de sa sorte.
pair-of =
    { $whose ->
        [own]
            { $number ->
                [0] votre paire
               *[other] votre paire { $number }
            }
        [public] la paire visible
        [hidden]
            { $number ->
                [0] la paire face cachée
               *[other] la paire face cachée { $number }
            }
       *[other]
            { $number ->
                [0] la paire { ELIDE("de", $owner_name) }
               *[other] la paire { $number } { ELIDE("de", $owner_name) }
            }
    }

# Ce qu'on demande à un joueur.
question-other = Choisissez une réponse.
question-power = { $power } – { $question }
question-act = Utilisez une capacité, jouez une stratégie, ou terminez votre tour.
question-act-and-cards = Jouez vos cartes Action ({ $cards }), utilisez une capacité ou jouez une stratégie.
question-choose-investor = Choisissez l’investisseur avec lequel vous jouez.
question-choose-for-auction = Choisissez un investisseur à mettre aux enchères.
question-drop-strategy = Choisissez une carte Stratégie à écarter.
question-investor-bid = Misez sur un investisseur ; la mise se retire de l’argent de départ.
question-use = Utilisez-vous une capacité maintenant ?
question-investor = Quel investisseur vient ensuite ?
question-strategy = Quelle carte Stratégie vient ensuite ?
question-pick-company = Choisissez une entreprise.
question-pick-way = En hausse ou en baisse ?
question-pick-pair = Choisissez une paire.
question-pick-pile = Choisissez une pile.
question-pick-card = Choisissez une carte de la pile.
question-pick-player = Choisissez un joueur.
question-offer = Choisissez une de vos cartes.
question-take = Choisissez une carte de la défausse.
question-count = Choisissez un nombre.
question-offer-goods = Choisissez une de vos cartes Commerce.
question-take-information = Quelle carte Entreprise ou Prévision prenez-vous ? C’est la moitié de votre paire.
question-sell-by-card = Vendez un titre, ou arrêtez de vendre.

# Les questions de chaque carte : prompt-CARTE-ÉTAPE, prompt-CARTE-QUESTION, ou prompt-CARTE pour toutes.
prompt-up = Quel cours monte ?
prompt-down = Quel cours baisse ?
prompt-bet = Sur quelle entreprise pariez-vous ?
prompt-pays = Quelle entreprise verse le dividende ?
prompt-shows = De quelle entreprise montrez-vous un titre ?
prompt-look = Quelle paire regardez-vous ?
prompt-tuck = Sur quelle paire la posez-vous ?
prompt-give-up = Quel titre cédez-vous, ou ramenez-vous au portefeuille courant ?
prompt-to-split = Quel titre courant passe au portefeuille divisé ?
prompt-action-card = Quelle carte Action défaussez-vous ?
prompt-commodity = Quelle matière première cédez-vous ?
prompt-companies-left =
    { $left ->
        [0] Vous n’avez pas d’autre entreprise à montrer.
        [one] Il reste une entreprise à montrer.
       *[other] Il reste { $left } entreprises à montrer.
    }
prompt-ana = { prompt-shows } Chacune rapporte { MONEY($amount) }. { prompt-companies-left }
prompt-barack = Quel titre de la défausse achetez-vous ?
prompt-chanda-1 = { prompt-give-up }
prompt-chanda-2 = { prompt-to-split }
prompt-deborah = { prompt-pays }
prompt-mark-1 = Dans quelle pile prenez-vous une carte ?
prompt-mark-pick-card = Quelle carte de cette pile déplacez-vous ?
prompt-mark-3 = Sur quelle pile va-t-elle ?
prompt-martha = { prompt-look }
prompt-oprah-1 =
    { $payable ->
        [1] Qui reçoit vos { MONEY(1) } ?
       *[other] Vous donnez { MONEY($payable) }. Qui reçoit les premiers { MONEY(1) } ?
    }
prompt-oprah-2 = Qui reçoit les seconds { MONEY(1) } ? Ce peut être le même joueur.
prompt-robins = Laquelle des cartes d’ouverture reste face cachée ?
prompt-sanders-1 = Plusieurs sont aussi riches : à qui prenez-vous { MONEY($amount) } ?
prompt-sanders-2 = Plusieurs sont aussi pauvres : qui reçoit { MONEY(1) } ?
prompt-soros = Quelle action vendez-vous ?
prompt-warren = Quelle pile regardez-vous ?
prompt-rogue-trading = { prompt-to-split }
prompt-falsified-earnings = { prompt-tuck }
prompt-fraudulent-transfer-offer = { prompt-give-up }
prompt-vulture-capitalism-offer = { prompt-give-up }
prompt-naked-short-offer = { prompt-action-card }
prompt-market-maker-offer = { prompt-action-card }
prompt-market-maker-2 = { prompt-up }
prompt-market-maker-3 = { prompt-down }
prompt-systemic-shock-offer-goods = { prompt-commodity }
prompt-systemic-shock-pick-company = Quel cours faites-vous bouger maintenant ? Trois cours différents bougent.
prompt-special-dividend = { prompt-pays }
prompt-dividend-growth-investing = { prompt-pays }
prompt-corporate-espionage =
    { $due ->
        [one] Quelle paire regardez-vous ? C’est la dernière.
       *[other] Quelle paire regardez-vous ? Vous pouvez en regarder { $due }.
    }
prompt-insider-trading = { prompt-look }
prompt-data-broker = Laquelle de vos paires retournez-vous face visible ?
prompt-diversification = { prompt-shows } Chacune rapporte { MONEY($amount) }. { prompt-companies-left }
prompt-bear-raid = Quelle action vendez-vous pour { MONEY($amount) } ? Vous pouvez en vendre encore { $due }.
prompt-pump-and-dump-pick-company = { prompt-up }
prompt-short-squeeze = { prompt-up }
prompt-rumour-mill = { prompt-down }
prompt-analyst-upgrade = { prompt-up }
prompt-sector-rotation-1 = { prompt-up }
prompt-sector-rotation-2 = { prompt-down }
prompt-trading-halt = { prompt-tuck }
prompt-leverage = { prompt-tuck }
prompt-reverse-split = Quel titre divisé ramenez-vous au portefeuille courant ?
prompt-share-buyback = Quel titre vendez-vous ?
prompt-penny-stock-pick-company = Les titres de quelle entreprise passent au portefeuille divisé ?
prompt-penny-stock-count = Combien de ses titres ?
prompt-activist-investor = De quelle entreprise montrez-vous vos actions ?
prompt-index-fund =
    { $due ->
        [one] { prompt-shows } C’est la dernière des cinq : vous recevez alors { MONEY($amount) }.
       *[other] { prompt-shows } Encore { $due }, et vous recevez { MONEY($amount) }.
    }
prompt-dead-cat-bounce = { prompt-up }
prompt-put-option = { prompt-bet }
prompt-call-option = { prompt-bet }
prompt-straddle = { prompt-bet }
prompt-subpoena = Qui vous montre son portefeuille courant ?
prompt-market-leak = Quelle paire retournez-vous face visible ?
prompt-front-running-pick-pair = { prompt-look }
prompt-bond-ladder = Combien d’obligations achetez-vous ?
prompt-commodity-swap = { prompt-commodity }
prompt-lock-up-agreement = Quel cours est bloqué ?
prompt-poison-pill = { prompt-shows }

# Ce que dit une réponse.
answer-use = Utiliser { $card }
answer-play = Jouer { $card }
answer-choose = Jouer avec { $card }
answer-choose-for-auction = Mettre { $card } aux enchères
answer-drop = Écarter { $card }
answer-investor = { $card }
answer-strategy = { $card }
answer-pick = { $card }, cours { MONEY($price) }
answer-pick-up = En hausse
answer-pick-down = En baisse
answer-pick-pair = { pair-of }
answer-pick-pile = Pile { $pile }
answer-pick-card = Carte { $number }
answer-pick-card-known = Carte { $number } : { $card }
answer-pick-player = { $name }
answer-offer = { $card }
answer-offer-split = { $card }, titre divisé
answer-take = { $card }, cours { MONEY($price) }
answer-count = { $number }
answer-take-company = { $card }
answer-take-forecast = { $card }
answer-done-action = Terminer votre tour
answer-done-use = N’en utiliser aucune
answer-done-pick = Rien de plus

ask-choose-investor = choisir un investisseur
ask-drop-strategy = écarter une stratégie
ask-investor-bid = miser sur un investisseur
ask-use = utiliser une capacité
ask-investor = un investisseur
ask-strategy = une carte Stratégie
ask-pick-company = choisir une entreprise
ask-pick-way = choisir la hausse ou la baisse
ask-pick-pair = choisir une paire
ask-pick-pile = choisir une pile
ask-pick-card = choisir une carte d’une pile
ask-pick-player = choisir un joueur
ask-offer = choisir une de vos cartes
ask-take = choisir une carte de la défausse
ask-count = choisir un nombre
ask-offer-goods = choisir une carte Commerce
ask-take-information = prendre une carte Entreprise ou Prévision
ask-sell-by-card = vendre

verb-use = utiliser une capacité
verb-play = jouer une stratégie
verb-choose = choisir un investisseur
verb-drop = écarter une stratégie
verb-investor = distribuer un investisseur
verb-strategy = distribuer une carte Stratégie
verb-pick = choisir une entreprise, ou la hausse ou la baisse
verb-pick-pair = choisir une paire
verb-pick-pile = choisir une pile
verb-pick-card = choisir une carte d’une pile
verb-pick-player = choisir un joueur
verb-offer = choisir une carte
verb-offer-split = choisir un titre divisé
verb-take = prendre une carte de la défausse
verb-count = choisir un nombre
verb-take-company = prendre une carte Entreprise
verb-take-forecast = prendre une carte Prévision

# Pourquoi une réponse est refusée.
refusal-not-your-investor = { $card } n’est pas votre investisseur.
refusal-not-dealt = Vous n’avez pas reçu { $card }.
refusal-already-chosen = Vous avez déjà choisi { $card }.
refusal-no-such-strategy = Vous n’avez pas la stratégie { $card } en main.
refusal-not-now = { $card } ne s’utilise pas à ce moment.
refusal-already-used = { $card } a déjà servi dans cette manche.
refusal-already-played =
    { $most ->
        [one] Vous avez déjà joué votre stratégie de cette manche.
       *[other] Vous avez déjà joué vos { $most } stratégies de cette manche.
    }
refusal-cannot-pay = { $card } coûte { MONEY($value) }, et vous avez { MONEY($cash) }.
refusal-no-target = { $card } n’aurait aucun effet maintenant.
refusal-must-use = { $card } s’utilise obligatoirement.
refusal-not-this-one = { $card } ne permet pas ce choix.
refusal-stock-locked = Le cours { ELIDE("de", $company) } est bloqué : ni carte ni capacité ne le fait bouger dans cette phase Action.
refusal-not-in-discard = Il n’y a pas de titre { $company } dans la défausse.
refusal-just-given-up = Le titre { $company } vient d’être cédé pour cette même carte : elle ne peut le reprendre.
refusal-open-pair = Cette paire est déjà visible.
refusal-own-pair = Cette paire est la vôtre.
refusal-no-such-slot = Il n’y a pas de carte { $number } sur cette pile.
refusal-own-seat = Choisissez un autre joueur que vous.
refusal-action-cards-left = Il faut d’abord jouer vos cartes Action.
refusal-space-blocked = La case est bloquée : il faut dépasser la mise de la pile { $pile } d’au moins { $spaces } cases.
refusal-above-starting-cash = { $card } commence avec { MONEY($cash) } : une mise de { MONEY($value) } est trop haute.

# Ce qui s'est passé.
log-investor-dealt =
    { $known ->
        [yes] { subject } reçu l’investisseur { $investor }.
       *[no] { subject } reçu un investisseur secret.
    }
log-investor-chosen =
    { $known ->
        [yes] { subject } choisi { $investor }.
       *[no] { subject } choisi un investisseur.
    }
log-investor-shown =
    { $who ->
        [you] Vous jouez avec { $investor }.
       *[other] { $name } joue avec { $investor }.
    }
log-investor-offered = { subject } mis { $investor } aux enchères sur la pile { $pile }.
log-investor-won = { subject } remporté { $investor } pour { MONEY($amount) }.
log-starting-cash = { subject } commencé avec { MONEY($amount) }.
log-strategy-dealt =
    { $known ->
        [yes] { subject } pioché la stratégie { $strategy }.
       *[no] { subject } pioché une carte Stratégie.
    }
log-strategy-dropped =
    { $known ->
        [yes] { subject } écarté la stratégie { $strategy }.
       *[no] { subject } écarté une carte Stratégie.
    }
log-power-used = { subject } utilisé { $investor }.
log-strategy-played = { subject } joué { $strategy }.
log-gained = { subject } touché { MONEY($amount) } grâce à { $by }.
log-paid = { subject } payé { MONEY($amount) } pour { $by }.
log-given =
    { $to_who ->
        [you] { $name } vous a donné { MONEY($amount) }.
       *[other] { subject } donné { MONEY($amount) } à { $to_name }.
    }
log-pair-looked =
    { $known ->
        [yes] { subject } regardé { pair-of } : { $company } { $sign } ({ $forecast }).
       *[no] { subject } regardé { pair-of }.
    }
log-pair-told = { subject } vendu : tous savent maintenant que { pair-of } concerne { $company }.
log-pile-looked = { subject } regardé les cartes cachées de la pile { $pile }.
log-half-looked =
    { $other_who ->
        [you] { $name } a regardé votre portefeuille courant.
       *[other] { subject } regardé le portefeuille courant { ELIDE("de", $other_name) }.
    }
log-card-moved = { subject } déplacé la carte { $place } de la pile { $pile } vers la pile { $to }.
log-tucked = { subject } posé { $strategy } sur { pair-of }.
log-halted = La cotation { ELIDE("de", $company) } est suspendue : ni mouvement ni dividende.
log-bent =
    { $how ->
        [paid] La carte { $by } change la prévision en dividende de { MONEY($dividend) } par action.
        [paid-then] La carte { $by } change la prévision en dividende de { MONEY($dividend) } par action, puis { $sign }.
       *[moved] La carte { $by } change la prévision en { $sign }.
    }
log-bent-trading-halt = La carte { $by } annule la prévision.
log-bet = { subject } parié sur { $company } avec { $strategy }.
log-bet-settled =
    { $amount ->
        [0]
            { $who ->
                [you] Vous n’avez rien gagné sur { $company } avec { $strategy }.
               *[other] { $name } n’a rien gagné sur { $company } avec { $strategy }.
            }
       *[other] { subject } gagné { MONEY($amount) } sur { $company } avec { $strategy }.
    }
log-given-up = { subject } cédé { $card }.
log-turned-back = { subject } ramené un titre divisé { $company } au portefeuille courant.
log-made-split = { subject } passé un titre { $company } au portefeuille divisé.
log-taken = { subject } pris { $company } dans la défausse.
log-showed = { subject } montré { shares-of }.
log-fees-gained = { subject } touché { MONEY($amount) } de frais de courtage au lieu de les payer.
log-locked = { subject } bloqué le cours { ELIDE("de", $company) } : ni carte ni capacité ne le fait bouger dans cette phase Action.
log-protected = { subject } protégé { $company } : pas de faillite possible dans cette manche.
log-stopped = La baisse { ELIDE("de", $company) } s’arrête sur la première case.
log-information-taken =
    { $known ->
        [yes]
            { $sort ->
                [company] { subject } pris { $company } avant la distribution.
               *[forecast] { subject } pris { $sign } avant la distribution.
            }
       *[no]
            { $sort ->
                [company] { subject } pris une carte Entreprise avant la distribution.
               *[forecast] { subject } pris une carte Prévision avant la distribution.
            }
    }
log-opening-drawn =
    { $known ->
        [yes] { subject } pioché { $card } pour ouvrir les piles.
       *[no] { subject } pioché une carte pour ouvrir les piles.
    }
log-bonds-moved =
    { $direction ->
        [up]
            { $bonds ->
                [one] { subject } pris { $bonds } obligation dans la réserve.
               *[other] { subject } pris { $bonds } obligations dans la réserve.
            }
       *[down]
            { $bonds ->
                [one] { subject } cédé { $bonds } obligation.
               *[other] { subject } cédé { $bonds } obligations.
            }
    }
log-commerce-lost = { subject } retiré de la partie une carte { $card }.

# stockpile cards
cli-cards-help = Montre les investisseurs et les cartes Stratégie, tous ou un seul.
cli-cards-examples =
    Exemples :

    stockpile cards

    stockpile cards graham

    stockpile cards rogue-trading --json

    stockpile cards liliane --components balanced --players 3
cli-cards-metavar = CLÉ
cli-cards-key = Un investisseur ou une carte Stratégie : graham, rogue-trading.
cli-cards-players-help = Pour combien de joueurs les valeurs de --components sont montrées.
cli-cards-modules-help = Avec quels modules les valeurs de --components sont montrées.
cli-cards-none = la carte « { $given } » n’existe pas
cli-cards-cost = Coût : { $cost }
cli-cards-free = rien
cli-cards-cash = Argent de départ : { MONEY($two) } à deux joueurs, { MONEY($more) } à plus.
cli-cards-set = Provient de : { $set }
cli-cards-needs = Demande le module { $module }.
cli-cards-provenance = D’où cela vient : { $provenance }
