"""What comes of answers in worlds that agree with a view: everybody's chance to win, and money. From the view alone.

A world is played by traders to the end of the round (`AHEAD`), where the trader's own judgement of the table is made a
chance: two games that differ in one answer have little in common at their ends, so playing on would drown what the
answer did in what came later. The judgement is too sure of itself, the more so the more rounds are to come; `sharpness`
takes that back. It was fitted to the ends of trader games with 2 to 5 players, without modules and with all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from stockpile.bots import rollout
from stockpile.bots.advice import STRIDE
from stockpile.bots.levels import policy_of
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.resampling.resample import resample
from stockpile.engine.rules.rng import Source
from stockpile.engine.view import View

NONE = -1  # no answer: the world is played on as it is
PLAYER = "trader"
SURE, UNSURE, CURVE = 0.8, 0.65, 2.5


@dataclass(frozen=True)
class Outlook:
    """What came of one answer in one world."""

    chances: tuple[float, ...]  # of every seat, together 1
    money: float  # of the seat that answered


def sharpness(left: int, rounds: int) -> float:
    """The power to which a judgement is taken with so many rounds left: 1 would be to believe it."""
    share: float = (left / rounds) ** CURVE
    return SURE - UNSURE * share


def outlooks(
    view: View, answers: Sequence[int], worlds: int, seed: int, *, to_the_end: bool = False
) -> list[list[Outlook]]:
    """For each answer what comes of it, in the same worlds for all; the same view and seed give the same."""
    state, rounds = view._state, view.setup.table.rounds
    policy = policy_of(view.setup, PLAYER, seed).blind()
    judge, players = Valuation(policy.tables, policy.weights), [policy] * view.setup.players
    source, trial, seen = Source(seed + 8 * view.events), state.clone(), state.clone()
    seat, ahead = view.seat or 0, ids.LOTS if to_the_end else 0
    found: list[list[Outlook]] = [[] for _ in answers]
    for number in range(worlds):
        world = resample(state, source)
        for row, given in zip(found, answers, strict=True):
            policy.start_from(seed + number * STRIDE)
            chances, money, left = rollout.outlook(world, seat, given, players, trial, seen, judge, ahead)
            row.append(Outlook(tempered(chances, sharpness(left, rounds)) if left else tuple(chances), money))
    return found


def tempered(chances: Sequence[float], power: float) -> tuple[float, ...]:
    """Chances made less sure, together 1 again."""
    raised = [chance**power for chance in chances]
    total = sum(raised)
    return tuple(chance / total for chance in raised)
