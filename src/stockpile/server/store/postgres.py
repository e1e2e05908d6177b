"""Tables in PostgreSQL, for several processes: the insert on (table, seq) decides, NOTIFY tells the others."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import asyncpg

from stockpile.server.store import migrations, notices, statements
from stockpile.server.store.notices import CHANNEL
from stockpile.server.store.store import Conflict, Entry, Notice, Row, Summary, Written, awaited, entry_of, row_of

MIGRATION_LOCK = 7_308_911
MOST_AT_ONCE = 500
RECONNECT_SECONDS = 0.5
CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 2.0
SILENT_SECONDS = 30.0
log = logging.getLogger("stockpile.store")
NEW_ENTRIES = """
INSERT INTO entry (table_id, seq, at, kind, seat, move, body)
SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::text[], $7::bytea[])
"""
BEAT = "INSERT INTO heartbeat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, $1)"
Waiting = tuple[str, list[Row], Entry | None, Written]


class PostgresStore:
    """Any number of processes. A notice holds the name of a table, a number and who wrote, never a secret."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: asyncpg.Pool[Any] | None = None
        self._leading: asyncpg.Connection[Any] | None = None
        self._led: set[str] = set()
        self._lead_lock = asyncio.Lock()
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[Notice] = asyncio.Queue()
        self._listener: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()
        self._me = secrets.token_hex(8)

    async def open(self) -> None:
        """Connects, migrates under a lock, and begins to write and to listen."""
        self._pool = await asyncpg.create_pool(self.address, min_size=2, max_size=6)
        try:
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except BaseException:
            self._pool.terminate()
            raise
        self._writer = asyncio.create_task(self._write_all())
        self._listener = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Writes what waits, then hangs up. Nothing is cancelled that may be connecting: its socket would stay open."""
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
        self._closing.set()
        if self._listener is not None:
            await self._listener
        while self._errands:
            await asyncio.gather(*self._errands, return_exceptions=True)
        if self._leading is not None:
            await _hang_up(self._leading)
        if self._pool is not None:
            await self._pool.close()

    # Writing

    def append(self, table: str, entries: list[Entry], written: Written) -> None:
        """Puts the entries in line."""
        created = entries[0] if entries[0]["seq"] == 1 else None
        self._waiting.put_nowait((table, [row_of(table, item) for item in entries], created, written))

    async def add(self, table: str, entries: list[Entry]) -> None:
        """Adds entries and waits until they are durable."""
        await awaited(lambda written: self.append(table, entries, written))

    async def _write_all(self) -> None:
        """One transaction for all that wait."""
        going = True
        while going:
            batch: list[Waiting] = []
            item = await self._waiting.get()
            while item is not None:
                batch.append(item)
                if len(batch) == MOST_AT_ONCE or self._waiting.empty():
                    break
                item = self._waiting.get_nowait()
            going = item is not None
            if batch:
                for (_, _, _, written), outcome in zip(batch, await self._commit(batch), strict=True):
                    written(outcome)

    async def _commit(self, batch: list[Waiting]) -> list[Exception | None]:
        """All at once; if that collides, one after the other, so that only the losers lose."""
        try:
            await self._insert(batch)
        except asyncpg.IntegrityConstraintViolationError as error:
            if len(batch) == 1:
                return [Conflict(str(error))]
            return [outcome for one in batch for outcome in await self._commit([one])]
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            return [error] * len(batch)
        return [None] * len(batch)

    async def _insert(self, batch: list[Waiting]) -> None:
        assert self._pool is not None
        rows = [row for _, part, _, _ in batch for row in part]
        fresh = [(table, created) for table, _, created, _ in batch if created is not None]
        told = [notices.stored(self._me, table, part[-1].seq) for table, part, _, _ in batch]
        async with self._pool.acquire() as connection, connection.transaction():
            for table, created in fresh:
                values = statements.new_table(table, created)
                await connection.execute(statements.numbered(statements.NEW_TABLE), *values)
            await connection.execute(NEW_ENTRIES, *(list(column) for column in zip(*rows, strict=True)))
            await connection.execute("SELECT pg_notify($1, notice) FROM unnest($2::text[]) notice", CHANNEL, told)

    # Reading

    async def _fetch(self, statement: str, *args: Any) -> list[Any]:
        assert self._pool is not None
        found: list[Any] = await self._pool.fetch(statements.numbered(statement), *args)
        return found

    async def _execute(self, statement: str, *args: Any) -> None:
        assert self._pool is not None
        await self._pool.execute(statements.numbered(statement), *args)

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

    async def beat(self, now: float) -> None:
        """Notes life, and a pause of all processes if there was one."""
        assert self._pool is not None
        async with self._pool.acquire() as connection, connection.transaction():
            last = await connection.fetchval("SELECT at FROM heartbeat FOR UPDATE")
            if last is not None and now - last > SILENT_SECONDS:
                await connection.execute("INSERT INTO downtime VALUES ($1, $2)", last, now)
            await connection.execute(BEAT, now)

    async def downtimes(self) -> list[tuple[float, float]]:
        """Pauses of the heartbeat."""
        return [(row["began"], row["ended"]) for row in await self._fetch("SELECT began, ended FROM downtime")]

    async def ping(self) -> None:
        """One read."""
        await self._fetch("SELECT 1")

    # Several processes

    async def lead(self, table: str) -> bool:
        """An advisory lock of a connection of our own: if we die, so does it, and another process takes over."""
        async with self._lead_lock:
            if self._leading is None or self._leading.is_closed():
                self._led.clear()
                connecting = self._send_out(self._connect_leading())
                if connecting is None:
                    return False
                await asyncio.shield(connecting)
            assert self._leading is not None
            if table not in self._led and await self._leading.fetchval("SELECT pg_try_advisory_lock($1)", _key(table)):
                self._led.add(table)
            return table in self._led

    async def _connect_leading(self) -> None:
        self._leading = await asyncpg.connect(self.address, timeout=CONNECT_SECONDS)

    def let_go(self, table: str) -> None:
        """Another process may lead."""
        if table in self._led and self._leading is not None and not self._leading.is_closed():
            self._led.discard(table)
            self._send_out(self._unlock(table))

    def _send_out(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Whoever sent it need not wait for it, but the end does; none is sent when that has begun."""
        if self._closing.is_set():
            errand.close()
            return None
        task = asyncio.ensure_future(errand)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)
        return task

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("an errand failed: %s", task.exception())

    async def _unlock(self, table: str) -> None:
        async with self._lead_lock:
            if self._leading is not None and table not in self._led:
                await self._leading.execute("SELECT pg_advisory_unlock($1)", _key(table))

    async def _listen(self) -> None:
        """Keeps a connection that hears the notices of others; a lost one is made anew."""
        while not self._closing.is_set():
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self.address, timeout=CONNECT_SECONDS)
                try:
                    await self._hear(connection)
                finally:
                    await _hang_up(connection)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), RECONNECT_SECONDS)

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
        heard = notices.read(str(notice))
        if heard.sender != self._me:
            self._news.put_nowait(heard)

    def announce(self, table: str, present: list[int], spectators: int) -> None:
        """Tells who is connected here; nobody waits for it."""
        notice = notices.connected(self._me, table, present, spectators)
        self._send_out(self._execute("SELECT pg_notify(?, ?)", CHANNEL, notice))

    async def news(self) -> AsyncIterator[Notice]:
        """What others tell; an empty name stands for all tables."""
        while True:
            yield await self._news.get()


async def _hang_up(connection: "asyncpg.Connection[Any]") -> None:
    """Politely, if there is anybody left."""
    try:
        await connection.close(timeout=CLOSE_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()


def _key(table: str) -> int:
    """A table's name as the number of a lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)


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
