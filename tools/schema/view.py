"""The schemas of views and events: cells as engine/declared/cells.py has them."""

from stockpile.engine import ids
from stockpile.engine.declared import shown
from stockpile.engine.declared.cells import CELLS, Cell
from stockpile.engine.declared.events import EVENTS, Argument
from stockpile.engine.names import (
    COMPANIES,
    INFORMATION,
    SALES,
)
from tools.schema.pieces import Schema, listing, number, or_null, record, ref
from tools.schema.words import IN_VIEWS, KEY, SEAT, SHARED, TRACK, setup_schema, titled, with_module

HALF = record(
    "A regular half: the own cards, or the viewer's book of it; and the book of the whole table.",
    {"size": number(0, ids.DECK), "left": {"type": "boolean"}, "public": ref("book")},
    {"cards": ref("held"), "start": ref("start"), "mine": ref("book")},
)
QUESTION = record(
    "Who is asked what; a claim says of which company and for how much a share.",
    {"seats": ref("seats"), "ask": ref("ask")},
    {
        "company": ref("company"),
        "amount": number(1, 100),
        "card": KEY | {"description": "The investor or strategy that asks."},
        "step": number(1, 127, "Which of its questions."),
    },
)


def cells(*, is_row: bool, of_modules: bool) -> dict[str, Cell]:
    """Sorts of cells by path: one for the table, or for each seat, pile or pair; of every game, or of a module."""
    return {
        cell.path: cell
        for cell in CELLS
        if bool(cell.each) == is_row and bool(cell.needs) == of_modules and cell.each != "company"
    }


def schema_of(cell: Cell) -> Schema:
    """One cell."""
    return or_null(ref("question")) if cell.name == "QUESTION" else IN_VIEWS.of(cell.shape)


def schemas_of(*, is_row: bool, of_modules: bool) -> Schema:
    """The same for all such cells."""
    return {path: schema_of(cell) for path, cell in cells(is_row=is_row, of_modules=of_modules).items()}


def rows_of(*, of_modules: bool) -> Schema:
    """Rows of cells, as a view has them."""
    found = cells(is_row=True, of_modules=of_modules).items()
    most = ids.SEATS if of_modules else 6
    return {path: listing(schema_of(cell), most, f"One for each {cell.each}.") for path, cell in found}


VIEW_DEFS: Schema = {
    **SHARED,
    "pile_card": IN_VIEWS.written_out(shown.PILE.item or shown.PILE),
    "pile": IN_VIEWS.written_out(shown.PILE),
    "hand": IN_VIEWS.written_out(shown.HAND),
    "bid": IN_VIEWS.written_out(shown.BID),
    "half": HALF,
    "shown_pair": IN_VIEWS.written_out(shown.PAIR),
    "question": QUESTION,
    "price": IN_VIEWS.written_out(shown.STOCK),
    "deck": IN_VIEWS.written_out(shown.DECK),
    "commerce": IN_VIEWS.written_out(shown.COMMERCE),
    "investors": IN_VIEWS.written_out(shown.INVESTORS),
    "strategies": IN_VIEWS.written_out(shown.STRATEGIES),
}


def view_schema() -> Schema:
    """What a seat may know."""
    market = {"type": "object", "propertyNames": ref("company"), "additionalProperties": ref("price")}
    keys = {
        "seat": or_null(SEAT),
        "setup": ref("setup"),
        "events": number(0, None, "The number of the last event."),
        **schemas_of(is_row=False, of_modules=False),
        **rows_of(of_modules=False),
        "market": market,
    }
    further = {**schemas_of(is_row=False, of_modules=True), **rows_of(of_modules=True)}
    defs = {**VIEW_DEFS, "track": TRACK, "setup": setup_schema()}
    says = 'The game as one seat may know it (seat null: a spectator); what it may not know reads "?".'
    needs = {cell.path: cell.needs for cell in CELLS}
    laws = [with_module(name, needs[name], {"required": [name]}) for name in further]
    return titled("view", says, {**record("", keys, further), "allOf": laws}, defs)


# What the arguments of events can be; "?" for those that may be secret.
KINDS: Schema = {
    "seat": ref("seat"),
    "seats": ref("seats"),
    "int": {"type": "integer"},
    "bool": {"type": "boolean"},
    "card": ref("card"),
    "card?": ref("card_or_secret"),
    "company": ref("company"),
    "forecast": ref("forecast"),
    "forecast?": ref("forecast_or_secret"),
    "stage": ref("phase"),
    "ask": ref("ask"),
    "sale": {"enum": list(SALES)},
    "power": KEY,
    "power?": {"anyOf": [KEY, {"const": "?"}]},
    "information": {"enum": list(INFORMATION[1:])},
}


def argument_schema(argument: Argument) -> Schema:
    """An argument of an event; of some only a few cards can be meant."""
    if argument.narrow:
        return ref(f"{argument.narrow}_or_secret" if argument.is_secret else argument.narrow)
    found: Schema = KINDS[argument.kind + "?" * argument.is_secret]
    return found


def event_schema() -> Schema:
    """A fact, its arguments, and the cells it sets."""
    rows = {**schemas_of(is_row=True, of_modules=False), **schemas_of(is_row=True, of_modules=True)}
    paths = {f"^{name}\\.[0-5]$": cell for name, cell in rows.items()}
    paths[f"^market\\.({'|'.join(COMPANIES)})$"] = ref("price")
    assigned: Schema = {
        "description": "The new values of all cells of the view that have changed since the event before, by path.",
        "type": "object",
        "properties": {
            **schemas_of(is_row=False, of_modules=False),
            **schemas_of(is_row=False, of_modules=True),
        },
        "patternProperties": paths,
        "additionalProperties": False,
    }
    defs = {**VIEW_DEFS, "set": assigned}
    branches = []
    for event in EVENTS:
        facts = {argument.key: argument_schema(argument) for argument in event.arguments}
        common = {"n": number(1), "event": {"const": event.key}}
        defs[f"event_{event.key}"] = record(f"The fact '{event.key}'.", {**common, **facts, "set": ref("set")})
        branches.append({"if": {"properties": {"event": {"const": event.key}}}, "then": ref(f"event_{event.key}")})
    names = [event.key for event in EVENTS]
    body = {"type": "object", "required": ["n", "event", "set"], "properties": {"event": {"enum": names}}}
    return titled(
        "event", 'A fact in the past tense; what a seat may not know reads "?".', {**body, "allOf": branches}, defs
    )
