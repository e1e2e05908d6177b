"""Numbers with a name and nothing more to say of them: sizes of arrays, card kinds, forecasts, steps, tasks.

What has a key, words or arguments beside its number is declared in the files beside this one.
"""

# Sizes of the arrays in State: limits of the program, not of a setup.
SEATS = 5
OBSERVERS = 6  # the five seats and, last, the public: what the whole table has seen
PUBLIC = 5
ALL = 6  # no observer but the record of a game: everything is seen
STOCKS = 6
PILES = 5
SLOTS = 20
HAND = 4
DECK = 100
MARKET = 12  # kinds of market cards, the unknown one included
KINDS = 20  # kinds of cards that can lie in a pile, likewise
COMMODITIES = 6
GOODS = 7  # kinds of commerce cards: commodities, and tax
COMMERCE = 32  # the most commerce cards in a box
LAID = 2  # the most commerce cards in a hand
FACES = 6
HELD = 8  # what a regular half can hold: six stocks, Boom, Bust
FEES = 3
PAIRS = 6
LOTS = 10  # cards of a regular half by the round they came in; lot 0 is the starting card
SPACES = 16
BIDS = 8
AGENDA = 6
PICKS = 8  # choices of a card that are remembered
SETS = 7
TAXES = 8
PARTS = 8
ANSWERS = 160  # the most answers any question may have
CLAIMS = 21  # from none to twenty
NUMBERS = 10  # that a card can let its owner count
BONDS_AT_ONCE = 3
PLUGINS = 12  # the most cards from outside the box
INVESTORS = 38  # places: those of the box from the first on, plug-ins from the last on
STRATEGIES = 64  # likewise
POWERS = 102  # all cards with a power: investors, then strategies
OWNED = 2  # the most investors a seat can have
OFFERED = 4  # the most investors a seat is dealt
MEMOS = 2  # what a plug-in card may remember for each seat
TUCKS = 8
BETS = 8
NET_INPUTS = 64  # the most numbers that a small network of a bot is given
NET_WIDE = 64  # and those of its hidden layers
NET_NARROW = 32
WAYS = 4  # in which a bot explains what others did

CHANCE = -1  # the seat that is asked when chance is asked
CHANCE_BIT = 6
EVERYONE = 63  # all seats and the public: more than five seats that have each looked for themselves

# Kinds of market cards. 0 is a card one cannot name; a stock's kind is its number plus one.
UNKNOWN = 0
COSMIC = 1
BOTTOMLINE = 2
LEADING = 3
AMERICAN = 4
STANFORD = 5
EPIC = 6
FEE1 = 7
FEE2 = 8
FEE3 = 9
BOOM = 10
BUST = 11
GOLD = 12
CATTLE = 17
TAX = 18
FIRST_CARD = 19

# Columns of a regular half after the six stocks.
HELD_BOOM = 6
HELD_BUST = 7

# Forecast cards. 0 is one that is not known; dividends come last.
PLUS4 = 1
PLUS3 = 2
PLUS2 = 3
PLUS1 = 4
MINUS1 = 5
MINUS2 = 6
MINUS3 = 7
MINUS4 = 8
DIVIDEND1 = 9
DIVIDEND2 = 10
DIVIDEND3 = 11
FORECASTS = 12

# Steps inside a stage.
FIRST_PLAYER = 0
STARTING_CARDS = 1
STRATEGY_HANDS = 2
INVESTOR_HANDS = 3
INVESTOR_CHOICE = 4
INVESTOR_AUCTION = 5
STRATEGY_DROPS = 6
FURTHER_DRAWS = 7
OPEN = 0
DEAL = 1
PLACE = 2
INTEREST = 0
ABILITIES = 1

# Values of some sorts.
WAY_UP = 0
WAY_DOWN = 1
OWN_SPLIT = 8  # values of SORT_OWN from here on are split cards
SALE_SPLIT = 6
SALE_HALF = 12
FORECAST_CARDS = 6  # values of SORT_INFORMATION from here on are forecast cards

# Ways in which a card of the table is sold.
SOLD_REGULAR = 0
SOLD_SPLIT = 1
SOLD_HALF = 2

# A forecast on its way to the market (STR-5).
BENT_MOVE = 0
BENT_DIVIDEND = 1
BENT_AFTER = 2
BENT_HALT = 3
BENT = 4

# Tasks of the agenda.
TASK_DIVIDEND = 1
TASK_GIVE = 2
TASK_CARD = 3
TASK_MOVE = 4

# How far the picks of a card on the agenda are, in `served`.
PICKING = 0
PICKED = 1
BOUND = 2  # at least one more has to be picked

# The six places of the starting mark (KNO-5): intact, one to six for a company, or lost.
INTACT = 0
LOST = 7

# Parts of a final score.
PART_CASH = 0
PART_MAJORITY = 1
PART_STOCKS = 2
PART_BONDS = 3
PART_COMMODITIES = 4
PART_TAXES = 5
PART_FEES = 6
PART_TOTAL = 7
