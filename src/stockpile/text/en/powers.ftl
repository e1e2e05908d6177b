# Investors and strategies at the table: moments, questions, answers, refusals, and what happened.
stage-before-information = Before Information
stage-before-demand = Before Demand
stage-bidding-ended = Bidding ended
stage-end-of-demand = End of Demand
stage-end-of-selling = End of Selling
stage-after-selling = After Selling

# A pair among others. $number is 0 where there is only one of its sort.
pair-of =
    { $whose ->
        [own]
            { $number ->
                [0] your pair
               *[other] your pair { $number }
            }
        [public] the open pair
        [hidden]
            { $number ->
                [0] the face-down pair
               *[other] face-down pair { $number }
            }
       *[other]
            { $number ->
                [0] { $owner_name }’s pair
               *[other] { $owner_name }’s pair { $number }
            }
    }

# What a seat is asked.
question-other = Choose an answer.
question-power = { $power } – { $question }
question-act = Use an ability, play a strategy, or end your turn.
question-act-and-cards = Play your action cards ({ $cards }), use an ability or play a strategy.
question-choose-investor = Choose the investor that you play.
question-choose-for-auction = Choose an investor to put up for auction.
question-drop-strategy = Choose a strategy card to discard.
question-investor-bid = Bid for an investor; the bid comes off the starting cash.
question-use = Do you use an ability now?
question-investor = Which investor comes next?
question-strategy = Which strategy card comes next?
question-pick-company = Choose a company.
question-pick-way = Up or down?
question-pick-pair = Choose a pair.
question-pick-pile = Choose a pile.
question-pick-card = Choose a card of the pile.
question-pick-player = Choose a player.
question-offer = Choose one of your cards.
question-take = Choose a card of the discard.
question-count = Choose a number.
question-offer-goods = Choose one of your commerce cards.
question-take-information = Which company or forecast card do you take? It is half of your pair.
question-sell-by-card = Sell a card, or finish selling.

# The questions of single cards: prompt-CARD-STEP, prompt-CARD-ASK, or prompt-CARD for all of them.
prompt-up = Which stock rises?
prompt-down = Which stock falls?
prompt-bet = On which company do you bet?
prompt-pays = Which company pays the dividend?
prompt-shows = Of which company do you show a card?
prompt-look = Which pair do you look at?
prompt-tuck = On which pair do you put it?
prompt-give-up = Which card do you give up, or turn back to regular?
prompt-to-split = Which regular card goes to the split half?
prompt-action-card = Which action card do you discard?
prompt-commodity = Which commodity do you give up?
prompt-companies-left =
    { $left ->
        [0] You have no further company to show.
        [one] One company is left to show.
       *[other] { $left } companies are left to show.
    }
prompt-ana = { prompt-shows } Each brings { MONEY($amount) }. { prompt-companies-left }
prompt-barack = Which card of the discard do you buy?
prompt-chanda-1 = { prompt-give-up }
prompt-chanda-2 = { prompt-to-split }
prompt-deborah = { prompt-pays }
prompt-mark-1 = From which pile do you take a card?
prompt-mark-pick-card = Which card of this pile do you move?
prompt-mark-3 = To which pile does it go?
prompt-martha = { prompt-look }
prompt-oprah-1 =
    { $payable ->
        [1] Who gets your { MONEY(1) }?
       *[other] You give away { MONEY($payable) }. Who gets the first { MONEY(1) }?
    }
prompt-oprah-2 = Who gets the second { MONEY(1) }? It may be the same player.
prompt-robins = Which of the opening cards lies face-down?
prompt-sanders-1 = Several are equally rich: from whom do you take { MONEY($amount) }?
prompt-sanders-2 = Several are equally poor: who gets { MONEY(1) }?
prompt-soros = Which share do you sell?
prompt-warren = Which pile do you look at?
prompt-rogue-trading = { prompt-to-split }
prompt-falsified-earnings = { prompt-tuck }
prompt-fraudulent-transfer-offer = { prompt-give-up }
prompt-vulture-capitalism-offer = { prompt-give-up }
prompt-naked-short-offer = { prompt-action-card }
prompt-market-maker-offer = { prompt-action-card }
prompt-market-maker-2 = { prompt-up }
prompt-market-maker-3 = { prompt-down }
prompt-systemic-shock-offer-goods = { prompt-commodity }
prompt-systemic-shock-pick-company = Which stock do you move next? Three different ones move.
prompt-special-dividend = { prompt-pays }
prompt-dividend-growth-investing = { prompt-pays }
prompt-corporate-espionage =
    { $due ->
        [one] Which pair do you look at? It is the last one.
       *[other] Which pair do you look at? You may look at { $due }.
    }
