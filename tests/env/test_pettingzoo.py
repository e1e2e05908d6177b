"""The kit of PettingZoo, warnings as errors, and what its users rely on."""

import importlib
import itertools
import time
import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import stockpile.env.aec as door
from kit.doors import SETUPS
from stockpile.env.vector import Vector

# The kit knows its own games with a mask in the observation by name and warns of all others.
KIT = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.fixture(autouse=True)
def _only_what_the_kit_says_of_every_foreign_game_is_let_through():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in KIT:
            warnings.filterwarnings("ignore", message=said)
        yield


@pytest.mark.parametrize("name", ["base, 4 players", "base, 2 players", "everything"])
def test_the_api_test_passes(name, capsys):
    api_test(door.raw_env(setup=SETUPS[name]), num_cycles=300)
    api_test(pettingzoo.make("aec", "stockpile_v0", setup=SETUPS[name], acts=2), num_cycles=300)

    assert capsys.readouterr().out.count("Passed API test") == 2


def test_the_seed_test_passes():
    seed_test(door.env, num_cycles=150)


def test_the_performance_benchmark_runs(capsys, monkeypatch):
    clock = itertools.count(0, 3)
    monkeypatch.setattr(time, "time", lambda: next(clock))  # it counts for five seconds otherwise

    performance_benchmark(door.raw_env())

    assert "turns per second" in capsys.readouterr().out.lower()


def test_it_is_the_game_of_the_vector_with_the_same_numbers():
    env, vector = door.raw_env(reward="money"), Vector(games=1, reward="money", autoreset="disabled")
    env.reset(seed=3)
    vector.reset(int(np.random.default_rng(3).integers(1 << 62)))

    while not vector.dones[0]:
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{vector.seats[0]}"
        assert (seen["observation"] == vector.observations[0]).all()
        assert (seen["action_mask"] == vector.masks[0]).all()
        env.step(int(vector.sample()[0]))
        vector.step(vector.actions)

    assert [env._cumulative_rewards[agent] for agent in env.possible_agents] == pytest.approx(vector.rewards[0])
    assert [env.infos[agent]["score"] for agent in env.possible_agents] == vector.scores(0)


def test_an_illegal_action_raises_raw_and_ends_the_game_when_wrapped():
    raw, wrapped = door.raw_env(), door.env()
    raw.reset(seed=1)
    wrapped.reset(seed=1)
    closed = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])

    with pytest.raises(ValueError, match="no open answer"):
        raw.step(closed)
    loser = wrapped.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(closed)

    assert all(wrapped.terminations.values()) and wrapped.rewards[loser] == -1


@pytest.mark.parametrize("setup", ["nano", "base"])
def test_own_moments_are_recalled_and_floats_are_had_as_in_the_vector(setup):
    env = door.raw_env(setup=setup, recall=3, acts=2, observations="float32")
    vector = Vector(setup, 1, recall=3, acts=2, observations="float32", autoreset="disabled")
    env.reset(seed=3)
    vector.reset(int(np.random.default_rng(3).integers(1 << 62)))

    for _ in range(30):
        seen = env.observe(env.agent_selection)
        assert (seen["observation"] == vector.observations[0]).all()
        assert env.observation_space(env.agent_selection).contains(seen)
        env.step(int(vector.sample()[0]))
        vector.step(vector.actions)
        if vector.dones[0]:
            break


def test_the_registry_finds_it_by_both_spellings_and_it_is_registered_once():
    importlib.reload(door)

    assert pettingzoo.spec("aec", "stockpile_v0").id == pettingzoo.spec("aec", "stockpile").id == "stockpile-v0"
    assert door.StockpileAEC.metadata["name"] == "stockpile_v0"


@pytest.mark.parametrize(
    ("options", "said"),
    [({"observations": "int64"}, "observations: 'int64'"), ({"reward": "fame"}, "reward: 'fame' is none of win")],
)
def test_what_is_wrong_is_named(options, said):
    with pytest.raises(ValueError, match=said):
        door.raw_env(**options)


def test_it_renders_what_the_agent_may_know():
    env = door.raw_env(render_mode="ansi")

    env.reset(seed=5)

    told = env.render() or ""
    assert "prices: cosmic 5" in told and "(you)" in told
    with pytest.raises(ValueError, match="render_mode: 'human' is none of ansi"):
        door.raw_env(render_mode="human")
