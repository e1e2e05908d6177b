"""The same seed gives the same answers in every build, in the loop and through the interface."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kit.samples import IS_PURE
from stockpile import Setup, _variant
from stockpile.bots.contest import ContestTable
from stockpile.bots.levels import policy_of
from stockpile.bots.table import play_deal, play_many
from stockpile.engine.setup.modules import MODULES

OTHER = "compiled" if IS_PURE else "pure"
CODE = """
import json
from stockpile import Setup
from stockpile.bots.contest import ContestTable
from stockpile.engine.setup.modules import MODULES
found = []
for players, rounds, modules in ((2, 2, ()), (3, 1, tuple(MODULES)), (4, 2, ())):
    table = ContestTable(Setup(players=players, rounds=rounds, modules=modules), 5)
    for number, name in enumerate(("random", "level-2", "aggressive", "bluffing", "shark@2", "hoarding", "master@2")):
        deal = table.play_once(number, [name, "novice", "trader", "level-5"][:players])
        found.append([deal.games[0].scores, deal.games[0].decisions])
print(json.dumps(found))
"""


def run(build):
    env = {**os.environ, "STOCKPILE_BUILD": build, "PYTHONPATH": str(Path(_variant.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", CODE], env=env, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_bots_play_the_same_games_in_another_build():
    assert run(OTHER) == run(_variant.name())


def test_the_compiled_loop_plays_the_game_that_the_interface_plays():
    setup, names = Setup(players=4, rounds=2, modules=tuple(MODULES)), ["random", "greedy", "trader", "aggressive"]
    table = ContestTable(setup, 9)
    deal = table.play_once(0, names).games[0]

    seeds = table.seeds(0)
    policies = [policy_of(setup, name, seed) for name, seed in zip(names, seeds.bots, strict=True)]
    looped = play_deal(setup, seeds.deal, policies)

    assert looped.scores == deal.scores
    assert looped.winners == deal.winners
    assert looped.decisions == sum(deal.decisions)


def test_many_games_are_played_in_one_call_alike_for_a_seed():
    setup = Setup(players=3, rounds=2, modules=("bonds", "investors"))
    policies = [policy_of(setup, name, 4) for name in ("trader", "random", "random")]

    batch, again, other = (play_many(setup, policies, 5 if IS_PURE else 40, seed) for seed in (7, 7, 8))

    assert batch.scores == again.scores != other.scores
    assert batch.games == len(batch.scores) == (5 if IS_PURE else 40)
    assert batch.win_shares[0] > max(batch.win_shares[1:])
    assert abs(sum(batch.win_shares) - 1) < 1e-9
    assert batch.decisions == again.decisions > 30 * batch.games
    with pytest.raises(ValueError, match="2 for 3 players"):
        play_many(setup, policies[:2], 1)
