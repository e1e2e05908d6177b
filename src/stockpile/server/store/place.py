"""The file of a SQLite database: one name, one server, and nobody else's to read."""

import fcntl
import logging
import os
from pathlib import Path
from typing import TextIO

from stockpile.server.store.store import DatabaseBusy, Unfit

PRIVATE = 0o600  # every secret of the running games is in there
BESIDE = ("-wal", "-shm", "-journal", ".lock", ".acknowledged", ".address")
log = logging.getLogger("stockpile.store")


def real(file: str) -> Path:
    """The file itself, however it was reached: a symbolic link is no second database."""
    return Path(file).resolve()


def beside(file: Path, ending: str) -> Path:
    """A file that belongs to the database."""
    return file.with_name(file.name + ending)


def locked(file: Path) -> TextIO:
    """The lock names nobody; it ends with the process, however that ends."""
    lock = os.fdopen(os.open(beside(file, ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE), "r+")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DatabaseBusy(f"{file}: another server has this database open") from None
    return lock


def made_private(file: Path) -> None:
    """Makes the file if there is none, and closes it and what lies beside it to everybody else.

    An existing one is never opened here: closing it would end the locks that SQLite holds in this process.
    """
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    if file.stat().st_nlink > 1:
        raise Unfit(f"{file}: has a second name (a hard link), under which another server could open it; remove that")
    for one in (file, *(beside(file, ending) for ending in BESIDE)):
        _close_to_others(one)


def _close_to_others(file: Path) -> None:
    try:
        mode = file.stat().st_mode & 0o777
        if mode & 0o077:
            file.chmod(mode & 0o700)
    except FileNotFoundError:
        return
    except PermissionError:
        log.warning("%s can be read by others, and is not ours to close", file)
