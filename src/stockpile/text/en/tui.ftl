# The table in the terminal.
nothing = nothing
status = Round { $round } of { $rounds } · { $stage } · first: { $first } · { $left } cards left
status-setup = Before the first round · first: { $first }
market-line = { $company }: { MONEY($price) }, space { $space } of { $spaces }.
market-known = You know: { $sign }.
pile-line = Pile { $pile }: { $cards }.
pile-bid =
    { $who ->
        [you] Your bid: { MONEY($value) }.
       *[other] Bid of { $name }: { MONEY($value) }.
    }
pile-hidden =
    { $who ->
        [you] face-down card of yours
       *[other] face-down card of { $name }
    }
pile-known = { $card } (face-down)
pile-offer = { $card }, starting cash { MONEY($cash) }
pile-blocked = The next space, { MONEY($value) }, is blocked.
mine-cash = Your cash: { MONEY($amount) }.
mine-hand = Your hand: { $cards }.
mine-regular = Your regular half: { $cards }.
mine-split = Your split half: { $cards }.
mine-fees = Fees that you still owe: { $cards }.
mine-worth = Your cards would sell for { MONEY($amount) }.
mine-bonds =
    { $bonds ->
        [one] You have 1 bond.
       *[other] You have { $bonds } bonds.
    }
mine-commerce = Your commerce cards: { $cards }. They count { MONEY($amount) } so far.
mine-drawn = Drawn from the commerce deck: { $cards }.
player-line =
    { $cards ->
        [one] { $name }: { MONEY($amount) }, 1 card, split half: { $split }.
       *[other] { $name }: { MONEY($amount) }, { $cards } cards, split half: { $split }.
    }
player-fees = Owes { $cards }.
player-bonds =
    { $bonds ->
        [one] 1 bond.
       *[other] { $bonds } bonds.
    }
player-commerce = Commerce cards: { $cards } ({ MONEY($amount) }).
player-heir = First next round: { $name }.
know-mine = Your pair: { $company } { $sign } ({ $forecast }).
know-open = Open to all: { $company } { $sign } ({ $forecast }).
know-seen = You have seen: { $company } { $sign } ({ $forecast }).
know-left = On the other stocks lie: { $signs }.
know-dice = The dice show: { $signs }.
know-pile = Face-down on pile { $pile }, as you know: { $cards }.
know-half = { $name } holds, as you know: { $cards }.
know-nothing = You know no more than what lies open.
menu-pile = Pile { $pile }
preview-cash = Your cash: { MONEY($before) } → { MONEY($after) }.
preview-bid = If this bid stands, you have { MONEY($left) } left.
preview-bonds = By the end of the game they bring { MONEY($amount) } more than they cost.
end-title = Final reckoning
saved = The game is saved in { $file }.
rules-none = No rule speaks of “{ $sought }”.

# Investors and strategies.
power-line = { $card }: { $text }
power-dealt = { $card } (starting cash { MONEY($cash) }): { $text }
mine-dealt = Dealt to you: { $line }
mine-investor = Your investor { $line }
mine-used = Used this round: { $cards }.
mine-strategy = Your strategy { $line }
mine-dropped = Strategies that you discarded: { $cards }.
mine-played = Strategies that you played: { $cards }.
player-investors =
    { $count ->
        [one] Investor: { $cards }.
       *[other] Investors: { $cards }.
    }
player-used = Used this round: { $cards }.
player-strategies =
    { $count ->
        [0] No strategy card in hand.
        [one] 1 strategy card in hand.
       *[other] { $count } strategy cards in hand.
    }
player-played = Played: { $cards }.
know-tuck = { $card } lies on { pair-of }.
know-bet =
    { $who ->
        [you] Your bet: { $company }, with { $card }.
       *[other] Bet of { $name }: { $company }, with { $card }.
    }
know-locked = Locked for this Action phase: { $cards }.
know-protected = Safe from bankruptcy this round: { $cards }.
cards-none = This game has neither investors nor strategies.
cards-investor = { $name } has the investor { $line }
cards-played = { $name } has played { $line }
menu-offer = Pile { $pile }: { $offer }
menu-play = Play a strategy
menu-place-up = { $card }, face-up
menu-place-down = { $card }, face-down
menu-take-company = A company card
menu-take-forecast = A forecast card
menu-more = More
preview-pays = For you this bid costs { MONEY($amount) }.
preview-gets = For this bid the bank pays you { MONEY($amount) }.
preview-offer = { $card } starts with { MONEY($cash) }: { MONEY($left) } would be left.

