"""One connection that follows a table, with a bounded line of frames: a slow one is dropped, not the table."""

import asyncio
from collections import deque
from collections.abc import Callable

from stockpile.session import Match

MOST_FRAMES = 256
MOST_BYTES = 1 << 20
TOO_SLOW = 4409
RESTART = 1012


class Listener:
    """`push` never waits; whoever carries the frames takes them with `taken`."""

    def __init__(self, identify: Callable[[Match], int | None]) -> None:
        self.identify = identify  # which seat it may look through, at any time
        self.seat: int | None = None
        self.host = False
        self.language: str | None = None
        self.close_code: int | None = None
        self._line: deque[str] = deque()
        self._bytes = 0
        self._woken: asyncio.Future[None] | None = None

    def push(self, frame: str) -> None:
        """Puts a frame in line."""
        if self.close_code is not None:
            return
        if len(self._line) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self.close(TOO_SLOW)
            return
        self._line.append(frame)
        self._bytes += len(frame)
        self._wake()

    def close(self, code: int) -> None:
        """No frame follows; the connection is to be closed."""
        if self.close_code is None:
            self.close_code = code
            if code == TOO_SLOW:
                self._line.clear()
            self._wake()

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def taken(self) -> list[str]:
        """The frames in line, at least one; an empty list when it is over."""
        while not self._line and self.close_code is None:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        frames = list(self._line)
        self._line.clear()
        self._bytes = 0
        return frames
