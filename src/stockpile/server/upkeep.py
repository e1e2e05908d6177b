"""What goes on by itself in one process: the heartbeat, putting away, deleting, hearing of others, waking tables.

None of it ever ends before the process does: what fails is told in a line and tried again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from stockpile.server.clock import SteadyClock
from stockpile.server.registry import Registry
from stockpile.server.store import Notice, Unavailable
from stockpile.server.table import LiveTable

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
    """The lasting tasks of one process. `lived` is a clock that nobody can set."""

    def __init__(self, tables: Registry, lived: Callable[[], float] = time.monotonic) -> None:
        self._tables = tables
        self._lived = lived
        self._grown = lived()
        self._looked = lived()
        self._drift = 0.0

    def start(self) -> None:
        """Begins all of them."""
        for work, pause in ((self._beat, self._until_beat), (self.sweep, self._until_sweep), (self._listen, _soon)):
            self._tables.spawn(self._for_ever(work, pause))
        self._tables.spawn(self._wake_all())

    async def _for_ever(self, work: Callable[[], Awaitable[None]], pause: Callable[[], Awaitable[None]]) -> None:
        while True:
            await pause()
            try:
                await work()
            except Unavailable as error:
                self._tables.health.failed(error)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("upkeep failed, and will be tried again")
                await asyncio.sleep(RETRY_SECONDS)

    # The heartbeat

    async def _until_beat(self) -> None:
        """At its time, or as soon as there is trouble."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tables.health.unwell.wait(), BEAT_SECONDS)

    async def _beat(self) -> None:
        tables = self._tables
        if tables.health.trouble is not None:
            await tables.store.prove()  # a beat alone might still find room
        await tables.store.beat(tables.now())
        if tables.health.trouble is not None:
            tables.health.recovered()
            self._recover()
        self._tell_jumps()

    def _recover(self) -> None:
        """Whatever was missed meanwhile is looked up, and games without an audience go on."""
        for table in list(self._tables.in_memory.values()):
            self._tables.spawn(table.catch_up(None))
        self._tables.spawn(self._wake_all())

    def _tell_jumps(self) -> None:
        if not isinstance(self._tables.now, SteadyClock):
            return
        drift = self._tables.now.is_behind_the_wall
        if abs(drift - self._drift) > JUMP_SECONDS:
            log.warning("the clock on the wall was set by %+.0f s; games go on by what has passed", drift - self._drift)
            self._drift = drift

    # Putting away

    async def _until_sweep(self) -> None:
        await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Puts away tables that nobody needs, and deletes those that are kept no longer."""
        tables = self._tables
        idle_since = tables.now() - tables.settings.idle_seconds
        for table in list(tables.in_memory.values()):
            if table.listeners:
                tables.announce(table)
            if table.is_idle and table.touched < idle_since and tables.is_waiting(table):
                tables.forget(table)
        await self._grow_older()
        if tables.settings.keep_days is not None:
            await self._look_for_unused(tables.settings.keep_days * DAY)

    async def _grow_older(self) -> None:
        """One process counts for all."""
        since, self._grown = self._grown, self._lived()
        if await self._tables.store.lead(HOUSEKEEPER):
            await self._tables.store.grow_older(min(self._grown - since, LONGEST_SWEEP))

    async def _look_for_unused(self, seconds: float) -> None:
        """Notes what is in use long before that could be forgotten, then deletes what has not been for too long."""
        if self._lived() - self._looked < min(seconds / LEAST_LOOKS, MOST_BETWEEN):
            return
        self._looked = self._lived()
        tables = self._tables
        await tables.store.note_use(tables.in_use())
        if not await tables.store.lead(HOUSEKEEPER):
            return
        for name in await tables.store.delete_unused(seconds):
            log.info("table %s deleted: not in use for %g days of serving", name, seconds / DAY)
            if name in tables.in_memory:
                tables.gone(tables.in_memory[name])

    # Others, and after a restart

    async def _listen(self) -> None:
        """Hears of what other processes have stored."""
        async for notice in self._tables.store.news(self._tables.is_here):
            self._heed(notice)

    def _heed(self, notice: Notice) -> None:
        tables = self._tables
        if not notice.table:
            for table in list(tables.in_memory.values()):
                tables.spawn(table.catch_up(None))
        elif (found := tables.in_memory.get(notice.table)) is not None:
            self._heed_about(found, notice)
        elif tables.is_here(notice.table):
            tables.spawn(self._heed_when_loaded(notice))

    async def _heed_when_loaded(self, notice: Notice) -> None:
        """A table that is being loaded may have been read from the database just before this happened."""
        if (found := await self._tables.here(notice.table)) is not None:
            self._heed_about(found, notice)

    def _heed_about(self, table: LiveTable, notice: Notice) -> None:
        if notice.is_gone:
            self._tables.gone(table)
        elif notice.upto is not None:
            self._follow(table, notice.upto)
        else:
            table.audience.heard_presence(notice)

    def _follow(self, table: LiveTable, upto: int) -> None:
        """Plays what another process has stored if somebody here looks on; else it is loaded when it is needed."""
        tables = self._tables
        if table.is_idle and table.touched < tables.now() - FOLLOW_SECONDS and tables.is_waiting(table):
            tables.forget(table)
        else:
            tables.spawn(table.catch_up(upto))

    async def _wake_all(self) -> None:
        """After a restart, games go on where bots or clocks are due; gently, one after the other."""
        tables = self._tables
        try:
            names = await tables.store.unfinished()
        except Unavailable as error:
            tables.health.failed(error)  # when that is over, all are woken
            return
        for name in names:
            known = name in tables.in_memory
            await tables.wake(name)
            await asyncio.sleep(0.001)
            table = tables.in_memory.get(name)
            if table is not None and not known and table.is_idle and tables.is_waiting(table):
                tables.forget(table)


async def _soon() -> None:
    await asyncio.sleep(0)