# Line by line.
plain-welcome = Stockpile. Answer with a number or in notation (bid 2@10). ? explains the commands.
plain-bye = Goodbye.
plain-pass = { $name }, it is your turn. The others look away. Press Enter when you are ready.
plain-below = { $what }:
plain-no-such-number = Please give a number from 1 to { $most }.
plain-help = Answer with a number of the list or in notation: up epic>3, down fee2>1, bid 2@10, boom epic, sell epic, sell-split epic, sell-half epic, claim 2, done, bonds 2, lay gold>3, give 2, choose graham, use cramer, play leverage, pick epic, pick up, pick pair 2, offer epic, take epic. Commands:
plain-undone = Taken back.
plain-languages = The languages are { $languages }.
plain-save-where = Give a file name: save game.txt
command-help = help
command-market = market
command-piles = piles
command-hand = hand
command-know = know
command-players = players
command-cards = cards
command-log = log
command-rules = rules
command-undo = undo
command-back = back
command-lang = lang
command-save = save
command-quit = quit
help-help = this list
help-market = prices of all stocks
help-piles = the piles and the bids on them
help-hand = your cash, your hand and both halves of your portfolio
help-know = what you know beyond the open cards
help-players = what can be seen of each player
help-cards = investors and strategies, yours and what can be seen of the others, with their texts
help-log = everything that has happened
help-rules = looks up rules: rules DEM-7, rules INV:graham, rules STR:leverage
help-undo = takes back your last answer while nobody has seen it
help-back = the first list of answers again
help-lang = another language: lang fr
help-save = writes the game to a file: save game.txt
help-quit = ends the program

# Full screen.
tui-title = Stockpile
tui-market = Market
tui-players = Players
tui-piles = Piles
tui-mine = My portfolio
tui-log = Log
tui-know = What I know
tui-goods = Commodities and taxes
tui-powers = Investors and strategies
tui-cards-title = Investors and strategies
tui-strategies =
    { $count ->
        [0] no strategies
        [one] 1 strategy
       *[other] { $count } strategies
    }
tui-played = played: { $cards }
tui-key-cards = investors and strategies, with their texts
tui-sign-used = an ability that has been used this round
tui-sign-blocked = a space of a track that is blocked
tui-sign-locked = a stock that no card and no ability moves
tui-sign-protected = a stock that cannot go bankrupt this round
tui-sign-tuck = a strategy lies on the pair of this stock
tui-known-mine = mine
tui-known-open = open
tui-known-seen = seen
tui-left = unknown: { $signs }
tui-column-cash = cash
tui-column-cards = cards
tui-column-split = spl.
tui-cash = Cash
tui-worth = cards sell for { MONEY($amount) }
tui-hand = Hand
tui-regular = Regular
tui-split = Split
tui-owed = Owed
tui-drawn = Drawn
tui-commerce = Commerce
tui-bonds = Bonds
tui-knows = Known
tui-thinking = { $name } is thinking …
tui-waiting = The bots play …
tui-choose-below = Enter or a number opens the list.
tui-answer-hint = Enter or a number answers.
tui-pass-title = { $name }, it is your turn
tui-pass-text = Take the keyboard; the others look away. Press Space when nobody but you can see the screen.
tui-keys = 1–9 choose · Esc back · u undo · : type · l log · k known · c cards · r rules · F2 language · ? help · q quit
tui-keys-short = 1–9 choose · Esc back · u undo · l log · k known · c cards · ? help · q quit
tui-keys-close = Esc closes
tui-keys-end = n new game · l log · s save · q quit
tui-help-title = Keys and signs
tui-help-keys = Keys
tui-help-signs = Signs
tui-key-numbers = chooses that line
tui-key-arrows = moves through the list and shows what an answer does
tui-key-enter = answers, or opens the list below
tui-key-escape = back to the first list
tui-key-undo = takes back your last answer while nobody has seen it
tui-key-type = types an answer in notation, such as bid 2@10
tui-key-log = the whole log
tui-key-know = what you know
tui-key-rules = looks up rules
tui-key-language = English, French, Portuguese
tui-key-save = saves the game
tui-key-quit = leaves; the game is saved if --save was given
tui-sign-stock = a stock card, by its first letter
tui-sign-fee = a trading fee
tui-sign-boom = Boom
tui-sign-bust = Bust
tui-sign-hidden = a card that lies face-down
tui-sign-known = a face-down card that you know
tui-sign-price = the price of a stock, or the bid on a pile
tui-rules-title = Rules
tui-rules-prompt = a rule (DEM-7) or a word
tui-type-prompt = an answer, such as bid 2@10
tui-no-save = Start with --save FILE to save the game.
tui-quit-title = Leave the game?
tui-quit-text = Enter leaves, Esc plays on.
tui-end-title = The game is over
tui-know-title = What you know
tui-sign-mine = a forecast that only you know
tui-sign-open = a forecast that all know
tui-sign-first = the first player
tui-sign-asked = the player who is asked
tui-sign-goods = a commodity, by its first letters
tui-sign-tax = a tax
tui-sign-card = the First Player Card on a pile
tui-sign-heir = the first player of the next round
tui-sign-bonds = bonds
tui-sign-dice = what the dice show
