"""Hints: what each legal answer can be expected to bring, and why, from nothing but the view."""

import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

from stockpile.bots import rollout
from stockpile.bots.budget import Budget, budget_of
from stockpile.bots.levels import policy_of
from stockpile.bots.reasons import Reason, Reasons
from stockpile.engine.resampling.resample import resample
from stockpile.engine.rules.rng import Source, checked_seed
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.view import View

LEAST_WORLDS = 8
STRIDE = 0x1F3D5B79  # between the seeds of the traders of one world and of the next
# Student's t for a 90 % interval, by degrees of freedom; between them the smaller number's is taken.
T90 = ((7, 1.895), (9, 1.833), (11, 1.796), (14, 1.761), (19, 1.729), (29, 1.699), (59, 1.671), (119, 1.658))


@dataclass(frozen=True)
class Option:
    """One legal answer: money and chance to win if it is given and all play on as traders, with 90 % intervals."""

    answer: int
    notation: str
    money: float
    money_90: tuple[float, float]
    win: float
    win_90: tuple[float, float]
    reasons: tuple[Reason, ...]

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "answer": self.answer,
            "notation": self.notation,
            "money": self.money,
            "money_90": list(self.money_90),
            "win": self.win,
            "win_90": list(self.win_90),
            "reasons": [reason.to_dict() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Advice:
    """All legal answers, the best first, and in how many worlds each was tried."""

    options: tuple[Option, ...]
    worlds: int

    @property
    def best(self) -> Option:
        """The answer that wins most often; of equals, the one that brings more."""
        return self.options[0]

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"worlds": self.worlds, "options": [option.to_dict() for option in self.options]}


def advise(view: View, budget: int | str | Budget = 400, seed: int = 1) -> Advice:
    """What each legal answer of the view's question is worth.

    The budget is how much may be thought: a number of playouts for all answers together (400: with ten answers each
    is played out in 40 worlds), a time as text ("1s", "200ms"), or a `Budget` of either. All answers are played out in
    the same worlds, at least eight, however small the budget. With playouts the same view, budget and seed give the
    same advice on every machine; with a time they need not.
    """
    if not isinstance(view, View):
        raise TypeError(f"view: a View is needed, not {type(view).__name__}")
    question = view.question
    if question is None:
        raise ValueError("view: its seat is not asked anything")
    spent = budget if isinstance(budget, Budget) else budget_of(str(budget))
    rows = play_answers(view, question.seat, question.answers, spent, checked_seed(seed))
    reasons = Reasons(view)
    options = [_option(view, given, row, reasons.of(given)) for given, row in zip(question.answers, rows, strict=True)]
    return Advice(tuple(sorted(options, key=lambda option: (-option.win, -option.money, option.answer))), len(rows[0]))


def play_answers(view: View, seat: int, answers: list[int], budget: Budget, seed: int) -> list[list[tuple[int, float]]]:
    """For each of these answers its money and win in each world, the same worlds for all."""
    state, source = view._state, Source(seed + 8 * view.events)
    trial, seen = state.clone(), state.clone()
    worlds = max(LEAST_WORLDS, budget.rollouts // len(answers))
    end = time.perf_counter() + budget.seconds
    rows: list[list[tuple[int, float]]] = [[] for _ in answers]
    while len(rows[0]) < worlds or (budget.seconds and time.perf_counter() < end):
        world = resample(state, source)
        # Other worlds, other whims: what a trader leaves to chance must not come out alike in all of them.
        players = [policy_of(view.setup, "trader", seed + len(rows[0]) * STRIDE).blind()] * view.setup.players
        for row, given in zip(rows, answers, strict=True):
            row.append(rollout.played_out(world, seat, given, players, trial, seen))
    return rows


def _option(view: View, given: int, row: list[tuple[int, float]], reasons: tuple[Reason, ...]) -> Option:
    money, wins = [float(one[0]) for one in row], [one[1] for one in row]
    mean, half = _interval(money)
    win = sum(wins) / len(wins)
    return Option(
        answer=given,
        notation=ACTIONS[given].notation(view.setup.table.bids),
        money=mean,
        money_90=(mean - half, mean + half),
        win=win,
        win_90=wilson(win, len(wins)),
        reasons=reasons,
    )


def _interval(values: list[float]) -> tuple[float, float]:
    """The mean and half of its 90 % interval."""
    n = len(values)
    mean = sum(values) / n
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    t = next((t for freedom, t in reversed(T90) if freedom <= n - 1), T90[0][1])
    return mean, t * spread / sqrt(n)


def wilson(rate: float, n: int, z: float = 1.644854) -> tuple[float, float]:
    """Wilson's interval of a rate, of 90 % unless told."""
    centre = (rate + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z * sqrt(rate * (1 - rate) / n + z**2 / (4 * n * n)) / (1 + z**2 / n)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))  # rounding must not shut out 0 and 1
