"""Writes what has the shape of a cell (engine/declared/shapes.py), from the sheet of a state that hides nothing."""

from collections.abc import Callable
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.shapes import NULL, Shape, within
from stockpile.engine.formats.position.places import SHAPES, WORDS, Index, Sheet, get, size
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup

SORTS = {inner.sort for shape in SHAPES.values() for inner in within(shape)}


class PlainCells:
    """Cells of a state as plain JSON."""

    def __init__(self, setup: Setup, sheet: Sheet) -> None:
        self.sheet = sheet
        self._at_table = (1 << setup.players) - 1
        self._writers: dict[str, Callable[[Shape, Index], Any]] = {
            sort: getattr(self, f"_{sort}") for sort in SORTS if hasattr(self, f"_{sort}")
        }
        self._sizes = {"box.piles": setup.players * setup.table.meeples, "box.companies": len(setup.table.companies)}

    def cell(self, key: str, index: int = 0) -> Any:
        """One cell."""
        return self.of(SHAPES[key], (index, 0))

    def of(self, shape: Shape, at: Index) -> Any:
        """Anything, by its shape."""
        return self._writers[shape.sort](shape, at)

    def _get(self, place: str, at: Index) -> Any:
        return get(self.sheet, place, at)

    def _many_of(self, said: str, at: Index) -> int:
        if said in self._sizes:
            return self._sizes[said]
        return size(said) if said[0].isupper() else int(self._get(said, at))

    def _number(self, shape: Shape, at: Index) -> int | None:
        value = self._get(shape.at, at)
        return None if shape.zero == NULL and not value else value - shape.plus

    def _word(self, shape: Shape, at: Index) -> str | None:
        value = self._get(shape.at, at)
        if shape.zero and not value:
            return None if shape.zero == NULL else "?"
        if shape.of.removesuffix("_or_secret") in ("investor", "strategy"):
            return roster.key_of(value - shape.plus)
        return str(WORDS[shape.of][0][value])

    def _truth(self, shape: Shape, at: Index) -> bool:
        return bool(self._get(shape.at, at))

    def _seats(self, shape: Shape, at: Index) -> list[int]:
        mask = self._get(shape.at, at)
        return seats_of(mask & self._at_table if shape.filled else mask)

    def _row(self, shape: Shape, at: Index) -> list[int]:
        return list(self._get(shape.at, at))

    def _counts(self, shape: Shape, at: Index) -> dict[str, int]:
        return {key: n for key, n in zip(WORDS[shape.of][0], self._get(shape.at, at), strict=False) if n}

    def _many(self, shape: Shape, at: Index) -> list[Any]:
        assert shape.item is not None
        places = [(at[0], j) for j in range(self._many_of(shape.size, at))]
        return [self.of(shape.item, place) for place in places if not shape.filled or self._get(shape.filled, place)]

    def _marked(self, shape: Shape, at: Index) -> list[Any]:
        assert shape.item is not None
        mask = self._get(shape.at, at)
        return [self.of(shape.item, (at[0], j)) for j in range(size(shape.size)) if mask >> j & 1]

    def _held(self, shape: Shape, at: Index) -> list[str]:
        row = self._get(shape.at, at)
        return [roster.key_of(ids.INVESTORS + number) for number, owner in enumerate(row) if owner == at[0] + 1]

    def _record(self, shape: Shape, at: Index) -> dict[str, Any] | None:
        if shape.filled and not self._get(shape.filled, at):
            return None
        written = {}
        for part in shape.parts:
            if part.when == "has_redrawn":
                is_there = at[0] + 1 in self.sheet["redrawn"]
            else:
                is_there = not (part.unless and self._get(part.unless, at))
                is_there = is_there and (not part.when or bool(self._get(part.when, at)))
            if is_there and part.shape.of != "owner":
                written[part.key] = self.of(part.shape, at)
        return written

    def _special(self, shape: Shape, at: Index) -> Any:
        write: Callable[[Index], Any] = getattr(self, f"_write_{shape.of}")
        return write(at)

    def _write_task(self, at: Index) -> list[int]:
        sheet, i = self.sheet, at[1]
        task = [sheet[key][i] for key in ("task", "about", "amount", "served")]
        if task[0] == ids.TASK_CARD:
            task += [sheet["picked"][i], *sheet["picks"][i][: sheet["picked"][i]]]
        return task

    def _write_chosen(self, at: Index) -> list[int]:
        return [i for i in range(ids.OFFERED) if self.sheet["chosen"][at[0]] >> i & 1]

    def _write_memos(self, _at: Index) -> list[list[int]]:
        return [
            [number, seat, i, self.sheet["memos"][number][seat][i]]
            for number in range(ids.PLUGINS)
            for seat in range(ids.SEATS)
            for i in range(ids.MEMOS)
            if self.sheet["memos"][number][seat][i]
        ]


def seats_of(mask: int) -> list[int]:
    """The seats of a mask; the chance seat is asked alone."""
    if mask == 1 << ids.CHANCE_BIT:
        return [ids.CHANCE]
    return [seat for seat in range(ids.SEATS) if mask >> seat & 1]
