"""A WebSocket client that puts its bytes together by hand, to send what no library would."""

import asyncio
import os
from base64 import b64encode

from kit.effort import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(body: bytes, opcode: int = TEXT, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """One frame of a client."""
    mask = os.urandom(4) if is_masked else b""
    masked = bytes(byte ^ mask[number % 4] for number, byte in enumerate(body)) if is_masked else body
    size = len(body) if len(body) < 126 else 126
    head = bytes((opcode | 0x80 * is_last, size | 0x80 * is_masked))
    return head + (len(body).to_bytes(2, "big") if size == 126 else b"") + mask + masked


class RawSocket:
    """One connection; `hello` has been said when it is open."""

    def __init__(self, url: str, table: str, headers: str = "") -> None:
        self._address = url.removeprefix("http://")
        self._table = table
        self._headers = headers  # more lines, each with its end

    async def __aenter__(self) -> "RawSocket":
        host, _, port = self._address.partition(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        key = b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /api/tables/{self._table}/stream HTTP/1.1\r\nHost: {self._address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{self._headers}\r\n".encode()
        )
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def read(self) -> tuple[int, bytes]:
        """The next frame: opcode and body."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def until(self, opcode: int, start: bytes = b"") -> bytes:
        """The body of the next frame of a kind."""
        while True:
            found, body = await self.read()
            if found == opcode and body.startswith(start):
                return body


async def request(
    url: str, line: str, *headers: str, host: str | None = "127.0.0.1", body: bytes = b""
) -> tuple[int, bytes]:
    """One request put together by hand: the status and the rest of the answer; 0 if we were hung up on."""
    address, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    lines = [line, *([] if host is None else [f"Host: {host}"]), "Connection: close", *headers]
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    async with asyncio.timeout(PATIENCE):
        try:
            answer = await reader.read()
        except ConnectionError:
            answer = b""
    writer.transport.abort()
    return int(answer.split(b" ", 2)[1]) if answer else 0, answer
