# The pages around the table: first page, lobby, end, rules, replays.
page-opponents = Who sits across the table
page-against = The base game against three bots: { $bot }. About twenty minutes.
page-code-have = Have a code?
page-code-join = Join
page-code-short = A code has five letters.
page-code-unknown = No table waits under this code. It may have started, or the code has expired.

page-you = You
page-thousands = in thousands
page-start = Start
page-worth-by-round = Net worth by round
page-turning-points = Turning points
page-swing-up = { $name } gained { $amount }.
page-swing-down = { $name } lost { $amount }.
page-came-from = Where it came from
page-most-by = Most by: { $cause }
page-won-you-by = You win by { $lead }
page-won-by = { $name } wins by { $lead }
page-reckon-cash = This is the cash everybody has in hand.
page-reckon-stocks = All shares are sold at the price where they stand.
page-reckon-bonds = Bonds are paid back.
page-reckon-commodities = Commodities pay by sets of different kinds.
page-reckon-taxes = Taxes and fees still owed come off.
page-skip = Any key goes to the winner
page-next = What next
page-more = More
page-share = Share the result
page-shared = The picture is saved, the link to the replay is copied.
page-watch-again = Watch it again
page-rematch-ask = Another game?
page-rematch-what = The same table. Everybody here sees your invitation.
page-rematch-in =
    { $count ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
page-rematch-waiting = A new table is set up
page-rematch-out = Not this time: { $names }
page-rematch-yes = I am in
page-rematch-no = Not this time
page-guided-over = That was the whole game, in short.
page-guided-over-what = Now play a real one against three bots for beginners.
page-guided-again = The guided game again
page-real-game = Play a real game
page-after-rounds =
    { $rounds ->
        [one] After { $rounds } round
       *[other] After { $rounds } rounds
    }

page-guide-goal-title = The goal
page-guide-goal = Whoever has most money at the end wins. You begin with { $cash }; shares are sold at the end too.
page-guide-board-title = The market
page-guide-board = Six companies. Each marker shows what one share brings now. Prices move at the end of every round.
page-guide-tip-title = Your secret tip
page-guide-tip = Only you know this: { $company } { $sign }. A plus means it will rise by so many spaces, a minus that it will fall, a $ that it pays a dividend. Everybody else has a tip too.
page-guide-open-pair-title = Known to all
page-guide-open-pair = One tip lies open for everybody: { $company } { $sign }.
page-guide-pile-title = A pile
page-guide-pile = Each pile is bought as a whole. Everybody adds a card you see and one you do not. At the end of the round everybody owns one pile.
page-guide-fee-title = Why a fee matters
page-guide-fee = A trading fee goes with its pile: whoever takes the pile pays it to the bank on top of the bid. Face-down, it is a trap.
page-guide-supply-title = Supply: your two cards
page-guide-supply = Put one on a pile face-up, the other on a pile face-down. Sweeten a pile you want, or spoil one you do not.
page-guide-demand-title = Demand: the auction
page-guide-demand = Put your meeple on a space of a track: that is your bid for the pile. Whoever is outbid bids again elsewhere, or higher. Nobody pays until all stand still.
page-guide-outbid-title = You were outbid
page-guide-outbid = Your meeple is back in your hand and costs nothing. Bid again.
page-guide-action-title = Action
page-guide-action = Who bought a Boom or a Bust must use it now: a price of their choice moves two spaces up or down.
page-guide-selling-title = Selling
page-guide-selling = Sell at today’s price, or keep. Think of your tip: what will rise, you keep; what will fall, you sell now.
page-guide-movement-title = Movement
page-guide-movement = Now all tips are turned over and the prices move, one pair after the other. Below the first space a company goes bankrupt and its shares are lost.
page-guide-dividend-title = A dividend
page-guide-dividend = The company pays for every share you show; you keep the shares.
page-guide-split-title = A split
page-guide-split = A price went beyond its last space: each card of that company now counts as two shares, and the price begins again lower down.
page-guide-again-title = The last round
page-guide-again = The same six phases once more, with a new tip. A real game has a few rounds more.
page-guide-last-title = Before the reckoning
page-guide-last = After this Movement all is sold. Whoever has most shares of a company is paid a bonus first, so keeping a few together may be worth it.
page-guide-next = Next
page-guide-done = Got it
page-guide-back = Back
page-guide-skip = Play without words
page-guide-repeat = Explain again
page-guide-leave = Leave the guided game

page-ready = ready
page-not-ready = not ready yet
page-im-ready = I am ready
page-unready = Wait, not yet
page-start-now = Start the game
page-leave = Leave the table
page-lobby-free = There are free seats.
page-lobby-all = Everybody is here.
page-code = Code
page-code-what = to type in on the first page; good for two hours
page-clock-live = { $minutes } minutes each, and { $seconds } seconds a turn
page-clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }

page-rules-goal = Be the richest at the end. Buy piles of cards at auction, know a little more than the others, sell before prices fall, and hold most shares of a company when the game ends.
page-rules-round = A round in six pictures
page-rules-information = Everybody looks at a secret pair: a company, and what will happen to its price. One pair lies open.
page-rules-supply = Everybody adds two cards to the piles: one face-up, one face-down.
page-rules-demand = Meeples bid for the piles. Whoever is outbid bids again, until everybody has one. Fees come on top.
page-rules-action = Bought Booms and Busts move a price two spaces up or down.
page-rules-selling = Everybody may sell shares at the price of the day.
page-rules-movement = The pairs are turned over and prices move. At the top a stock splits and counts double; at the bottom the company is bankrupt.
page-rules-more = All rules of { $phase }
page-rules-signs = What the signs mean
page-rules-numbered = To look things up
page-rules-numbered-what = Every rule has a number, and refusals in the game name it.
page-sign-boom = a price of your choice goes up two spaces
page-sign-bust = a price of your choice goes down two spaces
page-sign-fee = to be paid by whoever takes the pile
page-sign-up = the price will rise so many spaces
page-sign-down = the price will fall so many spaces
page-sign-dividend = a dividend for every share that is shown
page-sign-meeple = a bid; the shape on it tells the players apart

page-replay-speed = Speed
page-chapters = Chapters
page-rules-count = { $count } rules
