"""How well a network plays: the likeliest answer each time, one seat by lot, the same deals for everybody."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from stockpile.bots.advice import wilson
from stockpile.engine.setup.setup import Setup
from stockpile.env.learning.network import Network
from stockpile.env.vector import Vector

PLACES = 1000  # games side by side
Z95 = 1.959964


class Trial(NamedTuple):
    """The share of wins in so many games, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"games": self.games, "win_rate": round(self.share, 4), "win_rate_95": [self.low, self.high]}


def trial(network: Network, setup: Setup, opponents: Sequence[str], games: int, seed: int) -> Trial:
    """Plays each deal once. Every place counts its first game: later ones would favour short games."""
    total, left, part = 0.0, games, 0
    while left > 0:
        places = min(PLACES, left)
        env = Vector(setup, places, opponents=opponents)
        env.reset(seed + part)
        is_over = np.zeros(places, np.bool_)
        while not is_over.all():
            passed = network.passed(env.observations, env.masks.astype(np.bool_))
            seats = env.seats.copy()
            env.step(passed.scores.argmax(axis=1))
            ended = (env.dones == 1) & ~is_over
            total += float(env.rewards[ended, seats[ended]].sum())
            is_over |= ended
        left -= places
        part += 1
    low, high = wilson(total / games, games, Z95)
    return Trial(games, total / games, round(low, 4), round(high, 4))