prompt-insider-trading = { prompt-look }
prompt-data-broker = Which of your pairs do you turn face-up?
prompt-diversification = { prompt-shows } Each brings { MONEY($amount) }. { prompt-companies-left }
prompt-bear-raid = Which share do you sell for { MONEY($amount) }? You may sell { $due } more.
prompt-pump-and-dump-pick-company = { prompt-up }
prompt-short-squeeze = { prompt-up }
prompt-rumour-mill = { prompt-down }
prompt-analyst-upgrade = { prompt-up }
prompt-sector-rotation-1 = { prompt-up }
prompt-sector-rotation-2 = { prompt-down }
prompt-trading-halt = { prompt-tuck }
prompt-leverage = { prompt-tuck }
prompt-reverse-split = Which split card do you turn back to regular?
prompt-share-buyback = Which card do you sell?
prompt-penny-stock-pick-company = Cards of which company go to the split half?
prompt-penny-stock-count = How many of its cards?
prompt-activist-investor = Of which company do you show your shares?
prompt-index-fund =
    { $due ->
        [one] { prompt-shows } It is the last of five: then you receive { MONEY($amount) }.
       *[other] { prompt-shows } { $due } more, and you receive { MONEY($amount) }.
    }
prompt-dead-cat-bounce = { prompt-up }
prompt-put-option = { prompt-bet }
prompt-call-option = { prompt-bet }
prompt-straddle = { prompt-bet }
prompt-subpoena = Who shows you the regular half?
prompt-market-leak = Which pair do you turn face-up?
prompt-front-running-pick-pair = { prompt-look }
prompt-bond-ladder = How many bonds do you buy?
prompt-commodity-swap = { prompt-commodity }
prompt-lock-up-agreement = Which stock is locked?
prompt-poison-pill = { prompt-shows }

# What an answer says.
answer-use = Use { $card }
answer-play = Play { $card }
answer-choose = Play with { $card }
answer-choose-for-auction = Put { $card } up for auction
answer-drop = Discard { $card }
answer-investor = { $card }
answer-strategy = { $card }
answer-pick = { $card }, now { MONEY($price) }
answer-pick-up = Up
answer-pick-down = Down
answer-pick-pair = { pair-of }
answer-pick-pile = Pile { $pile }
answer-pick-card = Card { $number }
answer-pick-card-known = Card { $number }: { $card }
answer-pick-player = { $name }
answer-offer = { $card }
answer-offer-split = { $card }, split card
answer-take = { $card }, now { MONEY($price) }
answer-count = { $number }
answer-take-company = { $card }
answer-take-forecast = { $card }
answer-done-action = End your turn
answer-done-use = Use none
answer-done-pick = No more

ask-choose-investor = choosing an investor
ask-drop-strategy = discarding a strategy
ask-investor-bid = bidding for an investor
ask-use = using an ability
ask-investor = an investor
ask-strategy = a strategy card
ask-pick-company = choosing a company
ask-pick-way = choosing up or down
ask-pick-pair = choosing a pair
ask-pick-pile = choosing a pile
ask-pick-card = choosing a card of a pile
ask-pick-player = choosing a player
ask-offer = choosing a card of your own
ask-take = choosing a card of the discard
ask-count = choosing a number
ask-offer-goods = choosing a commerce card
ask-take-information = taking a company or forecast card
ask-sell-by-card = selling

verb-use = using an ability
verb-play = playing a strategy
verb-choose = choosing an investor
verb-drop = discarding a strategy
verb-investor = dealing an investor
verb-strategy = dealing a strategy card
verb-pick = choosing a company, or up or down
verb-pick-pair = choosing a pair
verb-pick-pile = choosing a pile
verb-pick-card = choosing a card of a pile
verb-pick-player = choosing a player
verb-offer = choosing a card
verb-offer-split = choosing a split card
verb-take = taking a card from the discard
verb-count = choosing a number
verb-take-company = taking a company card
verb-take-forecast = taking a forecast card

# Why something is refused.
refusal-not-your-investor = { $card } is not your investor.
refusal-not-dealt = { $card } was not dealt to you.
refusal-already-chosen = You have chosen { $card } already.
refusal-no-such-strategy = You do not hold the strategy { $card }.
refusal-not-now = { $card } is not used at this moment.
refusal-already-used = { $card } has been used this round.
refusal-already-played =
    { $most ->
        [one] You have played your strategy of this round.
       *[other] You have played your { $most } strategies of this round.
    }
refusal-cannot-pay = { $card } costs { MONEY($value) }, and you have { MONEY($cash) }.
refusal-no-target = { $card } would have no effect now.
refusal-must-use = { $card } must be used.
refusal-not-this-one = { $card } does not allow this choice.
refusal-stock-locked = { $company } is locked: no card and no ability moves it in this Action phase.
refusal-not-in-discard = No { $company } card lies in the discard.
refusal-just-given-up = { $company } was given up for this very card: it cannot take it back.
refusal-open-pair = This pair lies open already.
refusal-own-pair = This pair is your own.
refusal-no-such-slot = There is no card { $number } on this pile.
refusal-own-seat = Choose another player, not yourself.
refusal-action-cards-left = Your action cards must be played first.
refusal-space-blocked = The space is blocked: the bid on pile { $pile } must be passed by at least { $spaces } spaces.
refusal-above-starting-cash = { $card } starts with { MONEY($cash) }: a bid of { MONEY($value) } is too high.

