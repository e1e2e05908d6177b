"""Those who are there: players who write down what they were told, and attackers from another address."""

import asyncio
import contextlib
import json
import os
from base64 import b64encode
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from server.kit.journal import Survivor
from websockets.asyncio.client import ClientConnection

ATTACKER = "127.0.0.2"


class Witness(Survivor):
    """A player who takes a moment for each answer and keeps every message they were ever sent."""

    def __init__(self, addresses: list[str], table: str, token: str, draw: Random, pause: float) -> None:
        super().__init__(addresses, table, token, draw)
        self.heard: dict[int, dict[str, Any]] = {}
        self._pause = pause

    async def _answer(self, socket: ClientConnection) -> None:
        state = getattr(self, "_state", None)
        for message in (state or {}).get("messages", ()):
            self.heard[message["number"]] = message
        if state is not None and state["question"] is not None and self._pending is None:
            await asyncio.sleep(self._draw.uniform(0.5, 1.5) * self._pause)
        await super()._answer(socket)


async def attack(port: int, table: str, draw: Random) -> None:
    """Floods, broken frames, idle sockets and records that are none, one after the other, until it is cancelled."""
    while True:
        for way in (flood, rubbish, silence, records):
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                async with asyncio.timeout(5):
                    await way(port, table, draw)
            await asyncio.sleep(draw.uniform(0.2, 1.0))


@contextlib.asynccontextmanager
async def _line(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket from the attacker's address, hung up in the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def _stream(port: int, table: str) -> AsyncIterator[asyncio.StreamWriter]:
    """The same after asking for a stream."""
    key = b64encode(os.urandom(16)).decode()
    async with _line(port) as (_, writer):
        writer.write(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        yield writer


async def flood(port: int, table: str, _draw: Random) -> None:
    """Empty pings, a megabit in a moment."""
    async with _stream(port, table) as writer:
        for _ in range(20):
            writer.write(b"\x89\x80\0\0\0\0" * 1000)
            await writer.drain()
            await asyncio.sleep(0.02)


async def rubbish(port: int, table: str, draw: Random) -> None:
    """Bytes that mean nothing."""
    async with _stream(port, table) as writer:
        for _ in range(10):
            writer.write(draw.randbytes(draw.randrange(1, 400)))
            await writer.drain()
            await asyncio.sleep(0.02)


async def silence(port: int, table: str, _draw: Random) -> None:
    """Sockets that say nothing."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(20):
            await stack.enter_async_context(_stream(port, table))
        await asyncio.sleep(1)


async def records(port: int, _table: str, draw: Random) -> None:
    """A record that names a file, and one that is too long."""
    for body in (json.dumps({"setup": {"players": 3, "components": "/dev/zero"}}), "x" * draw.randrange(100_000)):
        async with _line(port) as (reader, writer):
            head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(body)}\r\n\r\n"
            writer.write(head.encode() + body.encode())
            await reader.readline()
