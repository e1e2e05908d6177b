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
page-most-by = Led in: { $cause }
page-won-you-by = You win by { $lead }
page-won-by = { $name } wins by { $lead }
page-reckon-cash = This is the cash everybody has in hand.
page-reckon-stocks = All shares are sold at the price where they stand.
page-reckon-bonds = Bonds are paid back.
page-reckon-commodities = Commodities pay by sets of different kinds.
page-reckon-taxes = Taxes and fees still owed come off.
page-skip = { $by ->
    [touch] Tap to see the winner
   *[key] Any key goes to the winner
}
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

page-guide-next = Next
page-guide-done = Got it
page-guide-back = Back
page-guide-skip = Play without words
page-guide-repeat = Explain again
page-guide-repeat-short = Explain
page-guide-leave = Leave the guided game
page-guide-leave-short = Leave

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
