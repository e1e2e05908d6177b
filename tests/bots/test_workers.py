"""Work in several processes: all of it comes back, a dead worker is told, and who stops waiting ends them."""

import os
import time
from multiprocessing import active_children

import pytest

from stockpile.cli.failure import Failure
from stockpile.cli.workers import spread
from stockpile.text.words import Words

WORDS = Words("en")


@pytest.mark.parametrize("jobs", [1, 2])
def test_all_parts_come_back_in_order_or_as_they_are_done(jobs):
    todo = [(number, 3) for number in range(6)]

    in_order = list(spread(WORDS, divmod, todo, jobs, in_order=True))
    as_done = list(spread(WORDS, divmod, todo, jobs))

    assert in_order == [divmod(number, 3) for number in range(6)]
    assert sorted(as_done) == in_order


def test_a_worker_that_dies_is_told_in_words():
    with pytest.raises(Failure) as told:
        list(spread(WORDS, os._exit, [(1,), (1,)], 2))

    assert str(told.value) == WORDS("cli-worker-died")


def test_who_stops_waiting_ends_the_workers_in_the_middle_of_their_work():
    parts = spread(WORDS, time.sleep, [(0,), (3600,), (3600,)], 2)
    next(parts)

    parts.close()

    assert active_children() == []
