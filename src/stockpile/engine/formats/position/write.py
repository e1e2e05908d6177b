"""Positions written: everything in a state, as plain JSON."""

from collections.abc import Sequence
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.cells import CELLS
from stockpile.engine.formats.position.places import Sheet
from stockpile.engine.formats.position.shaped_write import PlainCells, seats_of
from stockpile.engine.names import ASKS, CARDS, COMPANIES, FORECASTS, HELD
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

BY_PATH = {cell.path: cell for cell in CELLS}
# Fields of modules that stand beside others than in a view, or only in a position.
BESIDE = {
    "commerce_deck": ("commerce_drawn",),
    "investors": ("investor_deck", "opening"),
    "protected": ("commerce_out",),
}
MOVED = {key for keys in BESIDE.values() for key in keys}
OF_MODULES = tuple(
    key for cell in CELLS if cell.needs and cell.path not in MOVED for key in (cell.path, *BESIDE.get(cell.path, ()))
)
# Everything that a position can have, in the order in which it is written; what is no cell of a view is its own.
POSITION_KEYS = (
    "setup",
    "events",
    "round",
    "phase",
    "first",
    "progress",
    "question",
    "cash",
    "fees",
    "spaces",
    "regular",
    "split",
    "hands",
    "piles",
    "meeples",
    "pairs",
    "deck",
    "drawn",
    "discard",
    "coming",
    "knowledge",
    *OF_MODULES,
    "scores",
    "winners",
    "turn",
    "seen",
    "seed",
)


def position_of(setup: Setup, g: State) -> dict[str, Any]:
    """Everything in a state, as plain JSON."""
    sheet: Sheet = g.sheet()
    plain = PlainCells(setup, sheet)
    own = {"setup": setup.to_dict(), "events": g.emitted, **_own(setup, sheet), **_decks(setup, sheet)}
    written: dict[str, Any] = {}
    for key in POSITION_KEYS:
        if key in own:
            written[key] = own[key]
        elif key in BY_PATH and _is_written(key, setup, sheet):
            written[key] = _cells(plain, key, setup)
    return written


def _is_written(key: str, setup: Setup, sheet: Sheet) -> bool:
    """Whether there is something to say; what a game ends with is said at its end."""
    if key in ("scores", "winners"):
        return bool(sheet["stage"] == ids.OVER)
    is_own = key in ("commerce_deck", "strategy_deck")
    return not is_own and BY_PATH[key].is_in_play(setup.modules, bool(setup.content))


def _cells(plain: PlainCells, key: str, setup: Setup) -> Any:
    sizes = {"seat": setup.players, "pile": setup.players * setup.table.meeples, "pair": len(setup.table.companies)}
    each = BY_PATH[key].each
    return [plain.cell(key, index) for index in range(sizes[each])] if each else plain.cell(key)


def _own(setup: Setup, sheet: Sheet) -> dict[str, Any]:
    """What a position says otherwise than a view, which leaves out what nobody may know."""
    piles = range(setup.players * setup.table.meeples)
    return {
        "question": {"seats": seats_of(sheet["asked"]), "ask": ASKS[sheet["ask"]]} if sheet["ask"] else None,
        "spaces": {key: sheet["space"][COMPANIES.index(key)] for key in setup.table.companies},
        "regular": [_counts_of(sheet["regular"][s]) for s in range(setup.players)],
        "meeples": [
            {"seat": sheet["bid_seat"][p], "pile": p, "space": sheet["bid_space"][p] - 1}
            for p in piles
            if sheet["bid_space"][p]
        ],
        "coming": _coming_of(sheet, setup),
        "knowledge": _knowledge_of(sheet, setup),
    }


def _decks(setup: Setup, sheet: Sheet) -> dict[str, Any]:
    """Decks from the top, and how many cards have left them."""
    found: dict[str, Any] = {
        "deck": [CARDS[kind] for kind in sheet["deck"][sheet["deck_at"] : sheet["deck_n"]]],
        "drawn": sheet["deck_at"],
    }
    if "commerce" in setup.modules:
        at, size = sheet["commerce_at"], sheet["commerce_size"]
        found["commerce_deck"] = [CARDS[kind] for kind in sheet["commerce"][at:size]]
        found["commerce_drawn"] = at
    if "investors" in setup.modules:
        found["investor_deck"] = [roster.key_of(kind - 1) for kind in sheet["investor_deck"] if kind]
    if "strategies" in setup.modules:
        at, size = sheet["strategy_drawn"], sheet["strategy_size"]
        found["strategy_deck"] = {
            "cards": [roster.key_of(ids.INVESTORS + kind - 1) for kind in sheet["strategy_deck"][at:size]],
            "drawn": at,
            "recycled": sheet["recycled"],
            "order": sheet["strategy_rank"] if any(sheet["strategy_rank"]) else [],
        }
    return found


def _counts_of(row: Sequence[int]) -> dict[str, int]:
    return {HELD[i]: n for i, n in enumerate(row) if n}


def _coming_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    coming = {}
    for number in range(setup.table.rounds + 1):
        companies = [CARDS[kind] for kind in sheet["coming_company"][number] if kind]
        forecasts = [FORECASTS[kind] for kind in sheet["coming_forecast"][number] if kind]
        if companies or forecasts:
            coming[str(number)] = {"companies": companies, "forecasts": forecasts}
        rolls = [FORECASTS[kind] for kind in sheet["coming_roll"][number] if kind]
        if rolls:
            coming[str(number)]["rolls"] = rolls
    return coming


def _knowledge_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    books = {}
    for observer in (*range(setup.players), ids.PUBLIC):
        name = "public" if observer == ids.PUBLIC else str(observer)
        books[name] = [_book_of(sheet, observer, seat) for seat in range(setup.players)]
    left = [bool(sheet["left"][s]) for s in range(setup.players)]
    return {"excluded": sheet["excluded"], "left": left, "books": books}


def _book_of(sheet: Sheet, observer: int, seat: int) -> dict[str, Any]:
    mark = sheet["start_mark"][observer][seat]
    return {
        "known": _counts_of(sheet["known"][observer][seat]),
        "unknown": {str(lot): n for lot, n in enumerate(sheet["lots"][observer][seat]) if n},
        "start": None if mark == ids.LOST else CARDS[mark],
    }
