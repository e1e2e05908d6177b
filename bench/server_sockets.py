"""WebSocket clients that do no more than they must, so that the server is what is measured."""

import asyncio
import base64
import os
from typing import cast


class Socket(asyncio.Protocol):
    """A WebSocket client that reads no more of a frame than it needs."""

    def __init__(self, table: str, hello: bytes) -> None:
        self._table = table
        self._hello = hello
        self._data = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks to speak WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/tables/{self._table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cuts the stream into frames."""
        self._data += data
        if not self._is_open:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.splitlines()[0], head
            self._is_open = True
            self._data = bytearray(rest)
            self.send(self._hello)
        while (frame := self._frame()) is not None:
            self.take(frame)

    def _frame(self) -> bytes | None:
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        opcode, body = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        if opcode == 9:
            self._write(0x8A, body)
        return body if opcode == 1 else b""

    def send(self, body: bytes) -> None:
        """One text frame."""
        self._write(0x81, body)

    def _write(self, first: int, body: bytes) -> None:
        """Masked with zeros, which a server cannot tell from any other mask."""
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes([first]) + size + b"\0\0\0\0" + body)

    def take(self, frame: bytes) -> None:
        """A frame has come."""

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()


class Idler(Socket):
    """One who sits there and reads what little comes."""

    def __init__(self, table: str, token: str, language: str) -> None:
        super().__init__(table, b'{"do":"hello","token":"%b","language":"%b"}' % (token.encode(), language.encode()))
        self.has_read = False
        self.is_lost = False

    def take(self, frame: bytes) -> None:
        """The first frame is everything there is to know."""
        self.has_read = self.has_read or bool(frame)

    def connection_lost(self, _reason: Exception | None) -> None:
        """Somebody hung up."""
        self.is_lost = True


class Attacker(Socket):
    """Sends empty pings as fast as its share of the line allows, and comes back whenever it is cut."""

    def __init__(self, table: str) -> None:
        super().__init__(table, b'{"do":"hello"}')
        self.is_cut = False

    def connection_lost(self, _reason: Exception | None) -> None:
        """The server has had enough."""
        self.is_cut = True

    def ping(self, count: int) -> None:
        """So many at once; each is six bytes."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"\x89\x80\0\0\0\0" * count)
