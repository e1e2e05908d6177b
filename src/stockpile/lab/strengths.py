"""How strong investors are: who won in which company, as one fit over all games.

In a game the chance of a seat to win is taken to be proportional to exp(strength of its investor + slope × the extra
cash it was given); the extra cash differs from game to game by lot, so that strength and what money is worth are told
apart by the same games. Strengths are centred: 0 is as strong as the average.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

STEPS = 60  # of Newton's method; it takes about six
CLOSE = 1e-9
AT_ONCE = 20_000  # games whose numbers are in memory at a time
PRIOR = 1e-3  # a faint belief that all are equal: what was never seen stays at 0


@dataclass(frozen=True)
class Lineups:
    """Games by seat: which investors sat there (one or two), how much extra cash they had, and its share of the win."""

    investors: Ints
    extra: Floats
    won: Floats

    def __post_init__(self) -> None:
        if not self.investors.shape[:2] == self.extra.shape == self.won.shape or self.investors.ndim != 3:
            raise ValueError("lineups: investors, extra cash and shares of the win are of different shapes")


@dataclass(frozen=True)
class Strengths:
    """What a fit has found: a strength for each investor, what a thousand is worth, and how sure both are."""

    strength: Floats
    slope: float
    error: Floats  # standard errors of the strengths
    slope_error: float

    @property
    def handicaps(self) -> Floats:
        """The cash that each investor has too much."""
        return np.asarray(self.strength / self.slope, np.float64)


def fit(games: Lineups, count: int) -> Strengths:
    """Fits `count` investors by Newton's method; the likelihood is concave, so there is one answer."""
    found = np.zeros(count + 1)
    for _ in range(STEPS):
        gradient, curvature = _derivatives(games, found)
        step = np.linalg.solve(curvature, gradient)
        found = found + step
        if float(np.abs(step).max()) < CLOSE:
            break
    spread = np.linalg.inv(_derivatives(games, found)[1])
    centred = np.eye(count) - 1.0 / count
    errors = np.sqrt(np.diag(centred @ spread[:count, :count] @ centred))
    strength = found[:count] - found[:count].mean()
    return Strengths(strength, float(found[count]), errors, float(np.sqrt(spread[count, count])))


def _derivatives(games: Lineups, at: Floats) -> tuple[Floats, Floats]:
    """Of the log-likelihood with its faint prior: the gradient, and minus the matrix of second derivatives."""
    size = len(at)
    gradient, curvature = -PRIOR * at, PRIOR * np.eye(size)
    for start in range(0, len(games.investors), AT_ONCE):
        part = slice(start, start + AT_ONCE)
        design = _design(games.investors[part], games.extra[part], size)
        logits = design @ at
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        chance = odds / odds.sum(axis=1, keepdims=True)
        rows = design.reshape(-1, size)
        mean = (design * chance[:, :, None]).sum(axis=1)
        gradient = gradient + rows.T @ (games.won[part] - chance).reshape(-1)
        curvature = curvature + (rows * chance.reshape(-1, 1)).T @ rows - mean.T @ mean
    return gradient, curvature


def _design(investors: Ints, extra: Floats, size: int) -> Floats:
    """A row for each seat: a 1 at each of its investors, and its extra cash."""
    design = np.zeros((*investors.shape[:2], size))
    np.put_along_axis(design, investors, 1.0, axis=2)
    design[:, :, size - 1] = extra
    return design
