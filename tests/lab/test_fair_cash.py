"""Strengths are found whatever the company; a planted handicap is found again; fair purses are fair in fresh games."""

import json
from pathlib import Path

import numpy as np
import pytest

from kit.effort import EFFORT
from stockpile import Setup
from stockpile.cli import main
from stockpile.lab import fair_cash
from stockpile.lab.fair_cash import FairPlan
from stockpile.lab.strengths import Lineups, fit

ROOT = Path(__file__).resolve().parents[2]
SMALL = Setup(players=3, rounds=2, modules=("investors",), investor_sets=("base",)).to_dict()


def drawn(strength, slope, games, players, seed):
    """Lineups whose winners are drawn by known strengths."""
    lot = np.random.default_rng(seed)
    investors = np.array([lot.choice(len(strength), players, replace=False) for _ in range(games)])
    extra = lot.integers(-4, 5, (games, players)).astype(float)
    odds = np.exp(strength[investors] + slope * extra)
    chance = odds / odds.sum(axis=1, keepdims=True)
    winner = (chance.cumsum(axis=1) < lot.random((games, 1))).sum(axis=1)
    return Lineups(investors[:, :, None], extra, np.eye(players)[winner])


def test_known_strengths_and_what_money_is_worth_are_found_again():
    strength = np.linspace(-0.8, 0.8, 9)

    found = fit(drawn(strength, 0.06, 8000, 4, 1), 9)

    assert np.abs((found.strength - strength) / found.error).max() < 4
    assert abs(found.slope - 0.06) < 4 * found.slope_error
    assert found.slope_error < 0.01


def test_standard_errors_say_how_far_off_a_fit_is():
    strength = np.zeros(5)

    off = [fit(drawn(strength, 0.05, 600, 3, seed), 5) for seed in range(60)]

    spread = np.concatenate([found.strength / found.error for found in off])
    assert 0.85 < spread.std() < 1.15


def test_games_of_different_shapes_are_refused():
    with pytest.raises(ValueError, match="different shapes"):
        Lineups(np.zeros((2, 3, 1), int), np.zeros((2, 3)), np.zeros((2, 2)))


def test_a_planted_handicap_is_found():
    plan = FairPlan(
        {**SMALL, "components": {"investors": {"bill": {"cash": {"more": 47}}}}}, ("greedy",), 2400 * EFFORT
    )

    solved = fair_cash.solve(plan)

    plain = fair_cash.solve(FairPlan(SMALL, ("greedy",), 2400 * EFFORT))
    assert solved.fits[0]["too_much"]["bill"] > plain.fits[0]["too_much"]["bill"] + 7
    assert abs(solved.cash["bill"] - plain.cash["bill"]) < 4


def test_solved_purses_are_fairer_than_the_printed_ones_in_fresh_games():
    plan = FairPlan(SMALL, ("greedy",), 4000 * EFFORT)
    printed = fair_cash.FairCash(fair_cash.printed_cash(Setup.from_dict(SMALL)))

    solved = fair_cash.solve(plan)

    before = max(abs(row.share - 1 / 3) for row in fair_cash.check(plan, printed))
    after = max(abs(row.share - 1 / 3) for row in fair_cash.check(plan, solved))
    assert after < 0.05 < before


def test_who_plays_and_in_which_order_chunks_end_changes_nothing():
    plan = FairPlan(SMALL, ("greedy", "random"), 1000)

    def backwards(work, todo):
        return [work(*given) for given in reversed(todo)]

    assert fair_cash.solve(plan, backwards) == fair_cash.solve(plan)


def test_an_ability_that_cash_cannot_pay_for_brings_less():
    setup = Setup(players=2, modules=("investors",), investor_sets=("base", "promo")).to_dict()
    rich = {"investors": {"liliane": {"cash": {"two": 40}, "amount": 9}}}

    solved = fair_cash.solve(FairPlan({**setup, "components": rich}, ("greedy",), 2000))

    assert solved.amounts["liliane"] < 9


@pytest.mark.parametrize(
    ("modules", "said"), [((), "investors must be among them"), (("investors", "investor-bidding"), "leave it out")]
)
def test_a_plan_without_investors_or_with_an_auction_of_them_is_refused(modules, said):
    with pytest.raises(ValueError, match=said):
        FairPlan(Setup(players=3, modules=modules).to_dict(), ("greedy",), 1000)


