"""Purses of whole thousands that hold: checked in fresh games, and moved until a check finds nobody far from fair.

Games of a check that was not passed count in the next fit; the next check has games of its own, and nothing is moved
after the one that is passed. So what comes out is what was checked last. A check ends early only to be failed: it is
passed by all its games or not at all.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from stockpile.lab.fair_cash import (
    CheckedShare,
    FairCash,
    FairPlan,
    Spread,
    Told,
    fresh_games,
    move_on,
    one_by_one,
    shares_of,
)
from stockpile.lab.lineup_games import LineupGame

LOOKS = 6  # parts of a check
TRIED = 64  # levels between one thousand and the next


@dataclass(frozen=True)
class Goal:
    """How far from its fair share an investor may be, in a check of so many games; and how many checks there are."""

    within: float
    games: int
    most: int = 5

    def is_last(self, number: int) -> bool:
        """Whether no check comes after this one; they are counted from 0."""
        return number + 1 == self.most


def settle(
    plan: FairPlan, found: FairCash, goal: Goal, spread: Spread = one_by_one, told: Told = lambda _: None
) -> list[list[CheckedShare]]:
    """All checks; the purses are those of the last one, whether it was passed or not."""
    checks: list[list[CheckedShare]] = []
    while True:
        found.cash = whole(found.cash)
        played = _checked(plan, found, goal, len(checks), spread, told)
        checks.append(shares_of(played, found.cash))
        if goal.is_last(len(checks) - 1) or (
            len(played) >= goal.games and furthest(checks[-1], plan.setup["players"]) <= goal.within
        ):
            return checks
        found.games += played
        move_on(plan, found)


def _checked(plan: FairPlan, found: FairCash, goal: Goal, number: int, spread: Spread, told: Told) -> list[LineupGame]:
    """The games of a check, part by part; once somebody is too far off beyond doubt, the rest is spared."""
    played: list[LineupGame] = []
    part = -(-goal.games // LOOKS)
    for look in range(LOOKS):
        if len(played) >= goal.games:  # parts are whole chunks, so small checks have fewer
            break
        played += fresh_games(plan, found, part, number * LOOKS + look, spread, told)
        if goal.is_last(number):  # what ships is told in full
            continue
        if is_hopeless(shares_of(played, found.cash), plan.setup["players"], goal.within):
            break
    return played


def is_hopeless(rows: Iterable[CheckedShare], players: int, within: float) -> bool:
    """Whether somebody is too far from fair wherever in its interval the true share may be."""
    fair = 1 / players
    return any(row.interval[0] > fair + within or row.interval[1] < fair - within for row in rows)


def whole(cash: dict[str, float]) -> dict[str, float]:
    """Whole thousands, after all purses were moved alike by the part of a thousand with which rounding does least.

    Only differences between purses decide who wins, so this costs nothing.
    """
    shift = min((step / TRIED for step in range(-TRIED // 2, TRIED // 2)), key=lambda one: (_most_lost(cash, one), one))
    return {key: float(round(value + shift)) for key, value in cash.items()}


def _most_lost(cash: dict[str, float], shift: float) -> float:
    return max(abs(value + shift - round(value + shift)) for value in cash.values())


def furthest(rows: Iterable[CheckedShare], players: int) -> float:
    """How far from fair the share of any investor is."""
    return max(abs(row.share - 1 / players) for row in rows)
