"""Whole purses are checked in fresh games and moved until nobody is far from fair; what comes out was checked last."""

import pytest

from stockpile import Setup
from stockpile.lab import fair_cash
from stockpile.lab.fair_cash import CheckedShare, FairPlan
from stockpile.lab.lineup_games import LineupPlan, play_lineups
from stockpile.lab.settling import LOOKS, Goal, furthest, is_hopeless, settle, whole

SMALL = Setup(players=3, rounds=2, modules=("investors",), investor_sets=("base",)).to_dict()
PLAN = FairPlan(SMALL, ("greedy",), 2400, steps=2)


@pytest.fixture
def played():
    """The plans of all games that were asked for, in order, each once."""
    return []


@pytest.fixture
def spread(played):
    """Plays chunks in this process and notes their plans."""

    def share_out(work, todo):
        played.append(todo[0][0])
        return fair_cash.one_by_one(work, todo)

    return share_out


def test_purses_stay_as_they_are_once_a_check_is_passed(played, spread):
    solved = fair_cash.solve(PLAN)
    rounded = whole(solved.cash)

    checks = settle(PLAN, solved, Goal(within=1.0, games=480), spread)

    assert len(checks) == 1
    assert all(plan.cash == rounded for plan in played)
    assert solved.cash == rounded


def test_what_comes_out_is_what_was_checked_last_even_if_that_was_not_passed(played, spread):
    solved = fair_cash.solve(PLAN)

    checks = settle(PLAN, solved, Goal(within=0.0, games=480, most=3), spread)

    assert len(checks) == 3
    assert furthest(checks[-1], 3) > 0
    assert played[-1].cash == solved.cash
    assert all(cash == round(cash) for cash in solved.cash.values())


def test_every_check_has_games_of_its_own(played, spread):
    solved = fair_cash.solve(PLAN, spread)

    settle(PLAN, solved, Goal(within=0.0, games=480, most=3), spread)

    assert len({plan.seed for plan in played}) == len(played) == PLAN.steps + 3 * 2  # of two parts


def test_a_check_that_can_no_longer_be_passed_spares_its_other_games_but_for_the_last_one(played, spread):
    solved = fair_cash.solve(PLAN)

    settle(PLAN, solved, Goal(within=-1.0, games=240 * LOOKS, most=3), spread)

    assert len(played) == 1 + 1 + LOOKS


def test_a_check_is_hopeless_only_if_somebody_is_too_far_off_in_the_whole_interval():
    sure = CheckedShare("bill", 0.30, (0.27, 0.33), 100)
    doubtful = CheckedShare("bill", 0.30, (0.25, 0.35), 100)

    assert is_hopeless([doubtful, sure], 4, 0.01)
    assert not is_hopeless([doubtful], 4, 0.01)
    assert is_hopeless([CheckedShare("bill", 0.20, (0.17, 0.23), 100)], 4, 0.01)


def test_purses_are_moved_alike_before_they_are_rounded_so_that_rounding_does_least():
    found = whole({"bill": 10.45, "martha": 20.55, "talal": 30.5})

    assert found == {"bill": 10.0, "martha": 20.0, "talal": 30.0}
    assert whole({"bill": 10.3, "martha": 20.9}) == {"bill": 10.0, "martha": 21.0}


def test_games_of_a_check_that_was_not_passed_move_the_purses():
    rich = {**SMALL, "components": {"investors": {"bill": {"cash": {"more": 47}}}}}
    plan = FairPlan(rich, ("greedy",), 2400, steps=1)
    purses = fair_cash.printed_cash(Setup.from_dict(rich))
    found = fair_cash.FairCash(dict(purses), begun=purses)
    found.games = fair_cash.solve(plan).games  # which tell what a thousand is worth

    checks = settle(plan, found, Goal(within=0.06, games=2400))

    off = [next(abs(row.share - 1 / 3) for row in rows if row.investor == "bill") for rows in checks]
    assert off[0] > 0.1 > 0.06 >= off[-1]
    assert found.cash["bill"] < 40


def test_bots_may_have_habits_beside_their_own():  # BON-1
    setup = Setup(players=3, rounds=3, modules=("bonds", "investors"), investor_sets=("base",)).to_dict()
    cash = fair_cash.printed_cash(Setup.from_dict(setup))
    usual = LineupPlan(setup, ("trader",), cash, {}, 1, 0, 60)
    thrifty = LineupPlan(setup, ("trader",), cash, {}, 1, 0, 60, {"saving": -2.0})

    same = LineupPlan(setup, ("trader",), cash, {}, 1, 0, 60, {"saving": 0.0})

    assert play_lineups(thrifty, 0) != play_lineups(usual, 0) == play_lineups(same, 0)
