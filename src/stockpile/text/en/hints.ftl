# Hints: what an answer can be expected to bring, and why. Money with decimals is in thousands.
hint-title = What the answers bring (each played out in { $worlds } worlds):
hint-option = { $answer }: about { MONEY($money) } at the end ({ MONEY($low) } to { MONEY($high) }), wins { $win } %
hint-because = { $option }. Reasons: { $why }
hint-pile-worth = pile { $pile } is worth about { MONEY($worth) } to you
hint-bid-leaves = after paying you gain about { MONEY($gain) } and keep { MONEY($cash) } in cash
hint-bidders-left = { $count ->
    [0] nobody can outbid you any more
    [one] one meeple is still to be placed
   *[other] { $count } meeples are still to be placed
}
hint-card-worth = { $card } is worth about { MONEY($worth) } this round
hint-pile-seen = the others see about { MONEY($worth) } in pile { $pile }
hint-sell-now = { $company } brings { MONEY($price) } now
hint-keep-brings = kept through Movement it is expected to be worth { MONEY($worth) }
hint-shares = you have { $count ->
    [one] one share
   *[other] { $count } shares
} of { $company }
hint-shares-others = the others are expected to have { $count } shares of { $company } together
hint-price = { $company } stands at { MONEY($price) }
hint-claim-shows = it shows the others { $count ->
    [one] one card
   *[other] { $count } cards
}
hint-interest = interest to the end: { MONEY($interest) } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
hint-cash-left = you keep { MONEY($cash) } for this auction
hint-option-help = Show what each answer can be expected to bring, and why.

# The commands about bots.
bots-help = Lists the bots, from the weakest to the strongest, then the personas.
bots-examples =
    Examples:
    stockpile bots
    stockpile bots --json
bots-random = answers anything legal
bots-novice = counts like the greedy one, and often gets it wrong
bots-greedy = counts what it sees by what it knows
bots-trader = thinks auctions through, counts majorities, splits and risks
bots-broker = a trader that tries its best answers in a few possible worlds
bots-shark = the same in many worlds; shark@1000 or shark@2s for more
bots-master = searches like the shark, judges by what many games have taught and reads what the others do; master@2000 or master@2s for more
bots-cautious = a trader that pays little and keeps its money together
bots-aggressive = a trader that pays more for what it wants
bots-bluffing = a trader that likes to spoil the piles of others
bots-hoarding = a trader that wants the most shares of everything
bots-command = a program of your own; see docs/bots.md
bots-class = a Python class of your own; see docs/bots.md
bots-policy = a policy that has learned, from a file; see docs/research.md
bot-help = Programs of your own as bots.
bot-check-help = Plays games with a bot and reports whether it keeps to the protocol and to the rules.
bot-check-examples =
    Examples:
    stockpile bot check 'cmd:./mybot.py'
    stockpile bot check 'cmd:python mybot.py' --games 5 --json
bot-check-name = the bot, for instance cmd:./mybot.py or py:mybot:Bot
bot-check-fine = { $bot }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } answers, all legal; { $ms } ms an answer, { $wins } % won
bot-check-faults = { $bot }: failed in { $faults } of { $games } games
bot-check-fault = { $count } × { $what }
arena-help = Lets bots play each other on the same deals from every seat, and ranks them.
arena-examples =
    Examples:
    stockpile arena trader shark@64 greedy --deals 100 --jobs 2
    stockpile arena trader greedy greedy greedy --deals 200
    stockpile arena trader cmd:./mybot.py --players 3 --deals 200 --out results
    stockpile arena trader greedy --modules all --json
arena-bots = who plays: as many as there are seats (trader greedy greedy greedy is one against three), or fewer, each once, who are seated in turn; also shark@256, shark@1s, cmd:./mybot.py, py:mybot:Bot, npz:policy.npz
arena-deals-help = How many deals; each is played in every rotation of the seats.
arena-out-help = A folder for games, table and chart; started again with the same call, it goes on where it stopped.
arena-too-few = the arena wants at least two different bots
arena-too-many = { $given } bots for { $seats } seats: a name is a seat; --players says how many there are
arena-twice = { $bot } is there twice among { $given } bots for { $seats } seats: give each bot once, or one for each seat
arena-other-contest = { $folder } holds another contest; name another folder, or the same bots, players, modules and seed
arena-broken-file = { $file }, line { $line }: { $problem }
arena-no-rating = ratings want the package numpy: pip install 'stockpile-game[arena]'
arena-progress = deals
arena-title = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, { $games } games, { $players } players
arena-timed = Some bots think by the clock: another run may come out otherwise.
arena-column-bot = Bot
arena-column-wins = Won
arena-column-interval = 95 % interval
arena-column-rating = Rating
arena-column-money = Money
arena-column-time = ms an answer
arena-column-faults = Failed
arena-column-illegal = Illegal answers
arena-column-input = Tokens read
arena-column-output = Tokens written
arena-column-cost = Cost
arena-column-fewer = Times fewer deals
arena-luckless = Luck taken out
arena-written = Games, table and chart are in { $folder }.
