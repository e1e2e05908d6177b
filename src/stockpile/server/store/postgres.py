"""Tables in PostgreSQL, for several processes: the insert on (table, seq) decides, NOTIFY tells the others."""

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from typing import Any

import asyncpg

from stockpile.server.store import migrations, notices, statements
from stockpile.server.store.hearing import Hearing, hang_up
from stockpile.server.store.leading import Errands, Leading
from stockpile.server.store.notices import CHANNEL
from stockpile.server.store.postgres_writer import PostgresWriter
from stockpile.server.store.store import (
    Conflict,
    Entry,
    Notice,
    Summary,
    Unavailable,
    Written,
    awaited,
    entry_of,
)

MIGRATION_LOCK = 7_308_911
SILENT_SECONDS = 30.0
ANNOUNCE_SECONDS = 0.02  # for which whoever comes or goes waits for others, to be told of in one go
BEAT = "INSERT INTO heartbeat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, $1)"
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)  # time that runs out is an OSError too


async def as_it_is(_connection: object) -> None:
    """How a connection goes back to its pool: ours set nothing, lock nothing and listen to nothing that would outlive
    a transaction. Otherwise each batch of answers would wait for four more statements before anybody is told."""


@contextlib.contextmanager
def _told_as_unavailable() -> Iterator[None]:
    try:
        yield
    except TROUBLE as error:
        raise Unavailable(str(error) or type(error).__name__) from None


