"""What goes on by itself in a house: the heartbeat, putting away, deleting, hearing of others, waking tables.

None of it ever ends before the house does: what fails is told in a line and tried again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from stockpile.server.clock import SteadyClock
from stockpile.server.registry import Registry
from stockpile.server.store import Notice, Unavailable
from stockpile.server.table import Table

BEAT_SECONDS = 10.0
SWEEP_SECONDS = 30.0
RETRY_SECONDS = 1.0
FOLLOW_SECONDS = 5.0  # so long a table that somebody has just asked for is kept up to date
LONGEST_SWEEP = 300.0  # whoever did not come to it for longer was not serving
JUMP_SECONDS = 60.0  # by which a clock on the wall that was set is told
LEAST_LOOKS, MOST_BETWEEN = 100, 3600.0  # how often use is looked at while a table is kept; seconds between looks
HOUSEKEEPER = "the house itself"  # as the name of a table: the process that leads it counts and deletes
DAY = 86_400.0
log = logging.getLogger("stockpile.upkeep")


class Upkeep:
    """The lasting tasks of one house. `lived` is a clock that nobody can set."""

    def __init__(self, house: Registry, lived: Callable[[], float] = time.monotonic) -> None:
        self._house = house
        self._lived = lived
        self._grown = lived()
        self._looked = lived()
        self._drift = 0.0

    def start(self) -> None:
        """Begins all of them."""
        for work, pause in ((self._beat, self._until_beat), (self.sweep, self._until_sweep), (self._listen, _soon)):
            self._house.spawn(self._for_ever(work, pause))
        self._house.spawn(self._wake_all())

    async def _for_ever(self, work: Callable[[], Awaitable[None]], pause: Callable[[], Awaitable[None]]) -> None:
        while True:
            await pause()
            try:
                await work()
            except Unavailable as error:
                self._house.health.failed(error)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("upkeep failed, and will be tried again")
                await asyncio.sleep(RETRY_SECONDS)

    # The heartbeat

    async def _until_beat(self) -> None:
        """At its time, or as soon as there is trouble."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._house.health.unwell.wait(), BEAT_SECONDS)

    async def _beat(self) -> None:
        house = self._house
        if house.health.trouble is not None:
            await house.store.prove()  # a beat alone might still find room
        await house.store.beat(house.now())
        if house.health.trouble is not None:
            house.health.recovered()
            self._recover()
        self._tell_jumps()

    def _recover(self) -> None:
        """Whatever was missed meanwhile is looked up, and games without an audience go on."""
        for table in list(self._house.tables.values()):
            self._house.spawn(table.catch_up(None))
        self._house.spawn(self._wake_all())

    def _tell_jumps(self) -> None:
        if not isinstance(self._house.now, SteadyClock):
            return
        drift = self._house.now.is_behind_the_wall
        if abs(drift - self._drift) > JUMP_SECONDS:
            log.warning("the clock on the wall was set by %+.0f s; games go on by what has passed", drift - self._drift)
            self._drift = drift

    # Putting away

    async def _until_sweep(self) -> None:
        await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Puts away tables that nobody needs, and deletes those that are kept no longer."""
        house = self._house
        idle_since = house.now() - house.settings.idle_seconds
        for table in list(house.tables.values()):
            if table.listeners:
                house.announce(table)
            if table.is_idle and table.touched < idle_since and house.is_waiting(table):
                house.forget(table)
        await self._grow_older()
        if house.settings.keep_days is not None:
            await self._look_for_unused(house.settings.keep_days * DAY)

    async def _grow_older(self) -> None:
        """One process counts for all."""
        since, self._grown = self._grown, self._lived()
        if await self._house.store.lead(HOUSEKEEPER):
            await self._house.store.grow_older(min(self._grown - since, LONGEST_SWEEP))

    async def _look_for_unused(self, seconds: float) -> None:
        """Notes what is in use long before that could be forgotten, then deletes what has not been for too long."""
        if self._lived() - self._looked < min(seconds / LEAST_LOOKS, MOST_BETWEEN):
            return
        self._looked = self._lived()
        house = self._house
        await house.store.note_use(house.in_use())
        if not await house.store.lead(HOUSEKEEPER):
            return
        for name in await house.store.delete_unused(seconds):
            log.info("table %s deleted: not in use for %g days of serving", name, seconds / DAY)
            if name in house.tables:
                house.gone(house.tables[name])

    # Others, and after a restart

    async def _listen(self) -> None:
        """Hears of what other processes have stored."""
        async for notice in self._house.store.news():
            self._heed(notice)

    def _heed(self, notice: Notice) -> None:
        house = self._house
        if not notice.table:
            for table in list(house.tables.values()):
                house.spawn(table.catch_up(None))
            return
        found = house.tables.get(notice.table)
        if found is None:
            return
        if notice.is_gone:
            house.gone(found)
        elif notice.upto is not None:
            self._follow(found, notice.upto)
        else:
            found.audience.heard_presence(notice)

    def _follow(self, table: Table, upto: int) -> None:
        """Plays what another process has stored if somebody here looks on; else it is loaded when it is needed."""
        house = self._house
        if table.is_idle and table.touched < house.now() - FOLLOW_SECONDS and house.is_waiting(table):
            house.forget(table)
        else:
            house.spawn(table.catch_up(upto))

    async def _wake_all(self) -> None:
        """After a restart, games go on where bots or clocks are due; gently, one after the other."""
        house = self._house
        try:
            names = await house.store.unfinished()
        except Unavailable as error:
            house.health.failed(error)  # when that is over, all are woken
            return
        for name in names:
            known = name in house.tables
            await house.wake(name)
            await asyncio.sleep(0.001)
            table = house.tables.get(name)
            if table is not None and not known and table.is_idle and house.is_waiting(table):
                house.forget(table)


async def _soon() -> None:
    await asyncio.sleep(0)
