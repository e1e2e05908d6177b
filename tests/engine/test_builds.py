"""Every build plays the same games as the compiled one: same hash at every question, same end, same playouts.

The compiled one itself is held against another process of its kind; each other build compares itself with it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.effort import SEED
from kit.samples import BASE, CARDS, EVERY, MODULES, TINY
from stockpile import Game, Setup, _variant, playouts

OTHER = "compiled"  # whatever this build is: it plays fastest, and so all are alike
HERE = _variant.name()
SETUPS = {**BASE, **TINY, **{name: setup for name, setup in {**MODULES, **CARDS}.items() if setup.chance == "drawn"}}
EVERY_HASH = "import json; from kit.golden import every_hash; print(json.dumps(every_hash()))"
PLAYOUTS = """
import json, sys
from stockpile import Setup, playouts
found = []
for data in json.load(sys.stdin):
    result = playouts(Setup.from_dict(data), games=8, seed=5, keep=True)
    plain = playouts(Setup.from_dict(data), games=8, seed=5)
    assert plain.mean_scores == result.mean_scores
    ends = [one.hash for one in result.kept]
    found.append([result.games, result.decisions, result.mean_scores, result.win_shares, ends])
print(json.dumps(found))
"""


def run(code: str, build: str, given: str = "") -> Any:
    """What a program prints as JSON when it runs on a build."""
    paths = os.pathsep.join([str(Path(_variant.__file__).parents[1]), str(golden.FOLDER.parent)])
    env = {**os.environ, "STOCKPILE_BUILD": build, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", code], env=env, text=True, input=given, capture_output=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_table_has_games_of_every_kind_of_setup():
    kept = json.loads(golden.HASHES.read_text("utf-8"))

    assert len(kept) == 34
    assert [(row["name"], row["seed"]) for row in kept] == [(name, str(seed)) for name, _, seed in golden.TABLE]
    assert {row["setup"]["players"] for row in kept} == {2, 3, 4, 5}
    assert {module for row in kept for module in row["setup"]["modules"]} == set(EVERY)


def test_this_build_ends_the_games_of_the_table_with_their_hashes():
    kept = json.loads(golden.HASHES.read_text("utf-8"))

    played = golden.hash_rows()

    assert played == kept


def test_the_compiled_build_has_the_same_hash_at_every_question_of_every_game():
    ours = golden.every_hash()

    theirs = run(EVERY_HASH, OTHER)

    assert [len(row) for row in theirs] == [len(row) for row in ours]
    for (name, _, seed), one, two in zip(golden.TABLE, ours, theirs, strict=True):
        parting = next((i for i, pair in enumerate(zip(one, two, strict=True)) if pair[0] != pair[1]), None)
        assert parting is None, f"{name}, seed {seed}: question {parting} on {HERE} and {OTHER}"


@pytest.mark.parametrize("name", SETUPS)
def test_kept_playouts_end_alike_when_they_are_played_through_game(name):
    setup = SETUPS[name]

    kept = playouts(setup, games=5, seed=SEED, keep=True).kept

    assert kept is not None
    assert len(kept) == 5
    for one in kept:
        game = Game.from_position(json.loads(json.dumps(one.position)))
        for given in one.answers:
            game.answer(given)
        assert game.over
        assert game.hash() == one.hash


def test_playouts_count_what_is_played_in_them():
    setup = Setup(players=3)

    result = playouts(setup, games=8, seed=SEED, keep=True)

    assert result.kept is not None
    assert result.games == len(result.kept) == 8
    assert result.decisions == sum(len(one.answers) for one in result.kept)
    scores = []
    for one in result.kept:
        game = Game.from_position(one.position)
        for given in one.answers:
            game.answer(given)
        assert game.result is not None
        scores.append(game.result.scores)
    assert result.mean_scores == pytest.approx([sum(column) / 8 for column in zip(*scores, strict=True)])
    assert sum(result.win_shares) == pytest.approx(1)


def test_playouts_are_the_same_in_every_build():
    setups = json.dumps([setup.to_dict() for setup in SETUPS.values()])

    assert run(PLAYOUTS, HERE, setups) == run(PLAYOUTS, OTHER, setups)


def test_playouts_of_the_same_seed_are_the_same_and_of_others_are_not():
    setup = Setup(players=4)

    assert playouts(setup, games=20, seed=1).mean_scores == playouts(setup, games=20, seed=1).mean_scores
    assert playouts(setup, games=20, seed=1).mean_scores != playouts(setup, games=20, seed=2).mean_scores


def test_playouts_of_no_games_are_none():
    result = playouts(Setup(players=3), games=0)

    assert (result.games, result.decisions, result.mean_scores) == (0, 0, [0.0, 0.0, 0.0])


@pytest.mark.parametrize("games", [-1, 1.5, "many", True], ids=repr)
def test_a_number_of_playouts_that_is_none_is_refused_by_name(games):
    with pytest.raises(ValueError, match="games"):
        playouts(Setup(players=3), games=games)


def test_playouts_report_progress():
    seen: list[int] = []

    playouts(Setup(players=2, rounds=1), games=600, seed=1, progress=seen.append)

    assert seen == [256, 512]
