"""Studies without luck: the same truth as with it, surer with the same games."""

import pytest

from stockpile import Setup
from stockpile.lab.plan import planned
from stockpile.lab.result import result_of
from stockpile.lab.run import run

SMALL = Setup(players=3, rounds=2).to_dict()


def studied(kind, setup, games, worlds, seed=1, **more):
    return result_of(run(planned(kind, setup, ("greedy",), games, {}, worlds=worlds, stops=False, seed=seed, **more)))


def test_luck_taken_out_leaves_the_mean_where_it_was():
    plain = studied("seats", SMALL, 600, 0)

    free = studied("seats", SMALL, 600, 4)

    assert plain["games"] == free["games"] == 600  # 200 deals
    for before, after in zip(plain["rows"], free["rows"], strict=True):
        spread = (before["interval_95"][1] - before["interval_95"][0]) / 4
        assert abs(before["estimate"] - after["estimate"]) < 4 * spread
        reach = (before["money_95"][1] - before["money_95"][0]) / 4
        assert abs(before["money"] - after["money"]) < 4 * reach


def test_the_same_games_are_surer_and_it_is_said_by_how_much():
    plain, free = studied("seats", SMALL, 600, 0), studied("seats", SMALL, 600, 8)

    for before, after in zip(plain["rows"], free["rows"], strict=True):
        assert after["times_fewer"][0] > 1.5
        assert after["times_fewer"][1] > 2.0
        assert after["interval_95"][1] - after["interval_95"][0] < before["interval_95"][1] - before["interval_95"][0]
        assert "times_fewer" not in before


def test_an_unfair_investor_is_found_without_luck():
    setup = Setup(players=3, rounds=2, modules=("investors",), investor_sets=("base",))
    rich = {**setup.to_dict(), "components": {"investors": {"bill": {"cash": {"more": 60}}}}}

    found = studied("investors", rich, 900, 4)

    bill = next(row for row in found["rows"] if row["key"] == "bill")
    assert bill["verdict"] == "high"


def test_bots_that_search_are_measured_too():
    found = studied("seats", {**SMALL, "players": 2}, 8, 2)
    searched = result_of(run(planned("seats", {**SMALL, "players": 2}, ("shark@4",), 8, {}, worlds=2)))

    assert found["games"] == searched["games"] == 8
    assert all("times_fewer" in row for row in searched["rows"])


def test_compared_cells_have_no_luck_to_take_out():
    with pytest.raises(ValueError, match="worlds: cells are compared in the same deals"):
        planned("modules", SMALL, ("greedy",), 100, {}, worlds=4)
