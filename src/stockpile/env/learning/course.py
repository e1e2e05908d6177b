"""A course of learning in legs: tables are dealt anew for each, so that one that was interrupted comes out the same."""

import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stockpile.engine.setup.setup import Setup
from stockpile.env.learning.gathering import LearningTable
from stockpile.env.learning.network import Network
from stockpile.env.learning.ppo import Learner, PpoSettings, Report, fresh
from stockpile.env.learning.trial import Trial, trial
from stockpile.env.vector import Vector

GAMES = 256
WORTHS = {"money": 1 / 50, "win": 1.0}  # what one of a reward counts
RIVALS = 3  # snapshots that one leg is played against


@dataclass(frozen=True)
class CoursePlan:
    """What is learned: against whom, for how long, from which seed; with self-play also against one's own past."""

    setup: Setup
    opponents: tuple[str, ...]
    """One for each other seat."""
    steps: int
    seed: int
    is_selfplay: bool = False
    reward: str = "money"
    """What is learned from: money tells a beginner more than wins do, which it never sees."""
    leg: int = 500_000
    """Decisions between two dealings of all tables."""
    tried: int = 2000
    """Games that a leg's end is tried in."""
    settings: PpoSettings = field(default_factory=PpoSettings)

    def seed_of(self, *what: object) -> int:
        """A seed that follows from the plan's."""
        text = "/".join(map(str, (self.seed, *what)))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())


class CourseMark(NamedTuple):
    """How it stood after a leg: decisions, processor seconds, share of wins while learning, and when tried."""

    steps: int
    seconds: float
    learning: float
    tried: float


class TrainingCourse:
    """One run of a plan. After each leg all of it can be saved."""

    def __init__(self, plan: CoursePlan, start: Network | None = None) -> None:
        self.plan = plan
        self.learner = Learner(start.copy() if start else _beginner(plan), plan.settings)
        self.past = [self.learner.network.copy()]
        """Snapshots for self-play."""
        self.marks = list[CourseMark]()
        self.seconds = 0.0

    @property
    def is_over(self) -> bool:
        """Whether all legs are done."""
        return self.learner.steps >= self.plan.steps

    def leg(self) -> Iterator[Report]:
        """Learns for one leg and tries what was learned."""
        plan, number, began = self.plan, len(self.marks), time.process_time()
        until = min(plan.steps, (number + 1) * plan.leg)
        games, won = 0, 0.0
        for report in self.learner.learn(self._tables(number), until, plan.steps, plan.seed_of("leg", number)):
            games += report.games
            won += report.games * report.share
            yield report
        self.seconds += time.process_time() - began
        tried = self.trial(plan.tried)
        self.marks.append(CourseMark(self.learner.steps, round(self.seconds, 1), won / max(1, games), tried.share))
        if plan.is_selfplay:
            self.past.append(self.learner.network.copy())

    def trial(self, games: int) -> Trial:
        """How well the network plays against the plan's opponents, on deals that it has not learned from."""
        plan = self.plan
        return trial(self.learner.network, plan.setup, plan.opponents, games, plan.seed_of("trial"))

    def _tables(self, number: int) -> list[LearningTable]:
        plan = self.plan
        worth = WORTHS[plan.reward]
        games = GAMES // 2 if plan.is_selfplay else GAMES
        env = Vector(plan.setup, games, opponents=plan.opponents, reward=plan.reward)
        tables = [LearningTable(env, plan.seed_of("table", number), worth)]
        if plan.is_selfplay:
            own = Vector(plan.setup, GAMES, reward=plan.reward)
            tables.append(LearningTable(own, plan.seed_of("own", number), worth, self._rivals(number)))
            tables[-1].who[:] = self._seating(number, len(tables[-1].rivals))
        return tables

    def _rivals(self, number: int) -> list[Network]:
        """The newest snapshot, and some of the older ones by lot."""
        draw = np.random.default_rng(self.plan.seed_of("rivals", number))
        older = draw.permutation(len(self.past) - 1)[: RIVALS - 1]
        return [self.past[-1], *(self.past[at] for at in older)]

    def _seating(self, number: int, rivals: int) -> NDArray[np.int64]:
        """In half of the games the learner plays all seats, in the others one seat against rivals."""
        draw = np.random.default_rng(self.plan.seed_of("seats", number))
        who = draw.integers(1, rivals + 1, (GAMES, self.plan.setup.players))
        who[np.arange(GAMES), np.arange(GAMES) % self.plan.setup.players] = 0
        who[: GAMES // 2] = 0
        return who

    def save(self, path: Path) -> None:
        """Writes down all that the next leg needs."""
        adam, network = self.learner.adam, self.learner.network
        arrays: dict[str, Any] = {
            "at": np.array([self.learner.steps, adam.count, self.seconds]),
            "marks": np.array(self.marks),
            "numbers": network.numbers,
            "mean": adam.mean,
            "square": adam.square,
            "past": np.array([other.numbers for other in self.past]),
        }
        unfinished = path.with_suffix(".new")
        with unfinished.open("wb") as file:
            np.savez(file, **arrays)
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        """Goes on where `save` has left off; the plan must be the same."""
        with np.load(path, allow_pickle=False) as file:
            self.learner.steps, self.learner.adam.count = (int(value) for value in file["at"][:2])
            self.seconds = float(file["at"][2])
            self.marks = [CourseMark(int(row[0]), *map(float, row[1:])) for row in file["marks"]]
            self.learner.network.numbers[:] = file["numbers"]
            self.learner.adam.mean[:], self.learner.adam.square[:] = file["mean"], file["square"]
            self.past = [self.learner.network.copy() for _ in file["past"]]
            for other, numbers in zip(self.past, file["past"], strict=True):
                other.numbers[:] = numbers


def _beginner(plan: CoursePlan) -> Network:
    env = Vector(plan.setup, GAMES, opponents=plan.opponents)
    return fresh(env, plan.settings.hidden, plan.seed_of("begin"))
