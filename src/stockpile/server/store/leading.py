"""Which process of several gives the automatic answers at a table: whoever holds an advisory lock of PostgreSQL."""

import asyncio
import hashlib
import logging
from collections.abc import Coroutine
from typing import Any

import asyncpg

CONNECT_SECONDS = 5.0
log = logging.getLogger("stockpile.store")


class Errands:
    """What is sent out and need not be waited for, except at the end."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[None]] = set()
        self.is_over = False

    def send(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """None is sent when the end has begun."""
        if self.is_over:
            errand.close()
            return None
        task = asyncio.ensure_future(errand)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self) -> None:
        """Nothing is cancelled that may be connecting: its socket would stay open."""
        self.is_over = True
        while self._under_way:
            await asyncio.gather(*self._under_way, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("an errand failed: %s", task.exception())


class Leading:
    """The locks of a connection of our own: if we die, so does it, and another process takes over."""

    def __init__(self, address: str, errands: Errands) -> None:
        self._address = address
        self._errands = errands
        self._turn = asyncio.Lock()
        self._held: set[str] = set()
        self.connection: asyncpg.Connection[Any] | None = None

    async def take(self, table: str) -> bool:
        """Whether we lead a table, now or already."""
        async with self._turn:
            if self.connection is None or self.connection.is_closed():
                self._held.clear()
                connecting = self._errands.send(self._connect())
                if connecting is None:
                    return False
                await asyncio.shield(connecting)
            assert self.connection is not None
            if table not in self._held and await self.connection.fetchval(
                "SELECT pg_try_advisory_lock($1)", _key(table)
            ):
                self._held.add(table)
            return table in self._held

    def let_go(self, table: str) -> None:
        """Another process may lead."""
        if table in self._held and self.connection is not None and not self.connection.is_closed():
            self._held.discard(table)
            self._errands.send(self._unlock(table))

    async def _connect(self) -> None:
        self.connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS)

    async def _unlock(self, table: str) -> None:
        async with self._turn:
            if self.connection is not None and table not in self._held:
                await self.connection.execute("SELECT pg_advisory_unlock($1)", _key(table))


def _key(table: str) -> int:
    """A table's name as the number of a lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
