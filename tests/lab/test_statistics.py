"""Verdicts of studies: right as often as they say, whenever they are asked."""

import numpy as np
import pytest

from kit.effort import EFFORT, SEED
from stockpile.bots import intervals
from stockpile.bots.intervals import Moments
from stockpile.lab.answers import MoneyAnswer, ShareAnswer
from stockpile.lab.verdict import FAIR, HIGH, LOW, OPEN, Judgement, holm, looks_of, spent


def moments(xs, n=4):
    """The sums of deals of n games each."""
    found = Moments()
    for x in xs:
        found.see(int(x), n)
    return found


def answers(rows, fair=0.25, margin=0.02):
    return [ShareAnswer(f"0/won/x/{key}", moments(row), fair, margin, scale=1) for key, row in enumerate(rows)]


def judged(rows, looks, alpha=0.05):
    """What is decided about rows of deals, looked at as they come in."""
    judgement = Judgement.begun(alpha, max(looks))
    for look in looks:
        judgement.look(answers([row[: look * len(row) // max(looks)] for row in rows]), look)
    return judgement


def test_holm_corrects_as_his_paper_does():
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_what_looks_spend_adds_up_to_the_error_rate():
    judgement = Judgement.begun(0.05, 64)

    budgets = [judgement.budget(look) for look in looks_of(64)]

    assert looks_of(64) == [4, 8, 16, 32, 64]
    assert sum(budgets) == pytest.approx(0.05)
    assert budgets == sorted(budgets)
    assert spent(0.05, 0.25) < 0.001


def test_fair_things_are_called_unfair_no_more_often_than_stated():
    """300 studies of eight fair things, each looked at five times; deals have games that are alike."""
    source, runs = np.random.default_rng(SEED), 300 * EFFORT
    alarms = 0

    for _ in range(runs):
        rows = source.binomial(4, source.beta(1, 3, size=(8, 320)))
        verdicts = judged(rows, looks_of(16)).verdicts.values()
        alarms += any(verdict in (HIGH, LOW) for verdict, _ in verdicts)

    assert alarms / runs <= 0.05 + 2.6 * (0.05 * 0.95 / runs) ** 0.5


def test_unfair_things_are_called_fair_no_more_often_than_stated():
    source, runs = np.random.default_rng(SEED), 100 * EFFORT
    missed = 0

    for _ in range(runs):
        rows = source.binomial(4, 0.275, size=(4, 2000))  # just beyond the margin
        missed += any(verdict == FAIR for verdict, _ in judged(rows, looks_of(16)).verdicts.values())

    assert missed / runs <= 0.05 + 2.6 * (0.05 * 0.95 / runs) ** 0.5


def test_a_first_look_that_may_spend_next_to_nothing_decides_next_to_nothing():
    source = np.random.default_rng(SEED)
    rows = source.binomial(4, 0.25, size=(200, 8))
    judgement = Judgement.begun(0.05, 16)

    judgement.look(answers(rows), 1)

    assert judgement.level(1, len(rows)) == 1.0
    assert judgement.verdicts == {}
    assert intervals.quantile(1.0, 1000) > 8


def test_a_clear_answer_is_found_early_and_stays():
    source = np.random.default_rng(SEED)
    rows = np.vstack([source.binomial(4, 0.6, size=(1, 640)), source.binomial(4, 0.25, size=(3, 640))])

    judgement = judged(rows, looks_of(16))

    assert judgement.verdicts["0/won/x/0"][0] == HIGH
    assert judgement.verdicts["0/won/x/0"][1] < 16
    assert judgement.of("0/won/x/1") in (FAIR, OPEN)


def test_fair_within_the_margin_is_a_verdict_too():
    source = np.random.default_rng(SEED)

    judgement = judged(source.binomial(4, 0.25, size=(2, 20000)), looks_of(16))

    assert {verdict for verdict, _ in judgement.verdicts.values()} == {FAIR}
    assert judgement.is_clear(answers(np.zeros((2, 4))))


@pytest.mark.parametrize("difference", [0.0, 0.02])
def test_intervals_of_paired_changes_hold_as_often_as_they_say(difference):
    """Where games seldom change, too: two opposite deals are added."""
    source = np.random.default_rng(SEED)
    steps = source.choice([-1, 0, 1], p=[0.03, 0.94 - difference, 0.03 + difference], size=(1500, 300))

    held = [low <= difference <= high for low, high in map(_change_interval, steps)]

    assert 0.93 <= np.mean(held) <= 0.975


def _change_interval(row):
    return ShareAnswer("", moments(row, 1), 0.0, 0.01, scale=1, is_change=True).interval(0.95)


def test_intervals_of_money_hold_as_often_as_they_say():
    source = np.random.default_rng(SEED)
    rows = np.round(source.gamma(2.0, 20.0, size=(1500, 150)) * 100).astype(int)

    held = [low <= 40 <= high for low, high in (MoneyAnswer("", moments(row, 1), 0, 1, 100).interval() for row in rows)]

    assert 0.93 <= np.mean(held) <= 0.97


def test_nothing_seen_says_nothing():
    nothing = ShareAnswer("", Moments(), 0.25, 0.01)
    never = ShareAnswer("", moments([0, 0, 0]), 0.25, 0.01, is_change=True)

    assert (nothing.interval(0.95), nothing.surprise) == ((0.0, 1.0), 1.0)
    assert never.interval(0.95)[0] < 0 < never.interval(0.95)[1]


def test_approximations_of_students_t_are_close():
    from scipy import stats

    for degrees in (5, 20, 200):
        assert intervals.quantile(0.95, degrees) == pytest.approx(stats.t.ppf(0.975, degrees), rel=0.01)
        assert intervals.surprise(2.5, degrees) == pytest.approx(2 * stats.t.sf(2.5, degrees), rel=0.03)
