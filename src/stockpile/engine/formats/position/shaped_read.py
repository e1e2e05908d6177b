# cython: boundscheck=True, wraparound=True
"""Reads what has the shape of a cell (engine/declared/shapes.py) into a sheet, and says by its name what is wrong."""

# c: def

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.shapes import NULL, SECRET, Shape
from stockpile.engine.formats.position.places import (
    NEEDS,
    NUMBERS,
    SHAPES,
    WORDS,
    Index,
    get,
    place_at,
    plan_of,
    put,
    size,
)
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.setup import roster

# What comes with modules and is read in decks.py and cards.py, with what it is where it is not said.
OWN = ("commerce", "commerce_deck", "investors", "strategies", "strategy_deck")


def read_cell(reader: Reader, key: str, value: object, index: int | None = None) -> None:
    """A cell of a view, or what looks like one in a position; with an index one of a row."""
    where = key if index is None else f"{key}.{index}"
    read(reader, where, value, SHAPES[key], (index or 0, 0))


def read_cells(reader: Reader, *keys: str) -> None:
    """All of these that are said; the others stay empty."""
    for key in keys:
        if key in reader.data:
            read_cell(reader, key, reader.data[key])


def read_row(reader: Reader, key: str, *, size: int | None = None) -> None:
    """A row of cells, one for each seat or, with a size, pile or pair; what is not said stays empty."""
    rows = reader.data.get(key)
    for index, value in enumerate(reader.items(key, [] if rows is None else rows, size or reader.players)):
        read_cell(reader, key, value, index)


def read_plain(reader: Reader) -> None:
    """The cells of modules, as far as they are said; all but those that have defaults of their own or other words."""
    for key, cell in NEEDS.items():
        if key in OWN:
            continue
        if cell.each:
            read_row(reader, key)
        else:
            read_cells(reader, key)


def check_modules(reader: Reader) -> None:
    """What comes with a module is there only if the module is."""
    setup = reader.setup
    for key, cell in {**NEEDS, "commerce_drawn": NEEDS["commerce"], "investor_deck": NEEDS["investors"]}.items():
        if key in reader.data and not cell.is_in_play(setup.modules, bool(setup.content)):
            module = cell.needs.replace(" ", " or ").replace("+", " and ")
            raise ValueError(f"{key}: the module {module} is not in the setup")


