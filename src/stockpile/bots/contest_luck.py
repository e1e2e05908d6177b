"""The luck of a contest's games, and what its results are without it: fewer deals are as sure (see luck.py)."""

from collections.abc import Sequence
from dataclasses import dataclass

from stockpile.bots import intervals
from stockpile.bots.intervals import Interval, Moments
from stockpile.bots.levels import policy_of
from stockpile.bots.luck import LuckTable
from stockpile.bots.registry import spec_of
from stockpile.engine.rules import chance
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

FINE = 60_000  # parts of a win or of a thousand, in whole numbers: sums do not depend on their order
LEAST = 0.1  # of the two opposite deals that are added, so that few deals that came out alike are no certainty
STAND_IN = "trader"  # is imagined in the seat of a program of one's own


class ContestLuck:
    """Measures games of one setup against so many imagined deals a round; tables are made once for each lineup."""

    def __init__(self, setup: Setup, worlds: int) -> None:
        self.setup = setup
        self.worlds = worlds
        self._tables: dict[tuple[str, ...], LuckTable] = {}

    def of_game(self, names: Sequence[str], seed: int, answers: Sequence[tuple[int, int]]) -> list[list[float]]:
        """By seat: the money and the share of the win that the deals of all rounds have brought."""
        key = tuple(names)
        is_own = all(spec_of(name).level and spec_of(name).budget is None for name in names)
        if key not in self._tables:
            policies = [policy_of(self.setup, spec_of(name).level or STAND_IN, 0) for name in names]
            self._tables[key] = LuckTable(self.setup, policies, self.worlds)
        start = State(box_of(self.setup))
        chance.prepare_keyed(start, seed)
        return [list(row) for row in self._tables[key].measure(start, answers, seed, is_own).totals()]


@dataclass(frozen=True)
class LucklessShare:
    """A share of wins without luck, and how many times fewer deals are as sure as they would be with it."""

    rate: float
    interval: Interval
    times_fewer: float


def luckless(rows: Sequence[tuple[float, float, int]]) -> LucklessShare:
    """From what was won in each deal, what luck has brought of it, and how often the bot sat down."""
    plain, free = Moments(), Moments()
    for won, lucky, sat in rows:
        plain.see(round(FINE * won), sat)
        free.see(round(FINE * (won - lucky)), sat)
    low, high = intervals.around(free, FINE, least=LEAST)
    after = free.spread()
    return LucklessShare(free.mean(FINE), (max(0.0, low), min(1.0, high)), plain.spread() / after if after else 1.0)
