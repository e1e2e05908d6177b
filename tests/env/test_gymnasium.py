"""Gymnasium's checker, warnings as errors, and its rules of new deals in a vector."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import stockpile.env.gym as door
from kit.doors import SETUPS


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"reward": "worth", "acts": 3},
        {"observations": "float32", "recall": 2},
        {"render_mode": "ansi", "skip_forced": False},
    ],
)
def test_the_checker_passes(options):
    env = gymnasium.make("Stockpile-v0", opponents=("greedy",) * 3, **options)

    check_env(env.unwrapped, skip_render_check=True)


def test_a_game_against_traders_is_played_to_its_end():
    env = gymnasium.make("Stockpile-v0", setup=SETUPS["everything"], opponents=("trader",) * 3)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=4)
    over = False

    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))

    assert not cut and not seen["action_mask"].any() and len(info["scores"]) == 4
    assert reward == (info["scores"][info["seat"]] == max(info["scores"]))


def test_an_answer_that_is_not_open_loses():
    env = gymnasium.make("Stockpile-v0")
    seen, _ = env.reset(seed=1)

    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert reward == -1 and over and info["illegal"]


def test_a_seat_can_be_chosen():
    env = gymnasium.make("Stockpile-v0", seat=2)

    assert env.reset(seed=1)[1]["seat"] == 2
    assert env.reset(options={"seat": 3})[1]["seat"] == 3
    with pytest.raises(ValueError, match="seat: 7"):
        door.StockpileEnv(seat=7)
    with pytest.raises(ValueError, match="seat: 9"):
        env.reset(options={"seat": 9})


def played(env, steps, seed=0):
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        given = [int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in seen["action_mask"]]
        before, (seen, *rest) = seen, env.step(np.array(given))
        yield before, seen, *rest


def test_a_vector_that_resets_in_the_next_step_ignores_that_steps_actions():
    env = gymnasium.make_vec("Stockpile-v0", num_envs=4, vectorization_mode="vector_entry_point")
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    was_over, ends = np.zeros(4, bool), 0

    for _, seen, rewards, over, _, _ in played(env, 300):
        ends += over.sum()
        assert not rewards[was_over].any() and not over[was_over].any()
        assert seen["action_mask"][was_over].any(axis=1).all() and not seen["action_mask"][over].any()
        was_over = over

    assert ends > 4


@pytest.mark.parametrize("kind", ["int8", "float32"])
def test_a_vector_that_resets_in_the_same_step_hands_over_the_last_observation(kind):
    env = door.StockpileVectorEnv(3, observations=kind, autoreset_mode=AutoresetMode.SAME_STEP)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ends = 0

    for _, seen, rewards, over, _, info in played(env, 200, seed=2):
        assert seen["action_mask"].any(axis=1).all()
        assert set(np.unique(rewards)) <= {0, 0.25, 0.5, 1}
        if over.any():
            ends += 1
            assert (info["_final_obs"] == over).all()
            for i in np.flatnonzero(over):
                assert env.single_observation_space.contains(info["final_obs"][i])

    assert ends > 2


def test_arrays_are_copies_unless_one_says_otherwise():
    kept, shared = door.StockpileVectorEnv(2), door.StockpileVectorEnv(2, copy=False)

    for env in (kept, shared):
        first, _ = env.reset(seed=1)
        env.step(np.array([int(np.flatnonzero(mask)[0]) for mask in first["action_mask"]]))
        changed = (first["observation"] == env.games.observations).all()
        assert changed == (env is shared)


def test_a_vector_renders_every_table_as_its_learner_may_know_it():
    env = door.StockpileVectorEnv(3, "nano", ("greedy",), render_mode="ansi")
    env.reset(seed=1)

    told = env.render() or ()

    assert len(told) == 3 and all("(you)" in text for text in told)
    assert door.StockpileVectorEnv(1).render() is None
    with pytest.raises(ValueError, match="render_mode: 'human'"):
        door.StockpileVectorEnv(3, render_mode="human")


def test_spaces_contain_what_is_shown():
    env = door.StockpileVectorEnv(3, observations="float32", beliefs=True)

    seen, _ = env.reset(seed=1)

    assert env.observation_space.contains(seen)
    with pytest.raises(ValueError, match="seed: one number"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="autoreset_mode"):
        door.StockpileVectorEnv(2, autoreset_mode=AutoresetMode.DISABLED)
