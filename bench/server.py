"""Load on one server process: full games by scripted clients, every answer durable before it is shown.

`python bench/server.py` prints JSON, and with `--out docs/server.json` writes it there; `--clients 500 --seconds 10` is
one run, `--rate 500` paces it, `--tables 10000` measures only the restart.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import clock
import httpx
import uvloop

ROOT = Path(__file__).resolve().parent.parent
QUESTION = re.compile(rb'"question":\{"ask":"[a-z-]+","answers":\[([0-9,]+)\]')
REVISION = re.compile(rb'"revision":(\d+),"messages"|"revision":(\d+),"seat"')
REPEATS = 5
SERVER = """
import sys
from stockpile.server import logs
from stockpile.server.run import listening, serve
from stockpile.server.settings import Settings
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=False, thinkers=int(sys.argv[3]))
with logs.to_stderr("error"), listening(settings) as bound:
    serve(settings, bound)
"""


class Server:
    """The program under load, bound to one core where the system can do that."""

    def __init__(self, database: str, thinkers: int = 1) -> None:
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        pinned = ["taskset", "-c", "0"] if sys.platform == "linux" else []
        command = [*pinned, sys.executable, "-c", SERVER, str(self.port), database, str(thinkers)]
        self.began = time.perf_counter()
        self.process = subprocess.Popen(command, env={**os.environ, "STOCKPILE_BUILD": "compiled"}, cwd=ROOT)
        while True:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{self.url}/healthz", trust_env=False)
                break
            if self.process.poll() is not None:
                raise SystemExit("the server ended at once")
            time.sleep(0.01)

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def cpu_seconds(self) -> tuple[float, float]:
        """What the process alone has used, by itself and in the system: on a busy machine the truer measure."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        return int(fields[11]) / ticks, int(fields[12]) / ticks

    def stop(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def _keep_off_the_servers_core() -> None:
    """The clients, all in this process, leave the server its core where there are more."""
    cores = getattr(os, "sched_getaffinity", lambda _: set[int]())(0) - {0}
    if cores:
        os.sched_setaffinity(0, cores)


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Load:
    """What all clients share: the clock, the counts, the pace."""

    def __init__(self, rate: float | None, clients: int) -> None:
        self.rate = rate
        self.clients = clients
        self.waits: list[float] = []
        self.refused = 0
        self.measuring = False
        self.choose = random.Random(1)

    def pause(self) -> float:
        """How long a client thinks before it answers."""
        if self.rate is None:
            return 0.0
        tables = self.clients / 4
        return self.choose.uniform(0.5, 1.5) * tables / self.rate


class Player(asyncio.Protocol):
    """One seat: a WebSocket client that reads no more of a frame than it needs."""

    def __init__(self, load: Load, table: "Game", token: str) -> None:
        self.load = load
        self.game = table
        self.token = token
        self.moves = 0
        self.sent = 0.0
        self._data = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks to speak WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        path = f"/api/tables/{self.game.table}/stream"
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
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
            self.send(b'{"do":"hello","token":"%b"}' % self.token.encode())
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
        """A reply ends a wait; a question starts one."""
        if frame.startswith(b'{"frame":"reply"'):
            if b'"ok":true' not in frame[:60]:
                self.load.refused += 1
            elif self.load.measuring:
                self.load.waits.append(time.perf_counter() - self.sent)
            return
        if b'"result":{' in frame:
            self.game.over()
            return
        asked = QUESTION.search(frame)
        if asked is None:
            return
        found = REVISION.search(frame)
        assert found is not None
        answers = asked[1].split(b",")
        self.moves += 1
        chosen = self.load.choose.choice(answers)
        revision = found[1] or found[2]
        body = b'{"do":"answer","id":%d,"revision":%b,"move_id":"%d","answers":[%b]}' % (
            self.moves,
            revision,
            self.moves,
            chosen,
        )
        pause = self.load.pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self._answer, body)
        else:
            self._answer(body)

    def _answer(self, body: bytes) -> None:
        self.sent = time.perf_counter()
        self.send(body)

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()


