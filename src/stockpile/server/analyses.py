"""Analyses of finished games: made in the pool for replays, slice by slice, so that others can come in between."""

import hashlib
import json
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any

import msgspec

from stockpile.server import examining
from stockpile.server.answers import Refused
from stockpile.server.examining import Reader
from stockpile.server.replays import Replays

MOST_KEPT = 24  # whole analyses; each is less than half a megabyte
MOST_RUNNING = 4
READY_LINES = 40  # of a kept analysis go out at once


class Analyses:
    """What was found is kept for whoever asks again, in whichever language, also if it is not all."""

    def __init__(self, replays: Replays, is_stopping: Callable[[], bool]) -> None:
        self._replays = replays
        self._is_stopping = is_stopping
        self._running = 0
        self._kept: OrderedDict[bytes, list[dict[str, Any]]] = OrderedDict()

    async def begun(self, text: str, depth: str, reader: Reader) -> dict[str, Any]:
        """The head of an analysis and its pieces of work; Refused if there can be none."""
        plan: dict[str, Any] = msgspec.json.decode(await self._replays.run(examining.planned, text, depth, reader))
        return plan

    async def lines(self, text: str, depth: str, reader: Reader, plan: dict[str, Any]) -> AsyncGenerator[bytes]:
        """All lines of an analysis, each as soon as it is known; Refused if too many are under way."""
        if self._running >= MOST_RUNNING:
            raise Refused("too-fast")
        self._running += 1
        try:
            async for line in self._lines(text, depth, reader, plan):
                yield line
        finally:
            self._running -= 1

    async def _run(self, work: Callable[..., bytes], *args: object) -> bytes:
        return await self._replays.run(work, *args, is_begun=True)

    async def _lines(self, text: str, depth: str, reader: Reader, plan: dict[str, Any]) -> AsyncIterator[bytes]:
        yield msgspec.json.encode(plan["head"]) + b"\n"
        key, pieces = hashlib.blake2b(f"{depth}\n{text}".encode()).digest(), plan["pieces"]
        found: list[dict[str, Any]] = []
        while len(found) < len(pieces):
            if self._is_stopping():
                yield _line({"kind": "end", "whole": False})
                return
            fresh = self._kept.get(key, [])[len(found) :][:READY_LINES]
            if not fresh:
                fresh = json.loads(await self._run(examining.examined, text, depth, pieces[len(found) :]))
            found += fresh
            self._keep(key, found)
            yield await self._run(examining.phrased, text, msgspec.json.encode(fresh), reader)
            yield _line({"kind": "progress", "done": len(found), "of": len(pieces)})
        yield await self._run(examining.summed, text, depth, msgspec.json.encode(found)) + b"\n"
        yield _line({"kind": "end", "whole": True})

    def _keep(self, key: bytes, found: list[dict[str, Any]]) -> None:
        if len(found) > len(self._kept.get(key, ())):
            self._kept[key] = found[:]
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _line(value: dict[str, Any]) -> bytes:
    return msgspec.json.encode(value) + b"\n"
