# The guided first game: two rounds with prepared cards, one thought at a time.
guide-goal = Whoever has the most money at the end wins. You get it by owning shares whose price rises. Here are the six companies and their prices.
guide-tip = Your secret tip: { $company } will rise by 4 at the end of this round. Nobody else knows.
guide-open-pair = One more tip lies open for everybody. The others are secret, each known to one player.
guide-pile = In a moment everybody buys exactly one of these piles, with all cards in it. Some of them lie face-down: their owners know them, you guess.
guide-fee = You hold a trading fee. Whoever buys the pile it lies on pays it. Put it face-down on a pile that you do not want.
guide-bid = Bid by placing your meeple on a pile's track. If somebody bids more, you choose again, anywhere. A share of { $company } lies open: what is it worth to you?
guide-action = Whoever bought the Boom moves one price up by two now, of any company.
guide-selling = You may sell shares at today's price. What will rise, you keep; what will fall, you sell.
guide-movement = All tips are turned over now, one after the other, and the prices walk.
guide-dividend = { $company } pays a dividend: 2 for every share that you show. You had one from the start.
guide-second = The second and last round: new cards, new tips. Prices stay where they are.
guide-split = { $company } stands high. Beyond the last space it splits: every share counts double from then on, and the price begins again at 6.
guide-reckoning = The end: whoever has most shares of a company gets 10 more, then everything is sold at the last price.
guide-over = You know the game. A real one has more rounds: play it now.
