"""A small network: an observation goes in; a score for each answer and one guess of what the game brings come out."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Cells = NDArray[np.int8]
FARTHEST = 5.0  # spreads from the mean: rare cells would drown the others
CLOSED = np.float32(-1e9)  # the score of an answer that is not open


class Scale(NamedTuple):
    """Which cells vary, and how: where they are, their mean and one over their spread."""

    live: NDArray[np.int64]
    mean: Floats
    inverse: Floats

    @classmethod
    def of(cls, seen: Cells) -> "Scale":
        """From many observations; cells that are always the same are left out."""
        spread = seen.std(axis=0, dtype=np.float64)
        live = np.flatnonzero(spread > 0)
        mean = seen.mean(axis=0, dtype=np.float64)[live]
        return cls(live, mean.astype(np.float32), (1 / spread[live]).astype(np.float32))

    def __call__(self, seen: Cells) -> Floats:
        found: Floats = (seen[:, self.live] - self.mean) * self.inverse
        return np.clip(found, -FARTHEST, FARTHEST, out=found)


class ForwardPass(NamedTuple):
    """What one pass through the network has left for the way back."""

    inputs: list[Floats]
    """Of each layer."""
    scores: Floats
    values: Floats


class Network:
    """Layers that both heads share. All numbers lie in one row, so that an optimiser sees a single array."""

    def __init__(self, scale: Scale, hidden: Sequence[int], actions: int) -> None:
        self.scale = scale
        self.hidden = tuple(hidden)
        self.actions = actions
        wide = [len(scale.live), *hidden]
        shapes = [*pairwise(wide), (wide[-1], actions + 1)]  # the last column guesses the value
        self.numbers: Floats = np.zeros(sum((rows + 1) * columns for rows, columns in shapes), np.float32)
        self.layers = self.parts(self.numbers, shapes)
        self.slopes: Floats = np.zeros_like(self.numbers)
        self._slope_layers = self.parts(self.slopes, shapes)

    @staticmethod
    def parts(numbers: Floats, shapes: Sequence[tuple[int, int]]) -> list[tuple[Floats, Floats]]:
        """Weights and offsets of each layer, in the memory of one row."""
        found, at = [], 0
        for rows, columns in shapes:
            weights = numbers[at : at + rows * columns].reshape(rows, columns)
            at += rows * columns
            found.append((weights, numbers[at : at + columns]))
            at += columns
        return found

    def begin(self, source: np.random.Generator) -> None:
        """Orthogonal weights; the scores of answers begin close to each other."""
        for number, (weights, _) in enumerate(self.layers):
            is_last = number == len(self.layers) - 1
            drawn = source.standard_normal((max(weights.shape), min(weights.shape)))
            turned, upper = np.linalg.qr(drawn)
            turned *= np.sign(np.diag(upper))
            turned = turned if turned.shape == weights.shape else turned.T
            weights[:] = turned * (1.0 if is_last else np.sqrt(2))
            if is_last:
                weights[:, :-1] *= 0.01

    def copy(self) -> "Network":
        """Another network with the same numbers."""
        other = Network(self.scale, self.hidden, self.actions)
        other.numbers[:] = self.numbers
        return other

    def passed(self, seen: Cells, is_open: NDArray[np.bool_]) -> ForwardPass:
        """One pass; answers that are not open score next to minus infinity."""
        inputs = [self.scale(seen)]
        for weights, offsets in self.layers[:-1]:
            found = inputs[-1] @ weights
            found += offsets
            inputs.append(np.maximum(found, 0, out=found))
        weights, offsets = self.layers[-1]
        last = inputs[-1] @ weights
        last += offsets
        return ForwardPass(inputs, np.where(is_open, last[:, :-1], CLOSED), last[:, -1].copy())

    def back(self, passed: ForwardPass, scores: Floats, values: Floats) -> Floats:
        """How the loss changes with each number, from how it changes with scores and values."""
        change: Floats = np.concatenate([scores, values[:, None]], axis=1)
        for number in range(len(self.layers) - 1, -1, -1):
            given = passed.inputs[number]
            weights, offsets = self._slope_layers[number]
            np.matmul(given.T, change, out=weights)
            change.sum(axis=0, out=offsets)
            if number:
                change = change @ self.layers[number][0].T
                change *= given > 0
        return self.slopes


def chances(scores: Floats) -> tuple[Floats, Floats]:
    """The chance of each answer, and its logarithm."""
    logs = scores - scores.max(axis=1, keepdims=True)
    found = np.exp(logs)
    total = found.sum(axis=1, keepdims=True)
    found /= total
    logs -= np.log(total)
    return found, logs


def draw(chance: Floats, source: np.random.Generator) -> NDArray[np.int64]:
    """One answer a row, as likely as its chance; one without a chance is never drawn."""
    added = chance.cumsum(axis=1)
    mark = (1 - source.random(len(chance), dtype=np.float32)) * added[:, -1]
    found: NDArray[np.int64] = (added < mark[:, None]).sum(axis=1)
    return found
