"""The bots that come with the program: ten levels, bots that are known by older names, and personas of the trader."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from stockpile.bots import learned, rollout
from stockpile.bots.budget import Budget
from stockpile.bots.card_values import card_values_of
from stockpile.bots.opening import opening_of
from stockpile.bots.policy import Policy
from stockpile.bots.search import Search
from stockpile.bots.weights import Weights
from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View


@dataclass(frozen=True)
class Level:
    """How a named bot is made: its policy, what it cares for and, if it searches, how much."""

    policy: str
    weights: Mapping[str, float] = field(default_factory=dict)
    budget: Budget | None = None
    worlds: int = 0  # in which it tries answers that it has no rule for; without any, chance decides about them
    is_learned: bool = False  # whether its search judges positions and reads the others by what was learned from games

    @property
    def rollouts(self) -> int:
        """How many it tries an answer; 0 if it does not search."""
        return self.budget.rollouts if self.budget else 0


LOOK_AHEAD = 2  # worlds of a trader


def level_name(number: int) -> str:
    """What a level of the ladder is called by programs; people see its number and its face."""
    return f"level-{number}"


def _trader(weights: Mapping[str, float] | None = None, rollouts: int = 0, worlds: int = LOOK_AHEAD) -> Level:
    return Level("trader", weights or {}, Budget(rollouts=rollouts) if rollouts else None, worlds)


def _person(**habits: float) -> Level:
    return Level("habits", habits)


# The ladder, from the weakest to the strongest: bench/levels.py and bench/ladder.py measure its steps.
TEN: tuple[Level, ...] = (
    _person(sight=0, hidden=0, fees=0, majority=0, tip=1, lore=0, heat=0.45, fear=2.73, saving=2.8),
    _person(sight=0, hidden=0, fees=0, majority=0, tip=1, lore=0, heat=0.2, fear=2.35, saving=2),
    _person(hidden=0, fees=0, majority=0, tip=1, lore=0, heat=0.2, fear=1.85, saving=1.3),
    _person(hidden=0.15, majority=0, tip=1, lore=0, heat=0.2, fear=1, saving=0.7),
    _person(hidden=0.35, tip=1, lore=0.1, heat=0.25),
    _person(heat=0.25, lore=0.4),
    _trader({"samples": 1, "majority": 0, "doubt": 0, "leap": 0, "spite": 0.17, "lore": 0.5, "saving": -2}),
    _trader({"lore": 0.5, "saving": -2}, worlds=8),
    _trader(rollouts=32),
    _trader(rollouts=256),
)
# Numbers of a trader that beats three usual ones: found by `python bench/tune.py`, in the base game with four players;
# what it keeps back from bonds with everything on.
TUNED = {
    "care": 0.518, "thirst": 1.786, "doubt": 0.832, "spite": 0.597, "majority": 1.111, "margin": -0.391, "saving": -1.5
}  # fmt: skip
# Bots by name: those that are known by older names, from the weakest to the strongest, the personas, and the ladder.
LEVELS: dict[str, Level] = {
    "random": Level("random"),
    "novice": Level("greedy", {"noise": 14.0}),
    "greedy": Level("greedy"),
    "trader": _trader(),
    "broker": _trader(rollouts=24),
    "shark": _trader(rollouts=256),
    "master": replace(_trader(TUNED, rollouts=512), is_learned=True),
    "cautious": _trader({"greed": 0.75, "care": 1.5, "nerve": -1.2, "purse": 30.0}),
    "aggressive": _trader({"greed": 1.05, "nerve": 2.2}),
    "bluffing": _trader({"bluff": 0.3, "guile": 15.0}),
    "hoarding": _trader({"majority": 1.6, "margin": 0.3, "greed": 0.9}),
    **{level_name(number): level for number, level in enumerate(TEN, 1)},
}
# At most what an uncompiled engine manages while a table waits.
UNCOMPILED: dict[str, Budget] = {
    name: Budget(rollouts=4 if level.rollouts < 100 else 8) for name, level in LEVELS.items() if level.budget
}
GRADED = tuple(level_name(number) for number in range(1, len(TEN) + 1))
PERSONAS = ("cautious", "aggressive", "bluffing", "hoarding")


class PolicyBot:
    """Answers at once, by rules; what it has no rule for, it tries out."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def answer(self, view: View, question: Question) -> int:
        """One of the answers."""
        if question.forced:
            return question.answers[0]
        return rollout.answer(self.policy, view._state, question.seat)


class SearchBot:
    """Tries its answers in worlds that agree with its view."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self.search = search
        self.budget = budget

    def answer(self, view: View, question: Question) -> int:
        """One of the answers."""
        if question.forced:
            return question.answers[0]
        return self.search.choose(view._state, question.seat, self.budget.rollouts, self.budget.seconds)


def policy_of(setup: Setup, name: str, seed: int) -> Policy:
    """The compiled policy of a level that does not search; for those that do, the one they search with."""
    return policy_from(setup, LEVELS[name], seed)


def policy_from(setup: Setup, level: Level, seed: int) -> Policy:
    """The same of a level that has no name."""
    weights = Weights(**level.weights)
    tables, opening = card_values_of(setup), opening_of(setup, weights.lore)
    return Policy(level.policy, tables, opening, weights, seed, level.worlds)


def make_level(name: str, budget: Budget | None, setup: Setup, seed: int) -> PolicyBot | SearchBot:
    """A new bot of a level; a budget replaces the level's own."""
    budget = budget or LEVELS[name].budget
    policy = policy_of(setup, name, seed)
    if budget is None:
        return PolicyBot(policy)
    own = _swift(setup, LEVELS[name].weights, seed)
    if not LEVELS[name].is_learned:
        return SearchBot(Search(policy, own), budget)
    leaf, reader = learned.value_of(setup), learned.glances_of(setup)
    return SearchBot(Search(policy, _swift(setup, {}, seed), leaf=leaf, reader=reader, own=own), budget)


def _swift(setup: Setup, weights: Mapping[str, float], seed: int) -> Policy:
    """A trader that thinks each auction through once: by such a one rollouts are played."""
    quick = Weights(**{**weights, "samples": 1})
    return Policy("trader", card_values_of(setup), opening_of(setup), quick, seed)
