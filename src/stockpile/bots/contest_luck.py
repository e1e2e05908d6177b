"""The luck of a contest's games, and what its results are without it: fewer deals are as sure (see luck.py)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

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
WHOLE_LUCK = 3  # deals by which all of the luck is taken away, added to what was seen: few deals fit any multiple
MOST_LUCK = 2.0  # times that the luck which was measured is taken away
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
    """From what was won in each deal, what luck has brought of it, and how often the bot sat down.

    Of each deal's luck that multiple is taken away by which the other deals vary least: where bots that search play
    otherwise than those imagined in their seats, the luck of the latter says little, and all of it would be noise.
    """
    plain, free = Moments(), Moments()
    for (won, lucky, sat), multiple in zip(rows, multiples(rows), strict=True):
        plain.see(round(FINE * won), sat)
        free.see(round(FINE * (won - multiple * lucky)), sat)
    low, high = intervals.around(free, FINE, least=LEAST)
    after = free.spread()
    return LucklessShare(free.mean(FINE), (max(0.0, low), min(1.0, high)), plain.spread() / after if after else 1.0)


def multiples(rows: Sequence[tuple[float, float, int]]) -> list[float]:
    """For each deal how much of its luck to take away, fitted (least squares) to all deals but itself.

    Luck is 0 on average whatever the other deals were, so any multiple that comes from them leaves the expectation as
    it is; one that the deal itself took part in would not.
    """
    wins, sat = fsum(row[0] for row in rows), sum(row[2] for row in rows)
    won_by_luck, sat_by_luck = fsum(row[0] * row[1] for row in rows), fsum(row[2] * row[1] for row in rows)
    squares = fsum(row[1] ** 2 for row in rows)
    found = []
    for won, lucky, times in rows:
        others = sat - times
        left = squares - lucky**2
        if not others or left < squares * 1e-9:
            found.append(1.0)
            continue
        mean = (wins - won) / others
        slope = (won_by_luck - won * lucky - mean * (sat_by_luck - times * lucky)) / left
        fitted = min(max(slope, 0.0), MOST_LUCK)
        found.append((fitted * (len(rows) - 1) + WHOLE_LUCK) / (len(rows) - 1 + WHOLE_LUCK))
    return found
