"""Proximal policy optimisation (Schulman and others, 2017) with masks, in NumPy.

    env = Vector("base", 256, opponents=("greedy",) * 3, reward="money")
    learner = Learner(fresh(env, (256, 128), seed=1), PpoSettings())
    for report in learner.learn([LearningTable(env, seed=1, worth=1 / 50)], until=2_000_000, of=2_000_000, seed=1):
        print(report)

What makes it work, as everywhere: observations scaled once by what random play shows, orthogonal first weights,
generalised advantages normalised in each batch, a clipped objective, entropy, bounded slopes, Adam whose pace falls.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from stockpile.env.learning.gathering import LearningTable, Samples
from stockpile.env.learning.network import Floats, Network, Scale, chances
from stockpile.env.vector import Vector

LOOKS = 120  # steps of random play that show how cells vary


@dataclass(frozen=True)
class PpoSettings:
    """How to learn; the defaults suit the base game."""

    hidden: tuple[int, ...] = (256, 128)
    steps: int = 64
    """Decisions a game between two updates."""
    epochs: int = 2
    batch: int = 2048
    pace: float = 1e-3
    """Of Adam, at the beginning; it falls to a tenth."""
    clip: float = 0.2
    discount: float = 1.0
    smoothing: float = 0.95
    """The lambda of generalised advantages."""
    entropy: float = 0.005
    value: float = 0.5
    steepest: float = 0.5
    """The longest slope of one update."""


class Report(NamedTuple):
    """How far it has come: decisions so far, and of the last round: games, share of wins, entropy, change of policy."""

    steps: int
    games: int
    share: float
    entropy: float
    divergence: float


class Adam:
    """Kingma and Ba, 2015."""

    def __init__(self, size: int) -> None:
        self.mean: Floats = np.zeros(size, np.float32)
        self.square: Floats = np.zeros(size, np.float32)
        self.count = 0

    def move(self, numbers: Floats, slopes: Floats, pace: float) -> None:
        """One step down the slope."""
        self.count += 1
        self.mean += 0.1 * (slopes - self.mean)
        self.square += 0.001 * (slopes * slopes - self.square)
        pace *= float(np.sqrt(1 - 0.999**self.count)) / (1 - 0.9**self.count)
        numbers -= pace * self.mean / (np.sqrt(self.square) + 1e-7)


class Learner:
    """A network, the tables at which it learns, and how far it has come."""

    def __init__(self, network: Network, settings: PpoSettings) -> None:
        self.network = network
        self.settings = settings
        self.adam = Adam(len(network.numbers))
        self.steps = 0
        self.source = np.random.default_rng(0)

    def learn(self, tables: Sequence[LearningTable], until: int, of: int, seed: int) -> Iterator[Report]:
        """Plays and learns until there were so many decisions, of all that there shall be; tells after each round."""
        s, self.source = self.settings, np.random.default_rng(seed)
        while self.steps < until:
            pace = s.pace * max(0.1, 1 - self.steps / of)
            gathered = [table.gather(self.network, s.steps, s.discount, s.smoothing) for table in tables]
            samples = Samples.joined([part for part, _ in gathered])
            shares = np.concatenate([share for _, share in gathered])
            self.steps += len(samples.actions)
            told = np.mean([self._update(part, pace) for part in self._batches(samples)], axis=0)
            yield Report(self.steps, len(shares), float(shares.mean()) if len(shares) else 0.0, *map(float, told))

    def _batches(self, samples: Samples) -> Iterator[Samples]:
        """All samples in another order, some at a time, as often as there are epochs."""
        n, s = len(samples.actions), self.settings
        for _ in range(s.epochs):
            order = self.source.permutation(n)
            for at in range(0, n - n % s.batch or n, s.batch):
                yield samples.rows(order[at : at + s.batch])

    def _update(self, part: Samples, pace: float) -> tuple[float, float]:
        """One step of Adam; returns entropy and divergence."""
        s, n = self.settings, len(part.actions)
        passed = self.network.passed(part.seen, part.is_open)
        chance, logs = chances(passed.scores)
        entropy = -(chance * logs).sum(axis=1)
        given = np.arange(n), part.actions
        ratio = np.exp(logs[given] - part.logs)
        better = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
        # The clipped objective min(ratio * better, clip(ratio) * better) has no slope where it is clipped.
        is_free = np.where(better > 0, ratio < 1 + s.clip, ratio > 1 - s.clip)
        push = np.where(is_free, ratio * better, 0).astype(np.float32)
        scores = chance * (push[:, None] + s.entropy * (logs + entropy[:, None]))
        scores[given] -= push
        values = s.value * (passed.values - part.returns)
        slopes = self.network.back(passed, scores / np.float32(n), values / np.float32(n))
        length = float(np.sqrt(np.dot(slopes, slopes)))
        slopes *= min(1.0, s.steepest / (length + 1e-8))
        self.adam.move(self.network.numbers, slopes, pace)
        return float(entropy.mean()), float((ratio - 1 - np.log(ratio)).mean())


def fresh(env: Vector, hidden: Sequence[int], seed: int) -> Network:
    """A network that knows nothing, scaled by what random play shows."""
    seen = []
    env.reset(seed)
    for _ in range(LOOKS):
        env.step(env.sample())
        seen.append(env.observations.copy())
    network = Network(Scale.of(np.concatenate(seen)), hidden, len(env.action_ids))
    network.begin(np.random.default_rng(seed))
    return network
