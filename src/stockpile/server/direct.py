"""uvicorn's WebSocket with a short cut: whole texts go to and fro without a detour over events, queues and tasks.

Control frames, messages in pieces and whatever is wrong stay with uvicorn and `websockets`, as does any handshake that
is not ordinary (handshake.py); only what nearly all traffic consists of, a text in one frame, is read and written here.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, or in Python where there is no C

from stockpile.server.gate import Visit
from stockpile.server.opening import OpeningProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

EXTENSION = "stockpile.direct"  # under which an application finds its connection
WAKE = "stockpile.wake"  # a message of `receive` that only wakes
TEXT = 0x81  # one frame, the last of its message
MASKED = 0x80
MOST_WAITING = 1 << 16  # bytes
KEPT_HEADS = 2048  # heads of frames up to this size are made once: most frames are shorter
DATA = (0, 1, 2)  # opcodes of continuations, texts and bytes
CLOSE = 8
TOO_FAST = 4429
CLOSE_SECONDS = 5.0  # that the other side has to say good-bye in its turn
CUT_SECONDS = 1.0  # that it has to hear why it was cut; nothing is read from it any more
Taker = Callable[[str], None]
log = logging.getLogger("stockpile.direct")


class Outbox:
    """The connections of a loop that have something to write. Each writes once a turn, since every write costs dear,
    and one call of the loop does it for all."""

    def __init__(self) -> None:
        self._lines: list[DirectProtocol] = []

    def add(self, line: "DirectProtocol") -> None:
        """Lets a connection write at the end of this turn."""
        if not self._lines:
            line.loop.call_soon(self._write)
        self._lines.append(line)

    def _write(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.write_out()
            except Exception:  # it ends this connection, and no other
                log.exception("a connection could not be written to")
                line.hang_up()


_outboxes: "WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = WeakKeyDictionary()


def _outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    found = _outboxes.get(loop)
    if found is None:
        found = _outboxes[loop] = Outbox()
    return found


class DirectProtocol(OpeningProtocol):
    """An ordinary connection until `take_over` is called."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.is_writable = True
        self._taker: Taker | None = None
        self._drained: Callable[[], None] | None = None
        self._outbox = _outbox_of(self.loop)
        self._out: list[bytes] = []
        self._waiting = 0
        self._rest = b""
        self._is_in_pieces = False
        self._is_given_up = False
        self._is_cut = False
        self._is_left = False  # by the application
        self.close_timeout = CLOSE_SECONDS
        self.visit: Visit  # given by whoever let it in, before the first frame

    # For the application

    def take_over(self, taker: Taker, drained: Callable[[], None]) -> None:
        """From now on `taker` is called with each text, and `drained` when there is room to write again."""
        self._taker, self._drained = taker, drained
        for message in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            text = message.get("text")
            if isinstance(text, str):
                taker(text)  # it came right behind the first one
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_text(self, text: bytes) -> None:
        """Sends one frame; nobody waits. Whoever cares for the other side's pace looks at `is_writable`."""
        if not self._out:
            self._outbox.add(self)
        size = len(text)
        self._out += (_HEADS[size] if size < KEPT_HEADS else head_of(size), text)
        self._waiting += size
        if self._waiting > MOST_WAITING:
            self.write_out()  # so that the transport can say stop

    def write_out(self) -> None:
        """Writes what was sent."""
        if self._out and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out = []
        self._waiting = 0

    def wake(self) -> None:
        """Lets `receive` return."""
        self.queue.put_nowait({"type": WAKE})  # type: ignore[arg-type,misc]

    def hang_up(self) -> None:
        """At once, whatever still waits to be written."""
        self.transport.abort()

    def cut(self, code: int) -> None:
        """Says why and reads no more; whoever has not gone after a moment is hung up on."""
        self._is_cut = True
        self._rest = b""
        self.read_paused = False  # nothing shall resume it
        self.transport.pause_reading()
        self.write_out()
        if not self.handshake_complete or self.transport.is_closing():
            self.hang_up()
            return
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CUT_SECONDS, self.hang_up)

    # For the transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Its place is free again."""
        super().connection_lost(exc)
        self.visit.leave()
        self._let_go()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        """The application has ended."""
        super().on_task_complete(task)
        self._is_left = True
        self._let_go()

    def _let_go(self) -> None:
        """When both sides are gone: what holds each other would stay until somebody looks for such circles."""
        if self.disconnected and self._is_left:
            self._taker = self._drained = None
            self.scope["extensions"].clear()
            self.conn.parser.close()

    def pause_writing(self) -> None:
        """The other side reads too slowly."""
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self.is_writable = True
        if self._drained is not None:
            self._drained()

    def shutdown(self) -> None:
        """The server stops: what was sent comes before the good-bye."""
        self.write_out()
        super().shutdown()

    def begin(self, came: HttpToolsProtocol, answer: bytes) -> None:
        """Tells the application about the short cut."""
        super().begin(came, answer)
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def handle_connect(self, event: "Request") -> None:
        """The same after a handshake that is not ordinary; a refused handshake has no scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces is complete: it must not be overtaken by those that come in one."""
        text = b"".join(self.frames)
        if self._taker is not None and self.curr_msg_data_type == "text" and _is_utf8(text):
            self.frames = []
            if not self.close_sent:
                self._taker(text.decode())
            return
        super().send_receive_event_to_app()

    def data_received(self, data: bytes) -> None:
        """Cuts what comes into frames, each paid for before it is looked at; `websockets` only ever sees whole ones."""
        if self._is_cut:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self.visit.takes_read(len(data)):
            self.cut(TOO_FAST)
            return
        if self._is_given_up:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        start = 0
        while (found := self._next(data, start)) is not None:
            if not self.visit.takes_frame():
                self.cut(TOO_FAST)
                return
            body, stop = found
            self._take(data, start, body, stop)
            start = stop
        if self._is_given_up:
            self._rest = b""
            super().data_received(data[start:])
            return
        self._rest = data[start:]

    def _next(self, data: bytes, start: int) -> tuple[int, int] | None:
        """Where the payload of the next frame begins and ends, if all of it is there."""
        if len(data) < start + 2:
            return None
        second = data[start + 1]
        size, body = second & 127, start + 6
        if size > 125:
            wide = 2 if size == 126 else 8
            if len(data) < start + 2 + wide:
                return None
            size, body = int.from_bytes(data[start + 2 : start + 2 + wide], "big"), body + wide
        if not second & MASKED or size > (self.config.ws_max_size or size):
            self._is_given_up = True  # what is wrong with it, `websockets` says better
            return None
        return (body, body + size) if len(data) >= body + size else None

    def _take(self, data: bytes, start: int, body: int, stop: int) -> None:
        first = data[start]
        if self.close_sent and first & 15 != CLOSE:
            return  # what follows our good-bye is not read any more
        if first == TEXT and not self._is_in_pieces:
            text = apply_mask(data[body:stop], data[body - 4 : body])
            if text.isascii() or _is_utf8(text):
                (self._taker or self._queue_up)(text.decode())
                return
        if first & 15 in DATA:
            self._is_in_pieces = first < TEXT - 1
        super().data_received(data[start:stop])

    def _queue_up(self, text: str) -> None:
        """Before anybody takes texts they go the way of all events, and as there one at a time: the hello comes so."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes in a server's frame."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


_HEADS = tuple(head_of(size) for size in range(KEPT_HEADS))
