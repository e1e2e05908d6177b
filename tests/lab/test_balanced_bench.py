"""The bench of the balanced set plays no chunk twice, and tells what is unfair from what is chance."""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from stockpile import Setup
from stockpile.lab.lineup_games import LineupPlan

BENCH = Path(__file__).resolve().parents[2] / "bench"
PLAN = LineupPlan(Setup(players=3, modules=("investors",)).to_dict(), ("greedy",), {"bill": 20.0}, {}, 1, 2, 240)


@pytest.fixture
def parts(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(str(BENCH))
    balanced_parts = import_module("balanced_parts")
    monkeypatch.setattr(balanced_parts, "PARTS", tmp_path)
    return balanced_parts


def chunks_of(parts, numbers, played):
    """What the bench hands out for these chunks; those that it plays are noted."""

    def work(_, number):
        played.append(number)
        return number, [[["bill"]], [[20]], [number / 10]]

    return dict(parts.kept_spread(1)(work, [(PLAN, number) for number in numbers]))


def test_chunks_that_were_played_are_not_played_again(parts):
    played: list[int] = []

    first = chunks_of(parts, range(3), played)
    again = chunks_of(parts, range(5), played)

    assert played == [0, 1, 2, 3, 4]
    assert {number: again[number] for number in first} == first
    assert sorted(again) == [0, 1, 2, 3, 4]


def test_a_chunk_that_was_cut_off_in_the_middle_is_played_again(parts):
    chunks_of(parts, range(3), [])
    path = parts.file_of(PLAN)
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")
    played: list[int] = []

    found = chunks_of(parts, range(3), played)

    assert played == [2]
    assert sorted(found) == [0, 1, 2]
    assert sorted(chunks_of(parts, range(3), played)) == [0, 1, 2] and played == [2]


def test_games_with_other_purses_are_kept_apart(parts):
    other = LineupPlan(PLAN.setup, PLAN.bots, {"bill": 21.0}, {}, 1, 2, 240)

    assert parts.file_of(PLAN) != parts.file_of(other)


@pytest.mark.parametrize(("true", "low", "high"), [(0.0, 0.0, 0.4), (2.0, 1.7, 2.3)])
@pytest.mark.usefixtures("parts")
def test_the_true_spread_is_what_chance_does_not_explain(true, low, high):
    balanced = import_module("balanced")

    noise, lot = 0.8, np.random.default_rng(5)
    points = true * lot.standard_normal(400) + noise * lot.standard_normal(400)
    half = 1.96 * noise / 100
    off = [(float(at), "bill", (at / 100 - half, at / 100 + half)) for at in points]

    assert low <= balanced.true_spread(off) <= high
