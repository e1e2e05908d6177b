"""Purses of whole thousands that hold: checked in fresh games, and moved until a check finds nobody far from fair.

Games of a check that was not passed count in the next fit; the next check has games of its own, and nothing is moved
after the one that is passed. So what comes out is what was checked last.
"""

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


@dataclass(frozen=True)
class Goal:
    """How far from its fair share an investor may be, in a check of so many games; and how many checks there are."""

    within: float
    games: int
    most: int = 5


def settle(
    plan: FairPlan, found: FairCash, goal: Goal, spread: Spread = one_by_one, told: Told = lambda _: None
) -> list[list[CheckedShare]]:
    """All checks; the purses are those of the last one, whether it was passed or not."""
    checks: list[list[CheckedShare]] = []
    while True:
        found.cash = {key: float(value) for key, value in found.rounded().items()}
        played = fresh_games(plan, found, goal.games, len(checks), spread, told)
        checks.append(shares_of(played, found.cash))
        if furthest(checks[-1], plan.setup["players"]) <= goal.within or len(checks) == goal.most:
            return checks
        found.games += played
        move_on(plan, found)


def furthest(rows: list[CheckedShare], players: int) -> float:
    """How far from fair the share of any investor is."""
    return max(abs(row.share - 1 / players) for row in rows)