class PostgresStore:
    """Any number of processes. A notice holds the name of a table, a number and who wrote, never a secret."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: asyncpg.Pool[Any] | None = None
        self._announced: dict[str, str] = {}  # who is connected, by table, as the others are about to be told
        self._errands = Errands()
        self._leading = Leading(address, self._errands)
        self._me = secrets.token_hex(8)
        self._writer = PostgresWriter(self._me)
        self._writing: asyncio.Task[None] | None = None
        self._hearing = Hearing(address, self._me)
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connects, migrates under a lock, and begins to write and to listen."""
        self._pool = await asyncpg.create_pool(self.address, min_size=2, max_size=6, reset=as_it_is)
        try:
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except BaseException:
            self._pool.terminate()
            raise
        self._writing = asyncio.create_task(self._writer.run(self._pool))
        self._listener = asyncio.create_task(self._hearing.listen())

    async def close(self) -> None:
        """Writes what waits, then hangs up."""
        if self._writing is not None:
            self._writer.stop()
            await self._writing
        self._hearing.stop()
        if self._listener is not None:
            await self._listener
        await self._errands.finish()
        if self._leading.connection is not None:
            await hang_up(self._leading.connection)
        if self._pool is not None:
            await self._pool.close()

    # Writing

    def append(self, table: str, entries: list[Entry], written: Written) -> None:
        """Puts the entries in line."""
        self._writer.append(table, entries, written)

    async def add(self, table: str, entries: list[Entry]) -> None:
        """Adds entries and waits until they are durable."""
        await awaited(lambda written: self.append(table, entries, written))

    # Reading

    async def _fetch(self, statement: str, *args: Any) -> list[Any]:
        assert self._pool is not None
        with _told_as_unavailable():
            found: list[Any] = await self._pool.fetch(statements.numbered(statement), *args)
            return found

    async def _execute(self, statement: str, *args: Any) -> None:
        assert self._pool is not None
        with _told_as_unavailable():
            await self._pool.execute(statements.numbered(statement), *args)

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        assert self._pool is not None
        with _told_as_unavailable():
            async with self._pool.acquire() as connection, connection.transaction():
                yield connection

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table."""
        return [entry_of(row["body"]) for row in await self._fetch(statements.ENTRIES, table, after)]

    async def summaries(self) -> list[Summary]:
        """All tables."""
        return [Summary(*row) for row in await self._fetch(statements.SUMMARIES)]

    async def unfinished(self) -> list[str]:
        """Tables still played."""
        return [row["id"] for row in await self._fetch(statements.UNFINISHED)]

    async def finish(self, table: str, at: float) -> None:
        """Notes the end."""
        await self._execute(statements.FINISH, at, table)

    async def freeze(self, table: str, reason: str | None) -> None:
        """Notes a table that replays differently."""
        await self._execute(statements.FREEZE, reason, table)

    async def delete(self, table: str) -> None:
        """Removes a table."""
        await self._execute("DELETE FROM game_table WHERE id = ?", table)  # and with it its entries
        await self._execute("SELECT pg_notify(?, ?)", CHANNEL, notices.gone(self._me, table))

    async def delete_older(self, before: float) -> list[str]:
        """Removes what is old."""
        old = [row.table for row in await self.summaries() if row.updated < before]
        for table in old:
            await self.delete(table)
        return old

    async def grow_older(self, seconds: float) -> None:
        """Adds to how long tables have been served."""
        await self._execute(statements.GROW_OLDER, seconds)

    async def note_use(self, tables: Collection[str]) -> None:
        """Looks first, without holding anybody up."""
        used = {row["id"]: row["top"] for row in await self._fetch(statements.BEEN_USED)}
        async with self._transaction() as connection:
            # In the order of their names, as every process does it: nobody waits for one who waits for them.
            for table, top in sorted(used.items()):
                await connection.execute(statements.numbered(statements.NOTE_UPTO), top, table)
            for table in sorted(tables):
                await connection.execute(statements.numbered(statements.NOTE_USE), table)

    async def delete_unused(self, seconds: float) -> list[str]:
        """One by one, each locked and looked at again: whoever writes to it now comes before or after."""
        gone: list[str] = []
        for row in await self._fetch(statements.UNUSED, seconds):
            async with self._transaction() as connection:
                locked = f"{statements.UNUSED} AND id = ?"
                await connection.execute("SELECT 1 FROM game_table WHERE id = $1 FOR UPDATE", row["id"])
                if await connection.fetchval(statements.numbered(locked), seconds, row["id"]) is None:
                    continue
                await connection.execute("DELETE FROM game_table WHERE id = $1", row["id"])
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notices.gone(self._me, row["id"]))
            gone.append(row["id"])
        return gone

    async def last_beat(self) -> float:
        """The heartbeat."""
        found = await self._fetch("SELECT at FROM heartbeat")
        return found[0]["at"] if found else 0.0

    async def beat(self, now: float) -> None:
        """Notes life, and a pause of all processes if there was one."""
        async with self._transaction() as connection:
            last = await connection.fetchval("SELECT at FROM heartbeat FOR UPDATE")
            if last is not None and now - last > SILENT_SECONDS:
                await connection.execute("INSERT INTO downtime VALUES ($1, $2)", last, now)
            await connection.execute(BEAT, now)

    async def downtimes(self) -> list[tuple[float, float]]:
        """Pauses of the heartbeat."""
        return [(row["began"], row["ended"]) for row in await self._fetch("SELECT began, ended FROM downtime")]

    async def code(self, table: str, fresh: str, until: float, now: float) -> tuple[str, float]:
        """Looks and adds in one transaction; of two processes that add one, one is told of a conflict."""
        try:
            async with self._transaction() as connection:
                found = await connection.fetchrow(statements.numbered(statements.CODE_OF), table, now)
                if found is not None:
                    return found["code"], found["until"]
                await connection.execute(statements.numbered(statements.END_CODES), now, table)
                await connection.execute(statements.numbered(statements.NEW_CODE), fresh, table, until)
        except Unavailable as error:
            if isinstance(error.__context__, asyncpg.UniqueViolationError):
                raise Conflict(str(error)) from None
            raise
        return fresh, until

    async def table_of(self, code: str, now: float) -> str | None:
        """Whose code it is."""
        found = await self._fetch(statements.TABLE_OF_CODE, code, now)
        return found[0]["table_id"] if found else None

    async def end_code(self, table: str) -> None:
        """Removes it."""
        await self._execute(statements.END_CODE, table)

    async def ping(self) -> None:
        """One read."""
        await self._fetch("SELECT 1")

    async def prove(self) -> None:
        """Writes a good deal and takes it back."""
        filler = "INSERT INTO filler VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
        await self._execute(filler, os.urandom(statements.FILLER_BYTES))
        await self._execute("DELETE FROM filler")

    # Several processes

    async def lead(self, table: str) -> bool:
        """One process of all."""
        with _told_as_unavailable():
            return await self._leading.take(table)

    def let_go(self, table: str) -> None:
        """Another process may lead."""
        self._leading.let_go(table)

    def announce(self, table: str, present: list[int], spectators: int) -> None:
        """Tells who is connected here; nobody waits for it, and what comes right after it goes along."""
        if not self._announced:
            self._errands.send(self._tell_who_is_there())
        self._announced[table] = notices.connected(self._me, table, present, spectators)

    async def _tell_who_is_there(self) -> None:
        await asyncio.sleep(ANNOUNCE_SECONDS)
        told, self._announced = [*self._announced.values()], {}
        await self._execute("SELECT pg_notify(?, notice) FROM unnest(?::text[]) notice", CHANNEL, told)

    async def news(self, is_here: Callable[[str], bool]) -> AsyncIterator[Notice]:
        """What others tell; an empty name stands for all tables."""
        async for notice in self._hearing.news(is_here):
            yield notice


async def migrate(connection: Any, target: int = migrations.LATEST) -> None:
    """Takes the steps that are missing; only one process does."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        for step in migrations.missing(found, target):
            for statement in migrations.statements("postgresql", step):
                await connection.execute(statement)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", step)
