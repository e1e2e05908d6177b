# What a seat is asked, and what each answer says.
question-place-up = Place one card face-up on a pile.
question-place-down = Place your other card face-down on a pile.
question-bid = Bid for a pile.
question-action = Play your action cards ({ $cards }): choose a stock.
question-sell = Sell stock cards, or finish selling.
question-claim = { $company } pays { MONEY($amount) } a share. How many of your hidden cards do you show?
question-first = Who is the first player?
question-start = Which starting card comes next?
question-market = Which market card comes next?
question-company = Which company card comes next?
question-forecast = Which forecast card comes next?
question-bonds = A bond costs { MONEY($price) } and pays { MONEY($interest) } each round. How many do you buy? (Your cash: { MONEY($cash) })
question-lay = Lay a commerce card face-up on a pile ({ $cards }).
question-lay-first = Lay the First Player Card on a pile: its buyer names the next first player.
question-give = To whom do you give the First Player Card? That player is first next round.
question-die = Which side does the next die show?
question-commerce = Which commerce card comes next?

answer-up = { $card }, face-up, on pile { $pile }
answer-down = { $card }, face-down, on pile { $pile }
answer-bid = { MONEY($value) } on pile { $pile }
answer-boom = { $card }, now { MONEY($price) }: Boom, up 2
answer-bust = { $card }, now { MONEY($price) }: Bust, down 2
answer-sell = Sell 1 { $card }
answer-sell-split = Sell 1 split { $card } card, 2 shares
answer-sell-half = Sell half of a split { $card } card, 1 share
answer-claim =
    { $number ->
        [0] Show none
        [one] Show 1 card
       *[other] Show { $number } cards
    }
answer-done = Finish selling
answer-first = { $name } begins
answer-start = { $card }
answer-deal = { $card }
answer-company = { $card }
answer-forecast = { $card }
answer-bonds =
    { $number ->
        [0] Buy no bonds
        [one] Buy 1 bond
       *[other] Buy { $number } bonds
    }
answer-lay = { $card } on pile { $pile }
answer-give =
    { $who ->
        [you] Keep it yourself
       *[other] { $name }
    }
answer-roll = { $card }
answer-draw = { $card }

# What an answer does to your cash, after its words; $money and $fees have their sign.
answer-money = { $answer } ({ $money })
answer-money-fees = { $answer } ({ $money }, { $fees } for fees you owe)
answer-bid-costs = { $answer } (you pay { MONEY($amount) })
answer-bid-brings = { $answer } (the bank pays you { MONEY($amount) })
answer-bid-money = { $answer }, { $money } at once
answer-bid-money-fees = { $answer }, { $money } at once, { $fees } for fees you owe

ask-place = placing a card
ask-bid = bidding
ask-action = playing an action card
ask-sell = selling
ask-claim = claiming a dividend
ask-first = the first player
ask-start = a starting card
ask-market = a market card
ask-company = a company card
ask-forecast = a forecast card
ask-bonds = buying bonds
ask-lay = laying a card on a pile
ask-give = giving the First Player Card
ask-die = a die
ask-commerce = a commerce card

verb-up = placing a card face-up
verb-down = placing a card face-down
verb-bid = bidding
verb-boom = playing a Boom
verb-bust = playing a Bust
verb-sell = selling a card
verb-sell-split = selling a split card
verb-sell-half = selling half of a split card
verb-claim = claiming a dividend
verb-done = finishing
verb-first = naming the first player
verb-start = dealing a starting card
verb-deal = dealing a market card
verb-company = dealing a company card
verb-forecast = dealing a forecast card
verb-bonds = buying bonds
verb-lay = laying a card on a pile
verb-give = giving the First Player Card
verb-roll = rolling a die
verb-draw = drawing a commerce card
