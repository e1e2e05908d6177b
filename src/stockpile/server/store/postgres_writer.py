"""What is written to PostgreSQL: everything that waits goes into one transaction, with a notice for the others."""

import asyncio
from typing import Any

import asyncpg

from stockpile.server.store import notices, statements
from stockpile.server.store.store import Conflict, Entry, Row, Unavailable, Written, row_of

MOST_AT_ONCE = 500
# Seconds from the beginning of one transaction to that of the next. Whoever comes alone is written at once; but of
# several busy workers each would otherwise make a transaction of a few answers, which costs both sides dear: they are
# committed one after the other, since each tells the others, and every worker hears of every one.
PACE = 0.02
# One statement, which is then its own transaction: the way to the database and back is what costs.
NEW_ENTRIES = """
WITH stored AS (
    INSERT INTO entry (table_id, seq, at, kind, seat, move, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::text[], $7::bytea[])
)
SELECT pg_notify($8, notice) FROM unnest($9::text[]) notice
"""
Waiting = tuple[str, list[Row], Entry | None, Written]


class PostgresWriter:
    """One task that writes; `written` is called once entries are durable, or with what went wrong."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._began = -PACE  # when the last transaction did, by the loop's clock

    def append(self, table: str, entries: list[Entry], written: Written) -> None:
        """Puts the entries in line."""
        created = entries[0] if entries[0]["seq"] == 1 else None
        self._waiting.put_nowait((table, [row_of(table, item) for item in entries], created, written))

    def stop(self) -> None:
        """What is in line is still written."""
        self._waiting.put_nowait(None)

    async def run(self, pool: "asyncpg.Pool[Any]") -> None:
        """One transaction for all that wait."""
        going = True
        while going:
            batch: list[Waiting] = []
            item = await self._waiting.get()
            await self._keep_pace()
            while item is not None:
                batch.append(item)
                if len(batch) == MOST_AT_ONCE or self._waiting.empty():
                    break
                item = self._waiting.get_nowait()
            going = item is not None
            if batch:
                for (_, _, _, written), outcome in zip(batch, await self._commit(pool, batch), strict=True):
                    written(outcome)

    async def _keep_pace(self) -> None:
        """Until the next transaction may begin; what comes meanwhile goes along."""
        clock = asyncio.get_running_loop().time
        early = self._began + PACE - clock()
        if early > 0:
            await asyncio.sleep(early)
        self._began = clock()

    async def _commit(self, pool: "asyncpg.Pool[Any]", batch: list[Waiting]) -> list[Exception | None]:
        """All at once; if that collides, one after the other, so that only the losers lose."""
        try:
            await self._insert(pool, batch)
        except asyncpg.IntegrityConstraintViolationError as error:
            if len(batch) == 1:
                return [Conflict(str(error))]
            return [outcome for one in batch for outcome in await self._commit(pool, [one])]
        except Exception as error:  # whatever it is, it must not end the writer
            return [Unavailable(str(error) or type(error).__name__)] * len(batch)
        return [None] * len(batch)

    async def _insert(self, pool: "asyncpg.Pool[Any]", batch: list[Waiting]) -> None:
        rows = [row for _, part, _, _ in batch for row in part]
        fresh = [(table, created) for table, _, created, _ in batch if created is not None]
        told = notices.stored(self._me, {table: part[-1].seq for table, part, _, _ in batch})
        values = (*(list(column) for column in zip(*rows, strict=True)), notices.CHANNEL, told)
        if not fresh:
            await pool.execute(NEW_ENTRIES, *values)
            return
        async with pool.acquire() as connection, connection.transaction():
            for table, created in fresh:
                await connection.execute(
                    statements.numbered(statements.NEW_TABLE), *statements.new_table(table, created)
                )
            await connection.execute(NEW_ENTRIES, *values)
