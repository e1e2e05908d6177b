"""When an answer is clear: looks at fixed points, an error rate spent over them, Holm's correction within each.

At a look that may spend a, whatever is surprising enough for Holm's step-down test at a is called high or low, and
whatever has its interval at level 1 - a/m within the margin is called fair; the others stay open. What looks spend
sums up to alpha (increments of O'Brien and Fleming's spending function), so by the union bound the chance that
anything fair is ever called unfair is at most alpha, however many are compared and whenever the study stops; and so
is the chance that anything beyond the margin is ever called fair.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from stockpile.bots.intervals import NORMAL, Interval

LOOKS = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0)
HIGH, LOW, FAIR, OPEN = "high", "low", "fair", "open"


class Judgeable(Protocol):
    """What can be judged."""

    @property
    def name(self) -> str:
        """What it is about."""
        ...

    @property
    def fair(self) -> float:
        """What would be fair."""
        ...

    @property
    def margin(self) -> float:
        """How close to it is close enough."""
        ...

    @property
    def estimate(self) -> float:
        """The best guess."""
        ...

    @property
    def surprise(self) -> float:
        """How likely chance alone goes so far from what is fair."""
        ...

    def interval(self, level: float) -> Interval:
        """The interval of a level."""
        ...


def looks_of(chunks: int) -> list[int]:
    """After how many chunks to look."""
    return sorted({max(1, round(part * chunks)) for part in LOOKS})


def spent(alpha: float, part: float) -> float:
    """How much of alpha may have been spent when this part of the games has been played."""
    if part <= 0:
        return 0.0
    return min(alpha, 2 * NORMAL.cdf(-NORMAL.inv_cdf(1 - alpha / 2) / sqrt(part)))


def holm(surprises: Sequence[float]) -> list[float]:
    """Surprises corrected for their number: at most this is the chance of any false alarm among them (Holm 1979)."""
    order = sorted(range(len(surprises)), key=lambda place: (surprises[place], place))
    corrected, worst = [1.0] * len(surprises), 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, surprises[place] * (len(surprises) - rank)))
        corrected[place] = worst
    return corrected


@dataclass
class Judgement:
    """What has been decided so far, by name, and after how many chunks."""

    alpha: float
    chunks: int
    verdicts: dict[str, tuple[str, int]]
    looked: int = 0  # chunks at the last look

    @classmethod
    def begun(cls, alpha: float, chunks: int) -> "Judgement":
        """Nothing is decided yet."""
        return cls(alpha, chunks, {})

    def budget(self, done: int) -> float:
        """What the look after so many chunks may spend."""
        looks = [0, *looks_of(self.chunks)]
        before = max(look for look in looks if look < done)
        return spent(self.alpha, done / self.chunks) - spent(self.alpha, before / self.chunks)

    def level(self, done: int, count: int) -> float:
        """The level at which all of so many intervals hold at once, at this look and the others."""
        return 1 - self.budget(done) / max(1, count)

    def look(self, answers: Sequence[Judgeable], done: int) -> None:
        """Decides what is clear; what was decided before stays so."""
        budget, level = self.budget(done), self.level(done, len(answers))
        for answer, corrected in zip(answers, holm([answer.surprise for answer in answers]), strict=True):
            if answer.name in self.verdicts:
                continue
            low, high = answer.interval(level)
            if corrected <= budget:
                self.verdicts[answer.name] = (HIGH if answer.estimate > answer.fair else LOW, done)
            elif answer.fair - answer.margin <= low and high <= answer.fair + answer.margin:
                self.verdicts[answer.name] = (FAIR, done)
        self.looked = done

    def is_clear(self, answers: Sequence[Judgeable]) -> bool:
        """Whether every answer is decided."""
        return all(answer.name in self.verdicts for answer in answers)

    def of(self, name: str) -> str:
        """The verdict about one."""
        return self.verdicts.get(name, (OPEN, 0))[0]
