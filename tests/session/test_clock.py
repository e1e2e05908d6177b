"""Thinking time, second by second."""

from stockpile.session.clock import Clock


def clock(**limits) -> Clock:
    made = Clock({"reserve": 60, "increment": 5, **limits}, 3)
    made.charge(100)
    made.run([0, 1])
    return made


def test_only_those_who_are_asked_spend_time():
    made = clock()

    made.charge(110)

    assert [made.left(seat, 110) for seat in range(3)] == [50, 50, 60]
    assert [made.left(seat, 115) for seat in range(3)] == [45, 45, 60]
    assert made.running == [0, 1]


def test_time_is_out_at_nothing_left_and_never_below():
    made = clock()

    assert not made.is_out(0, 159)
    assert made.is_out(0, 160) and made.is_out(0, 200)
    assert not made.is_out(2, 200)
    assert made.left(0, 200) == 0
    made.charge(160)
    made.run([2])
    assert not made.is_out(0, 161)


def test_the_first_to_run_out_is_the_one_with_least():
    made = clock()
    made.charge(130)
    made.reward(0)

    assert made.runs_out_at() == 130 + 30
    made.run([])
    assert made.runs_out_at() is None


def test_time_that_nobody_could_play_in_is_not_charged():
    made = clock()

    made.charge(130, lost=20)

    assert made.left(0, 130) == 50


def test_an_answer_brings_the_increment_or_the_whole_reserve():
    made, anew = clock(), clock(per_answer=True)
    for each in (made, anew):
        each.charge(120)
        each.reward(0)

    assert (made.left(0, 120), anew.left(0, 120)) == (45, 60)
    assert made.left(1, 120) == 40


def test_who_comes_back_has_at_least_an_increment_and_no_more_than_they_had():
    rich, poor, slow = clock(), clock(), clock(increment=0)
    rich.charge(120)
    poor.charge(159)
    slow.charge(160)
    for each in (rich, poor, slow):
        each.refill(0)

    assert rich.left(0, 120) == 40
    assert poor.left(0, 159) == 5
    assert slow.left(0, 160) == 1


def test_without_limits_nothing_is_counted():
    made = Clock(None, 2)
    made.run([0])
    made.charge(50)
    made.reward(0)
    made.refill(0)

    assert made.left(0, 99) is None
    assert made.runs_out_at() is None
    assert not made.is_out(0, 99)
