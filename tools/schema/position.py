"""The schema of positions: what has the same shape as in a view is taken from there, the rest is a position's own."""

from stockpile.engine import ids
from stockpile.engine.declared import shown
from stockpile.engine.declared.cells import CELLS
from stockpile.engine.names import FEES
from tools.schema.pieces import Schema, Shapes, counts, listing, number, or_null, record, ref
from tools.schema.words import IN_POSITIONS, IN_VIEWS, SHARED, TRACK, setup_schema, titled, with_module

# Fields of modules that only positions have.
NEEDS = {cell.path: cell.needs for cell in CELLS if cell.needs}
NEEDS |= {"commerce_drawn": "commerce", "investor_deck": "investors"}
PILE_CARD = shown.PILE.item or shown.PILE
OPEN_CARDS = Shapes(is_view=True, has_secrets=False)
SHAPES = {cell.path: cell.shape for cell in CELLS}


def placed() -> Schema:
    """A card on a pile."""
    fields = IN_POSITIONS.written_out(PILE_CARD)["properties"]
    return record(PILE_CARD.says, {"card": fields.pop("card")}, fields)


def pair() -> Schema:
    """A pair: whose it is follows from its place."""
    fields = IN_VIEWS.written_out(shown.PAIR)["properties"]
    return record(
        "A pair; what it does not name is filled in.", {}, {key: fields[key] for key in fields if key != "owner"}
    )


def coming() -> Schema:
    """Cards of rounds to come."""
    cards = record(
        "Cards of a round to come, in the order they are dealt.",
        {},
        {
            "companies": listing(ref("company"), ids.STOCKS, "Company cards; of round 0 the starting cards."),
            "forecasts": listing(ref("forecast"), ids.STOCKS, "Forecast cards."),
            "rolls": listing(ref("forecast"), ids.STOCKS, "What the dice will show, in their order (DIC-1)."),
        },
    )
    return {"type": "object", "patternProperties": {"^[0-9]$": cards}, "additionalProperties": False}


def knowledge() -> Schema:
    """The books of all observers."""
    books = {
        "description": "For each observer (a seat, or the public) a book of every half.",
        "type": "object",
        "patternProperties": {"^([0-4]|public)$": listing(ref("book"), ids.SEATS, "One for each half.")},
        "additionalProperties": False,
    }
    left = listing({"type": "boolean"}, ids.SEATS, "Whether a stock card has left the half.")
    says = "What is known of regular halves."
    return record(says, {}, {"excluded": ref("excluded"), "left": left, "books": books})


def progress() -> Schema:
    """Where the game stands."""
    return {
        "events": number(0, None, "The number of the last event; default 0."),
        "round": number(0, ids.LOTS - 1, "Default 1."),
        "phase": {**ref("phase"), "default": "supply"},
        "first": number(-1, ids.SEATS - 1, "The first player; default the setup's, or 0."),
        "turn": number(0, ids.SEATS, "Whose turn it is, the first player 0; in Demand the first pass is over."),
        "progress": ref("progress"),
        "question": or_null(record("An open question.", {"seats": ref("seats"), "ask": ref("ask")})),
    }


def on_the_table() -> Schema:
    """Money, prices, cards and meeples."""
    seats = ids.SEATS
    named = {"anyOf": [ref("card"), ref("laid_card"), placed()]}
    bid = {"seat": ref("seat"), "pile": number(0, ids.PILES - 1), "space": number(0, ids.BIDS - 1)}
    spaces = {"propertyNames": ref("company"), "additionalProperties": number(0, ids.SPACES - 1)}
    return {
        "cash": listing(number(-32000, 32000), seats, "Default the setup's starting cash."),
        "fees": listing({"anyOf": [ref("fees"), counts(FEES, "By kind.")]}, seats, "Held fees."),
        "spaces": {"type": "object", **spaces},
        "regular": listing(ref("held"), seats, "Regular halves."),
        "seen": listing(ref("held"), seats, "Cards of regular halves that the whole table has seen."),
        "split": listing(ref("stocks"), seats, "Split halves."),
        "hands": listing(listing(ref("card"), ids.HAND, "A hand."), seats, "Cards in hand."),
        "piles": listing(listing(named, ids.SLOTS, "A pile; a name alone lies face-up."), ids.PILES, "Piles."),
        "meeples": listing(record("A standing bid.", bid), ids.PILES, "Standing bids."),
        "pairs": listing(pair(), ids.PAIRS, "The players' pairs, then the public ones, then the hidden ones."),
        "deck": listing(ref("card"), ids.DECK, "From the top; cards that are nowhere else lie beneath."),
        "drawn": number(0, ids.DECK, "How many cards have left the deck; default 0."),
        "discard": ref("kinds"),
        "coming": coming(),
        "knowledge": knowledge(),
        "scores": listing(ref("score"), seats, "Final reckonings."),
        "winners": ref("seats"),
        "seed": number(0, (1 << 63) - 1, "Shuffles what is not said; default 0."),
    }


def strategy_deck() -> Schema:
    """The strategy deck, of which a position names every card."""
    return record(
        "The strategy deck; default empty.",
        {},
        {
            "cards": listing(ref("strategy"), ids.STRATEGIES, "From the top."),
            "drawn": number(0, ids.STRATEGIES, "How many cards have left it."),
            "recycled": number(0, ids.STRATEGIES, "Drawn again from the discards."),
            "order": listing(number(0, ids.STRATEGIES), ids.STRATEGIES, "How discards would be drawn again."),
        },
    )


def of_modules() -> Schema:
    """What comes with modules."""
    seats = ids.SEATS
    in_rows = {
        "bonds": "Default none.",
        "commerce": "Default none.",
        "investors": "Default those that the setup gives.",
        "strategies": "Default the hands that the setup gives.",
        "tally": "Default nothing done.",
    }
    rows = {}
    for path, says in in_rows.items():
        shape = SHAPES[path]
        item = IN_VIEWS.of(shape) if path == "tally" else IN_POSITIONS.written_out(shape)
        rows[path] = listing(item, seats, says)
    own = {
        "commerce_deck": listing(ref("commerce_card"), ids.COMMERCE, "From the top; the rest lie beneath."),
        "commerce_drawn": number(0, ids.COMMERCE, "How many cards have left the commerce deck; default 0."),
        "investor_deck": listing(ref("investor"), ids.INVESTORS, "Investors still to be dealt."),
        "opening": OPEN_CARDS.of(shown.OPENING),
        "strategy_deck": strategy_deck(),
    }
    same = {path: IN_VIEWS.of(SHAPES[path]) for path in NEEDS if path not in rows and path not in own}
    return {**rows, **own, **same}


def position_schema() -> Schema:
    """A whole state; only the setup must be there, the rest has the defaults of docs/positions.md."""
    optional = {**progress(), **on_the_table(), **of_modules()}
    says = "A full state of a game. Only the setup is required; docs/positions.md has the defaults of the rest."
    laws = [with_module(name, wanted) for name, wanted in NEEDS.items()]
    body = {**record("", {"setup": ref("setup")}, optional), "allOf": laws}
    return titled("position", says, body, {**SHARED, "track": TRACK, "setup": setup_schema()})
