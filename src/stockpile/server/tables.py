"""One process of the server: its tables, from the opening of the database to the good-bye."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from stockpile.server.clock import SteadyClock
from stockpile.server.listener import RESTART
from stockpile.server.registry import Registry
from stockpile.server.settings import Settings
from stockpile.server.store import Store
from stockpile.server.upkeep import Upkeep


class Tables(Registry):
    """Opened once and closed once. `lived` counts for how long it has served, and is what old tables are deleted by."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float] | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        lived: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(settings, store, now, pause)
        self.failure: Exception | None = None  # why the database could not be opened
        self.upkeep = Upkeep(self, lived)

    async def open(self) -> None:
        """Opens the database and begins to look after its tables."""
        try:
            await self.store.open()
            try:
                await self._begin()
            except BaseException:
                await self.store.close()
                raise
        except Exception as error:
            self.failure = error
            raise
        self.upkeep.start()

    async def _begin(self) -> None:
        """Time goes on from where the last server left it."""
        if isinstance(self.now, SteadyClock):
            self.now.not_before(await self.store.last_beat())
        await self.store.beat(self.now())
        self._downtimes = await self.store.downtimes()

    async def close(self) -> None:
        """Says good-bye to all, lets what is being written finish, and closes the database."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        for autoplay in self._autoplays.values():
            autoplay.stop()
        for alarm in self._alarms.values():
            alarm.cancel()
        self.thinkers.stop()
        self.advisers.stop()
        self.replays.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.read(lambda: None) for table in self.in_memory.values()), return_exceptions=True)
        await self.store.close()

    def say_goodbye(self) -> None:
        """Tells every stream that the server restarts; nothing new is let in."""
        self.stopping = True
        for table in self.in_memory.values():
            for listener in table.listeners:
                listener.close(RESTART)
