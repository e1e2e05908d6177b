"""One decision, judged from nothing but what its seat knew: a view and the answer that was given.

The shark names the best answer and the trader the usual one, each without the worlds in which they are then compared:
so neither wins by chance. What looks like a mark in the first worlds is tried again in fresh ones, and only these
count.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stockpile import _variant
from stockpile.bots.budget import Budget
from stockpile.bots.levels import make_level
from stockpile.bots.reasons import Reason, Reasons
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.view import View
from stockpile.lab.coach_marks import BRILLIANT, INACCURACY, NOTHING, Estimate, estimate, mark_of
from stockpile.lab.coach_worlds import Outlook, outlooks

SEED = 20_260
FRESH = 1 << 40  # between the seeds of the first worlds and of those in which a mark is tried again


@dataclass(frozen=True)
class Depth:
    """How hard the coach thinks: rollouts of the shark, worlds of a decision and of a try again, worlds of a chance."""

    name: str
    rollouts: int
    worlds: int
    more: int
    chances: int


DEPTHS = {
    depth.name: depth
    for depth in (
        Depth("quick", rollouts=64, worlds=64, more=256, chances=96),
        Depth("normal", rollouts=256, worlds=256, more=1024, chances=256),
        Depth("deep", rollouts=1024, worlds=1024, more=4096, chances=1024),
    )
}


UNCOMPILED = 16  # times as little: an uncompiled engine plays that much slower and more
LEAST = 8  # worlds


def depth_of(name: str) -> Depth:
    """A depth by its name; on an uncompiled engine with fewer worlds, and wider intervals."""
    depth = DEPTHS[name]
    if _variant.name() != "pure":
        return depth
    return Depth(
        name, *(max(LEAST, size // UNCOMPILED) for size in (depth.rollouts, depth.worlds, depth.more, depth.chances))
    )


@dataclass(frozen=True)
class Verdict:
    """What an answer was worth. Chances are shares of a win; money is in thousands."""

    given: int
    best: int
    usual: int
    chance: Estimate  # of the seat to win, after its answer, from what it knew
    loss: Estimate  # of that chance against the best answer
    gain: Estimate  # of that chance over the usual answer
    money: Estimate  # how much less it brought than the best answer
    effect: tuple[Estimate, ...]  # on everybody's chance, against the usual answer; together nothing
    grade: str
    reasons: tuple[Reason, ...]
    best_reasons: tuple[Reason, ...]

    def to_dict(self, view: View) -> dict[str, Any]:
        """As plain JSON."""
        bids = view.setup.table.bids
        return {
            "given": self.given,
            "best": self.best,
            "usual": self.usual,
            "given_text": ACTIONS[self.given].notation(bids),
            "best_text": ACTIONS[self.best].notation(bids),
            "chance": self.chance.to_list(),
            "loss": self.loss.to_list(),
            "gain": self.gain.to_list(),
            "money": self.money.to_list(),
            "effect": [one.to_list() for one in self.effect],
            "grade": self.grade,
            "reasons": [reason.to_dict() for reason in self.reasons],
            "best_reasons": [reason.to_dict() for reason in self.best_reasons],
        }


def judge(view: View, given: int, depth: Depth, seed: int = SEED) -> Verdict:
    """What an answer to the view's question was worth; the same view, answer and seed give the same verdict."""
    question = view.question
    if question is None or given not in question.answers:
        raise ValueError(f"given: {given} is no answer of the view's question")
    usual = make_level("trader", None, view.setup, seed).answer(view, question)
    best = make_level("shark", Budget(rollouts=depth.rollouts), view.setup, seed).answer(view, question)
    first = _Trial(view, given, best, usual, depth.worlds, seed)
    tried = first
    if first.loss.mean >= INACCURACY / 2 or first.gain.mean >= BRILLIANT / 2:
        tried = _Trial(view, given, best, usual, depth.more, seed + FRESH)
    reasons = Reasons(view)
    return Verdict(
        given=given,
        best=best if tried.loss.mean > 0 else given,
        usual=usual,
        chance=tried.chance,
        loss=tried.loss if tried.loss.mean > 0 else NOTHING,
        gain=tried.gain,
        money=tried.money if tried.loss.mean > 0 else NOTHING,
        effect=first.effect,
        grade=mark_of(tried.loss, tried.gain),
        reasons=reasons.of(given),
        best_reasons=reasons.of(best),
    )


class _Trial:
    """The same worlds for the three answers."""

    def __init__(self, view: View, given: int, best: int, usual: int, worlds: int, seed: int) -> None:
        assert view.seat is not None
        self._seat, self._players = view.seat, view.setup.players
        answers = list(dict.fromkeys((given, best, usual)))
        self._rows = dict(zip(answers, outlooks(view, answers, worlds, seed), strict=True))
        self._given, self._best, self._usual = given, best, usual

    @property
    def chance(self) -> Estimate:
        """To win after what was given."""
        return estimate([one.chances[self._seat] for one in self._rows[self._given]])

    @property
    def loss(self) -> Estimate:
        """Against the best answer."""
        return self._gap(self._best, self._given, self._seat)

    @property
    def gain(self) -> Estimate:
        """Over the usual answer."""
        return self._gap(self._given, self._usual, self._seat)

    @property
    def effect(self) -> tuple[Estimate, ...]:
        """On everybody, against the usual answer."""
        return tuple(self._gap(self._given, self._usual, seat) for seat in range(self._players))

    @property
    def money(self) -> Estimate:
        """How much more the best answer would have brought."""
        return self._compared(self._best, self._given, lambda one: one.money)

    def _gap(self, more: int, less: int, seat: int) -> Estimate:
        return self._compared(more, less, lambda one: one.chances[seat])

    def _compared(self, more: int, less: int, value: Callable[[Outlook], float]) -> Estimate:
        if more == less:
            return NOTHING
        pairs = zip(self._rows[more], self._rows[less], strict=True)
        return estimate([value(one) - value(other) for one, other in pairs])
