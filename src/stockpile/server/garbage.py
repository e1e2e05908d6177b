"""When the interpreter looks for objects that hold each other: rarely, in small portions, and all of them when nobody
plays. While it looks, everybody waits."""

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Iterator

# Objects more than before, then portions. What a game holds is freed by counting, so there is little to find. Whatever
# stays is looked at twice, a microsecond each time: a portion takes two milliseconds, five of them ten, and all
# objects of a full house a second.
COLLECT_AFTER = (2_000, 5, 1_000)
LOOK_SECONDS = 1.0
QUIET = 0.05  # of a core: with less to do than that, nobody notices
LEAST_PORTIONS = 5  # of five each, since all was last looked through


@contextlib.contextmanager
def rare_collections() -> Iterator[None]:
    """What there is at the start stays for good; looking for cycles after every few hundred objects would cost a
    tenth."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def collect_when_quiet(spent: Callable[[], float] = time.process_time) -> None:
    """Looks through everything in moments in which next to nothing happens, so that it need not be done in others."""
    while True:
        before = spent()
        await asyncio.sleep(LOOK_SECONDS)
        if is_worth_it(spent() - before, gc.get_count()[2]):
            gc.collect()


def is_worth_it(spent: float, portions: int) -> bool:
    """Whether now is the moment, after so much processor time in one look, and so many portions."""
    return portions >= LEAST_PORTIONS and spent < QUIET * LOOK_SECONDS
