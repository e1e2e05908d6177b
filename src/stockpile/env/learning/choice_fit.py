"""Fits a small network that says which of several things is the one: who wins, what a face-down card is.

Each candidate is a row of numbers, described by compiled code; the network gives it a score; scores and what chance
alone says make the chances of all candidates (a conditional logit, in NumPy, with Adam whose pace falls to nothing).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
BATCH = 512
PACE = 2e-3
NEVER = np.float32(-1e9)  # the score of what cannot be


class Choices(NamedTuple):
    """Many choices: each candidate's description, how likely it is by chance (0: it is none), and what was so."""

    rows: NDArray[np.float16]  # choice, candidate, number
    chances: Floats  # choice, candidate
    truth: Floats  # choice, candidate: its share of the truth

    def part(self, which: slice) -> "Choices":
        """Some of them."""
        return Choices(self.rows[which], self.chances[which], self.truth[which])

    @classmethod
    def joined(cls, parts: "list[Choices]") -> "Choices":
        """All of several; where some have fewer candidates the others are none."""
        most = max(part.chances.shape[1] for part in parts)
        rows, chances, truth = (np.concatenate([_widened(part[at], most) for part in parts]) for at in range(3))
        return cls(rows, chances, truth)


def _widened(values: NDArray[Any], most: int) -> NDArray[Any]:
    room = [(0, 0)] * values.ndim
    room[1] = (0, most - values.shape[1])
    return np.pad(values, room)


def scored(layers: Sequence[NDArray[Any]], rows: NDArray[Any]) -> NDArray[Any]:
    """The scores of described candidates by the layers of a network, as `ChoiceFit.layers` gives them."""
    one, offset, two, other, last = layers
    found: NDArray[Any] = np.maximum(np.maximum(rows @ one + offset, 0) @ two + other, 0) @ last[0]
    return found


class FitMark(NamedTuple):
    """After an epoch: the mean loss on choices that are not learned from."""

    epoch: int
    loss: float


@dataclass
class ChoiceFit:
    """One fit, from a seed."""

    choices: Choices
    held_out: Choices
    hidden: tuple[int, int] = (48, 24)
    epochs: int = 5
    seed: int = 1
    curve: list[FitMark] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._draw = np.random.default_rng(self.seed)
        some = self.choices.rows[self._draw.integers(0, len(self.choices.rows), 20_000)].astype(np.float32)
        live = some[(some != 0).any(axis=2)]
        spread = live.std(axis=0)
        self.mean: Floats = live.mean(axis=0)
        self.inverse: Floats = np.where(spread > 1e-4, 1 / np.maximum(spread, 1e-4), 0).astype(np.float32)
        sizes = [self.choices.rows.shape[2], *self.hidden]
        self.parts: list[Floats] = []
        for given, wide in zip(sizes, (*self.hidden, 1), strict=True):
            scale = np.sqrt(2 / given) if wide > 1 else 0.1
            self.parts += [(self._draw.standard_normal((given, wide)) * scale).astype(np.float32)]
            self.parts += [np.zeros(wide, np.float32)] if wide > 1 else []
        self._moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]

    def run(self) -> Iterator[FitMark]:
        """Learns, and tells after each epoch how well what was held out is foretold."""
        size = len(self.choices.rows)
        steps, count = self.epochs * (size // BATCH), 0
        for epoch in range(self.epochs):
            order = self._draw.permutation(size)
            for at in range(0, size - BATCH + 1, BATCH):
                count += 1
                self._step(order[at : at + BATCH], PACE * (1 + np.cos(np.pi * count / steps)) / 2, count)
            self.curve.append(FitMark(epoch + 1, round(float(self.losses(self.held_out).mean()), 5)))
            yield self.curve[-1]

    def losses(self, choices: Choices) -> Floats:
        """How surprising the truth of each choice is, in nats."""
        found = []
        for at in range(0, len(choices.rows), 8192):
            some = choices.part(slice(at, at + 8192))
            chance = self._chances(self._passed(some.rows)[2], some.chances)
            found.append(-(some.truth * np.log(np.maximum(chance, 1e-12))).sum(axis=1))
        return np.concatenate(found)

    def layers(self) -> list[Floats]:
        """The numbers of the network, for inputs that are not scaled."""
        first, offset, second, other, last = self.parts
        scaled = first * self.inverse[:, None]
        return [scaled, (offset - self.mean @ scaled)[None], second, other[None], last.T]

    def _passed(self, rows: NDArray[np.float16]) -> tuple[Floats, Floats, Floats, Floats]:
        first, offset, second, other, last = self.parts
        seen = (rows.astype(np.float32) - self.mean) * self.inverse
        one = np.maximum(seen @ first + offset, 0)
        two = np.maximum(one @ second + other, 0)
        return one, two, (two @ last)[..., 0], seen

    def _chances(self, scores: Floats, by_chance: Floats) -> Floats:
        logs = np.where(by_chance > 0, scores + np.log(np.maximum(by_chance, 1e-12)), NEVER)
        found = np.exp(logs - logs.max(axis=1, keepdims=True))
        return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)

    def _step(self, which: NDArray[np.int64], pace: float, count: int) -> None:
        by_chance = self.choices.chances[which]
        one, two, scores, seen = self._passed(self.choices.rows[which])
        change = (self._chances(scores, by_chance) - self.choices.truth[which]) / len(which)
        live = (by_chance > 0).ravel()
        change = change.reshape(-1, 1)[live]
        one, two, seen = (values.reshape(-1, values.shape[-1])[live] for values in (one, two, seen))
        above = (change @ self.parts[4].T) * (two > 0)
        below = (above @ self.parts[2].T) * (one > 0)
        slopes = (seen.T @ below, below.sum(axis=0), one.T @ above, above.sum(axis=0), two.T @ change)
        for part, (mean, square), slope in zip(self.parts, self._moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= pace * (mean / (1 - 0.9**count)) / (np.sqrt(square / (1 - 0.999**count)) + 1e-8)
