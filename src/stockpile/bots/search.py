"""The shark: tries its best answers in many worlds that agree with its view, and takes what wins most often.

The trader lines the answers up; each world is the same for all of them, so that only what they do differs; after each
phase the worse half goes. An answer takes the place of the trader's own only if it was better beyond doubt, so a few
rollouts never play worse than none.
"""

# c: def

import time
from math import sqrt

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import learned_value, policy, readings, rollout
from stockpile.bots.learned_value import LearnedValue
from stockpile.bots.policy import Policy
from stockpile.bots.readings import Readings
from stockpile.bots.valuation import Valuation
from stockpile.bots.weights import Weights
from stockpile.engine import ids, state
from stockpile.engine.resampling import resample
from stockpile.engine.rules import flow, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State

FOREVER = 1 << 30
CHOICE = 8  # worlds of which one is taken


class Search:
    """One searching seat; it keeps nothing from one question to the next."""

    # c: Policy guide; Valuation judge; LearnedValue leaf; Readings reader; list players; Source source
    # c: State trial, seen; Policy swift, own
    # c: int n, alive, worlds, rounds_ahead; double doubt; int out[ANSWERS], order[ANSWERS]
    # c: double prior[ANSWERS], total[ANSWERS], gap[ANSWERS], square[ANSWERS]; methods cdef

    out: list[int]
    order: list[int]
    prior: list[float]
    total: list[float]
    gap: list[float]
    square: list[float]

    def __init__(
        self,
        guide: Policy,
        swift: Policy,
        rounds_ahead: int = 0,
        doubt: float = 1.0,
        leaf: LearnedValue | None = None,
        reader: Readings | None = None,
        own: Policy | None = None,
    ) -> None:
        self.guide = guide
        # What was learned was described by the usual numbers, whatever those of the guide are.
        self.judge = Valuation(guide.tables, guide.weights if leaf is None else Weights())
        self.leaf = leaf
        self.reader = reader
        self.swift = swift
        self.own = swift if own is None else own
        self.players = [swift] * guide.tables.box_players()
        self.source = Source(0)
        self.trial = State(guide.tables.box_itself())
        self.seen = State(guide.tables.box_itself())
        self.n = self.alive = self.worlds = 0
        self.rounds_ahead = rounds_ahead
        self.doubt = doubt
        if not cython.compiled:
            self.out = [0] * ids.ANSWERS
            self.order = [0] * ids.ANSWERS
            self.prior = [0.0] * ids.ANSWERS
            self.total = [0.0] * ids.ANSWERS
            self.gap = [0.0] * ids.ANSWERS
            self.square = [0.0] * ids.ANSWERS

    # c: cpdef
    def choose(self, view: State, seat: int, rollouts: int, seconds: float) -> int:
        """The best answer within a budget of rollouts, or of seconds if that is more than 0."""
        began = time.perf_counter() if seconds > 0 else 0.0
        self.line_up(view, seat, rollouts if seconds <= 0 else FOREVER)
        if self.n == 1 or view.round == 0:  # no round goes by in which to see what comes of a choice before the first
            return self.out[self.order[0]]
        if self.reader is not None:
            readings.read(self.reader, view)
        phases = 1
        while (1 << phases) < self.alive:
            phases += 1
        for phase in range(phases):
            if seconds > 0:
                end = began + seconds * (phase + 1) / phases
                self.try_world(view, seat)
                while time.perf_counter() < end:
                    self.try_world(view, seat)
            else:
                for _ in range(max(1, rollouts // (phases * self.alive))):
                    self.try_world(view, seat)
            if phase + 1 < phases:
                self.sort_alive()
                self.alive = max(2, (self.alive + 1) // 2)
        return self.verdict()

    def line_up(self, view: State, seat: int, rollouts: int) -> None:
        """The legal answers by what the trader thinks of them, its own first; as many as the budget can tell apart."""
        for other in range(view.box.players):
            self.players[other] = self.own if other == seat else self.swift
        self.n = flow.legal(view, seat, self.out)
        policy.reseed(self.guide, seat, view.emitted)
        self.source.number = self.guide.valuation.source.number
        policy.rate(self.guide, view, seat, self.out, self.n, self.prior)
        for i in range(self.n):
            self.order[i] = i
            self.total[i] = self.prior[i]
        self.worlds = 0
        self.alive = self.n
        self.sort_alive()
        most = 4 if rollouts < 64 else 8 if rollouts < 512 else 16
        if policy.understands(view, self.out, self.n) and self.alive > most:
            self.alive = most
        for i in range(self.n):
            self.total[i] = 0.0
            self.gap[i] = 0.0
            self.square[i] = 0.0

    def sort_alive(self) -> None:
        """The better ones first; the trader's own stays in front."""
        start = 1 if self.worlds > 0 else 0
        for i in range(start, self.alive):
            at = i
            while at > start and self.total[self.order[at]] > self.total[self.order[at - 1]]:
                moved = self.order[at]
                self.order[at] = self.order[at - 1]
                self.order[at - 1] = moved
                at -= 1

    # c: locals world State, base double
    def try_world(self, view: State, seat: int) -> None:
        """One more world, the same for all answers that are left."""
        world = self.drawn(view)
        last_round = view.round + self.rounds_ahead
        base = 0.0
        for i in range(self.alive):
            number = self.order[i]
            found = self.try_answer(world, seat, self.out[number], last_round)
            self.total[number] += found
            if i == 0:
                base = found
            self.gap[number] += found - base
            self.square[number] += (found - base) * (found - base)
        self.worlds += 1

    # c: locals world State, found State, total double, fit double
    def drawn(self, view: State) -> State:
        """A world that agrees with the view; of several, one that fits what the others did, by how well it does."""
        world = resample.resample(view, self.source)
        if self.reader is None or not self.reader.acts.is_any:
            return world
        total = readings.fits(self.reader, view, world)
        for _ in range(CHOICE - 1):
            found = resample.resample(view, self.source)
            fit = readings.fits(self.reader, view, found)
            total += fit
            if rng.below(self.source, 1 << 30) * total < fit * (1 << 30):
                world = found
        return world

    def try_answer(self, world: State, seat: int, given: int, last_round: int) -> float:
        """What comes of one answer in one world."""
        state.copy_memory(self.trial, world)
        self.trial.emitted = world.emitted
        flow.answer(self.trial, seat, given)
        rollout.play_on(self.trial, self.players, self.seen, last_round)
        if self.leaf is None:
            return rollout.prospect(self.judge, self.trial, seat, 0)
        return learned_value.chance(self.leaf, self.judge, self.trial, seat)

    def verdict(self) -> int:
        """The best answer, if it beats the trader's own beyond doubt."""
        best = self.order[0]
        most = 0.0
        for i in range(1, self.alive):
            number = self.order[i]
            mean = self.gap[number] / self.worlds
            spread = self.square[number] / self.worlds - mean * mean
            sure = mean - self.doubt * sqrt(max(0.0, spread) / self.worlds)
            if sure > most:
                most = sure
                best = number
        return self.out[best]
