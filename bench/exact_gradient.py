"""A tabular policy trained by its own play: plain policy gradients with entropy, on games sampled by the vector.

A row of the table is an observation; what is learned is the mean of all policies on the way, weighted towards the end.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from stockpile.env.vector import Vector

GAMES = 1024
RATE, DECAY = 1.5, 0.6  # how far a step goes, and how entropy counts less and less
CLIP = 8.0  # of logits: no answer is ever ruled out for good


class Gradient:
    """Logits, values and the summed policy of every observation that was met."""

    def __init__(self, setup: str, reward: str = "win", seed: int = 1) -> None:
        self.env = Vector(setup, GAMES, reward=reward, autoreset="disabled")
        self.seed = seed
        self.places: dict[bytes, int] = {}
        wide = len(self.env.action_ids)
        self.logits = np.zeros((1024, wide), np.float32)
        self.summed = np.zeros((1024, wide), np.float64)
        self.values = np.zeros(1024, np.float32)
        self.chance = np.random.default_rng(seed)

    def _rows(self) -> NDArray[np.int64]:
        """The rows of all games' observations, new ones at the end."""
        cells = self.env.observations
        rows = np.array([self.places.setdefault(row.tobytes(), len(self.places)) for row in cells])
        while len(self.places) > len(self.values):
            self.logits = np.concatenate([self.logits, np.zeros_like(self.logits)])
            self.summed = np.concatenate([self.summed, np.zeros_like(self.summed)])
            self.values = np.concatenate([self.values, np.zeros_like(self.values)])
        return rows

    def _chances(self, rows: NDArray[np.int64], masks: NDArray[np.int8]) -> NDArray[np.float32]:
        raised = np.exp(self.logits[rows]) * masks
        chances: NDArray[np.float32] = raised / raised.sum(axis=1, keepdims=True)
        return chances

    def train(self, batches: int, tick: Callable[[int], None]) -> None:
        """So many batches of games, each played to its end and learned from."""
        for number in range(batches):
            self._learn(*self._play(number), done=(number + 1) / batches)
            tick(number + 1)

    def _play(self, number: int) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int8], NDArray[np.float32]]:
        """Every decision of a batch: its row, the answer, the mask and what came of it."""
        env, steps = self.env, []
        env.reset(self.seed * 1_000_003 + number)
        total = np.zeros_like(env.rewards)
        masks = env.masks
        assert masks is not None
        while True:
            live = np.flatnonzero(masks.any(axis=1))
            if not len(live):
                break
            rows = self._rows()[live]
            now = masks[live].copy()
            chances = self._chances(rows, now)
            drawn = (chances.cumsum(axis=1) > self.chance.random((len(live), 1))).argmax(axis=1)
            env.actions[live] = drawn
            steps.append((rows, drawn, now, live, env.seats[live].copy()))
            env.step(env.actions)
            total += env.rewards
        gained = [total[live, seats] for _, _, _, live, seats in steps]
        rows, drawn, now = (np.concatenate([step[part] for step in steps]) for part in range(3))
        return rows, drawn, now, np.concatenate(gained)

    def _learn(
        self, rows: NDArray[np.int64], drawn: NDArray[np.int64], masks: NDArray[np.int8], gained: NDArray[np.float32],
        done: float,
    ) -> None:  # fmt: skip
        """One step along the gradient of what is gained and of the entropy, and one more policy in the mean."""
        chances = self._chances(rows, masks)
        better = gained - self.values[rows]
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        weight = 0.1 * DECAY ** (10 * done)
        push = better[:, None] * ((np.arange(chances.shape[1]) == drawn[:, None]) - chances)
        push -= weight * chances * (logs + entropy)
        met = np.bincount(rows, minlength=len(self.values)).astype(np.float32)
        moved, learned = np.zeros_like(self.logits), np.zeros_like(self.values)
        np.add.at(moved, rows, push * masks)
        np.add.at(learned, rows, better)
        self.logits += RATE * (1 - 0.9 * done) * moved / np.sqrt(np.maximum(met, 1))[:, None]
        self.logits = np.clip(self.logits, -CLIP, CLIP)
        self.values += 0.2 * learned / np.maximum(met, 1)
        np.add.at(self.summed, rows, chances * (0.1 + done))

    def share(self, opponent: str, games: int) -> float:
        """The share of wins that the mean policy gets from a bot in so many games, which it learns nothing from."""
        env = Vector(self.env.setup, games, opponents=(opponent,) * (self.env.setup.players - 1), autoreset="disabled")
        env.reset(self.seed)
        won = np.zeros(games)
        while True:
            masks = env.masks
            assert masks is not None
            live = np.flatnonzero(masks.any(axis=1))
            if not len(live):
                return float(won.mean())
            for game in live:
                numbers = tuple(int(number) for number in np.flatnonzero(masks[game]))
                chances = self.mean(env.observations[game].tobytes(), numbers)
                env.actions[game] = self.chance.choice(numbers, p=chances)
            seats = env.seats.copy()
            env.step(env.actions)
            won += env.rewards[np.arange(games), seats]

    def mean(self, cells: bytes, numbers: tuple[int, ...]) -> list[float]:
        """The mean policy at an observation; uniform where it never was."""
        row = self.places.get(cells)
        weights = None if row is None else self.summed[row][list(numbers)]
        if weights is None or not weights.sum():
            return [1 / len(numbers)] * len(numbers)
        return list(weights / weights.sum())
