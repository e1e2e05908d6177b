"""Whole games between compiled policies: the same deal as `Game(setup, seed)`, without history."""

from stockpile.bots import rollout
from stockpile.bots.policy import Policy
from stockpile.engine import chance, ids
from stockpile.engine.setup import Setup, box_of
from stockpile.engine.state import State


class Played:
    """One finished game."""

    def __init__(self, scores: list[int], winners: list[int], decisions: int) -> None:
        self.scores = scores
        self.winners = winners
        self.decisions = decisions


def play_deal(setup: Setup, seed: int, policies: list[Policy]) -> Played:
    """Plays the deal of a seed, one policy a seat."""
    g = State(box_of(setup))
    seen = State(box_of(setup))
    chance.prepare_keyed(g, seed)
    decisions = rollout.play_on(g, policies, seen, ids.LOTS)
    scores = [g.score[seat][ids.PART_TOTAL] for seat in range(g.box.players)]
    winners = [seat for seat in range(g.box.players) if (g.winners >> seat) & 1]
    return Played(scores, winners, decisions)
