"""Every number the engine gives a name to: sizes, card kinds, forecasts, stages, asks, tasks and events.

`declare.py` turns this file into `ids.pxd`, so that compiled modules see the same names as C constants.
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
COMMERCE = 32  # the most commerce cards in a box
LAID = 2  # the most commerce cards in a hand
FACES = 6
HELD = 8  # what a regular half can hold: six stocks, Boom, Bust
FEES = 3
PAIRS = 6
LOTS = 10  # cards of a regular half by the round they came in; lot 0 is the starting card
SPACES = 16
BIDS = 8
STAGES = 21
AGENDA = 6
PICKS = 8  # choices of a card that are remembered
SETS = 7
TAXES = 8
PARTS = 8
ANSWERS = 160  # the most answers any question may have
PLUGINS = 12  # cards of either sort from outside the box
INVESTORS = 38  # those of the box, then plug-ins
PRINTED_INVESTORS = 26
STRATEGIES = 64
PRINTED_STRATEGIES = 52
POWERS = 102  # all cards with a power: investors, then strategies
OWNED = 2  # the most investors a seat can have
OFFERED = 4  # the most investors a seat is dealt
MEMOS = 2  # what a plug-in card may remember for each seat
TUCKS = 8
BETS = 8

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

# Stages of a round; setup.py says in which order they come (RND-2).
SETUP = 0
INFORMATION = 1
SUPPLY = 2
DEMAND = 3
PAYING = 4
ACTION = 5
SELLING = 6
MOVEMENT = 7
ROUND_END = 8
GAME_END = 9
OVER = 10
BONDS = 11
DICE = 12
COMMERCE_STAGE = 13
FIRST_CARD_STAGE = 14
BEFORE_INFORMATION = 15
BEFORE_DEMAND = 16
BIDDING_ENDED = 17
END_OF_SELLING = 18
AFTER_SELLING = 19
END_OF_DEMAND = 20

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

# What a seat can be asked.
NOTHING = 0
ASK_PLACE = 1
ASK_BID = 2
ASK_ACTION = 3
ASK_SELL = 4
ASK_CLAIM = 5
ASK_FIRST = 6
ASK_START = 7
ASK_MARKET = 8
ASK_COMPANY = 9
ASK_FORECAST = 10
ASK_BONDS = 11
ASK_LAY = 12
ASK_GIVE = 13
ASK_DIE = 14
ASK_COMMERCE = 15
ASK_CHOOSE = 16
ASK_DROP = 17
ASK_INVESTOR_BID = 18
ASK_USE = 19
ASK_INVESTOR = 20
ASK_STRATEGY = 21
ASK_PICK = 21  # and the sort of what is picked
ASKS = 34

# What a card can let its owner pick; the ask is ASK_PICK plus the sort.
SORT_STOCK = 1
SORT_WAY = 2
SORT_PAIR = 3
SORT_PILE = 4
SORT_SLOT = 5
SORT_SEAT = 6
SORT_OWN = 7  # a regular card, Boom and Bust included, or a split card
SORT_DISCARD = 8
SORT_NUMBER = 9
SORT_COMMERCE = 10
SORT_INFORMATION = 11
SORT_SALE = 12
SORTS = 13

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

# The flat action table: first id of each block, see actions.py.
ACT_UP = 0
ACT_DOWN = 55
ACT_BID = 110
ACT_BOOM = 150
ACT_BUST = 156
ACT_SELL = 162
ACT_SELL_SPLIT = 168
ACT_SELL_HALF = 174
ACT_CLAIM = 180
CLAIMS = 21
ACT_DONE = 201
ACT_FIRST = 202
ACT_START = 207
ACT_DEAL = 213
ACT_COMPANY = 224
ACT_FORECAST = 230
ACT_BONDS = 241
BONDS_AT_ONCE = 3
ACT_LAY = 245
ACT_GIVE = 285
ACT_ROLL = 290
ACT_DRAW = 301
ACT_USE = 308
ACT_PLAY = 346
ACT_CHOOSE = 410
ACT_DROP = 448
ACT_INVESTOR = 512
ACT_STRATEGY = 550
ACT_PICK_STOCK = 614
ACT_PICK_WAY = 620
ACT_PICK_PAIR = 622
ACT_PICK_PILE = 628
ACT_PICK_SLOT = 633
ACT_PICK_SEAT = 653
ACT_OFFER = 658
ACT_TAKE = 672
ACT_PICK_NUMBER = 678
NUMBERS = 10
ACT_OFFER_COMMERCE = 688
ACT_TAKE_INFORMATION = 695
ACTION_COUNT = 712

# Events, in the order of events.py.
EV_GAME_STARTED = 0
EV_STARTING_CARD = 1
EV_ROUND_STARTED = 2
EV_PAIR_DEALT = 3
EV_OPENED = 4
EV_DEALT = 5
EV_PLACED = 6
EV_STAGE = 7
EV_BID = 8
EV_OUTBID = 9
EV_BID_PAID = 10
EV_PILE_TAKEN = 11
EV_FEE_PAID = 12
EV_ACTION_PLAYED = 13
EV_MOVED = 14
EV_SPLIT = 15
EV_SPLIT_PAID = 16
EV_SPLIT_SHOWN = 17
EV_BANKRUPT = 18
EV_BANKRUPT_LOST = 19
EV_DIVIDEND = 20
EV_DIVIDEND_PAID = 21
EV_CLAIMED = 22
EV_SOLD = 23
EV_PAIR_SHOWN = 24
EV_ROUND_ENDED = 25
EV_CARDS_SHOWN = 26
EV_MAJORITY = 27
EV_FINAL_SALE = 28
EV_GAME_ENDED = 29
EV_ASKED = 30
EV_BONDS_BOUGHT = 31
EV_INTEREST = 32
EV_ROLLED = 33
EV_COMMERCE_DRAWN = 34
EV_LAID = 35
EV_FIRST_GIVEN = 36
EV_BONDS_PAID = 37
EV_COMMODITIES_PAID = 38
EV_TAXES_PAID = 39
EV_INVESTOR_DEALT = 40
EV_INVESTOR_CHOSEN = 41
EV_INVESTOR_SHOWN = 42
EV_INVESTOR_OFFERED = 43
EV_INVESTOR_WON = 44
EV_STARTING_CASH = 45
EV_STRATEGY_DEALT = 46
EV_STRATEGY_DROPPED = 47
EV_POWER_USED = 48
EV_STRATEGY_PLAYED = 49
EV_GAINED = 50
EV_PAID = 51
EV_GIVEN = 52
EV_PAIR_LOOKED = 53
EV_PILE_LOOKED = 54
EV_HALF_LOOKED = 55
EV_CARD_MOVED = 56
EV_TUCKED = 57
EV_HALTED = 58
EV_BENT = 59
EV_BET = 60
EV_BET_SETTLED = 61
EV_GIVEN_UP = 62
EV_TURNED_BACK = 63
EV_MADE_SPLIT = 64
EV_TAKEN = 65
EV_SHOWED = 66
EV_FEES_GAINED = 67
EV_LOCKED = 68
EV_PROTECTED = 69
EV_STOPPED = 70
EV_INFORMATION_TAKEN = 71
EV_OPENING_DRAWN = 72
EV_BONDS_MOVED = 73
EV_COMMERCE_LOST = 74
EV_PAIR_TOLD = 75

# Sorts of cells in a view; the number of a cell is sort * CELL_WIDTH + index, see cells.py.
CELL_ROUND = 0
CELL_PHASE = 1
CELL_FIRST = 2
CELL_PROGRESS = 3
CELL_QUESTION = 4
CELL_CASH = 5
CELL_FEES = 6
CELL_REGULAR = 7
CELL_SPLIT = 8
CELL_HAND = 9
CELL_MEEPLES = 10
CELL_PILE = 11
CELL_BID = 12
CELL_MARKET = 13
CELL_PAIR = 14
CELL_DECK = 15
CELL_DISCARD = 16
CELL_EXCLUDED = 17
CELL_SCORE = 18
CELL_WINNERS = 19
CELL_BONDS = 20
CELL_COMMERCE = 21
CELL_COMMERCE_DECK = 22
CELL_ROLLED = 23
CELL_HEIR = 24
CELL_INVESTORS = 25
CELL_OFFERS = 26
CELL_STRATEGIES = 27
CELL_STRATEGY_DECK = 28
CELL_TUCKS = 29
CELL_BETS = 30
CELL_LOCKED = 31
CELL_PROTECTED = 32
CELL_TALLY = 33
CELL_OPENING = 34
CELL_MEMOS = 35
CELL_COMMERCE_OUT = 36
CELL_SORTS = 37
CELL_WIDTH = 8
CELL_NONE = 511
