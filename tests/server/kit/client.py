"""A client as anybody could write one: it knows the protocol, folds events, and keeps everything it was told."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kit.effort import PATIENCE
from kit.fold import fold

Frame = dict[str, Any]


class Client:
    """One seat, or with no token a spectator, on one stream."""

    def __init__(self, url: str, table: str, token: str | None = None, *, language: str | None = None) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.language = language
        self.number = 0
        self.state: Frame = {}
        self.view: dict[str, Any] | None = None
        self.raw: list[str] = []
        self.messages: list[Frame] = []
        self.replies: dict[int, Frame] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._commands = 0
        self.closed_with: int | None = None

    async def open(self, since: int | None = None) -> "Client":
        """Connects and waits for the first frame."""
        query = "" if since is None else f"?since={since}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/stream{query}"
        self._socket = await connect(address, compression=None, max_size=None, proxy=None)
        self.closed_with = None
        hello: dict[str, Any] = {"do": "hello", "token": self.token}
        if self.language is not None:
            hello["language"] = self.language
        await self._socket.send(json.dumps(hello))
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.state) or self.closed_with is not None)
        return self

    async def close(self) -> None:
        """Hangs up."""
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                self.take(str(text))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed_with = self._socket.close_code
            async with self._changed:
                self._changed.notify_all()

    def take(self, text: str) -> None:
        """One frame."""
        self.raw.append(text)
        frame = json.loads(text)
        kind = frame["frame"]
        if kind == "reply":
            self.replies[frame["id"]] = frame
            return
        if kind == "presence":
            return
        assert frame["number"] >= self.number
        self.number = frame["number"]
        if kind == "snapshot":
            self.state, self.view = frame, frame["view"]
            return
        self.messages += frame["messages"]
        self.state = {**self.state, **{key: value for key, value in frame.items() if key != "messages"}}
        if "view" in frame:
            self.view = frame["view"]
            return
        events = [message["event"] for message in frame["messages"] if message["kind"] == "event"]
        if self.view is not None:
            self.view = fold(self.view, events)

    async def until(self, happened: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits for something in what was told."""
        async with asyncio.timeout(seconds):
            async with self._changed:
                await self._changed.wait_for(happened)

    def was_told_present(self, *seats: bool) -> bool:
        """Whether the newest word on who is there says so, whatever was told since."""
        newest = next((told for told in reversed(self.raw) if '"present":' in told), "")
        return f'"present":{json.dumps(seats, separators=(",", ":"))}' in newest

    async def reach(self, number: int) -> None:
        """Waits until we were told everything up to a number."""
        await self.until(lambda: self.number >= number or self.closed_with is not None)

    async def close_seen(self) -> int | None:
        """Waits until the server hangs up; gives its code."""
        await self.until(lambda: self.closed_with is not None)
        return self.closed_with

    async def do(self, command: str, **fields: Any) -> Frame:
        """Gives a command and waits for its reply."""
        self._commands += 1
        number = self._commands
        await self.send({"do": command, "id": number, **fields})
        await self.until(lambda: number in self.replies or self.closed_with is not None)
        return self.replies[number]

    async def send(self, message: object) -> None:
        """Sends anything."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    @property
    def is_asked(self) -> bool:
        """Whether there is a question for us."""
        return self.state.get("question") is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.get("result") is not None

    async def play(self, draw: Random, answers: int | None = None) -> int:
        """Answers whatever is asked until the game is over, or so many times."""
        given = 0
        while answers is None or given < answers:
            await self.until(lambda: self.is_asked or self.is_over or self.closed_with is not None)
            if self.is_over or self.closed_with is not None:
                break
            revision, question = self.state["revision"], self.state["question"]
            chosen = draw.choice(question["answers"])
            reply = await self.do("answer", revision=revision, move_id=f"{revision}-{draw.random()}", answers=[chosen])
            if reply["ok"]:
                given += 1
                await self.reach(reply["number"])
        return given


class Http:
    """The HTTP side, with or without a token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.client = httpx.AsyncClient(base_url=url, headers=headers, trust_env=False, timeout=PATIENCE)

    async def __aenter__(self) -> "Http":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def get(self, path: str, **query: Any) -> httpx.Response:
        """A page."""
        return await self.client.get(path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """A request with a JSON body."""
        return await self.client.post(path, json=body)


async def new_table(url: str, **wish: Any) -> dict[str, Any]:
    """Makes a table and gives what its maker is told; it begins when it is full, and everything is asked."""
    async with Http(url) as http:
        answer = await http.post("/api/tables", **{"start": "full", "only_answers": "ask", **wish})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told


async def sit(url: str, table: str, name: str, **more: Any) -> dict[str, Any]:
    """Sits down."""
    async with Http(url) as http:
        answer = await http.post(f"/api/tables/{table}/seats", **{"name": name, "only_answers": "ask", **more})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told
