"""Writes the JSON Schemas of positions, views and events from the engine's names: `python tools/schemas.py --write`."""

import json
import sys
from pathlib import Path
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.events import EVENTS, Argument
from stockpile.engine.names import (
    ASKS,
    CARDS,
    COMMODITIES,
    COMPANIES,
    FORECASTS,
    HELD,
    INFORMATION,
    INVESTOR_SETS,
    MARKET,
    PARTS,
    SALES,
    STAGES,
)
from stockpile.engine.setup.given import BOARDS, CHANCES, FIELDS
from stockpile.engine.setup.modules import MODULES

Schema = dict[str, Any]
FOLDER = Path(__file__).resolve().parent.parent / "src" / "stockpile" / "engine" / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def number(least: int = 0, most: int | None = None, says: str = "") -> Schema:
    """A whole number."""
    schema: Schema = {"type": "integer", "minimum": least}
    if most is not None:
        schema["maximum"] = most
    return {**schema, "description": says} if says else schema


def record(says: str, required: dict[str, Any], optional: dict[str, Any] | None = None) -> Schema:
    """An object with these keys and no others."""
    properties = {**required, **(optional or {})}
    schema: Schema = {"description": says, "type": "object", "properties": properties}
    if required:
        schema["required"] = list(required)
    return {**schema, "additionalProperties": False}


def listing(items: Schema, most: int, says: str, least: int = 0) -> Schema:
    """A list of so many things."""
    return {"description": says, "type": "array", "items": items, "minItems": least, "maxItems": most}


def counts(names: tuple[str, ...], says: str, most: int = ids.DECK) -> Schema:
    """How many of each kind; kinds of which there are none may be left out."""
    keys = {name: number(0, most) for name in names}
    return {"description": says, "type": "object", "properties": keys, "additionalProperties": False}


def ref(name: str) -> Schema:
    """A definition of the same file."""
    return {"$ref": f"#/$defs/{name}"}


