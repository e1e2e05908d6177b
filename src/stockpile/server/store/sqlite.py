"""Tables in one SQLite file: one writer thread, one transaction for all that wait, synchronous FULL."""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TextIO, TypeVar

from stockpile.server.store import migrations, place, soundness, statements
from stockpile.server.store.mark import DELETED, Acknowledged, Mark
from stockpile.server.store.sqlite_writer import MOST_ROWS, SqliteWriter
from stockpile.server.store.store import (
    Entry,
    Notice,
    Summary,
    Unfit,
    Written,
    awaited,
    entry_of,
    row_of,
)

T = TypeVar("T")
LOOK_SECONDS = 0.25  # between looks at whether somebody else has written
# A busy house writes the same pages again and again, a checkpoint, for which everybody waits, each of them once. With
# four times SQLite's own measure it comes a quarter as often and takes little longer; the log grows to 16 MB.
PAGES_BETWEEN_CHECKPOINTS = 4000
SILENT_SECONDS = 30.0  # a pause of the heartbeat that counts as downtime


class SqliteStore:
    """Serves one process; `exclusive=False` is for operators' commands beside a running server."""

    def __init__(self, file: str, *, exclusive: bool = True) -> None:
        self.address = f"sqlite:///{file}"
        self._file = place.real(file)
        self._exclusive = exclusive
        self._lock: TextIO | None = None
        self._mark: Mark | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._writer: SqliteWriter | None = None
        self._version = 0

    async def open(self) -> None:
        """Locks, looks whether all is there, migrates and starts the writer."""
        if self._exclusive:
            self._lock = place.locked(self._file)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="reader")
        try:
            connection = self._prepared()
        except sqlite3.Error as error:
            await self.close()
            raise Unfit(soundness.said(self._file, error)) from None
        except Exception:
            await self.close()
            raise
        self._look(connection)
        note = None if self._mark is None else self._mark.note
        self._writer = SqliteWriter(connection, asyncio.get_running_loop(), note)

    def _prepared(self) -> sqlite3.Connection:
        """The connection that writes, to a database in which nothing is missing."""
        if not self._exclusive:
            connection = self._connect()
            migrate(connection)
            return connection
        place.made_private(self._file)
        connection = self._connect()
        soundness.check_pages(connection, self._file)
        migrate(connection)
        self._mark = Mark(place.beside(self._file, ".acknowledged"))
        soundness.check_mark(connection, self._file, self._mark.read())
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=MOST_ROWS + 20
        )
        self._connections.append(connection)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
        return connection

    async def close(self) -> None:
        """Writes what waits, then closes."""
        if self._writer is not None:
            await self._writer.stop()
        if self._readers is not None:
            self._readers.shutdown()
        for connection in self._connections:
            with contextlib.suppress(sqlite3.Error):
                connection.close()
        for file in (self._mark, self._lock):
            if file is not None:
                file.close()

    def append(self, table: str, entries: list[Entry], written: Written) -> None:
        """Hands the entries to the writer thread."""
        assert self._writer is not None
        rows = [row_of(table, item) for item in entries]
        last = Acknowledged(table, rows[-1].seq)
        if rows[0].seq > 1:
            self._writer.submit(rows, written, last)
            return

        def create(connection: sqlite3.Connection) -> None:
            connection.execute(statements.NEW_TABLE, statements.new_table(table, entries[0]))
            connection.executemany(statements.NEW_ENTRY, rows)

        self._writer.submit(create, written, last)

    async def add(self, table: str, entries: list[Entry]) -> None:
        """Adds entries and waits until they are durable."""
        await awaited(lambda written: self.append(table, entries, written))

    async def _write(
        self, work: Callable[[sqlite3.Connection], object], acknowledged: Acknowledged | None = None
    ) -> None:
        """A write of less haste, through the same thread."""
        writer = self._writer
        assert writer is not None
        await awaited(lambda written: writer.submit(work, written, acknowledged))

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            try:
                connection = getattr(self._local, "connection", None)
                if connection is None:
                    connection = self._local.connection = self._connect()
                return work(connection)
            except sqlite3.Error as error:
                raise soundness.refusal(error) from None

        assert self._readers is not None
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table."""
        found = await self._read(lambda db: db.execute(statements.ENTRIES, (table, after)).fetchall())
        return [entry_of(body) for (body,) in found]

    async def summaries(self) -> list[Summary]:
        """All tables."""
        return [Summary(*row) for row in await self._read(lambda db: db.execute(statements.SUMMARIES).fetchall())]

    async def unfinished(self) -> list[str]:
        """Tables still played."""
        return [table for (table,) in await self._read(lambda db: db.execute(statements.UNFINISHED).fetchall())]

    async def finish(self, table: str, at: float) -> None:
        """Notes the end."""
        await self._write(lambda db: db.execute(statements.FINISH, (at, table)))

    async def freeze(self, table: str, reason: str | None) -> None:
        """Notes a table that replays differently."""
        await self._write(lambda db: db.execute(statements.FREEZE, (reason, table)))

    async def delete(self, table: str) -> None:
        """Removes a table."""

        await self._write(lambda db: _remove(db, table), Acknowledged(table, DELETED))

    async def delete_older(self, before: float) -> list[str]:
        """Removes what is old."""
        old = [row.table for row in await self.summaries() if row.updated < before]
        for table in old:
            await self.delete(table)
        return old

    async def grow_older(self, seconds: float) -> None:
        """Adds to how long tables have been served."""
        await self._write(lambda db: db.execute(statements.GROW_OLDER, (seconds,)))

    async def note_use(self, tables: Collection[str]) -> None:
        """Looks for what is new in a thread of its own: there may be many tables."""
        used = await self._read(lambda db: db.execute(statements.BEEN_USED).fetchall())

        def work(db: sqlite3.Connection) -> None:
            db.executemany(statements.NOTE_UPTO, [(top, table) for table, top in used])
            db.executemany(statements.NOTE_USE, [(table,) for table in tables])

        await self._write(work)

    async def delete_unused(self, seconds: float) -> list[str]:
        """Finds and removes in one transaction."""
        gone: list[str] = []

        def work(db: sqlite3.Connection) -> None:
            gone[:] = [table for (table,) in db.execute(statements.UNUSED, (seconds,)).fetchall()]
            for table in gone:
                _remove(db, table)

        await self._write(work)
        return gone

    async def last_beat(self) -> float:
        """The heartbeat."""
        found = await self._read(lambda db: db.execute("SELECT at FROM heartbeat").fetchone())
        return 0.0 if found is None else float(found[0])

    async def beat(self, now: float) -> None:
        """Notes life, and a pause if there was one."""

        def work(db: sqlite3.Connection) -> None:
            last = db.execute("SELECT at FROM heartbeat").fetchone()
            if last is not None and now - last[0] > SILENT_SECONDS:
                db.execute("INSERT INTO downtime VALUES (?, ?)", (last[0], now))
            db.execute("INSERT OR REPLACE INTO heartbeat VALUES (1, ?)", (now,))

        await self._write(work)

    async def downtimes(self) -> list[tuple[float, float]]:
        """Pauses of the heartbeat."""
        return await self._read(lambda db: db.execute("SELECT began, ended FROM downtime").fetchall())

    async def code(self, table: str, fresh: str, until: float, now: float) -> tuple[str, float]:
        """Looks and adds in one transaction."""
        found: list[tuple[str, float]] = []

        def work(db: sqlite3.Connection) -> None:
            found[:] = db.execute(statements.CODE_OF, (table, now)).fetchall()
            if not found:
                db.execute(statements.END_CODES, (now, table))
                db.execute(statements.NEW_CODE, (fresh, table, until))

        await self._write(work)
        return found[0] if found else (fresh, until)

    async def table_of(self, code: str, now: float) -> str | None:
        """Whose code it is."""
        found = await self._read(lambda db: db.execute(statements.TABLE_OF_CODE, (code, now)).fetchone())
        return None if found is None else str(found[0])

    async def end_code(self, table: str) -> None:
        """Removes it."""
        await self._write(lambda db: db.execute(statements.END_CODE, (table,)))

    async def lead(self, table: str) -> bool:
        """There is no other process."""
        del table
        return True

    def let_go(self, table: str) -> None:
        """Nobody waits for it."""

    def announce(self, table: str, present: list[int], spectators: int) -> None:
        """Nobody to tell."""

    async def news(self, is_here: Callable[[str], bool]) -> AsyncIterator[Notice]:
        """There is no other server, but an operator beside it may close or delete a table, whichever it is."""
        del is_here
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            before = self._version
            await self._write(self._look)
            if self._version != before:
                yield Notice("", "")

    def _look(self, connection: sqlite3.Connection) -> None:
        """Notes SQLite's count of what others have written; what this connection writes does not count."""
        self._version = connection.execute("PRAGMA data_version").fetchone()[0]

    async def ping(self) -> None:
        """One read."""
        await self._read(lambda db: db.execute("SELECT 1").fetchone())

    async def prove(self) -> None:
        """Writes what no room left over in the write-ahead log would hold."""
        body = os.urandom(statements.FILLER_BYTES)
        await self._write(lambda db: db.execute("INSERT OR REPLACE INTO filler VALUES (1, ?)", (body,)))
        await self._write(lambda db: db.execute("DELETE FROM filler"))


def _remove(db: sqlite3.Connection, table: str) -> None:
    db.execute("DELETE FROM entry WHERE table_id = ?", (table,))
    db.execute("DELETE FROM game_table WHERE id = ?", (table,))
    db.execute("INSERT OR IGNORE INTO deleted_table VALUES (?)", (table,))


def migrate(connection: sqlite3.Connection, target: int = migrations.LATEST) -> None:
    """Takes the steps that are missing, each in a transaction of its own."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    steps = migrations.missing(found, target)
    for step in steps:
        connection.execute("BEGIN IMMEDIATE")
        for statement in migrations.statements("sqlite", step):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {step}")
        connection.execute("COMMIT")
    if steps:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a step may have written all there is once more
