"""Clients that survive a server's death: they resend what was not acknowledged, and keep their own books."""

import asyncio
import contextlib
import json
from collections.abc import Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Move = dict[str, Any]


class Survivor:
    """Plays one seat over as many connections as it takes. `acknowledged` is what it was promised is stored."""

    def __init__(self, addresses: list[str], table: str, token: str, draw: Random) -> None:
        self.addresses = addresses
        self.table = table
        self.token = token
        self.acknowledged: list[tuple[str, list[int]]] = []
        self.over = False
        self.reconnects = 0
        self._draw = draw
        self._moves = 0
        self._pending: Move | None = None
        self._socket: ClientConnection | None = None
        self._is_stopped = False

    async def run(self) -> None:
        """Until the game is over."""
        while not self.over and not self._is_stopped:
            address = self._draw.choice(self.addresses).replace("http", "ws", 1)
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                path = f"{address}/api/tables/{self.table}/stream"
                async with connect(path, compression=None, max_size=None, proxy=None, open_timeout=5) as socket:
                    self._socket = socket
                    await socket.send(json.dumps({"do": "hello", "token": self.token}))
                    await self._talk(socket)
            self.reconnects += 1
            await asyncio.sleep(0.02)

    def stop(self) -> None:
        """Enough: hangs up."""
        self._is_stopped = True
        if self._socket is not None:
            self._socket.transport.abort()

    async def _talk(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        async for text in socket:
            frame = json.loads(text)
            if frame["frame"] == "reply":
                self._replied(frame)
            elif frame["frame"] in ("snapshot", "update"):
                if frame["result"] is not None or (frame.get("table") or {}).get("state") == "closed":
                    self.over = True
                    return
                self._state = frame
            await self._answer(socket)

    def _replied(self, frame: dict[str, Any]) -> None:
        pending = self._pending
        if pending is None or frame["id"] != pending["id"]:
            return
        if frame["ok"]:
            self.acknowledged.append((pending["move_id"], pending["answers"]))
        self._pending = None

    async def _answer(self, socket: ClientConnection) -> None:
        """A new decision, if we are asked and nothing is pending."""
        question = self._state["question"] if hasattr(self, "_state") else None
        if question is None or self._pending is not None:
            return
        self._moves += 1
        chosen = self._draw.choice(question["answers"])
        name = f"{self.token[:6]}-{self._moves}"
        fixed = {"do": "answer", "id": self._moves, "move_id": name, "answers": [chosen]}
        self._pending = {**fixed, "revision": self._state["revision"]}
        self._state = {**self._state, "question": None}
        await socket.send(json.dumps(self._pending))


def judged(entries: list[dict[str, Any]], survivors: Sequence[Survivor]) -> int:
    """Compares the clients' books with the log: nothing lost, doubled or reordered; gives the number acknowledged."""
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    answered = [entry for entry in entries if entry["kind"] == "answered"]
    moves = [(entry["seat"], entry["move"]) for entry in answered if "move" in entry]
    assert len(moves) == len(set(moves))
    total = 0
    for survivor in survivors:
        mine = [(entry["move"], entry["answers"]) for entry in answered if entry["move"].startswith(survivor.token[:6])]
        kept = [move for move in mine if move in survivor.acknowledged]
        assert kept == survivor.acknowledged
        # Stored, but the acknowledgement was lost on the way, or came after the end of the game.
        assert len(mine) - len(kept) <= survivor.reconnects + 1
        total += len(kept)
    return total
