"""One connection that follows a table, with a bounded line of frames: a slow one is dropped, not the table."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from stockpile.session import Match

MOST_FRAMES = 256
MOST_BYTES = 1 << 20
TOO_SLOW = 4409
RESTART = 1012
NO_TABLE = 4404


class Sink(Protocol):
    """What carries frames to the other side."""

    is_writable: bool

    def send_text(self, text: bytes) -> None:
        """Carries one frame."""

    def wake(self) -> None:
        """Something has changed that whoever looks after the connection should see."""


class Listener:
    """`push` never waits: a frame goes out at once, or into the line while the other side is slow."""

    __slots__ = ("_bytes", "_identify", "_line", "_sink", "close_code", "host", "language", "seat")

    def __init__(self, identify: Callable[[Match], tuple[int | None, bool]], sink: Sink) -> None:
        self._identify = identify  # which seat it may look through, and whether it is the host's, at any time
        self.seat: int | None = None
        self.host = False
        self.language: str | None = None
        self.close_code: int | None = None
        self._sink = sink
        self._line: deque[bytes] = deque()
        self._bytes = 0

    def look_up(self, match: Match) -> None:
        """Finds out who this is now."""
        self.seat, self.host = self._identify(match)

    def push(self, frame: bytes) -> None:
        """Sends a frame, or puts it in line."""
        if self.close_code is not None:
            return
        if self._sink.is_writable and not self._line:
            self._sink.send_text(frame)
            return
        if len(self._line) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self.close(TOO_SLOW)
            return
        self._line.append(frame)
        self._bytes += len(frame)

    def flush(self) -> None:
        """The other side has caught up: what is in line goes out, as far as it can."""
        while self._line and self._sink.is_writable:
            frame = self._line.popleft()
            self._bytes -= len(frame)
            self._sink.send_text(frame)

    def close(self, code: int) -> None:
        """No frame follows; the connection is to be closed."""
        if self.close_code is None:
            self.close_code = code
            self._line.clear()
            self._sink.wake()
