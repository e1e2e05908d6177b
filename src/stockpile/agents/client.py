"""A client of the server, as docs/protocol.md has it: requests over HTTP, and one table followed over a WebSocket."""

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from stockpile.engine.question import Refusal

SECONDS = 30.0
MOST_FRAME = 1 << 22
LOOPBACK = ("127.0.0.1", "::1", "localhost")
FINAL = (4400, 4401, 4403, 4404)  # closed for good; after any other code a client comes back
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # before it does


class Unreachable(Exception):
    """The server does not answer, or not as one."""


class RequestRefused(Exception):
    """The server has refused a request."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.key}".strip())
        self.refusal = refusal


class ServerClient:
    """Single requests. Tokens go into headers, never into addresses or messages."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.is_near = (urlsplit(url).hostname or "") in LOOPBACK
        proxies = [urllib.request.ProxyHandler({})] if self.is_near else []
        self._opener = urllib.request.build_opener(*proxies)

    async def get(self, path: str, token: str | None = None) -> dict[str, Any]:
        """What is there."""
        return await asyncio.to_thread(self._asked, path, None, token)

    async def post(self, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        """What becomes of a wish."""
        return await asyncio.to_thread(self._asked, path, body, token)

    def _asked(self, path: str, body: dict[str, Any] | None, token: str | None) -> dict[str, Any]:
        headers = {"Accept": "application/json", "Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/{path}", data, headers)  # noqa: S310  checked to be http
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            raise RequestRefused(_refusal(error)) from None
        except (OSError, ValueError) as error:
            raise Unreachable(f"{self.url}: {getattr(error, 'reason', None) or error}") from None


def _refusal(error: urllib.error.HTTPError) -> Refusal:
    """What stands in the body of a refusal."""
    with error:
        try:
            told = json.load(error)["refused"]
            return Refusal(told["rule"], told["key"], **told["args"])
        except (ValueError, KeyError, TypeError):
            raise Unreachable(f"{error.url}: {error.code} {error.reason}") from None


class SeatStream:
    """One seat's stream of a table; comes back by itself when the connection breaks."""

    def __init__(self, server: ServerClient, table: str, token: str, take: Callable[[dict[str, Any]], None]) -> None:
        self.table = table
        self._server = server
        self._token = token
        self._take = take
        self._number: int | None = None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self.closed_with: int | None = None

    def start(self) -> None:
        """Begins to follow."""
        self._task = asyncio.create_task(self._follow())

    async def close(self) -> None:
        """Hangs up."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def until(self, happened: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is so, or the time is over, or the stream has ended; says whether it is so."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: happened() or self.closed_with is not None)
        return happened()

    async def _follow(self) -> None:
        failures = 0
        while self.closed_with is None:
            before = self._number
            code = await self._connected()
            if code in FINAL:
                self.closed_with = code
                await self._notify()
                return
            failures = 0 if self._number != before else failures + 1
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _connected(self) -> int | None:
        """One connection from hello to its end; gives the code that it was closed with."""
        query = "" if self._number is None else f"?since={self._number}"
        address = f"{self._server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/stream{query}"
        proxy: Any = None if self._server.is_near else True
        try:
            async with connect(address, compression=None, max_size=MOST_FRAME, proxy=proxy) as socket:
                await socket.send(json.dumps({"do": "hello", "token": self._token}))
                try:
                    async for text in socket:
                        frame = json.loads(text)
                        self._take(frame)
                        self._number = frame.get("number", self._number)
                        await self._notify()
                except ConnectionClosed:
                    pass
                return socket.close_code
        except (OSError, WebSocketException):
            return None

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()
