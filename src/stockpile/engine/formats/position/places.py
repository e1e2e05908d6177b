# cython: boundscheck=True, wraparound=True
"""Where the shapes of cells (engine/declared/shapes.py) lie in a sheet, and the words they are made of."""

# c: def

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.cells import CELLS
from stockpile.engine.declared.shapes import SECRET, Part, Shape
from stockpile.engine.names import CARDS, COMMODITIES, COMPANIES, FORECASTS, INFORMATION, MARKET, STAGES

Sheet = dict[str, Any]
Index = tuple[int, int]  # of the cell, and in a list of it
OF_CELL, IN_LIST = -1, -2
INDICES = {"i": OF_CELL, "j": IN_LIST}
Place = tuple[str, Any, Any]
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


_PLACES: dict[str, Place] = {}  # found out once


def place_of(said: str) -> Place:
    """The name of a field, and which row and place of it: numbers, OF_CELL or IN_LIST; None where there is none."""
    found = _PLACES.get(said)
    if found is None:
        name, *indices = re.findall(r"\w+", said)
        row, place = ([None, None] + [INDICES[index] if index in INDICES else int(index) for index in indices])[-2:]
        found = _PLACES[said] = (name, row, place)
    return found


def place_at(index: int, at: Index) -> int:
    """A place in a row."""
    return at[0] if index == OF_CELL else at[1] if index == IN_LIST else index


def get(sheet: Sheet, place: str, at: Index) -> Any:
    """What lies at a place; an index is its own place."""
    if place in INDICES:
        return place_at(INDICES[place], at)
    name, row, last = place_of(place)
    if last is None:
        return sheet[name]
    cells = sheet[name] if row is None else sheet[name][place_at(row, at)]
    return cells[place_at(last, at)]


def put(sheet: Sheet, place: str, at: Index, value: Any) -> None:
    """Lays something there."""
    name, row, last = place_of(place)
    if last is None:
        sheet[name] = value
    else:
        cells = sheet[name] if row is None else sheet[name][place_at(row, at)]
        cells[place_at(last, at)] = value


@cache
def size(said: str) -> int:
    """A number with a name, or so many more."""
    name, _, more = said.partition("+")
    return int(getattr(ids, name)) + int(more or 0)


PLAIN = ("number", "word", "truth", "seats", "left")  # what an object must have, if it is required
# A part of an object as it is read: key, shape, whether it must be there; what is put down at once: of this type, one
# of these words or a number from the least to the most (below the least: the table says), what is added, and where.
PlannedPart = tuple[str, Shape, bool, Any, Any, int, int, int, Place]
_PLANS: dict[int, tuple[PlannedPart, ...]] = {}  # by identity: shapes are declared once


def plan_of(shape: Shape) -> tuple[PlannedPart, ...]:
    """The parts of an object; what is left of a deck, which stands first, is read when it is known what was drawn."""
    plan = _PLANS.get(id(shape))
    if plan is None:
        first, *more = shape.parts
        parts = (*more, first) if first.shape.sort == "left" else shape.parts
        plan = tuple(_planned(part) for part in parts)
        _PLANS[id(shape)] = plan
    return plan


def _planned(part: Part) -> PlannedPart:
    shape = part.shape
    kind: type | None = {"number": int, "truth": bool, "word": str}.get(shape.sort)
    words: dict[Any, int] | None = None
    if shape.sort == "truth":
        words = {False: 0, True: 1}
    elif shape.sort == "word":
        words = {word: number + shape.plus for word, number in NUMBERS.get(shape.of, {}).items()}
        words |= {"?": 0} if shape.zero == SECRET else {}
    most = shape.most if isinstance(shape.most, int) else shape.least - 1
    is_needed = part.required and shape.sort in PLAIN
    place = place_of(shape.at) if kind else ("", None, None)
    return part.key, shape, is_needed, kind, words, shape.least, most, shape.plus, place