# What happened.
log-investor-dealt =
    { $known ->
        [yes] { subject } received the investor { $investor }.
       *[no] { subject } received a secret investor.
    }
log-investor-chosen =
    { $known ->
        [yes] { subject } chose { $investor }.
       *[no] { subject } chose an investor.
    }
log-investor-shown =
    { $who ->
        [you] You play with { $investor }.
       *[other] { $name } plays with { $investor }.
    }
log-investor-offered = { subject } put { $investor } up for auction on pile { $pile }.
log-investor-won = { subject } won { $investor } for { MONEY($amount) }.
log-starting-cash = { subject } started with { MONEY($amount) }.
log-strategy-dealt =
    { $known ->
        [yes] { subject } drew the strategy { $strategy }.
       *[no] { subject } drew a strategy card.
    }
log-strategy-dropped =
    { $known ->
        [yes] { subject } discarded the strategy { $strategy }.
       *[no] { subject } discarded a strategy card.
    }
log-power-used = { subject } used { $investor }.
log-strategy-played = { subject } played { $strategy }.
log-gained = { subject } received { MONEY($amount) } through { $by }.
log-paid = { subject } paid { MONEY($amount) } for { $by }.
log-given =
    { $to_who ->
        [you] { $name } gave you { MONEY($amount) }.
       *[other] { subject } gave { MONEY($amount) } to { $to_name }.
    }
log-pair-looked =
    { $known ->
        [yes] { subject } looked at { pair-of }: { $company } { $sign } ({ $forecast }).
       *[no] { subject } looked at { pair-of }.
    }
log-pair-told = { subject } sold: everybody now knows that { pair-of } is about { $company }.
log-pile-looked = { subject } looked at the face-down cards of pile { $pile }.
log-half-looked =
    { $other_who ->
        [you] { $name } looked at your regular half.
       *[other] { subject } looked at the regular half of { $other_name }.
    }
log-card-moved = { subject } moved card { $place } of pile { $pile } to pile { $to }.
log-tucked = { subject } put { $strategy } on { pair-of }.
log-halted = Trading in { $company } was halted: it neither moved nor paid.
log-bent =
    { $how ->
        [paid] { $by } made the forecast a dividend of { MONEY($dividend) } a share.
        [paid-then] { $by } made the forecast a dividend of { MONEY($dividend) } a share, and { $sign } after it.
       *[moved] { $by } made the forecast { $sign }.
    }
log-bent-trading-halt = { $by } set the forecast aside.
log-bet = { subject } bet on { $company } with { $strategy }.
log-bet-settled =
    { $amount ->
        [0] { subject } won nothing on { $company } with { $strategy }.
       *[other] { subject } won { MONEY($amount) } on { $company } with { $strategy }.
    }
log-given-up = { subject } gave up { $card }.
log-turned-back = { subject } turned a split { $company } card back to regular.
log-made-split = { subject } moved a { $company } card to the split half.
log-taken = { subject } took { $company } from the discard.
log-showed = { subject } showed { shares-of }.
log-fees-gained = { subject } received { MONEY($amount) } for trading fees instead of paying them.
log-locked = { subject } locked { $company }: no card and no ability moves it in this Action phase.
log-protected = { subject } protected { $company }: it cannot go bankrupt this round.
log-stopped = The fall of { $company } stopped on its first space.
log-information-taken =
    { $known ->
        [yes]
            { $sort ->
                [company] { subject } took { $company } before the deal.
               *[forecast] { subject } took { $sign } before the deal.
            }
       *[no]
            { $sort ->
                [company] { subject } took a company card before the deal.
               *[forecast] { subject } took a forecast card before the deal.
            }
    }
log-opening-drawn =
    { $known ->
        [yes] { subject } drew { $card } for the opening of the piles.
       *[no] { subject } drew a card for the opening of the piles.
    }
log-bonds-moved =
    { $direction ->
        [up]
            { $bonds ->
                [one] { subject } took 1 bond from the supply.
               *[other] { subject } took { $bonds } bonds from the supply.
            }
       *[down]
            { $bonds ->
                [one] { subject } gave up 1 bond.
               *[other] { subject } gave up { $bonds } bonds.
            }
    }
log-commerce-lost = { subject } put { $card } out of the game.

# stockpile cards
cli-cards-help = Shows the investors and strategy cards, all of them or one.
cli-cards-examples =
    Examples:

    stockpile cards

    stockpile cards graham

    stockpile cards rogue-trading --json

    stockpile cards liliane --components balanced --players 3
cli-cards-metavar = KEY
cli-cards-key = An investor or a strategy card: graham, rogue-trading.
cli-cards-players-help = Of how many players the values of --components are shown.
cli-cards-modules-help = Of which modules the values of --components are shown.
cli-cards-none = there is no card “{ $given }”
cli-cards-cost = Cost: { $cost }
cli-cards-free = nothing
cli-cards-cash = Starting cash: { MONEY($two) } with two players, { MONEY($more) } with more.
cli-cards-set = Set: { $set }
cli-cards-needs = Needs the module { $module }.
cli-cards-provenance = Where it comes from: { $provenance }
