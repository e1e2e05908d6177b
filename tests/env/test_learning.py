"""Learning works: slopes and advantages are right, and runs repeat."""

import numpy as np
import pytest

from stockpile import Setup
from stockpile.env.learning.course import CoursePlan, TrainingCourse
from stockpile.env.learning.gathering import Diary, LearningTable, advantages_of
from stockpile.env.learning.network import Network, Scale, chances, draw
from stockpile.env.learning.ppo import PpoSettings, fresh
from stockpile.env.vector import Vector

SMALL = Setup(players=2, rounds=1)
BRISK = PpoSettings(hidden=(16,), steps=8, batch=256)


def small_network(seed=1):
    draws = np.random.default_rng(seed)
    seen = draws.integers(-3, 9, (64, 6)).astype(np.int8)
    network = Network(Scale.of(seen), (5, 4), 3)
    network.begin(draws)
    network.numbers += draws.standard_normal(len(network.numbers)).astype(np.float32) * 0.3
    return network, seen


def test_the_way_back_through_the_network_is_the_slope_of_the_loss():
    network, seen = small_network()
    is_open = np.ones((len(seen), 3), np.bool_)
    draws = np.random.default_rng(2)
    scores, values = draws.standard_normal((len(seen), 3)), draws.standard_normal(len(seen))

    def loss():
        passed = network.passed(seen, is_open)
        return float((passed.scores * scores).sum() + (passed.values * values).sum())

    slopes = network.back(network.passed(seen, is_open), scores.astype(np.float32), values.astype(np.float32)).copy()
    found = []
    for place in range(len(network.numbers)):
        kept, step = network.numbers[place], np.float32(2e-3)
        network.numbers[place] = kept + step
        above = loss()
        network.numbers[place] = kept - step
        found.append((above - loss()) / (2 * step))
        network.numbers[place] = kept

    assert np.isclose(found, slopes, rtol=0.02, atol=0.05).mean() > 0.9  # a kink may lie within a step


def test_closed_answers_have_no_chance_and_are_never_drawn():
    network, seen = small_network()
    is_open = np.tile([True, False, True], (len(seen), 1))
    chance, _ = chances(network.passed(seen, is_open).scores)

    drawn = [draw(chance, np.random.default_rng(number)) for number in range(50)]

    assert (chance[:, 1] == 0).all()
    assert set(np.concatenate(drawn)) == {0, 2}


def test_cells_that_never_change_are_left_out_and_the_others_are_scaled():
    seen = np.array([[1, 5, 0], [3, 5, 0], [1, 5, 0], [3, 5, 100]], np.int8)

    scale = Scale.of(seen)

    assert list(scale.live) == [0, 2]
    assert list(scale(seen)[:, 0]) == [-1, 1, -1, 1]


def by_hand(decisions, discount, smoothing):
    """Advantages of one seat: (value, reward that came before its next decision, whether the game was over then)."""
    found: list[float | None] = []
    carried = 0.0
    for number in range(len(decisions) - 1, -1, -1):
        value, reward, is_over = decisions[number]
        if number == len(decisions) - 1 and not is_over:
            found.append(None)
            continue
        ahead = 0.0 if is_over else decisions[number + 1][0]
        error = reward + discount * ahead - value
        carried = error + (0.0 if is_over else discount * smoothing * carried)
        found.append(carried)
    return found[::-1]


def test_advantages_follow_each_seat_through_its_own_decisions():
    env = Vector(SMALL, games=1)
    diary = Diary.blank(7, env)
    diary.seats[:, 0] = [0, 1, 0, 1, 1, 0, 1]
    diary.values[:, 0] = [0.5, 0.1, 0.2, 0.3, 0.4, 0.6, 0.7]
    diary.dones[3, 0] = True
    diary.rewards[3, 0] = [2.0, -1.0]

    advantages, is_known = advantages_of(diary, 0.9, 0.8)

    first = by_hand([(0.5, 0, False), (0.2, 2.0, True), (0.6, 0, False)], 0.9, 0.8)
    second = by_hand([(0.1, 0, False), (0.3, -1.0, True), (0.4, 0, False), (0.7, 0, False)], 0.9, 0.8)
    assert list(is_known[:, 0]) == [True, True, True, True, True, False, False]
    assert advantages[[0, 2], 0] == pytest.approx(first[:2], abs=1e-6)
    assert advantages[[1, 3, 4], 0] == pytest.approx(second[:3], abs=1e-6)


def course(steps=6_000, **more):
    plan = CoursePlan(SMALL, ("random",), steps, 5, leg=2_000, tried=20, settings=BRISK, **more)
    return TrainingCourse(plan)


def finished(run, path=None):
    while not run.is_over:
        for _ in run.leg():
            pass
        if path is not None:
            run.save(path)
            again = TrainingCourse(run.plan)
            again.resume(path)
            run = again
    return run


@pytest.mark.parametrize("is_selfplay", [False, True])
def test_a_course_repeats_exactly_also_when_it_is_interrupted_after_each_leg(tmp_path, is_selfplay):
    whole = finished(course(is_selfplay=is_selfplay))
    broken = finished(course(is_selfplay=is_selfplay), tmp_path / "leg.npz")

    assert (whole.learner.network.numbers == broken.learner.network.numbers).all()
    assert [mark.tried for mark in whole.marks] == [mark.tried for mark in broken.marks]
    assert len(whole.past) == (4 if is_selfplay else 1)


def test_another_seed_learns_otherwise():
    one, other = (TrainingCourse(CoursePlan(SMALL, ("random",), 10, seed, settings=BRISK)) for seed in (1, 2))

    assert (one.learner.network.numbers != other.learner.network.numbers).any()


def test_a_learner_among_rivals_learns_only_from_its_own_seats():
    env = Vector(SMALL, games=16)
    learner = fresh(env, (8,), 1)
    table = LearningTable(env, 3, rivals=[fresh(env, (8,), 2)])
    table.who[:, 1] = 1

    samples, shares = table.gather(learner, 40, 1.0, 0.95)

    assert 0 < len(samples.actions) < 16 * 40
    assert samples.is_open[np.arange(len(samples.actions)), samples.actions].all()
    _, logs = chances(learner.passed(samples.seen, samples.is_open).scores)
    assert logs[np.arange(len(samples.actions)), samples.actions] == pytest.approx(samples.logs, abs=1e-4)
    assert 0 <= shares.mean() <= 1
