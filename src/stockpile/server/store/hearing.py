"""What the other processes over one PostgreSQL tell, on a connection that is made anew when it is lost."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg

from stockpile.server.store import notices
from stockpile.server.store.leading import CONNECT_SECONDS
from stockpile.server.store.notices import CHANNEL
from stockpile.server.store.store import Notice

RECONNECT_SECONDS = 0.5
CLOSE_SECONDS = 2.0


def everywhere(_table: str) -> bool:
    """Any table may be here, as long as nobody says which are."""
    return True


class Hearing:
    """Notices of all but ourselves, in order; an empty one stands for whatever was missed.

    With several workers nearly all of them are about tables that are at home elsewhere: they are dropped at once.
    """

    def __init__(self, address: str, me: str) -> None:
        self._address = address
        self._me = me
        self._is_here: Callable[[str], bool] = everywhere
        self._news: asyncio.Queue[Notice] = asyncio.Queue()
        self._closing = asyncio.Event()

    async def listen(self) -> None:
        """Until it is told to stop."""
        while not self._closing.is_set():
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS)
                try:
                    await self._hear(connection)
                finally:
                    await hang_up(connection)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), RECONNECT_SECONDS)

    def stop(self) -> None:
        """Enough."""
        self._closing.set()

    async def news(self, is_here: Callable[[str], bool]) -> AsyncIterator[Notice]:
        """What others tell of tables that are here; an empty name stands for all of them."""
        self._is_here = is_here
        while True:
            yield await self._news.get()

    async def _hear(self, connection: "asyncpg.Connection[Any]") -> None:
        """Until the connection is lost, or no longer needed."""
        over = asyncio.Event()
        connection.add_termination_listener(lambda _connection: over.set())
        await connection.add_listener(CHANNEL, self._heard)
        self._news.put_nowait(Notice("", ""))  # whatever came meanwhile was missed: look at all tables
        ends = [asyncio.create_task(event.wait()) for event in (over, self._closing)]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in ends:
                end.cancel()

    def _heard(self, _connection: object, _pid: int, _channel: str, notice: object) -> None:
        for heard in notices.read(str(notice), self._me, self._is_here):
            self._news.put_nowait(heard)


async def hang_up(connection: "asyncpg.Connection[Any]") -> None:
    """Politely, if there is anybody left."""
    try:
        await connection.close(timeout=CLOSE_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()
