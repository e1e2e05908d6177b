"""The shapes of cells that are more than a number: what lies on the table, what a seat has, what it has done."""

from .keys import PARTS
from .shapes import (
    NULL,
    SECRET,
    Part,
    Shape,
    computed,
    counts,
    held,
    left,
    many,
    marked,
    number,
    record,
    row,
    seat,
    seats,
    special,
    truth,
    word,
)

PROGRESS = record(
    "Where the stage stands; written by the program, for the program.",
    Part("step", number("step", 0, 100, "The step inside the stage."), required=False),
    Part("turn", number("turn", 0, 100, "The place in the turn order that is up, the first player 0."), required=False),
    Part("count", number("count", 0, 100, "How many of the step's things are done."), required=False),
    Part("deal", number("deal", 0, 100, "How many deals of Supply are done."), required=False),
    Part(
        "agenda",
        many(
            "depth",
            "AGENDA",
            special("task"),
            "What is to be finished before the stage goes on, the last one first: claims, gifts, cards.",
        ),
        required=False,
    ),
    named="progress",
)
FEES = row("fees[i]", "FEES", 0, 40, "Held fees of kind 1, 2 and 3.", named="fees")
HAND = many("hand_n[i]", "HAND", word("hand[i][j]", "card_or_secret"), "Cards in hand during Supply.", named="hand")
PILE = many(
    "pile_n[i]",
    "SLOTS",
    record(
        "A card on a pile.",
        Part("card", word("pile_card[i][j]", "card_or_secret laid_card")),
        Part("up", truth("pile_up[i][j]")),
        Part("by", seat("pile_placer[i][j]", plus=1), when="pile_placer[i][j]", required=False),
        Part("known", seats("pile_known[i][j]", filled="at_table"), unless="pile_up[i][j]", required=False),
        named="pile_card",
    ),
    "The cards of a pile in the order they were laid.",
    named="pile",
)
BID = record(
    "The meeple on a track.",
    Part("seat", seat("bid_seat[i]")),
    Part("space", number("bid_space[i]", 0, "BIDS", plus=1)),
    Part("value", computed("g.box.bid_value[g.bid_space[i] - 1]", 1000)),
    null="bid_space[i]",
    named="bid",
)
STOCK = record(
    "Where a stock stands.",
    Part("space", number("space[i]", 0, "SPACES")),
    Part("price", computed("box.price(g.box, i, g.space[i])", 1000)),
    named="price",
)
TOLD = truth("pair_told[i]", "Whether a sale has told everybody the company (Front Running).")
PAIR = record(
    "A pair of company and forecast, whose it is and who knows it.",
    Part("owner", special("owner")),
    Part("company", word("pair_company[i]", "company_or_secret")),
    Part("forecast", word("pair_forecast[i]", "forecast_or_secret")),
    Part("up", truth("pair_up[i]")),
    Part("known", seats("pair_known[i]", filled="at_table")),
    Part("told", TOLD, when="pair_told[i]", required=False),
    named="shown_pair",
)
DECK = record(
    "The market deck.",
    Part("left", left("deck_n", "deck_at", "DECK")),
    Part("drawn", number("deck_at", 0, "DECK+1")),
    named="deck",
)
EXCLUDED = row(
    "excluded",
    "LOTS",
    0,
    63,
    "For each round that cards came in, the companies they cannot be (KNO-5): one bit each, cosmic is 1.",
    named="excluded",
    whole=False,
)
SCORE = record(
    "The final reckoning of a seat; all 0 before the end.",
    *(Part(part, number(f"score[i][{n}]", -32000, ""), required=False) for n, part in enumerate(PARTS)),
    Part("majorities", number("majorities[i]", 0, "STOCKS+1"), required=False),
    named="score",
)
COMMERCE = record(
    "Commerce cards: those that were bought lie open (COM-4).",
    Part("commodities", counts("commodities[i]", "commodities", "COMMODITIES")),
    Part("taxes", number("taxes[i]", 0, "COMMERCE+1", "Tax cards.")),
    Part(
        "hand",
        many(
            "commerce_n[i]",
            "LAID",
            word("commerce_hand[i][j]", "commerce_card_or_secret"),
            "Drawn and not yet laid (COM-2).",
        ),
    ),
    named="commerce",
)
COMMERCE_OUT = counts("commerce_out", "goods", "COMMODITIES+1")
ROLLED = many(
    "box.companies",
    "STOCKS",
    word("rolled[j]", "forecast"),
    "What the dice show, in their order; empty before the roll (DIC-1).",
    filled="rolled[j]",
    named="rolled",
)
INVESTORS = record(
    "Investors (INV-1).",
    Part(
        "shown",
        many("OWNED", "OWNED", word("investor[i][j]", "investor", plus=1), "In play.", filled="investor[i][j]"),
    ),
    Part(
        "dealt",
        many(
            "dealt_n[i]",
            "OFFERED",
            word("dealt[i][j]", "investor_or_secret", plus=1, zero=SECRET),
            "Dealt, before the choice is opened.",
        ),
    ),
    Part("chosen", special("chosen")),
    named="investors",
)
OFFERS = many(
    "box.piles",
    "PILES",
    word("offer[j]", "investor", plus=1, zero=NULL),
    "Investors that are bid for, by pile (IBV-1).",
)
STRATEGIES = record(
    "Strategy cards.",
    Part("hand", held("strategy_at", "strategy_n[i]", "strategy_or_secret", "In hand (STR-3).")),
    Part("dropped", held("dropped_by", "dropped_n[i]", "strategy_or_secret", "Discarded (STR-1).")),
    Part("played", held("strategy_played", "", "strategy", "Played.")),
    Part(
        "redrawn",
        held("redrawn", "", "strategy", "Drawn from the discards of others, which only their owner knows."),
        when="has_redrawn",
        required=False,
    ),
    named="strategies",
)
STRATEGY_DECK = record(
    "The strategy deck.",
    Part("left", left("strategy_size", "strategy_drawn", "STRATEGIES")),
    Part("recycled", number("recycled", 0, "STRATEGIES+1", "Drawn again from the discards.")),
)
TUCKS = many(
    "tuck_n",
    "TUCKS",
    record(
        "A strategy that lies on a pair.",
        Part("strategy", word("tuck_card[j]", "strategy")),
        Part("pair", number("tuck_pair[j]", 0, "PAIRS")),
    ),
    "Strategies tucked on pairs, in the order played (STR-5).",
    named="tucks",
)
BETS = many(
    "bet_n",
    "BETS",
    record(
        "A bet.",
        Part("strategy", word("bet_card[j]", "strategy")),
        Part("seat", seat("bet_seat[j]")),
        Part("company", word("bet_stock[j]", "company")),
    ),
    "Bets on stocks (STR-6).",
    named="bets",
)


