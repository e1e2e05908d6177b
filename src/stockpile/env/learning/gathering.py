"""Plays games side by side with a network and writes down what there is to learn from."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stockpile.env.learning.network import Cells, Floats, Network, chances, draw
from stockpile.env.vector import Vector


class Samples(NamedTuple):
    """One row a decision of the learner."""

    seen: Cells
    is_open: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Floats
    """Of the chance that the action had."""
    advantages: Floats
    returns: Floats

    def rows(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> "Samples":
        """Some of them."""
        return Samples._make(column[which] for column in self)

    @classmethod
    def joined(cls, parts: Sequence["Samples"]) -> "Samples":
        """All rows of all parts."""
        if len(parts) == 1:
            return parts[0]
        return cls._make(np.concatenate(column) for column in zip(*parts, strict=True))


class Diary(NamedTuple):
    """All decisions of some steps, by step and game; what a game brought its seats is told with its last decision."""

    seen: Cells
    is_open: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Floats
    values: Floats
    seats: NDArray[np.int64]
    is_mine: NDArray[np.bool_]
    dones: NDArray[np.bool_]
    rewards: Floats

    @classmethod
    def blank(cls, steps: int, env: Vector) -> "Diary":
        """Room for so many steps."""
        shape = (steps, env.games)
        wide = ((*shape, env.layout.size), (*shape, len(env.action_ids)), *[shape] * 6, (*shape, env.setup.players))
        kinds = (np.int8, np.bool_, np.int64, np.float32, np.float32, np.int64, np.bool_, np.bool_, np.float32)
        return cls(*(np.zeros(size, kind) for size, kind in zip(wide, kinds, strict=True)))


class LearningTable:
    """Games in which the learner sits, against compiled opponents or (where the caller decides for all) networks."""

    def __init__(self, env: Vector, seed: int, worth: float = 1.0, rivals: Sequence[Network] = ()) -> None:
        self.env = env
        self.worth = worth
        """What one of the environment's rewards counts: values should be about 1."""
        self.rivals = list(rivals)
        self.source = np.random.default_rng(seed)
        self.who = np.zeros((env.games, env.setup.players), np.int64)
        """Who decides for each seat that is asked: 0 the learner, then the rivals."""
        env.reset(seed)

    def gather(self, learner: Network, steps: int, discount: float, smoothing: float) -> tuple[Samples, Floats]:
        """So many decisions a game with their advantages, and the learner's share of the win in games that ended."""
        diary = Diary.blank(steps, self.env)
        for step in range(steps):
            self._decide(diary, step, (learner, *self.rivals))
            self.env.step(diary.actions[step])
            diary.dones[step], diary.rewards[step] = self.env.dones, self.worth * self.env.rewards
        advantages, is_known = advantages_of(diary, discount, smoothing)
        every = Samples(diary.seen, diary.is_open, diary.actions, diary.logs, advantages, advantages + diary.values)
        return every.rows(is_known & diary.is_mine), self._shares(diary)

    def _decide(self, diary: Diary, step: int, players: Sequence[Network]) -> None:
        """Asks each network for the games in which it is its turn."""
        env = self.env
        diary.seen[step], diary.is_open[step], diary.seats[step] = env.observations, env.masks, env.seats
        asked = self.who[np.arange(env.games), env.seats]
        diary.is_mine[step] = asked == 0
        for number, network in enumerate(players):
            rows = np.flatnonzero(asked == number)
            if len(rows):
                passed = network.passed(diary.seen[step, rows], diary.is_open[step, rows])
                chance, logs = chances(passed.scores)
                drawn = draw(chance, self.source)
                diary.actions[step, rows] = drawn
                diary.logs[step, rows] = logs[np.arange(len(rows)), drawn]
                diary.values[step, rows] = passed.values

    def _shares(self, diary: Diary) -> Floats:
        """What the learner's seats had of the wins in games that ended: with any reward the winners have the most."""
        steps, games = np.nonzero(diary.dones)
        rewards = diary.rewards[steps, games]
        is_best = rewards >= rewards.max(axis=1, keepdims=True)
        shares: Floats = (is_best / is_best.sum(axis=1, keepdims=True)).astype(np.float32)
        # Of compiled opponents nobody is asked: who answered last is the learner.
        at = self.who[games] == 0 if self.rivals else (np.arange(len(games)), diary.seats[steps, games])
        found: Floats = shares[at]
        return found


def advantages_of(diary: Diary, discount: float, smoothing: float) -> tuple[Floats, NDArray[np.bool_]]:
    """Generalised advantages, for each seat from its own decisions; and of which of them what followed is known.

    Seats answer in turn, so the next decision of a seat lies some steps ahead. Where it lies beyond the last step, the
    decision itself is not learned from, but its value stands for what is to come.
    """
    steps, games = diary.dones.shape
    places, players = np.arange(games), diary.rewards.shape[2]
    reward, ahead, carried = (np.zeros((games, players), np.float32) for _ in range(3))
    is_told = np.zeros((games, players), np.bool_)
    advantages, is_known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = diary.dones[step]
        reward[over], is_told[over] = diary.rewards[step, over], True
        ahead[over] = carried[over] = 0
        at = places, diary.seats[step]
        error = reward[at] + discount * ahead[at] - diary.values[step]
        advantages[step] = error + discount * smoothing * carried[at]
        is_known[step] = is_told[at]
        carried[at] = np.where(is_told[at], advantages[step], 0)
        reward[at], ahead[at], is_told[at] = 0, diary.values[step], True
    return advantages, is_known
