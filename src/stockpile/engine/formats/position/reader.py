# cython: boundscheck=True, wraparound=True
"""The sheet that a position or a view fills, and the checks of plain JSON that name the field."""

# c: def

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from stockpile.engine import ids, state
from stockpile.engine.names import CARDS, STAGES
from stockpile.engine.setup import checks
from stockpile.engine.setup.box import Box
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.modules import STAGES as ORDER
from stockpile.engine.setup.setup import Setup
from stockpile.engine.setup.table import Table, copies_of

Sheet = dict[str, Any]
STAGE_OF = {name: number for number, name in STAGES.items()}
_RANKS = {stage: rank for rank, stage in enumerate(ORDER)}  # of a stage in the round
PROGRESS = ("step", "turn", "count", "deal")


class ReadSetup(NamedTuple):
    """A setup that a text brought along, and what every text with it asks of it again."""

    setup: Setup
    table: Table
    box: Box
    copies: tuple[int, ...]
    """How many market cards of each kind the box has."""
    phases: tuple[str, ...]
    companies: tuple[int, ...]
    """The numbers of the companies among the cards."""


_READ: dict[str, ReadSetup] = {}  # by what they were read from: views and positions of one game come in numbers
MOST_READ = 64
MOST_SAID = 10_000


def setup_of(data: Any) -> ReadSetup:
    """The setup that a text brings along."""
    said = repr(data)
    found = _READ.get(said)
    if found is None:
        setup = Setup.from_dict(data)
        phases = tuple(STAGES[stage] for stage in setup.stages)
        companies = tuple(CARDS.index(company) for company in setup.table.companies)
        found = ReadSetup(setup, setup.table, box_of(setup), tuple(copies_of(setup.table)), phases, companies)
        if len(_READ) >= MOST_READ:
            _READ.clear()
        if len(said) < MOST_SAID:
            _READ[said] = found
    return found


class Reader:
    """Fills a sheet from JSON and says what is wrong with it."""

    # c: readonly object data, setup, table, box, copies, phases, companies, players, piles, sheet

    def __init__(self, data: Mapping[str, Any]) -> None:
        if not isinstance(data, Mapping):
            raise ValueError(f"position: an object is needed, not {type(data).__name__}")
        if "setup" not in data:
            raise ValueError("setup: missing")
        self.data = data
        self.setup, self.table, self.box, self.copies, self.phases, self.companies = setup_of(data["setup"])
        self.players = self.setup.players
        self.piles = self.players * self.table.meeples
        self.sheet: Sheet = state.empty_sheet()

    def mapping(self, where: str, value: object) -> Mapping[str, Any]:
        if type(value) is not dict and not isinstance(value, Mapping):
            raise ValueError(f"{where}: an object is needed, not {value!r:.40}")
        return value

    def items(self, where: str, value: object, most: int) -> list[Any]:
        if not isinstance(value, list):
            raise ValueError(f"{where}: a list is needed, not {value!r:.40}")
        if len(value) > most:
            raise ValueError(f"{where}: {len(value)} entries, the most is {most}")
        return value

    def truth(self, where: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError(f"{where}: true or false is needed, not {value!r:.40}")
        return value

    def whole(self, where: str, value: object, least: int, most: int) -> int:
        if type(value) is int and least <= value <= most:
            return value
        return checks.whole(where, value, least, most)

    def one_of(self, where: str, value: object, known: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in known:
            raise ValueError(f"{where}: {value!r:.40} is none of {', '.join(known)}")
        return known.index(value)

    def rows(self, key: str, default: object, size: int | None = None) -> list[Any]:
        size = self.players if size is None else size
        rows = self.data.get(key)
        if rows is None:
            return [default] * size
        rows = self.items(key, rows, size)
        return rows + [default] * (size - len(rows))

    def mask(self, where: str, value: object) -> int:
        value = self.items(where, value, ids.SEATS)
        if value == [ids.CHANCE]:
            return 1 << ids.CHANCE_BIT
        result = 0
        for seat in value:
            result |= 1 << self.whole(where, seat, 0, self.players - 1)
        return result

    def counts(self, where: str, value: object, names: Sequence[str], size: int) -> list[int]:
        row = [0] * size
        for key, n in self.mapping(where, value).items():
            number = self.one_of(where, key, names)
            is_right = type(n) is int and 0 <= n <= ids.DECK  # as good as always: not a word about where it is
            row[number] = n if is_right else self.whole(f"{where}.{key}", n, 0, ids.DECK)
        return row

    def is_after(self, stage: str) -> bool:
        """Whether the round is past a stage."""
        return _RANKS[self.sheet["stage"]] > _RANKS[STAGE_OF[stage]]

    def is_in(self, *stages: int) -> bool:
        """Whether the round is in one of these stages."""
        return self.sheet["stage"] in stages

    def is_from(self, first: int, last: int) -> bool:
        """Whether the round is in one of the stages from one to another."""
        return _RANKS[first] <= _RANKS[self.sheet["stage"]] <= _RANKS[last]

    def place(self, seat: int) -> int:
        """The seat's place in the turn order: 0 is the first player (RND-1)."""
        return int((seat - self.sheet["first"]) % self.players)

    @property
    def phase(self) -> str:
        """The name of the stage."""
        return STAGES[self.sheet["stage"]]
