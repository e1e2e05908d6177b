# Who plays against you, how fast, and what a finished game tells.
bot-level-1 = Level 1
bot-level-1-what = Takes fright and sells, bids on whatever lies open, and puts the rest into bonds.
bot-level-2 = Level 2
bot-level-2-what = Goes by today's prices, forgets that fees are to be paid, and sells in fear.
bot-level-3 = Level 3
bot-level-3-what = Uses its own tip, but forgets fees and sells what might fall.
bot-level-4 = Level 4
bot-level-4-what = Sells too early, and overlooks face-down cards and majorities.
bot-level-5 = Level 5
bot-level-5-what = Chases the tip that everybody has, and makes little of face-down cards.
bot-level-6 = Level 6
bot-level-6-what = Counts well for this round, and bids a little more than it should.
bot-level-7 = Level 7
bot-level-7-what = Thinks the auction through once, and does not care who has most shares.
bot-level-8 = Level 8
bot-level-8-what = Knows the odds of every forecast and every card, and fights for majorities.
bot-level-9 = Level 9
bot-level-9-what = Plays each answer through a few times before giving it.
bot-level-10 = Level 10
bot-level-10-what = Plays each answer through hundreds of times. The strongest.
bot-novice = Novice
bot-novice-what = Careful, and often wrong about what a card is worth.
bot-greedy = Collector
bot-greedy-what = Takes what looks best this round, and keeps what rises.
bot-trader = Trader
bot-trader-what = Knows the odds of every forecast and every card.
bot-broker = Broker
bot-broker-what = Plays each answer through a few times before giving it.
bot-shark = Shark
bot-shark-what = Plays each answer through hundreds of times.
bot-master = Master
bot-master-what = Has learned from many thousands of games what a position is worth, and reads what you lay and bid.
bot-cautious = Saver
bot-cautious-what = A trader who bids low and keeps money back.
bot-aggressive = Bull
bot-aggressive-what = A trader who pays dearly for what it wants.
bot-bluffing = Bluffer
bot-bluffing-what = A trader who bids against what it knows, to mislead you.
bot-hoarding = Hoarder
bot-hoarding-what = A trader who wants the most shares of everything, and hardly ever sells.
bot-random = Dice
bot-random-what = Does anything that is allowed. Nobody to learn from.

pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-instant = Instant

cause-start = Starting cash
cause-deal = Starting shares
cause-auction = Auction
cause-sale = Sales
cause-final = Final sale
cause-forecast = Forecasts
cause-action = Booms and Busts
cause-dividend = Dividends
cause-split = Splits
cause-bankruptcy = Bankruptcies
cause-majority = Majorities
cause-bond = Bonds
cause-commodity = Commodities
cause-tax = Taxes
cause-fee = Trading fees
cause-investor = Investors
cause-strategy = Strategies
cause-other = Everything else

turn-split = { $company } split.
turn-bankrupt = { $company } went bankrupt.
turn-rise = { $company } rose by { $by }.
turn-fall = { $company } fell by { $by }.
turn-boom = { $name } played a Boom on { $company }.
turn-bust = { $name } played a Bust on { $company }.
turn-dividend = { $company } paid a dividend.
turn-pile = { $name } took pile { $pile } for { MONEY($amount) }.
turn-majority = { $name } had most shares of { $company }.

# At the table: marks, pace, giving up, another game.
table-readied =
    { $ready ->
        [yes] { subject } { $who ->
            [you] are
           *[other] is
        } ready.
       *[no] { subject } { $who ->
            [you] are
           *[other] is
        } not ready yet.
    }
table-started = The host lets the game begin.
table-paced = Bots now play at this pace: { $pace }.
table-preferred = Your wish is noted.
table-resigned = { subject } gave up; a bot ({ $bot }) plays on to the end.
table-accepted =
    { $who ->
        [you] You play along in the next game.
       *[other] { $name } plays along in the next game.
    }
table-declined =
    { $who ->
        [you] You do not play along in the next game.
       *[other] { $name } does not play along in the next game.
    }
refusal-resigned = You gave this game up: a bot plays it to the end.
refusal-no-rematch = Nobody has asked for another game yet.
refusal-no-such-code = There is no table with this code. Codes end after a while, and when the game begins.
