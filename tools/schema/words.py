"""Definitions that positions, views and events share: the words of the game, the setup, and what has a name."""

from stockpile.engine import ids
from stockpile.engine.declared import shown
from stockpile.engine.names import (
    ASKS,
    CARDS,
    COMMODITIES,
    COMPANIES,
    FORECASTS,
    HELD,
    INVESTOR_SETS,
    MARKET,
    STAGES,
)
from stockpile.engine.setup.given import BOARDS, CHANCES, FIELDS
from stockpile.engine.setup.modules import MODULES
from tools.schema.pieces import Schema, Shapes, counts, listing, number, or_null, record, ref

IN_VIEWS, IN_POSITIONS = Shapes(is_view=True), Shapes(is_view=False)
KEY: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}
COMMERCE = (*COMMODITIES, "tax")
SEAT = number(0, ids.SEATS - 1, "A seat, clockwise, from 0.")
ASK_NAMES = [name for name in ASKS.values() if name]
SHARED: Schema = {
    "seat": SEAT,
    "seats": listing(
        number(ids.CHANCE, ids.SEATS - 1), ids.SEATS, "Seats in ascending order; [-1] is the chance seat."
    ),
    "company": {"description": "A company.", "enum": list(COMPANIES)},
    "card": {"description": "A market card.", "enum": list(MARKET[1:])},
    "card_or_secret": {"description": 'A market card, or "?" if it may not be known.', "enum": list(MARKET)},
    "commerce_card": {"description": "A commodity or a tax (COM-1).", "enum": list(COMMERCE)},
    "commerce_card_or_secret": {"description": 'A commodity or a tax, or "?".', "enum": ["?", *COMMERCE]},
    "laid_card": {"description": "A commerce card, or the First Player Card (FPC-1).", "enum": [*COMMERCE, "first"]},
    "company_or_secret": {"description": 'A company, or "?".', "enum": list(CARDS[:7])},
    "forecast": {"description": "A forecast card.", "enum": list(FORECASTS[1:])},
    "forecast_or_secret": {"description": 'A forecast card, or "?".', "enum": list(FORECASTS)},
    "phase": {"description": "The stage of the round (RND-2).", "enum": list(STAGES.values())},
    "ask": {"description": "What is asked.", "enum": ASK_NAMES},
    "start": {
        "description": 'The starting card: "?" as dealt, a company, or null when it can no longer be told (KNO-5).',
        "enum": [None, *CARDS[:7]],
    },
    "held": counts(HELD, "Cards of a regular half by kind; action cards lie there until they are played (DEM-8)."),
    "stocks": counts(COMPANIES, "Cards of a split half by company."),
    "kinds": counts(MARKET[1:], "Market cards by kind."),
    "commodities": counts(COMMODITIES, "Commodities by kind.", ids.COMMERCE),
    "rolled": IN_VIEWS.written_out(shown.ROLLED),
    "fees": IN_VIEWS.written_out(shown.FEES),
    "lots": {
        "description": "Cards that cannot be named, by the round they came in; 0 is the starting card.",
        "type": "object",
        "patternProperties": {"^[0-9]$": number(0, ids.DECK)},
        "additionalProperties": False,
    },
    "book": record(
        "What one observer knows of a regular half (KNO-4).",
        {},
        {"known": ref("held"), "unknown": ref("lots"), "start": ref("start")},
    ),
    "excluded": IN_VIEWS.written_out(shown.EXCLUDED),
    "progress": IN_VIEWS.written_out(shown.PROGRESS),
    "investor": KEY | {"description": "An investor (INV)."},
    "investor_or_secret": {"anyOf": [ref("investor"), {"const": "?"}], "description": 'An investor, or "?".'},
    "strategy": KEY | {"description": "A strategy card (STR)."},
    "strategy_or_secret": {"anyOf": [ref("strategy"), {"const": "?"}], "description": 'A strategy card, or "?".'},
    "companies": IN_VIEWS.written_out(shown.LOCKED),
    "goods": counts(COMMERCE, "Commodities and taxes by kind.", ids.COMMERCE),
    "tucks": IN_VIEWS.written_out(shown.TUCKS),
    "bets": IN_VIEWS.written_out(shown.BETS),
    "tally": IN_VIEWS.written_out(shown.TALLY),
    "memos": listing(
        listing(number(-32000, 32000), 4, "Card, seat, place, value.", 4),
        ids.PLUGINS * ids.SEATS * ids.MEMOS,
        "What plug-in cards remember.",
    ),
    "score": IN_VIEWS.written_out(shown.SCORE),
}


