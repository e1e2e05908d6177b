"""How fast this machine is for a server: the least that could be called one, in the same run as ours.

A relay for tables of four: whatever the seat whose turn it is sends is stored in SQLite (a transaction for all that
wait, WAL, synchronous FULL) and then told to all four. No rules, no secrets, no questions, no words, no limits, nobody
asked who they are: Starlette and uvicorn as they come. `python bench/server_bare.py` measures it alone.
"""

import asyncio
import contextlib
import json
import queue
import sqlite3
import sys
import tempfile
import threading
import time
from typing import Any

import uvicorn
import uvloop
from server_clients import Load
from server_load import WINDOWS, median, window
from server_process import Server, keep_off_the_servers_core
from server_sockets import Socket
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

SEATS = 4
# What a move cost, in microseconds of processor time, on the machine that the project's figures were asked for on: one
# core of it relayed 11,600 moves a second of 500 clients.
ASKED_ON = 1e6 / 11_600
WARM_UP = 2.0


class Relay:
    """The server: what was said is stored, then told."""

    def __init__(self, database: str) -> None:
        self.tables: dict[str, list[WebSocket]] = {}
        self.waiting: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.telling: set[asyncio.Task[None]] = set()
        threading.Thread(target=self.write, args=(database,), daemon=True).start()

    def write(self, database: str) -> None:
        """The writer's thread: one transaction for all that wait."""
        base = sqlite3.connect(database, isolation_level=None)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, place TEXT, said TEXT)")
        while True:
            rows = [self.waiting.get()]
            while not self.waiting.empty():
                rows.append(self.waiting.get())
            base.execute("BEGIN")
            base.executemany("INSERT INTO moves (place, said) VALUES (?, ?)", rows)
            base.execute("COMMIT")
            assert self.loop is not None
            self.loop.call_soon_threadsafe(self.told, rows)

    def told(self, rows: list[tuple[str, str]]) -> None:
        """Stored: now it may be shown."""
        for table, said in rows:
            task = asyncio.get_running_loop().create_task(self.tell(table, said))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def tell(self, table: str, said: str) -> None:
        """To all four."""
        with contextlib.suppress(WebSocketDisconnect):  # they go all at once when enough was measured
            for line in self.tables[table]:
                await line.send_text(said)

    async def stream(self, line: WebSocket) -> None:
        """One connection: a hello, then moves."""
        await line.accept()
        self.loop = asyncio.get_running_loop()
        table = line.path_params["table"]
        await line.receive_text()
        here = self.tables.setdefault(table, [])
        here.append(line)
        if len(here) == SEATS:
            await self.tell(table, '{"seat":0,"move":0}')
        try:
            while True:
                move = json.loads(await line.receive_text())
                following = json.dumps({"seat": (move["seat"] + 1) % SEATS, "move": move["move"] + 1})
                self.waiting.put((table, following))
        except WebSocketDisconnect:
            here.remove(line)


class BareServer(Server):
    """The relay in a process of its own, on the core that ours gets."""

    def command(self, port: int, database: str) -> list[str]:
        """How it is started."""
        return [sys.executable, __file__, str(port), database]


class BarePlayer(Socket):
    """A seat that moves whenever it is its turn."""

    def __init__(self, load: Load, table: str, seat: int) -> None:
        super().__init__(table, b"{}")
        self.load = load
        self.seat = seat
        self._since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        super().connection_made(transport)
        self.load.connected += 1

    def take(self, frame: bytes) -> None:
        """What was said comes back stored; then it may be one's turn."""
        if self._since is not None:
            self.load.waited("turn", self._since)
            self._since = None
        told = json.loads(frame)
        if told["seat"] == self.seat:
            self._since = time.perf_counter()
            self.send(frame)


async def relayed(server: Server, clients: int, seconds: float) -> dict[str, Any]:
    """So many clients at tables of four, as fast as it goes."""
    load, loop = Load(clients, None, None), asyncio.get_running_loop()
    players = [BarePlayer(load, f"t{number // SEATS}", number % SEATS) for number in range(clients)]
    for player in players:
        await loop.create_connection(lambda player=player: player, "127.0.0.1", server.port)  # type: ignore[misc]
    await asyncio.sleep(WARM_UP)
    windows = [await window(server, load, seconds) for _ in range(WINDOWS)]
    for player in players:
        player.close()
    return {"clients": clients, **median(windows)}


def bare(clients: int = 500, seconds: float = 4.0) -> dict[str, Any]:
    """What the relay reaches here, and how this machine compares with the one that figures were asked for on."""
    keep_off_the_servers_core()
    with tempfile.TemporaryDirectory() as folder:
        server = BareServer(f"{folder}/moves.db")
        try:
            found = uvloop.run(relayed(server, clients, seconds))
        finally:
            server.stop()
    return {**found, "this_machine": round(ASKED_ON / found["cpu_us_per_turn"], 2)}


def serve(port: int, database: str) -> None:
    """The process that is measured."""
    relay = Relay(database)
    app = Starlette(
        routes=[
            Route("/healthz", lambda _request: PlainTextResponse("ok")),
            WebSocketRoute("/api/tables/{table}/stream", relay.stream),
        ]
    )
    uvicorn.run(app, port=port, ws="websockets-sansio", loop="uvloop", log_level="error", access_log=False)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        serve(int(sys.argv[1]), sys.argv[2])
    else:
        print(json.dumps(bare(), indent=1))