def read(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    """Anything, by its shape."""
    _READERS[shape.sort](reader, where, value, shape, at)


def limit(reader: Reader, said: str) -> int:
    """How many there can be of something, at the table that is played."""
    if said == "SEATS":
        return reader.players
    if said == "PILES":
        return reader.piles
    if said == "PAIRS":
        return len(reader.table.companies)
    return len(reader.table.bids) if said == "BIDS" else size(said)


def _most(reader: Reader, shape: Shape) -> int:
    if isinstance(shape.most, int):
        return shape.most
    return limit(reader, shape.most) - 1 if shape.most else -shape.least


def _number(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    if value is not None or shape.zero != NULL:
        said = reader.whole(where, value, shape.least, _most(reader, shape))
        put(reader.sheet, shape.at, at, said + shape.plus)


def word_of(reader: Reader, where: str, value: Any, of: str) -> int:
    """The number of a word; of cards with a power the number in the roster."""
    sort = of.removesuffix("_or_secret")
    if sort not in ("investor", "strategy"):
        number = NUMBERS[of].get(value) if isinstance(value, str) else None
        return reader.one_of(where, value, WORDS[of][1]) if number is None else number
    number = roster.number_of(value) if isinstance(value, str) else -1
    if number < 0 or (number >= ids.INVESTORS) != (sort == "strategy"):
        raise ValueError(f"{where}: there is no {sort} {value!r:.40}")
    return number


def _word(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    is_nothing = (shape.zero == NULL and value is None) or (shape.zero == SECRET and value == "?")
    put(reader.sheet, shape.at, at, 0 if is_nothing else word_of(reader, where, value, shape.of) + shape.plus)


def _truth(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    put(reader.sheet, shape.at, at, int(reader.truth(where, value)))


def _seats(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    put(reader.sheet, shape.at, at, reader.mask(where, value))


def _row(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    places, least, most = size(shape.size), shape.least, int(shape.most)
    said = [
        n if type(n) is int and least <= n <= most else reader.whole(where, n, least, most)
        for n in reader.items(where, value, places)
    ]
    if shape.plus and len(said) != places:
        raise ValueError(f"{where}: {places} numbers are needed, one for each kind")
    put(reader.sheet, shape.at, at, said + [0] * (places - len(said)))


def _counts(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    row = get(reader.sheet, shape.at, at)
    row[: size(shape.size)] = reader.counts(where, value, WORDS[shape.of][1], size(shape.size))


def _many(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    assert shape.item is not None
    is_dice = shape.size == "box.companies"
    said = reader.items(where, value, limit(reader, "PAIRS" if is_dice else shape.places))
    for j, item in enumerate(said):
        read(reader, where, item, shape.item, (at[0], j))
    if shape.size.islower() and not shape.size.startswith("box."):
        put(reader.sheet, shape.size, at, len(said))


def _marked(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    """The bits of those that are named: each is its own number, or lies in a row of the seat's."""
    assert shape.item is not None
    mask = 0
    for item in reader.items(where, value, size(shape.size)):
        number = word_of(reader, where, item, shape.item.of) + shape.item.plus
        if shape.item.at != "j":
            row = [get(reader.sheet, shape.item.at, (at[0], j)) for j in range(size(shape.size))]
            if number not in row:
                raise ValueError(f"{where}: seat {at[0]} does not have {item}")
            number = row.index(number)
        mask |= 1 << number
    put(reader.sheet, shape.at, at, mask)


def _held(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    said = reader.items(where, value, ids.STRATEGIES)
    row = get(reader.sheet, shape.at, at)
    for key in said:
        if key == "?" and shape.size:
            continue
        number = word_of(reader, where, key, "strategy") - ids.INVESTORS
        if row[number]:
            raise ValueError(f"{where}: {key} is there twice (STR-1)")
        row[number] = at[0] + 1
    if shape.size:
        put(reader.sheet, shape.size, at, len(said))


def _left(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    """What is left of a deck of which the size is known, or else what was drawn."""
    total, drawn = get(reader.sheet, shape.at, at), get(reader.sheet, shape.filled, at)
    if total:
        put(reader.sheet, shape.filled, at, total - reader.whole(where, value, 0, total))
    else:
        put(reader.sheet, shape.at, at, drawn + reader.whole(where, value, 0, size(shape.places) - drawn))


def _record(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    if value is None and shape.filled:
        return
    said: Mapping[str, Any] = reader.mapping(where, value)
    sheet = reader.sheet
    for key, part, is_needed, kind, words, least, most, plus, (name, row, place) in plan_of(shape):
        given = said.get(key, MISSING)
        if given is MISSING:
            if not is_needed:
                continue
            given = None
        # As good as always it is right, and then nothing needs to know where it was.
        number = None
        if type(given) is kind:
            if words is not None:
                number = words.get(given)
            elif least <= given <= (_most(reader, part) if most < least else most):
                number = given + plus
        if number is None:
            read(reader, f"{where}.{key}", given, part, at)
        elif place is None:
            sheet[name] = number
        else:
            cells = sheet[name] if row is None else sheet[name][place_at(row, at)]
            cells[place_at(place, at)] = number


MISSING = object()


def _computed(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    """What follows from the rest by the rules."""


def _special(reader: Reader, where: str, value: Any, shape: Shape, at: Index) -> None:
    _SPECIAL[shape.of](reader, where, value, at)


def _owner(reader: Reader, where: str, value: Any, at: Index) -> None:
    """Whose pair it is follows from its place."""


def _chosen(reader: Reader, where: str, value: Any, at: Index) -> None:
    """Which of the investors that were dealt are chosen."""
    sheet, seat = reader.sheet, at[0]
    said = reader.items(where, value, ids.OWNED)
    for place in said:
        if place != "?":
            sheet["chosen"][seat] |= 1 << reader.whole(where, place, 0, max(sheet["dealt_n"][seat] - 1, 0))
    sheet["chosen_n"][seat] = len(said)


def _memos(reader: Reader, where: str, value: Any, at: Index) -> None:
    """What cards from outside the box remember: card, seat, place and value."""
    sizes = (ids.PLUGINS, ids.SEATS, ids.MEMOS)
    for row in reader.items(where, value, ids.PLUGINS * ids.SEATS * ids.MEMOS):
        given = reader.items(where, row, 4)
        if len(given) != 4:
            raise ValueError(f"{where}: card, seat, place and value are needed, four numbers")
        number, seat, place = (reader.whole(where, n, 0, most - 1) for n, most in zip(given, sizes, strict=False))
        reader.sheet["memos"][number][seat][place] = reader.whole(where, given[3], -32000, 32000)


TASKS = (ids.TASK_DIVIDEND, ids.TASK_GIVE, ids.TASK_CARD, ids.TASK_MOVE)


def _task(reader: Reader, where: str, value: Any, at: Index) -> None:
    """A task of the agenda: four numbers, and for a card also what was picked."""
    if not isinstance(value, list) or not value or value[0] not in TASKS or not _has_right_numbers(value):
        raise ValueError(f"{where}: tasks of four numbers are needed, and for a card what was picked")
    for key, n in zip(("task", "about", "amount", "served", "picked"), value, strict=False):
        reader.sheet[key][at[1]] = reader.whole(where, n, -20, 127)
    for step, n in enumerate(value[5:]):
        reader.sheet["picks"][at[1]][step] = reader.whole(where, n, 0, 100)
    is_card = value[0] == ids.TASK_CARD
    reader.whole(where, value[1], 0, ids.POWERS - 1 if is_card else ids.STOCKS - 1)
    if is_card:
        reader.whole(where, value[2], 0, reader.players - 1)


def _has_right_numbers(task: list[Any]) -> bool:
    if task[0] != ids.TASK_CARD:
        return len(task) == 4
    picks = len(task) - 5
    return 0 <= picks <= ids.PICKS and isinstance(task[4], int) and task[4] >= picks


_READERS: dict[str, Callable[[Reader, str, Any, Shape, Index], None]] = {
    "number": _number,
    "word": _word,
    "truth": _truth,
    "seats": _seats,
    "row": _row,
    "counts": _counts,
    "many": _many,
    "marked": _marked,
    "held": _held,
    "left": _left,
    "record": _record,
    "computed": _computed,
    "special": _special,
}
_SPECIAL: dict[str, Callable[[Reader, str, Any, Index], None]] = {
    "owner": _owner,
    "chosen": _chosen,
    "memos": _memos,
    "task": _task,
}
