"""The PPO to be read: it learns to win, stands on the vector environment alone, and computes what the library does."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

from stockpile import Setup
from stockpile.env.learning import policy_file
from stockpile.env.learning.gathering import Diary, advantages_of
from stockpile.env.learning.network import Network, Scale, chances
from stockpile.env.vector import Vector

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "examples" / "ppo.py"
ACTIONS = 4


def example():
    """The file as a module of its own."""
    spec = importlib.util.spec_from_file_location("ppo_example", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def twins(module, seed=3):
    """The same weights in the example's policy and in the library's network, and something to see."""
    source = np.random.default_rng(seed)
    seen = source.integers(-3, 9, (64, 7)).astype(np.int8)
    policy = module.Policy(seen.astype(np.float32), ACTIONS, source)
    network = Network(Scale(policy.live, policy.mean, policy.inverse), module.HIDDEN, ACTIONS)
    policy.layers[-2] *= 30
    for own, part in zip(policy.layers, (part for layer in network.layers for part in layer), strict=True):
        part[:] = own
    return policy, network, seen, source


def test_half_a_minute_of_learning_wins_four_of_five_games_against_three_random(tmp_path):
    out = tmp_path / "policy.npz"
    call = [sys.executable, str(FILE), "--steps", "150000", "--seed", "1", "--games", "2000", "--out", str(out)]

    run = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True, env=os.environ)

    told = re.match(r"([\d.]+) % of 2000 games won", run.stdout)
    assert told is not None and float(told[1]) >= 80
    assert out.stat().st_size <= 300_000
    assert policy_file.load(out).about == {"against": "random", "seed": 1}


def test_it_is_two_hundred_lines_that_need_only_numpy_and_the_vector_environment():
    text = FILE.read_text("utf-8")
    imported = [node for node in ast.parse(text).body if isinstance(node, ast.Import | ast.ImportFrom)]

    named = {name.name for node in imported if isinstance(node, ast.Import) for name in node.names}
    named |= {node.module for node in imported if isinstance(node, ast.ImportFrom) and node.module}

    assert len(text.splitlines()) <= 200
    assert named - sys.stdlib_module_names == {"numpy", "stockpile.env.vector"}


def test_its_network_gives_the_chances_values_and_slopes_of_the_library():
    policy, network, seen, source = twins(example())
    masks = source.random((len(seen), ACTIONS)) < 0.7
    masks[:, 0] = True
    change = source.standard_normal((len(seen), ACTIONS + 1)).astype(np.float32)

    log, values, flow = policy.forward(seen, masks)
    slopes = policy.backward(flow, change)

    passed = network.passed(seen, masks)
    assert np.allclose(np.exp(log), chances(passed.scores)[0], atol=1e-5)
    assert np.allclose(values, passed.values, atol=1e-4)
    found = network.back(passed, change[:, :-1], change[:, -1])
    assert np.allclose(np.concatenate([slope.ravel() for slope in slopes]), found, atol=1e-3)


def test_its_advantages_are_those_of_the_library_where_what_followed_is_known():
    module, source, steps, games = example(), np.random.default_rng(4), 9, 5
    values = source.standard_normal((steps, games)).astype(np.float32)
    dones = source.random((steps, games)) < 0.3
    rewards = np.where(dones, source.standard_normal((steps, games)), 0).astype(np.float32)

    found = module.advantages(rewards[:-1], dones[:-1], values[:-1], values[-1])

    diary = Diary.blank(steps, Vector(Setup(players=2, rounds=1), games=games))
    diary.values[:], diary.dones[:], diary.rewards[:, :, 0] = values, dones, rewards
    same = advantages_of(diary._replace(values=values), 1.0, module.SMOOTHING)[0]
    after_end = np.logical_or.accumulate(dones[-2::-1], axis=0)[::-1]  # a game ends later: nothing lies beyond the edge
    assert after_end.any() and np.allclose(found[after_end], same[:-1][after_end], atol=1e-5)


def test_what_ends_a_game_is_all_that_its_last_decision_is_judged_by():
    module = example()
    rewards, values = np.array([[0.0], [2.0], [0.0]]), np.array([[0.5], [0.25], [7.0]])

    found = module.advantages(rewards, np.array([[False], [True], [False]]), values, np.array([8.0]))

    last = 2.0 - 0.25
    assert np.allclose(found[:, 0], [0.25 - 0.5 + module.SMOOTHING * last, last, 8.0 - 7.0])