def _companies(field: str) -> Shape:
    return marked(field, "STOCKS", word("j", "company"), "Companies.", named="companies")


LOCKED, PROTECTED = _companies("locked"), _companies("protected")


def _space(field: str, says: str) -> Part:
    return Part(field, number(f"{field}[i]", 0, "BIDS", says, plus=1, zero=NULL), required=False)


TALLY = record(
    "What a seat has done this round, as far as cards ask for it.",
    Part(
        "used",
        marked("used[i]", "OWNED", word("investor[i][j]", "investor", plus=1), "Investors whose power was used."),
        required=False,
    ),
    Part("plays", number("plays[i]", 0, 9, "Strategies played."), required=False),
    Part("fee_cards", number("fee_cards[i]", 0, 40, "Trading fees picked up."), required=False),
    Part("fee_money", number("fee_money[i]", 0, 4000, "What they amount to."), required=False),
    Part(
        "fresh",
        row("fresh[i]", "FEES", 0, 40, "Those of them that are still held, by kind.", whole=False),
        required=False,
    ),
    Part("rebate", number("rebate[i]", 0, 4000, "What was paid of them."), required=False),
    _space("highest", "The space of the furthest own meeple."),
    _space("lowest", "The space of the lowest one."),
    Part("took", word("took[i]", "information", "Which sort of card was taken before the deal."), required=False),
    named="tally",
)
OPENING = record(
    "Opening cards in one hand.",
    Part("seat", seat("opener", plus=1)),
    Part("cards", many("opening_n", "PILES", word("opening[j]", "card_or_secret"), "The cards.")),
    null="opener",
)