@pytest.mark.parametrize("row", sorted(set(json.loads((ROOT / "docs" / "fair.json").read_text())) - {"checks"}))
def test_the_balanced_values_that_ship_are_those_that_were_solved(row):
    found = json.loads((ROOT / "docs" / "fair.json").read_text())[row]

    made = Setup(**{**found["setup"], "components": "balanced"})

    printed, word = made.printed["investors"], "two" if made.players == 2 else "more"
    assert {key: printed[key]["cash"][word] for key in found["cash"]} == found["cash"]
    assert all(printed[key]["amount"] == amount for key, amount in found["amounts"].items())


def test_what_ships_is_what_was_checked_last():
    found = json.loads((ROOT / "docs" / "fair.json").read_text())

    for name, check in found["checks"].items():
        assert check["cash"] == found[name]["cash"], name
        assert check["amounts"] == found[name]["amounts"], name


def test_with_two_players_each_of_a_seats_investors_is_told_apart():  # INV-2
    setup = Setup(players=2, rounds=2, modules=("investors",), investor_sets=("base",)).to_dict()
    rich = {"investors": {"bill": {"cash": {"two": 70}}}}

    solved = fair_cash.solve(FairPlan({**setup, "components": rich}, ("greedy",), 2000, steps=1))

    too_much = solved.fits[0]["too_much"]
    assert max(too_much, key=lambda key: too_much[key]) == "bill"
    assert too_much["bill"] > 15


def test_a_level_lifts_all_purses_alike_before_the_first_step():
    printed = fair_cash.printed_cash(Setup.from_dict(SMALL))

    begun = fair_cash.solve(FairPlan(SMALL, ("greedy",), 1000, steps=0, level=40))

    assert sum(begun.cash.values()) / len(begun.cash) == pytest.approx(40)
    assert begun.cash["bill"] - begun.cash["donald"] == pytest.approx(printed["bill"] - printed["donald"])


def test_a_level_stays_the_mean_of_all_purses_after_every_step():
    solved = fair_cash.solve(FairPlan(SMALL, ("greedy",), 480, steps=2, level=30, reach=2))

    assert sum(solved.cash.values()) / len(solved.cash) == pytest.approx(30)
    assert solved.cash["bill"] - solved.cash["donald"] < 19  # as printed: the steps have moved them


@pytest.mark.parametrize(("given", "said"), [({"level": 3}, "level: a mean purse of 3"), ({"reach": 0}, "reach:")])
def test_a_level_with_nothing_to_differ_by_and_no_reach_are_refused(given, said):
    with pytest.raises(ValueError, match=said):
        FairPlan(SMALL, ("greedy",), 1000, **given)


@pytest.mark.parametrize(("true", "low", "high"), [(0.0, 0.0, 0.15), (1.0, 0.4, 0.6), (10.0, 0.98, 1.0)])
def test_purses_move_only_by_what_chance_does_not_explain(true, low, high):
    lot = np.random.default_rng(3)
    seen = true * lot.standard_normal(2000) + lot.standard_normal(2000)

    assert low <= fair_cash.believed(seen, np.ones(2000)) <= high


@pytest.mark.parametrize("lang", ["en", "fr", "pt"])
def test_the_command_tells_and_writes_what_it_found(lang, tmp_path, capsys):
    call = ["study", "fair-cash", "--players", "3", "--investor-sets", "base", "--bots", "greedy", "--games", "1000"]

    code = main([*call, "--lang", lang, "--out", str(tmp_path)])

    assert code == 0
    found = json.loads((tmp_path / "fair-cash.json").read_text())
    made = Setup(players=3, modules=("investors",), components=str(tmp_path / "components.toml"))
    assert {key: made.printed["investors"][key]["cash"]["more"] for key in found["cash"]} == found["cash"]
    assert "Bill" in capsys.readouterr().out


def test_the_command_refuses_too_few_games_and_wrong_modules(capsys):
    few = main(["study", "fair-cash", "--games", "10"])
    said = capsys.readouterr().err
    auction = main(["study", "fair-cash", "--modules", "investors,investor-bidding"])

    assert few == auction == 2
    assert "--games" in said
    assert "investor-bidding" in capsys.readouterr().err
