"""All 96 legal subsets of the modules, 2 to 5 players, both boards: one game each, alike on all builds."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from kit import modules, subsets
from kit.effort import EFFORT
from kit.samples import IS_PURE
from kit.table import market_cards
from stockpile import Game, Setup, View, _variant

STRIDE = max(1, (800 if IS_PURE else 200) // EFFORT)  # reading a position takes long: of each game other questions
CASES = range(len(subsets.CASES))
TESTS = Path(subsets.__file__).parents[1]


class Journey(NamedTuple):
    """A game that was played: its hashes, copies at some of its questions, and its end."""

    hashes: list[str]
    stops: list[tuple[int, Game]]
    end: Game


@pytest.fixture(scope="module")
def other_build() -> Iterator[subprocess.Popen[str]]:
    """The compiled build in a process of its own, which plays while this one does: all builds are held against it."""
    paths = os.pathsep.join([str(Path(_variant.__file__).parents[1]), str(TESTS)])
    env = {**os.environ, "STOCKPILE_BUILD": "compiled", "PYTHONPATH": paths}
    command = [sys.executable, "-m", "kit.subsets", *map(str, CASES)]
    with subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


@pytest.fixture(scope="module")
def journeys(other_build: subprocess.Popen[str]) -> dict[int, Journey]:
    """One game of each case."""
    assert other_build.poll() is None or other_build.returncode == 0
    return {number: journey(number) for number in CASES}


def journey(number: int) -> Journey:
    hashes, stops = [], []
    for at, game in enumerate(subsets.played(subsets.setup_of(number), number)):
        hashes.append(game.hash()[:8])
        if (at + number) % STRIDE == 0:
            stops.append((at, game.clone()))
    return Journey(hashes, stops, game)


def test_there_are_96_legal_subsets():
    assert len(set(subsets.SUBSETS)) == 96
    assert len(subsets.CASES) == 96 * 4 * 2
    with pytest.raises(ValueError, match="investor-bidding needs investors"):
        Setup(players=3, modules=("investor-bidding",))


def test_the_invariants_hold_with_every_subset(journeys):  # SET-5, COM-1, BON-1, END-5, KNO-7
    for number, one in journeys.items():
        for at, game in one.stops:
            check(game, at, number)


def check(game: Game, at: int, number: int) -> None:
    """Each card is in one place, cash is there, positions and views come back, what a seat sees is possible."""
    seat = [*game.setup.seats, None][(at + number) % (game.setup.players + 1)]
    position, view = game.position(), game.view(seat)
    where = (game.setup, at)
    assert Game.from_position(position) == game, where
    assert View.from_dict(view.to_dict()) == view, where
    assert list(modules.objections(view.to_dict(), position)) == [], where
    dealt = view.resample(at)
    assert dealt.view(seat) == view, where
    assert list(modules.objections(view.to_dict(), dealt.position())) == [], where
    if position["phase"] != "setup":
        drawn = (position.get("opening") or {"cards": []})["cards"]
        assert sum(market_cards(game).values()) + len(drawn) == 80, where
    assert sum(position.get("bonds", [])) <= 40, where
    assert game.over or min(position["cash"]) >= 0, where


def test_scores_add_up_and_the_best_wins_with_every_subset(journeys):  # END-3, END-4
    for one in journeys.values():
        assert one.end.result
        assert one.end.result.scores == [row["total"] for row in one.end.result.breakdown]
        assert all(sum(row.values()) == 2 * row["total"] for row in one.end.result.breakdown)
        best = max(one.end.result.scores)
        assert {one.end.result.scores[seat] for seat in one.end.result.winners} == {best}


def test_every_build_has_the_same_hash_at_every_question_with_every_subset(journeys, other_build, capsys):
    assert other_build.stdout is not None
    lines = other_build.stdout.read().splitlines()

    assert other_build.wait() == 0
    for number, line in zip(CASES, lines, strict=True):
        theirs, ours = line.split(), journeys[number].hashes
        parting = next((i for i, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]), None)
        assert parting is None, f"{subsets.setup_of(number)}: question {parting}"
    with capsys.disabled():
        sys.stdout.write(
            f"\n{len(journeys)} setups, {len(journeys)} games, "
            f"{sum(len(one.hashes) - 1 for one in journeys.values())} questions, alike on the compiled build; "
            f"{sum(len(one.stops) for one in journeys.values())} positions checked\n"
        )
