# cython: boundscheck=True, wraparound=True
"""Where the shapes of cells (engine/declared/shapes.py) lie in a sheet, and the words they are made of."""

# c: def

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.cells import CELLS
from stockpile.engine.names import CARDS, COMMODITIES, COMPANIES, FORECASTS, INFORMATION, MARKET, STAGES

Sheet = dict[str, Any]
Index = tuple[int, int]  # of the cell, and in a list of it
SHAPES = {cell.path: cell.shape for cell in CELLS}
NEEDS = {cell.path: cell for cell in CELLS if cell.needs}
GOODS = (*COMMODITIES, "tax")
# For each sort of words all of them, by number, and those that may be said.
WORDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "card_or_secret": (MARKET, MARKET),
    "card_or_secret laid_card": (CARDS, CARDS),
    "commerce_card_or_secret": (CARDS, ("?", *GOODS)),
    "company": (COMPANIES, COMPANIES),
    "company_or_secret": (CARDS, CARDS[:7]),
    "forecast": (FORECASTS, FORECASTS[1:]),
    "forecast_or_secret": (FORECASTS, FORECASTS),
    "information": (INFORMATION, INFORMATION),
    "phase": (tuple(STAGES.values()), tuple(STAGES.values())),
    "stocks": (COMPANIES, COMPANIES),
    "kinds": (MARKET, MARKET),
    "commodities": (COMMODITIES, COMMODITIES),
    "goods": (GOODS, GOODS),
}

NUMBERS = {sort: {word: every.index(word) for word in allowed} for sort, (every, allowed) in WORDS.items()}


@cache
def _parsed(at: str) -> tuple[str, tuple[str, ...]]:
    name, *indices = re.findall(r"\w+", at)
    return name, tuple(indices)


def _number(index: str, at: Index) -> int:
    return at[0] if index == "i" else at[1] if index == "j" else int(index)


@cache
def _getter(place: str) -> Callable[[Sheet, Index], Any]:
    """How to come to a place, found out once."""
    name, indices = _parsed(place)
    if name in ("i", "j"):
        return lambda _sheet, at: _number(name, at)
    if not indices:
        return lambda sheet, _at: sheet[name]
    if indices == ("i",):
        return lambda sheet, at: sheet[name][at[0]]
    if indices == ("j",):
        return lambda sheet, at: sheet[name][at[1]]
    if indices == ("i", "j"):
        return lambda sheet, at: sheet[name][at[0]][at[1]]
    first, second = indices
    return lambda sheet, at: sheet[name][_number(first, at)][_number(second, at)]


def get(sheet: Sheet, place: str, at: Index) -> Any:
    """What lies at a place; an index is its own place."""
    return _getter(place)(sheet, at)


def put(sheet: Sheet, place: str, at: Index, value: Any) -> None:
    """Lays something there."""
    name, indices = _parsed(place)
    if not indices:
        sheet[name] = value
        return
    row = sheet[name]
    if len(indices) == 2:
        row = row[_number(indices[0], at)]
    row[_number(indices[-1], at)] = value


@cache
def size(said: str) -> int:
    """A number with a name, or so many more."""
    name, _, more = said.partition("+")
    return int(getattr(ids, name)) + int(more or 0)