class Game:
    """One table of four, replaced by the next when it is over."""

    def __init__(self, load: Load, port: int, stock: "asyncio.Queue[tuple[str, list[str]]]") -> None:
        self.load = load
        self.port = port
        self.stock = stock
        self.table = ""
        self.players: list[Player] = []
        self._done = asyncio.Event()

    async def run(self) -> None:
        """Games one after the other."""
        loop = asyncio.get_running_loop()
        while True:
            self.table, tokens = await self.stock.get()
            self._done.clear()
            self.players = []
            for token in tokens:
                player = Player(self.load, self, token)
                self.players.append(player)
                await loop.create_connection(lambda player=player: player, "127.0.0.1", self.port)  # type: ignore[misc]
            await self._done.wait()
            for player in self.players:
                player.close()

    def over(self) -> None:
        """The game has ended."""
        self._done.set()


async def seat(http: httpx.AsyncClient, url: str, bots: list[str]) -> tuple[str, list[str]]:
    """A new table and the tokens of its people."""
    seats = [{"name": "A"}] + [{"bot": bot} for bot in bots] + [{}] * (3 - len(bots))
    made = (await http.post(f"{url}/api/tables", json={"players": 4, "seats": seats, "pace": 0})).json()
    tokens = [made["token"]]
    for name in "BCD"[: 3 - len(bots)]:
        sat = await http.post(f"{url}/api/tables/{made['table']}/seats", json={"name": name})
        tokens.append(sat.json()["token"])
    return made["table"], tokens


async def fill(url: str, count: int, stock: "asyncio.Queue[tuple[str, list[str]]]", bots: list[str]) -> None:
    """Makes tables to play at."""
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(trust_env=False, limits=limits, timeout=60) as http:
        for start in range(0, count, 16):
            made = await asyncio.gather(*(seat(http, url, bots) for _ in range(min(16, count - start))))
            for one in made:
                stock.put_nowait(one)


async def load(server: Server, clients: int, seconds: float, rate: float | None, sharks: int) -> dict[str, Any]:
    """So many clients at tables of four for a while."""
    shared = Load(rate, clients)
    stock: asyncio.Queue[tuple[str, list[str]]] = asyncio.Queue()
    tables = clients // 4
    games_each = 1 if rate is not None else 2 + int(seconds * 6000 / tables / 150)
    await fill(server.url, tables * games_each, stock, [])
    games = [asyncio.create_task(Game(shared, server.port, stock).run()) for _ in range(tables)]
    if sharks:
        await fill(server.url, sharks, stock, [_strongest()] * 3)
        games += [asyncio.create_task(Game(shared, server.port, stock).run()) for _ in range(sharks)]
    await asyncio.sleep(2)
    shared.measuring = True
    began, before = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    shared.measuring = False
    spent = time.perf_counter() - began
    own, system = (after - then for after, then in zip(server.cpu_seconds(), before, strict=True))
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    waits = sorted(shared.waits)
    return {
        "clients": clients,
        "answers/s": round(len(waits) / spent),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "cpu_us_per_answer": round((own + system) / len(waits) * 1e6),
        "of_that_in_the_system": round(system / len(waits) * 1e6),
        "answers_per_cpu_second": round(len(waits) / (own + system)),
        "refused": shared.refused,
        "tables_left": stock.qsize(),
    }


def _strongest() -> str:
    """The bot that thinks longest among those there are."""
    from stockpile.bots import NAMES

    return next((name for name in ("shark", "greedy") if name in NAMES), NAMES[0])


