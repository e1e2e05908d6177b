"""Whether a SQLite file is whole: its pages, and the last entry that was acknowledged."""

import sqlite3
import time
from pathlib import Path

from stockpile.server.store.mark import DELETED, Acknowledged
from stockpile.server.store.place import beside
from stockpile.server.store.store import Damaged, Unavailable, Unfit

CHECK_SECONDS = 3.0  # a large database must not keep its players waiting: the rest is checked as it is read
STEPS_BETWEEN_LOOKS = 10_000


def said(file: Path, error: sqlite3.Error) -> str:
    """What SQLite says against a file, in one line."""
    if isinstance(error, sqlite3.OperationalError):
        return f"{file}: {error}"
    return f"{file}: is damaged ({error}): restore a backup, or save what is left with sqlite3's .recover"


def refusal(error: sqlite3.Error) -> Unavailable:
    """What SQLite says against a statement: for now, or for good."""
    return Unavailable(str(error)) if isinstance(error, sqlite3.OperationalError) else Damaged(str(error))


def check_pages(connection: sqlite3.Connection, file: Path) -> None:
    """Looks at as many pages as the time allows; Unfit names the first that is damaged."""
    until = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > until, STEPS_BETWEEN_LOOKS)
    try:
        found = [problem for (problem,) in connection.execute("PRAGMA quick_check(1)")]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return
    finally:
        connection.set_progress_handler(None, 0)
    if found != ["ok"]:
        raise Unfit(said(file, sqlite3.DatabaseError(" ".join(found[0].split()))))


def check_mark(connection: sqlite3.Connection, file: Path, last: Acknowledged | None) -> None:
    """Compares the database with what was acknowledged last, which is kept apart from it."""
    if last is not None and (lost := _lost(connection, last)):
        mark = beside(file, ".acknowledged").name
        raise Unfit(
            f"{file}: {lost}: its -wal file was cut or lost, or an older copy put in its place. "
            f"Restore what is missing, or remove {mark} to go on without it"
        )
    kept = "" if last is None else last.table
    connection.execute("DELETE FROM deleted_table WHERE id <> ?", (kept,))


def _lost(connection: sqlite3.Connection, last: Acknowledged) -> str:
    """What is missing, in words; nothing if all is there."""
    query = "SELECT max(seq) FROM entry WHERE table_id = ?"
    found: int = connection.execute(query, (last.table,)).fetchone()[0] or 0
    if last.seq == DELETED:
        return f"table {last.table} was deleted and is there again" if found else ""
    if found >= last.seq:
        return ""
    if connection.execute("SELECT 1 FROM deleted_table WHERE id = ?", (last.table,)).fetchone():
        return ""
    return f"entry {last.seq} of table {last.table} was acknowledged and is gone (its log ends at {found})"
