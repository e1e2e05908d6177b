"""The workers beside this one: whoever follows a table is handed to the worker where that table is at home.

Any worker can serve any table, since the database decides. But each one that follows a table plays every answer again,
so a table whose four people sit in four workers costs four times as much. A connection is therefore passed on, with
what was already read from it, as soon as its first request names a table. If the home does not answer, the table is
served here.
"""

import array
import contextlib
import mmap
import os
import socket
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from typing import NamedTuple

MOST_PASSED = 64 * 1024  # bytes of a request that go along with its connection
ALIVE_SECONDS = 3.0  # so long after its last sign a worker is taken to be there
SIGN_SECONDS = 0.5
_SIGN = struct.Struct("d")
_AN_INT = array.array("i").itemsize
Taken = Callable[[socket.socket, bytes], None]


class Doors(NamedTuple):
    """What the workers of one server share, as numbers of open files: made once, handed down to each."""

    inboxes: tuple[int, ...]  # from which each worker takes the connections it is given
    slots: tuple[int, ...]  # into which the others put them
    signs: int  # memory in which each notes the time

    @classmethod
    def made(cls, count: int) -> "Doors | None":
        """For so many workers; None where the system cannot hand on open files in whole messages."""
        if not hasattr(socket, "SOCK_SEQPACKET") or not hasattr(socket, "SCM_RIGHTS"):
            return None
        try:
            pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
        except OSError:
            return None
        with tempfile.TemporaryFile() as memory:
            memory.truncate(_SIGN.size * count)
            signs = os.dup(memory.fileno())
        return cls(tuple(one.detach() for one, _ in pairs), tuple(other.detach() for _, other in pairs), signs)

    @property
    def files(self) -> tuple[int, ...]:
        """All of them."""
        return (*self.inboxes, *self.slots, self.signs)

    def to_text(self, me: int) -> str:
        """For the environment of one worker."""
        return " ".join(map(str, (me, len(self.inboxes), *self.files)))

    @classmethod
    def of_text(cls, text: str) -> tuple[int, "Doors"]:
        """Which worker this is, and the doors of all."""
        me, count, *files = map(int, text.split())
        return me, cls(tuple(files[:count]), tuple(files[count : 2 * count]), files[2 * count])


class Neighbours:
    """The doors as one worker uses them."""

    def __init__(self, me: int, doors: Doors, clock: Callable[[], float] = time.monotonic) -> None:
        self._me = me
        self._clock = clock
        self._count = len(doors.inboxes)
        self._inbox = socket.socket(fileno=doors.inboxes[me])
        self._inbox.setblocking(False)
        self._slots = [socket.socket(fileno=slot) for slot in doors.slots]
        for slot in self._slots:
            slot.setblocking(False)
        self._signs = mmap.mmap(doors.signs, _SIGN.size * self._count)

    @property
    def inbox(self) -> int:
        """To be watched: when it can be read, somebody has passed on a connection."""
        return self._inbox.fileno()

    def home_of(self, table: str) -> int:
        """The number of the worker in which a table is at home, whichever worker asks."""
        return zlib.crc32(table.encode()) % self._count

    def sign(self, *, alive: bool = True) -> None:
        """Notes that this worker is there, or that it goes."""
        _SIGN.pack_into(self._signs, _SIGN.size * self._me, self._clock() if alive else 0.0)

    def _is_alive(self, worker: int) -> bool:
        (noted,) = _SIGN.unpack_from(self._signs, _SIGN.size * worker)
        return bool(self._clock() - noted < ALIVE_SECONDS)

    def passed_on(self, table: str, connection: int, came: bytes) -> bool:
        """Whether a connection was given to the home of a table, with what has come from it; else it stays here."""
        home = self.home_of(table)
        if home == self._me or len(came) > MOST_PASSED or not self._is_alive(home):
            return False
        with contextlib.suppress(OSError):  # its inbox is full
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))
            self._slots[home].sendmsg([came], [rights])
            return True
        return False

    def take(self, taken: Taken) -> None:
        """Everything that lies in the inbox."""
        while True:
            try:
                came, rights, _, _ = self._inbox.recvmsg(MOST_PASSED, socket.CMSG_LEN(_AN_INT))
            except OSError:  # nothing is left
                return
            if not came and not rights:
                return
            for _, _, given in rights:
                taken(socket.socket(fileno=int.from_bytes(given[:_AN_INT], sys.byteorder)), came)

    def close(self) -> None:
        """Passes nothing on any more, and takes nothing."""
        self.sign(alive=False)
        for one in (self._inbox, *self._slots):
            one.close()
        self._signs.close()
