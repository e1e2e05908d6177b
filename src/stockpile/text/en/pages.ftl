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
