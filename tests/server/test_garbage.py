"""When cycles of objects are looked for: never all of them while people play, if it can wait."""

import asyncio
import gc
import weakref

import pytest

from stockpile.server import garbage
from stockpile.server.garbage import LEAST_PORTIONS, QUIET, collect_when_quiet, is_worth_it, rare_collections


class Ring:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_everything_is_looked_through_when_there_is_something_to_find_and_nobody_plays():
    assert is_worth_it(0.0, LEAST_PORTIONS)
    assert not is_worth_it(QUIET, LEAST_PORTIONS)
    assert not is_worth_it(0.0, LEAST_PORTIONS - 1)


def test_what_is_there_at_the_start_is_never_looked_at_and_all_is_as_before_at_the_end():
    before, frozen = gc.get_threshold(), gc.get_freeze_count()

    with rare_collections():
        within = (gc.get_threshold(), gc.get_freeze_count() > frozen)

    assert within == (garbage.COLLECT_AFTER, True)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


@pytest.mark.parametrize(("spent", "is_gone"), [(0.0, True), (1.0, False)])
async def test_a_ring_that_has_grown_old_is_found_in_a_quiet_moment(monkeypatch, spent: float, is_gone: bool):
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.001)
    clock = iter(spent * number for number in range(10_000))
    gc.disable()
    try:
        ring = Ring()
        for _ in range(2 + LEAST_PORTIONS):
            gc.collect(1)
        found = weakref.ref(ring)
        del ring
        looking = asyncio.create_task(collect_when_quiet(lambda: next(clock)))
        for _ in range(20):
            await asyncio.sleep(0.002)
        looking.cancel()
    finally:
        gc.enable()

    assert (found() is None) == is_gone
