"""Ratings of bots: one Plackett-Luce fit over all games at once, so that their order plays no part.

A game is a row of choices: who finishes first of all, then of those that are left. A bot in several seats is drawn as
often. Before the first game each has beaten each other once, so that nobody is rated beyond measure, and intervals
come from weighing all deals, and these games before, anew by chance.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np

RESAMPLES = 400
MIDDLE = 1500
POINTS = 400 / log(10)  # 400 more: ten times as likely to finish ahead
STEPS, CLOSE = 5000, 1e-7
Stage = tuple[int, tuple[int, ...]]  # who was first, of how many of each bot


class Rating(NamedTuple):
    """Points, 1500 on average, and their 95 % interval."""

    value: float
    low: float
    high: float


def stages_of(order: Sequence[int], bots: int) -> list[Stage]:
    """The choices in the order in which a game was finished; those between a bot and itself say nothing."""
    found = []
    for place, first in enumerate(order):
        left = Counter(order[place:])
        if len(left) > 1:
            found.append((first, tuple(left[bot] for bot in range(bots))))
    return found


def fit(deals: Sequence[Sequence[Sequence[int]]], bots: int, seed: int = 1) -> list[Rating]:
    """Ratings from deals of games, each given as the bots' numbers from first to last."""
    import numpy as np

    rows = sorted(
        sorted(Counter(stage for order in games for stage in stages_of(order, bots)).items()) for games in deals
    )
    before = [(first, tuple(int(bot in (first, other)) for bot in range(bots))) for first, other in _pairs(bots)]
    rows += [[(stage, 1)] for stage in before]
    stages = sorted({stage for row in rows for stage, _ in row})
    place = {stage: number for number, stage in enumerate(stages)}
    counts = np.zeros((len(rows), len(stages)))
    for number, row in enumerate(rows):
        for stage, times in row:
            counts[number, place[stage]] = times
    weights = np.random.default_rng(seed).exponential(size=(RESAMPLES, len(rows)))
    weights = np.vstack([np.ones(len(rows)), weights])
    rated = MIDDLE + POINTS * _strengths(weights @ counts, stages, bots)
    low, high = np.quantile(rated[1:], (0.025, 0.975), axis=0)
    return [Rating(float(rated[0, bot]), float(low[bot]), float(high[bot])) for bot in range(bots)]


def _pairs(bots: int) -> list[tuple[int, int]]:
    return [(first, other) for first in range(bots) for other in range(bots) if first != other]


def _strengths(seen: "np.ndarray[Any, Any]", stages: Sequence[Stage], bots: int) -> "np.ndarray[Any, Any]":
    """Logarithms of strengths, 0 on average, for each row of how often the stages were seen (Hunter's MM algorithm)."""
    import numpy as np

    chosen = np.array([[float(first == bot) for bot in range(bots)] for first, _ in stages])
    present = np.array([left for _, left in stages], dtype=float)
    wins = seen @ chosen
    found = np.ones_like(wins)
    for _ in range(STEPS):
        better = wins / ((seen / (found @ present.T)) @ present)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        done = np.abs(np.log(better / found)).max() < CLOSE
        found = better
        if done:
            break
    logs: np.ndarray[Any, Any] = np.log(found)
    return logs