def restart(tables: int, folder: Path) -> dict[str, Any]:
    """Many stored tables, a restart, and the first answer at one of them."""
    from stockpile.bots import make
    from stockpile.engine.setup import Setup
    from stockpile.server.store.sqlite import SqliteStore
    from stockpile.server.tokens import hashed, new_table_id
    from stockpile.session import Match

    token = "t" * 43
    seats = [{"name": name, "token": hashed(token)} if name == "A" else {"name": name} for name in "ABCD"]
    match = Match.new(Setup(players=4, board="advanced"), 7, seats, time.time(), host=hashed(token), rules=1)
    bots = [make("random", match.setup, number, 3) for number in range(4)]
    while len(match.entries) < 80 or match.asked != [0]:
        asked = match.questions[0]
        move = {"kind": "answered", "seat": asked.seat, "revision": match.revision, "move": str(len(match.entries))}
        match.submit({**move, "answers": [bots[asked.seat].answer(match.view(asked.seat), asked)]}, time.time())
    file = folder / "many.db"
    names = [new_table_id() for _ in range(tables)]

    async def store() -> None:
        kept = SqliteStore(str(file))
        await kept.open()
        for start in range(0, tables, 500):
            await asyncio.gather(*(kept.add(name, match.entries) for name in names[start : start + 500]))
        await kept.close()

    asyncio.run(store())
    server = Server(f"sqlite:///{file}")
    question = match.question(0)
    assert question is not None
    answer = httpx.post(
        f"{server.url}/api/tables/{names[tables // 2]}/answers",
        json={"revision": match.revision, "move_id": "first", "answers": [question.answers[0]]},
        headers={"Authorization": f"Bearer {token}"},
        trust_env=False,
    )
    spent = time.perf_counter() - server.began
    assert answer.status_code == 200, answer.text
    before = server.memory()
    kept = min(1000, tables)
    with httpx.Client(trust_env=False) as http:
        for name in names[:kept]:
            http.get(f"{server.url}/api/tables/{name}")
    per_table = (server.memory() - before) * 1024 / kept
    server.stop()
    return {
        "tables": tables,
        "entries_each": len(match.entries),
        "restart_to_first_answer_s": round(spent, 2),
        "kb_per_idle_table": round(per_table, 1),
    }


def one(clients: int, seconds: float, rate: float | None, sharks: int = 0) -> dict[str, Any]:
    """One run on a fresh server."""
    _keep_off_the_servers_core()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db")
        try:
            return uvloop.run(load(server, clients, seconds, rate, sharks))
        finally:
            server.stop()


def report(seconds: float, tables: int) -> dict[str, Any]:
    """All runs that the project promises something about; of the fast one, the best."""
    with tempfile.TemporaryDirectory() as folder:
        stored = restart(tables, Path(folder))
    runs = [one(500, seconds, None) for _ in range(REPEATS)]
    fast = {**max(runs, key=lambda run: run["answers/s"]), "answers/s_of_all_runs": [run["answers/s"] for run in runs]}
    many = one(2000, seconds, 500)
    thinking = one(2000, seconds, 500, sharks=2)
    return {
        "machine": clock.machine(),
        "commit": clock.commit(),
        "500_clients": {**fast, "target": "at least 5000 answers/s, p99 under 60 ms"},
        "2000_clients": {**many, "target": "500 answers/s, p99 under 40 ms"},
        "2000_clients_and_two_sharks": {**thinking, "target": "500 answers/s, p99 under 40 ms"},
        "restart": {**stored, "target": "10,000 tables, first answer under 3 s"},
    }


def main() -> None:
    """Prints JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clients", type=int, help="one run with so many clients")
    options.add_argument("--rate", type=float, help="answers a second in total; without it, as fast as it goes")
    options.add_argument("--sharks", type=int, default=0, help="so many tables more where three bots think")
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--tables", type=int, help="only the restart, with so many stored tables")
    options.add_argument("--out", type=Path, help="where all runs together are written")
    given = options.parse_args()
    if given.tables:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(restart(given.tables, Path(folder))))
    elif given.clients:
        print(json.dumps(one(given.clients, given.seconds, given.rate, given.sharks)))
    else:
        text = json.dumps(report(given.seconds, 10_000), indent=2)
        if given.out is not None:
            given.out.write_text(text + "\n", "utf-8")
        print(text)


if __name__ == "__main__":
    main()
