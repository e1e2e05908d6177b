"""Who plays a game on in `Game.playout` and `View.rollouts`: bots by name, or policies of one's own."""

# c: def; from stockpile.engine.rules.rng cimport u64

from collections.abc import Sequence
from functools import lru_cache

from stockpile.bots import rollout
from stockpile.bots.levels import LEVELS, policy_of
from stockpile.bots.policy import Policy
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.simulation import Player
from stockpile.engine.state import State

SWIFT = tuple(name for name, level in LEVELS.items() if level.budget is None)


class PolicyPlayer(Player):
    """One policy a seat; each sees its own view and nothing else."""

    # c: list policies; State seen; methods cdef

    def __init__(self, setup: Setup, policies: list[Policy]) -> None:
        super().__init__()
        self.policies = policies
        self.seen = State(box_of(setup))

    # c: cdef long; args u64 seed; locals p Policy
    def play_on(self, g: State, last_round: int, seed: int) -> int:
        """Plays to the end of a round, or of the game if it comes before, and returns how many answers there were."""
        own = [p.own_seed() for p in self.policies]
        for p in self.policies:
            p.seed = seed
            p.valuation.source.number = seed  # from which asked chance is drawn before anybody has decided
        decisions = rollout.play_on(g, self.policies, self.seen, last_round)
        for p, before in zip(self.policies, own, strict=True):  # they may be somebody's bots
            p.start_from(before)
        return decisions


def player_of(setup: Setup, policies: object) -> Player:
    """Who plays on: one for all seats, or one a seat; a ValueError says what there is."""
    if isinstance(policies, str):
        return _by_names(setup, (policies,) * setup.players)
    if isinstance(policies, Policy):
        return PolicyPlayer(setup, [policies] * setup.players)
    if not isinstance(policies, Sequence):
        raise TypeError(f"policies: names or policies are needed, not {type(policies).__name__}")
    if len(policies) != setup.players:
        raise ValueError(f"policies: {len(policies)} for {setup.players} players")
    if all(isinstance(one, str) for one in policies):
        return _by_names(setup, tuple(policies))
    return PolicyPlayer(setup, [one if isinstance(one, Policy) else _named(setup, one) for one in policies])


@lru_cache(maxsize=64)
def _by_names(setup: Setup, names: tuple[str, ...]) -> Player:
    """Made once: a search asks for the same ones thousands of times."""
    own = {name: _named(setup, name) for name in dict.fromkeys(names)}
    return PolicyPlayer(setup, [own[name] for name in names])


def _named(setup: Setup, name: object) -> Policy:
    if not isinstance(name, str) or name not in SWIFT:
        raise ValueError(
            f"policies: {name!r:.40} is none of {', '.join(SWIFT)}, which play without a search of their own"
        )
    return policy_of(setup, name, 0)
