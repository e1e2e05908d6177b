"""The thread that writes to SQLite: everything that waits goes into one transaction, so that one sync serves all.

While a transaction is under way, what comes in is collected in the event loop and handed over in one piece when the
thread is free: the two meet twice a transaction, and do not fight over the interpreter in between.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from functools import lru_cache

from stockpile.server.store.mark import Acknowledged
from stockpile.server.store.soundness import refusal
from stockpile.server.store.statements import NEW_ENTRY
from stockpile.server.store.store import Conflict, Row, Written

Work = Callable[[sqlite3.Connection], object]
Waiting = tuple[list[Row] | Work, Written, Acknowledged | None]
MOST_ROWS = 256  # in one statement


@lru_cache(maxsize=MOST_ROWS)
def _insert_of(rows: int) -> str:
    """The statement for so many rows."""
    return NEW_ENTRY + ", (?, ?, ?, ?, ?, ?, ?)" * (rows - 1)


def steps_of(batch: list[Waiting]) -> list[list[Row] | Work]:
    """What a batch consists of in its order, with rows that follow each other in one piece."""
    steps: list[list[Row] | Work] = []
    for what, _, _ in batch:
        if not isinstance(what, list):
            steps.append(what)
        elif steps and isinstance(steps[-1], list):
            steps[-1] += what
        else:
            steps.append([*what])
    return steps


class SqliteWriter:
    """`submit` returns at once; `written` is called in the loop once it is durable, or with what went wrong.

    The last of what a transaction has made durable is noted before anybody is told.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        note: Callable[[Acknowledged], None] | None = None,
    ) -> None:
        self._connection = connection
        self._note = note
        self._loop = loop
        self._collected: list[Waiting] = []
        self._is_writing = False
        self._is_scheduled = False
        self._batches: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, what: list[Row] | Work, written: Written, last: Acknowledged | None = None) -> None:
        """Puts rows of one table, or other work, in line; `last` is what that will have acknowledged."""
        self._collected.append((what, written, last))
        self._idle.clear()
        if not self._is_writing and not self._is_scheduled:
            self._is_scheduled = True
            self._loop.call_soon(self._hand_over)  # after whatever else came in with this one

    async def stop(self) -> None:
        """Writes what waits and ends."""
        await self._idle.wait()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        self._is_scheduled = False
        if self._is_writing:
            return
        if not self._collected:
            self._idle.set()
            return
        batch, self._collected = self._collected, []
        self._is_writing = True
        self._batches.put(batch)

    def _report(self, batch: list[Waiting], outcomes: list[Exception | None]) -> None:
        """In the loop: the next batch goes to the thread before this one is told."""
        self._is_writing = False
        self._hand_over()
        for (_, written, _), outcome in zip(batch, outcomes, strict=True):
            written(outcome)

    # In the thread

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            outcomes = self._commit(batch)
            self._note_last(batch, outcomes)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._report, batch, outcomes)

    def _note_last(self, batch: list[Waiting], outcomes: list[Exception | None]) -> None:
        for (_, _, last), outcome in zip(reversed(batch), reversed(outcomes), strict=True):
            if last is not None and outcome is None and self._note is not None:
                self._note(last)
                return

    def _commit(self, batch: list[Waiting]) -> list[Exception | None]:
        """In as few statements as there can be; if one fails, each by itself, so that only the losers lose."""
        try:
            self._commit_together(steps_of(batch))
            return [None] * len(batch)
        except Exception:  # whose fault it is, the second try finds out
            self._roll_back()
        return self._commit_one_by_one(batch)

    def _commit_together(self, steps: list[list[Row] | Work]) -> None:
        """One transaction; rows alone that fit into one statement are one by themselves."""
        db = self._connection
        if len(steps) == 1 and isinstance(steps[0], list) and len(steps[0]) <= MOST_ROWS:
            self._insert(steps[0])
            return
        db.execute("BEGIN IMMEDIATE")
        for step in steps:
            if isinstance(step, list):
                self._insert(step)
            else:
                step(db)
        db.execute("COMMIT")

    def _insert(self, rows: list[Row]) -> None:
        """In one statement, or as many as it takes: after each the thread waits for the interpreter."""
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            self._connection.execute(_insert_of(len(some)), [value for row in some for value in row])

    def _commit_one_by_one(self, batch: list[Waiting]) -> list[Exception | None]:
        """Still one transaction, but what fails is undone alone."""
        outcomes: list[Exception | None] = []
        db = self._connection
        try:
            db.execute("BEGIN IMMEDIATE")
            for what, _, _ in batch:
                db.execute("SAVEPOINT one")
                try:
                    self._do(what)
                    outcomes.append(None)
                except Exception as error:  # whatever it is, it belongs to whoever asked
                    db.execute("ROLLBACK TO one")
                    outcomes.append(error)
                db.execute("RELEASE one")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [refusal(error)] * len(batch)
        return outcomes

    def _do(self, what: list[Row] | Work) -> None:
        try:
            if isinstance(what, list):
                self._connection.executemany(NEW_ENTRY, what)
            else:
                what(self._connection)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None
        except sqlite3.Error as error:
            raise refusal(error) from None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")
