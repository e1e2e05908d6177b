"""The bots that come with the program: six levels, from chance to search, and three personas of the trader."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from stockpile.bots import rollout
from stockpile.bots.budget import Budget
from stockpile.bots.card_values import card_values_of
from stockpile.bots.opening import opening_of
from stockpile.bots.policy import Policy
from stockpile.bots.search import Search
from stockpile.bots.weights import Weights
from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View

LOOK_AHEAD = 2  # worlds in which a trader tries answers that it has no rule for


@dataclass(frozen=True)
class Level:
    """How a named bot is made: its policy, what it cares for and, if it searches, how much."""

    policy: str
    weights: Mapping[str, float] = field(default_factory=dict)
    budget: Budget | None = None

    @property
    def rollouts(self) -> int:
        """How many it tries an answer; 0 if it does not search."""
        return self.budget.rollouts if self.budget else 0


# From the weakest to the strongest, then the personas.
LEVELS: dict[str, Level] = {
    "random": Level("random"),
    "novice": Level("greedy", {"noise": 14.0}),
    "greedy": Level("greedy"),
    "trader": Level("trader"),
    "broker": Level("trader", budget=Budget(rollouts=24)),
    "shark": Level("trader", budget=Budget(rollouts=256)),
    "cautious": Level("trader", {"greed": 0.9, "purse": 24.0, "care": 1.0}),
    "aggressive": Level("trader", {"greed": 1.12, "purse": 27.0, "thirst": 0.9}),
    "bluffing": Level("trader", {"bluff": 1.5, "purse": 28.0, "thirst": 0.9}),
}
# At most what an uncompiled engine manages while a table waits.
UNCOMPILED: dict[str, Budget] = {"broker": Budget(rollouts=4), "shark": Budget(rollouts=8)}
GRADED = ("random", "novice", "greedy", "trader", "broker", "shark")
PERSONAS = ("cautious", "aggressive", "bluffing")


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
    level = LEVELS[name]
    worlds = LOOK_AHEAD if level.policy == "trader" else 0
    return Policy(level.policy, card_values_of(setup), opening_of(setup), Weights(**level.weights), seed, worlds)


def make_level(name: str, budget: Budget | None, setup: Setup, seed: int) -> PolicyBot | SearchBot:
    """A new bot of a level; a budget replaces the level's own."""
    budget = budget or LEVELS[name].budget
    policy = policy_of(setup, name, seed)
    if budget is None:
        return PolicyBot(policy)
    quick = Weights(**{**LEVELS[name].weights, "samples": 1})
    swift = Policy("trader", card_values_of(setup), opening_of(setup), quick, seed)
    return SearchBot(Search(policy, swift), budget)
