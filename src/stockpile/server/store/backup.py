"""A copy of a SQLite database, made while it is served."""

import contextlib
import os
import sqlite3
from pathlib import Path

from stockpile.server.store.place import PRIVATE, real


def copy(address: str, target: Path) -> None:
    """As it is at one moment: readers hold up nobody. The copy is as private as the original."""
    scheme, _, rest = address.partition("://")
    if scheme != "sqlite":
        raise ValueError("pg_dump")
    source = real(rest[1:])
    if not source.exists():
        raise FileNotFoundError(f"{source}: there is no such file")
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    with (
        contextlib.closing(sqlite3.connect(source, timeout=30)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