def or_null(schema: Schema) -> Schema:
    """The same, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


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
    "rolled": listing(
        ref("forecast"), ids.STOCKS, "What the dice show, in their order; empty before the roll (DIC-1)."
    ),
    "fees": listing(number(0, 40), ids.FEES, "Held fees of kind 1, 2 and 3.", ids.FEES),
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
    "excluded": listing(
        number(0, (1 << ids.STOCKS) - 1),
        ids.LOTS,
        "For each round that cards came in, the companies they cannot be (KNO-5): one bit each, cosmic is 1.",
    ),
    "progress": record(
        "Where the stage stands; written by the program, for the program.",
        {},
        {
            "step": number(0, 100, "The step inside the stage."),
            "turn": number(0, 100, "The place in the turn order that is up, the first player 0."),
            "count": number(0, 100, "How many of the step's things are done."),
            "deal": number(0, 100, "How many deals of Supply are done."),
            "agenda": listing(
                listing(
                    number(-20, 127),
                    5 + ids.PICKS,
                    "Task, company, amount, seats served; for a card its number, seat, end, how many picks and each.",
                    4,
                ),
                ids.AGENDA,
                "What is to be finished before the stage goes on, the last one first: claims, gifts, cards.",
            ),
        },
    ),
    "investor": KEY | {"description": "An investor (INV)."},
    "investor_or_secret": {"anyOf": [ref("investor"), {"const": "?"}], "description": 'An investor, or "?".'},
    "strategy": KEY | {"description": "A strategy card (STR)."},
    "strategy_or_secret": {"anyOf": [ref("strategy"), {"const": "?"}], "description": 'A strategy card, or "?".'},
    "companies": listing(ref("company"), ids.STOCKS, "Companies."),
    "goods": counts(COMMERCE, "Commodities and taxes by kind.", ids.COMMERCE),
    "tucks": listing(
        record("A strategy that lies on a pair.", {"strategy": ref("strategy"), "pair": number(0, ids.PAIRS - 1)}),
        ids.TUCKS,
        "Strategies tucked on pairs, in the order played (STR-5).",
    ),
    "bets": listing(
        record("A bet.", {"strategy": ref("strategy"), "seat": ref("seat"), "company": ref("company")}),
        ids.BETS,
        "Bets on stocks (STR-6).",
    ),
    "tally": record(
        "What a seat has done this round, as far as cards ask for it.",
        {},
        {
            "used": listing(ref("investor"), ids.OWNED, "Investors whose power was used."),
            "plays": number(0, 9, "Strategies played."),
            "fee_cards": number(0, 40, "Trading fees picked up."),
            "fee_money": number(0, 4000, "What they amount to."),
            "fresh": listing(number(0, 40), ids.FEES, "Those of them that are still held, by kind."),
            "rebate": number(0, 4000, "What was paid of them."),
            "highest": or_null(number(0, ids.BIDS - 1, "The space of the furthest own meeple.")),
            "lowest": or_null(number(0, ids.BIDS - 1, "The space of the lowest one.")),
            "took": {"enum": list(INFORMATION), "description": "Which sort of card was taken before the deal."},
        },
    ),
    "memos": listing(
        listing(number(-32000, 32000), 4, "Card, seat, place, value.", 4),
        ids.PLUGINS * ids.SEATS * ids.MEMOS,
        "What plug-in cards remember.",
    ),
    "score": record(
        "The final reckoning of a seat; all 0 before the end.",
        {},
        {**{part: {"type": "integer"} for part in PARTS}, "majorities": number(0, ids.STOCKS)},
    ),
}


def commerce_schema(card: Schema, *, required: bool) -> Schema:
    """What a seat has of commerce cards."""
    fields = {
        "commodities": ref("commodities"),
        "taxes": number(0, ids.COMMERCE, "Tax cards."),
        "hand": listing(card, 2, "Drawn and not yet laid (COM-2)."),
    }
    says = "Commerce cards: those that were bought lie open (COM-4)."
    return record(says, fields) if required else record(says, {}, fields)


def investors_schema(card: Schema, *, required: bool) -> Schema:
    """The investors of a seat."""
    fields = {
        "shown": listing(ref("investor"), ids.OWNED, "In play."),
        "dealt": listing(card, ids.OFFERED, "Dealt, before the choice is opened."),
        "chosen": listing({"anyOf": [number(0, ids.OFFERED - 1), {"const": "?"}]}, ids.OWNED, "Which of them."),
    }
    says = "Investors (INV-1)."
    return record(says, fields) if required else record(says, {}, fields)


def strategies_schema(card: Schema, *, required: bool) -> Schema:
    """The strategies of a seat."""
    fields = {
        "hand": listing(card, ids.STRATEGIES, "In hand (STR-3)."),
        "dropped": listing(card, ids.STRATEGIES, "Discarded (STR-1)."),
        "played": listing(ref("strategy"), ids.STRATEGIES, "Played."),
    }
    says = "Strategy cards."
    redrawn = listing(
        ref("strategy"), ids.STRATEGIES, "Drawn from the discards of others, which only their owner knows."
    )
    further = {"redrawn": redrawn}
    return record(says, fields, further) if required else record(says, {}, fields | further)


def opening_schema(card: Schema) -> Schema:
    """Opening cards that one seat has drawn and not yet laid."""
    cards = listing(card, ids.PILES, "The cards.")
    return or_null(record("Opening cards in one hand.", {"seat": ref("seat"), "cards": cards}))


PILE_CARD = record(
    "A card on a pile.",
    {"card": {"anyOf": [ref("card_or_secret"), ref("laid_card")]}, "up": {"type": "boolean"}},
    {"by": ref("seat"), "known": ref("seats")},
)
BID = record(
    "The meeple on a track.",
    {"seat": ref("seat"), "space": number(0, ids.BIDS - 1), "value": number(0, 1000)},
)
HALF = record(
    "A regular half: the own cards, or the viewer's book of it; and the book of the whole table.",
    {"size": number(0, ids.DECK), "left": {"type": "boolean"}, "public": ref("book")},
    {"cards": ref("held"), "start": ref("start"), "mine": ref("book")},
)
TOLD = {"type": "boolean", "description": "Whether a sale has told everybody the company (Front Running)."}
SHOWN_PAIR = record(
    "A pair of company and forecast, whose it is and who knows it.",
    {
        "owner": or_null(ref("seat")),
        "company": ref("company_or_secret"),
        "forecast": ref("forecast_or_secret"),
        "up": {"type": "boolean"},
        "known": ref("seats"),
    },
    {"told": TOLD},
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
PRICE = record("Where a stock stands.", {"space": number(0, ids.SPACES - 1), "price": number(0, 1000)})
HAND = listing(ref("card_or_secret"), ids.HAND, "Cards in hand during Supply.")
PILE = listing(ref("pile_card"), ids.SLOTS, "The cards of a pile in the order they were laid.")
DECK = record("The market deck.", {"left": number(0, ids.DECK), "drawn": number(0, ids.DECK)})
# One cell of a view each: what an event can set anew. Those with a number have one for each seat, pile or pair.
CELLS: Schema = {
    "round": number(0, ids.LOTS - 1, "The round, from 1; 0 before the first."),
    "phase": ref("phase"),
    "first": number(-1, ids.SEATS - 1, "The first player; -1 before it is known."),
    "progress": ref("progress"),
    "question": or_null(ref("question")),
    "deck": ref("deck"),
    "discard": ref("kinds"),
    "excluded": ref("excluded"),
    "winners": ref("seats"),
}
ROWS: Schema = {
    "cash": number(-32000, 32000, "Cash in thousands; below 0 only once taxes are paid (END-5)."),
    "fees": ref("fees"),
    "regular": ref("half"),
    "split": ref("stocks"),
    "hands": ref("hand"),
    "off": number(0, 2, "Meeples that stand on no track."),
    "piles": ref("pile"),
    "bids": or_null(ref("bid")),
    "pairs": ref("shown_pair"),
    "scores": ref("score"),
}
# The same for modules: these are there if, and only if, the setup has the module.
MODULE_CELLS: Schema = {
    "commerce_deck": number(0, ids.COMMERCE, "Commerce cards left in their deck (COM-1)."),
    "rolled": ref("rolled"),
    "heir": or_null(SEAT),
    "offers": listing(or_null(ref("investor")), ids.PILES, "Investors that are bid for, by pile (IBV-1)."),
    "opening": opening_schema(ref("card_or_secret")),
    "strategy_deck": record(
        "The strategy deck.",
        {"left": number(0, ids.STRATEGIES), "recycled": number(0, ids.STRATEGIES, "Drawn again from the discards.")},
    ),
    "tucks": ref("tucks"),
    "bets": ref("bets"),
    "locked": ref("companies"),
    "protected": ref("companies"),
    "commerce_out": ref("goods"),
    "memos": ref("memos"),
}
MODULE_ROWS: Schema = {
    "bonds": number(0, 100, "Bonds of the seat (BON-2)."),
    "commerce": ref("commerce"),
    "investors": ref("investors"),
    "strategies": ref("strategies"),
    "tally": ref("tally"),
}
# The module that a field comes with; with several, one of them is enough (+: all of them are needed).
MODULE_OF = {
    "bonds": "bonds",
    "commerce": "commerce",
    "commerce_deck": "commerce",
    "commerce_drawn": "commerce",
    "rolled": "dice",
    "heir": "first-player-card",
    "investors": "investors",
    "investor_deck": "investors",
    "opening": "investors",
    "offers": "investor-bidding",
    "strategies": "strategies",
    "strategy_deck": "strategies",
    "tucks": "strategies",
    "bets": "strategies",
    "locked": "strategies",
    "protected": "strategies",
    "commerce_out": "strategies+commerce",
    "tally": "investors strategies",
}
VIEW_DEFS: Schema = {
    **SHARED,
    "pile_card": PILE_CARD,
    "pile": PILE,
    "hand": HAND,
    "bid": BID,
    "half": HALF,
    "shown_pair": SHOWN_PAIR,
    "question": QUESTION,
    "price": PRICE,
    "deck": DECK,
    "commerce": commerce_schema(ref("commerce_card_or_secret"), required=True),
    "investors": investors_schema(ref("investor_or_secret"), required=True),
    "strategies": strategies_schema(ref("strategy_or_secret"), required=True),
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
    return {"$schema": DIALECT, "title": f"Stockpile {name}", "description": says, **body, "$defs": defs}


def view_schema() -> Schema:
    """What a seat may know."""
    rows = {name: listing(cell, 6, f"One for each {row_of(name)}.") for name, cell in ROWS.items()}
    of_modules = {name: listing(cell, ids.SEATS, "One for each seat.") for name, cell in MODULE_ROWS.items()}
    market = {"type": "object", "propertyNames": ref("company"), "additionalProperties": ref("price")}
    keys = {
        "seat": or_null(SEAT),
        "setup": ref("setup"),
        "events": number(0, None, "The number of the last event."),
        **CELLS,
        **rows,
        "market": market,
    }
    defs = {**VIEW_DEFS, "track": TRACK, "setup": setup_schema()}
    says = 'The game as one seat may know it (seat null: a spectator); what it may not know reads "?".'
    body = record("", keys, {**MODULE_CELLS, **of_modules})
    laws = [with_module(name, {"required": [name]}) for name in (*MODULE_CELLS, *of_modules)]
    return titled("view", says, {**body, "allOf": laws}, defs)


def with_module(name: str, then: Schema | None = None) -> Schema:
    """A field that may be there only with its module, and what holds if the module is there."""
    if name not in MODULE_OF:  # what plug-in cards remember comes with them
        has_it: Schema = {"properties": {"content": {"minItems": 1}}, "required": ["content"]}
    else:
        wanted = MODULE_OF[name]
        laws = [{"contains": {"const": module}} for module in wanted.replace("+", " ").split()]
        has_it = {"properties": {"modules": {"allOf" if "+" in wanted else "anyOf": laws}}, "required": ["modules"]}
    law: Schema = {"if": {"properties": {"setup": has_it}}, "else": {"properties": {name: False}}}
    return {**law, "then": then} if then else law


def row_of(name: str) -> str:
    """What the entries of a row belong to."""
    return "pile" if name in ("piles", "bids") else "pair" if name == "pairs" else "seat"


def argument_schema(argument: Argument, kinds: Schema) -> Schema:
    """An argument of an event; of some only a few cards can be meant."""
    if argument.narrow:
        return ref(f"{argument.narrow}_or_secret" if argument.is_secret else argument.narrow)
    found: Schema = kinds[argument.kind + "?" * argument.is_secret]
    return found


def event_schema() -> Schema:
    """A fact, its arguments, and the cells it sets."""
    kinds = {
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
    paths = {f"^{name}\\.[0-5]$": cell for name, cell in {**ROWS, **MODULE_ROWS}.items()}
    paths[f"^market\\.({'|'.join(COMPANIES)})$"] = ref("price")
    assigned: Schema = {
        "description": "The new values of all cells of the view that have changed since the event before, by path.",
        "type": "object",
        "properties": {**CELLS, **MODULE_CELLS},
        "patternProperties": paths,
        "additionalProperties": False,
    }
    defs = {**VIEW_DEFS, "set": assigned}
    branches = []
    for event in EVENTS:
        facts = {argument.key: argument_schema(argument, kinds) for argument in event.arguments}
        common = {"n": number(1), "event": {"const": event.key}}
        defs[f"event_{event.key}"] = record(f"The fact '{event.key}'.", {**common, **facts, "set": ref("set")})
        branches.append({"if": {"properties": {"event": {"const": event.key}}}, "then": ref(f"event_{event.key}")})
    names = [event.key for event in EVENTS]
    body = {"type": "object", "required": ["n", "event", "set"], "properties": {"event": {"enum": names}}}
    return titled(
        "event", 'A fact in the past tense; what a seat may not know reads "?".', {**body, "allOf": branches}, defs
    )


def position_schema() -> Schema:
    """A whole state; only the setup must be there, the rest has the defaults of docs/positions.md."""
    placed = record(
        "A card on a pile.",
        {"card": {"anyOf": [ref("card"), ref("laid_card")]}},
        {"up": {"type": "boolean"}, "by": ref("seat"), "known": ref("seats")},
    )
    pair = record(
        "A pair; what it does not name is filled in.",
        {},
        {
            "company": ref("company_or_secret"),
            "forecast": ref("forecast_or_secret"),
            "up": {"type": "boolean"},
            "known": ref("seats"),
            "told": TOLD,
        },
    )
    meeple = record(
        "A standing bid.", {"seat": ref("seat"), "pile": number(0, ids.PILES - 1), "space": number(0, ids.BIDS - 1)}
    )
    round_cards = record(
        "Cards of a round to come, in the order they are dealt.",
        {},
        {
            "companies": listing(ref("company"), ids.STOCKS, "Company cards; of round 0 the starting cards."),
            "forecasts": listing(ref("forecast"), ids.STOCKS, "Forecast cards."),
            "rolls": listing(ref("forecast"), ids.STOCKS, "What the dice will show, in their order (DIC-1)."),
        },
    )
    knowledge = record(
        "What is known of regular halves.",
        {},
        {
            "excluded": ref("excluded"),
            "left": listing({"type": "boolean"}, ids.SEATS, "Whether a stock card has left the half."),
            "books": {
                "description": "For each observer (a seat, or the public) a book of every half.",
                "type": "object",
                "patternProperties": {"^([0-4]|public)$": listing(ref("book"), ids.SEATS, "One for each half.")},
                "additionalProperties": False,
            },
        },
    )
    seats = ids.SEATS
    optional = {
        "events": number(0, None, "The number of the last event; default 0."),
        "round": number(0, ids.LOTS - 1, "Default 1."),
        "phase": {**ref("phase"), "default": "supply"},
        "first": number(-1, seats - 1, "The first player; default the setup's, or 0."),
        "turn": number(0, seats, "Whose turn it is, the first player 0; in Demand the first pass is over."),
        "progress": ref("progress"),
        "question": or_null(record("An open question.", {"seats": ref("seats"), "ask": ref("ask")})),
        "cash": listing(number(-32000, 32000), seats, "Default the setup's starting cash."),
        "fees": listing({"anyOf": [ref("fees"), counts(("fee1", "fee2", "fee3"), "By kind.")]}, seats, "Held fees."),
        "spaces": {
            "type": "object",
            "propertyNames": ref("company"),
            "additionalProperties": number(0, ids.SPACES - 1),
        },
        "regular": listing(ref("held"), seats, "Regular halves."),
        "seen": listing(ref("held"), seats, "Cards of regular halves that the whole table has seen."),
        "split": listing(ref("stocks"), seats, "Split halves."),
        "hands": listing(listing(ref("card"), ids.HAND, "A hand."), seats, "Cards in hand."),
        "piles": listing(
            listing(
                {"anyOf": [ref("card"), ref("laid_card"), placed]}, ids.SLOTS, "A pile; a name alone lies face-up."
            ),
            ids.PILES,
            "Piles.",
        ),
        "meeples": listing(meeple, ids.PILES, "Standing bids."),
        "pairs": listing(pair, ids.PAIRS, "The players' pairs, then the public ones, then the hidden ones."),
        "deck": listing(ref("card"), ids.DECK, "From the top; cards that are nowhere else lie beneath."),
        "drawn": number(0, ids.DECK, "How many cards have left the deck; default 0."),
        "discard": ref("kinds"),
        "coming": {"type": "object", "patternProperties": {"^[0-9]$": round_cards}, "additionalProperties": False},
        "knowledge": knowledge,
        "scores": listing(ref("score"), seats, "Final reckonings."),
        "winners": ref("seats"),
        "seed": number(0, (1 << 63) - 1, "Shuffles what is not said; default 0."),
        "bonds": listing(MODULE_ROWS["bonds"], seats, "Default none."),
        "commerce": listing(commerce_schema(ref("commerce_card"), required=False), seats, "Default none."),
        "commerce_deck": listing(ref("commerce_card"), ids.COMMERCE, "From the top; the rest lie beneath."),
        "commerce_drawn": number(0, ids.COMMERCE, "How many cards have left the commerce deck; default 0."),
        "rolled": ref("rolled"),
        "heir": or_null(SEAT),
        "investors": listing(
            investors_schema(ref("investor"), required=False), seats, "Default those that the setup gives."
        ),
        "investor_deck": listing(ref("investor"), ids.INVESTORS, "Investors still to be dealt."),
        "offers": MODULE_CELLS["offers"],
        "opening": opening_schema(ref("card")),
        "strategies": listing(
            strategies_schema(ref("strategy"), required=False), seats, "Default the hands that the setup gives."
        ),
        "strategy_deck": record(
            "The strategy deck; default empty.",
            {},
            {
                "cards": listing(ref("strategy"), ids.STRATEGIES, "From the top."),
                "drawn": number(0, ids.STRATEGIES, "How many cards have left it."),
                "recycled": number(0, ids.STRATEGIES, "Drawn again from the discards."),
                "order": listing(number(0, ids.STRATEGIES), ids.STRATEGIES, "How discards would be drawn again."),
            },
        ),
        "tucks": ref("tucks"),
        "bets": ref("bets"),
        "locked": ref("companies"),
        "protected": ref("companies"),
        "commerce_out": ref("goods"),
        "tally": listing(ref("tally"), seats, "Default nothing done."),
        "memos": ref("memos"),
    }
    defs = {**SHARED, "track": TRACK, "setup": setup_schema()}
    says = "A full state of a game. Only the setup is required; docs/positions.md has the defaults of the rest."
    body = {**record("", {"setup": ref("setup")}, optional), "allOf": [with_module(name) for name in MODULE_OF]}
    return titled("position", says, body, defs)


def texts() -> dict[Path, str]:
    """Every file as it should be."""
    files = {"position": position_schema(), "view": view_schema(), "event": event_schema()}
    return {FOLDER / f"{name}.schema.json": json.dumps(schema, indent=1) + "\n" for name, schema in files.items()}


def main() -> int:
    """Compares, and with --write replaces, the files."""
    stale = [path for path, text in texts().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if "--write" in sys.argv[1:]:
            path.write_text(texts()[path], "utf-8")
        else:
            print(f"{path.name} is not up to date: python tools/schemas.py --write")
    return 1 if stale and "--write" not in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
