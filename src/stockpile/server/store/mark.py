"""The last acknowledged entry, kept apart from the database: if that loses it, the next start tells.

SQLite takes a write-ahead log that was cut for one that ends there, and says nothing. The mark is written after each
transaction and never before, and not synced: after a power cut it may be behind the database, and then proves less.
"""

import contextlib
import os
import zlib
from pathlib import Path
from typing import NamedTuple

from stockpile.server.store.place import PRIVATE

LENGTH = 160  # always the same, so that it is written in place, on a full disk too
DELETED = 0  # as the number of a table's last entry


class Acknowledged(NamedTuple):
    """A table and the number of its last entry, or DELETED."""

    table: str
    seq: int


class Mark:
    """One line in a file of its own."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)

    def close(self) -> None:
        """Lets go of the file."""
        os.close(self._file)

    def read(self) -> Acknowledged | None:
        """What was noted last; None if nothing was, or it cannot be read."""
        return _read(os.pread(self._file, LENGTH, 0))

    def note(self, last: Acknowledged) -> None:
        """Notes it. If that fails, the mark stays behind, which does no harm."""
        with contextlib.suppress(OSError):
            os.pwrite(self._file, _written(last), 0)


def _written(last: Acknowledged) -> bytes:
    said = b"%b %d" % (last.table.encode(), last.seq)
    return (b"%08x %b" % (zlib.crc32(said), said)).ljust(LENGTH - 1) + b"\n"


def _read(line: bytes) -> Acknowledged | None:
    check, _, said = line.strip().partition(b" ")
    if check != b"%08x" % zlib.crc32(said):
        return None
    table, _, seq = said.decode().rpartition(" ")
    return Acknowledged(table, int(seq))