def by_seat(says: str) -> Schema:
    """Cards by seat."""
    cards = listing(KEY, ids.STRATEGIES, "Cards.")
    patterns = {"^[0-4]$": cards}
    return {"description": says, "type": "object", "patternProperties": patterns, "additionalProperties": False}


def setup_schema() -> Schema:
    """A setup: what is left out is as the rules say for the number of players."""
    known: Schema = {
        "players": number(2, ids.SEATS, "Players at the table (SET-1)."),
        "board": {"enum": list(BOARDS), "description": "The board; default standard (ADV)."},
        "modules": {"type": "array", "items": {"enum": list(MODULES)}, "uniqueItems": True, "description": "Modules."},
        "first": or_null(SEAT),
        "chance": {"enum": list(CHANCES), "description": "Drawn from the seed, or asked of the chance seat."},
        "companies": listing(ref("company"), ids.STOCKS, "Companies in the game.", 1),
        "forecasts": listing(ref("forecast"), ids.STOCKS, "Forecast cards of a round, one for each company."),
        "fees": listing(number(0, 40), ids.FEES, "How many fee cards of each kind.", ids.FEES),
        "fee_values": listing(number(1, 100), ids.FEES, "What the kinds of fees cost.", ids.FEES),
        "bids": listing(number(0, 1000), ids.BIDS, "The values of a bidding track (DEM-1).", 1),
        "starting_cards": {"type": "boolean", "description": "Whether starting cards are dealt (SET-6)."},
        "tracks": {"type": "object", "propertyNames": ref("company"), "additionalProperties": ref("track")},
        "investor_sets": listing(KEY, 20, f"Sets of investors in play; default {', '.join(INVESTOR_SETS)}."),
        "promo_strategies": {"type": "boolean", "description": "Whether promo strategies are in play; default true."},
        "investors": by_seat("Investors given to seats."),
        "strategies": by_seat("Strategy cards given to seats."),
        "components": or_null({"type": "object", "description": "Printed values that differ from ours."}),
        "content": listing({"type": "string"}, ids.PLUGINS, "Sets of plug-in cards in play."),
    }
    numbers = {name: number(0, 1000) for name in FIELDS if name not in known}
    return record("What is played.", {"players": known.pop("players")}, {**known, **numbers})


TRACK = record(
    "The spaces of a stock (ADV-1); start and reset are indices from 0, signs the dollar signs on each space.",
    {
        "spaces": listing(number(0, 1000), ids.SPACES, "Values from left to right.", 1),
        "start": number(0, ids.SPACES - 1),
        "reset": number(0, ids.SPACES - 1),
    },
    {"signs": listing(number(0, 9), ids.SPACES, "Dollar signs.")},
)


def titled(name: str, says: str, schema: Schema, defs: Schema) -> Schema:
    """A whole file."""
    body = {key: value for key, value in schema.items() if key != "description"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Stockpile {name}",
        "description": says,
        **body,
        "$defs": defs,
    }


def with_module(name: str, wanted: str, then: Schema | None = None) -> Schema:
    """A field that may be there only with its module, and what holds if the module is there (declared/cells.py)."""
    if wanted == "content":
        has_it: Schema = {"properties": {"content": {"minItems": 1}}, "required": ["content"]}
    else:
        laws = [{"contains": {"const": module}} for module in wanted.replace("+", " ").split()]
        has_it = {"properties": {"modules": {"allOf" if "+" in wanted else "anyOf": laws}}, "required": ["modules"]}
    law: Schema = {"if": {"properties": {"setup": has_it}}, "else": {"properties": {name: False}}}
    return {**law, "then": then} if then else law
