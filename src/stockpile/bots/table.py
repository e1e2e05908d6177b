"""Whole games between compiled policies: one that is the deal of `Game(setup, seed)`, or many; without history."""

# c: cpdef

from stockpile.bots import rollout
from stockpile.bots.policy import Policy
from stockpile.engine import ids
from stockpile.engine.rules import chance
from stockpile.engine.rules.rng import Source, checked_seed
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15  # between the seeds of a policy in one game and in the next


class Played:
    """One finished game."""

    def __init__(self, scores: list[int], winners: list[int], decisions: int) -> None:
        self.scores = scores
        self.winners = winners
        self.decisions = decisions


class PlayedBatch:
    """Many finished games: their scores, and how often each seat won, shared wins by their share."""

    def __init__(self, scores: list[list[int]], wins: list[float], decisions: int) -> None:
        self.games = len(scores)
        self.scores = scores
        self.win_shares = [won / self.games if self.games else 0.0 for won in wins]
        self.decisions = decisions


# c: args object seed; locals g State, seen State, decisions long
def play_deal(setup: Setup, seed: int, policies: list[Policy]) -> Played:
    """Plays the deal of a seed, one policy a seat."""
    g = State(box_of(setup))
    seen = State(box_of(setup))
    chance.prepare_keyed(g, seed)
    decisions = rollout.play_on(g, policies, seen, ids.LOTS)
    return Played(scores_of(g), winners_of(g), decisions)


# c: args object seed; locals g State, seen State, blank State, source Source, decisions long
def play_many(setup: Setup, policies: list[Policy], games: int, seed: int = 1) -> PlayedBatch:
    """Plays so many random deals, one policy a seat; the same seed gives the same games."""
    if len(policies) != setup.players:
        raise ValueError(f"policies: {len(policies)} for {setup.players} players")
    source = Source(checked_seed(seed))
    blank = State(box_of(setup))
    seen = State(box_of(setup))
    own = [p.own_seed() for p in policies]
    scores: list[list[int]] = []
    wins = [0.0] * setup.players
    decisions = 0
    for number in range(games):
        g = blank.clone()
        chance.prepare(g, source)
        for p, first in zip(policies, own, strict=True):
            p.start_from((first + number * STRIDE) & MASK)
        decisions += rollout.play_on(g, policies, seen, ids.LOTS)
        winners = winners_of(g)
        for seat in winners:
            wins[seat] += 1 / len(winners)
        scores.append(scores_of(g))
    for p, first in zip(policies, own, strict=True):
        p.start_from(first)
    return PlayedBatch(scores, wins, decisions)


# c: cdef list
def scores_of(g: State) -> list[int]:
    """The final money by seat."""
    return [g.score[seat][ids.PART_TOTAL] for seat in range(g.box.players)]


# c: cdef list
def winners_of(g: State) -> list[int]:
    """The seats that have won."""
    return [seat for seat in range(g.box.players) if (g.winners >> seat) & 1]
