# Ce qu'on demande à un joueur, et ce que dit chaque réponse.
question-place-up = Posez une carte face visible sur une pile.
question-place-down = Posez votre autre carte face cachée sur une pile.
question-bid = Misez sur une pile.
question-action = Jouez vos cartes Action ({ $cards }) : choisissez une entreprise.
question-sell = Vendez des titres, ou arrêtez de vendre.
question-claim = { $company } verse { MONEY($amount) } par action. Combien de vos titres cachés montrez-vous ?
question-first = Qui est premier joueur ?
question-start = Quelle carte de départ vient ensuite ?
question-market = Quelle carte du marché vient ensuite ?
question-company = Quelle carte Entreprise vient ensuite ?
question-forecast = Quelle carte Prévision vient ensuite ?
question-bonds = Une obligation coûte { MONEY($price) } et rapporte { MONEY($interest) } par manche. Combien en achetez-vous ? (Votre argent : { MONEY($cash) })
question-lay = Posez une carte Commerce face visible sur une pile ({ $cards }).
question-lay-first = Posez la carte Premier joueur sur une pile : son acheteur désignera le prochain premier joueur.
question-give = À qui donnez-vous la carte Premier joueur ? Ce joueur commencera la prochaine manche.
question-die = Quelle face montre le dé suivant ?
question-commerce = Quelle carte Commerce vient ensuite ?

answer-up = { $card }, face visible, sur la pile { $pile }
answer-down = { $card }, face cachée, sur la pile { $pile }
answer-bid = { MONEY($value) } sur la pile { $pile }
answer-boom = { $card }, cours { MONEY($price) } : Boom, hausse de 2
answer-bust = { $card }, cours { MONEY($price) } : Krach, baisse de 2
answer-sell = Vendre 1 { $card }
answer-sell-split = Vendre 1 titre divisé { $card }, 2 actions
answer-sell-half = Vendre la moitié d’un titre divisé { $card }, 1 action
answer-claim =
    { $number ->
        [0] Ne montrer aucun titre
        [one] Montrer 1 titre
       *[other] Montrer { $number } titres
    }
answer-done = Arrêter de vendre
answer-first = { $name } commence
answer-start = { $card }
answer-deal = { $card }
answer-company = { $card }
answer-forecast = { $card }
answer-bonds =
    { $number ->
        [0] Ne pas acheter d’obligation
        [one] Acheter { $number } obligation
       *[other] Acheter { $number } obligations
    }
answer-lay = { $card } sur la pile { $pile }
answer-give =
    { $who ->
        [you] La garder pour vous
       *[other] { $name }
    }
answer-roll = { $card }
answer-draw = { $card }

# What an answer does to your cash, after its words; $money and $fees have their sign.
answer-money = { $answer } ({ $money })
answer-money-fees = { $answer } ({ $money }, { $fees } pour les frais que vous devez)
answer-bid-costs = { $answer } (vous payez { MONEY($amount) })
answer-bid-brings = { $answer } (la banque vous paie { MONEY($amount) })
answer-bid-money = { $answer }, { $money } tout de suite
answer-bid-money-fees = { $answer }, { $money } tout de suite, { $fees } pour les frais que vous devez

ask-place = poser une carte
ask-bid = miser
ask-action = jouer une carte Action
ask-sell = vendre
ask-claim = toucher un dividende
ask-first = le premier joueur
ask-start = une carte de départ
ask-market = une carte du marché
ask-company = une carte Entreprise
ask-forecast = une carte Prévision
ask-bonds = acheter des obligations
ask-lay = poser une carte sur une pile
ask-give = donner la carte Premier joueur
ask-die = un dé
ask-commerce = une carte Commerce

verb-up = poser une carte face visible
verb-down = poser une carte face cachée
verb-bid = miser
verb-boom = jouer un Boom
verb-bust = jouer un Krach
verb-sell = vendre un titre
verb-sell-split = vendre un titre divisé
verb-sell-half = vendre la moitié d’un titre divisé
verb-claim = toucher un dividende
verb-done = terminer
verb-first = désigner le premier joueur
verb-start = distribuer une carte de départ
verb-deal = distribuer une carte du marché
verb-company = distribuer une carte Entreprise
verb-forecast = distribuer une carte Prévision
verb-bonds = acheter des obligations
verb-lay = poser une carte Commerce ou la carte Premier joueur
verb-give = donner la carte Premier joueur
verb-roll = lancer un dé
verb-draw = piocher une carte Commerce
