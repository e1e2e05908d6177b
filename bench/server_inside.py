"""What a turn of a browser costs the server from the text that came in to the texts that go out: without sockets.

`python bench/server_inside.py` plays whole games of four in this one process: each client previews, then answers, and
reads French; every answer is durable before anybody is told. Counted is processor time, of the thread that serves and
of the one that writes; what the clients take to choose their answers is taken off. Fewer things disturb it than
`bench/server.py`, so that two trees can be told apart on a machine that has other things to do:
`--against TREE` measures the other tree (with its own `.venv` and build) in turn with this one and prints the ratio.
Even so two runs of one tree differ by a tenth on a busy machine. `--calls` counts instead of measuring: how often a
turn calls what, in Python and from Python in C, which is the same at every run.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import uvloop

from stockpile.engine.setup.setup import Setup
from stockpile.server.garbage import rare_collections
from stockpile.server.settings import Settings
from stockpile.server.store.choice import opened
from stockpile.server.stream import TableStream
from stockpile.server.tables import Tables
from stockpile.server.tokens import hashed

NAMES = ("Ada", "Bea", "Cleo", "Dana")
QUESTION = re.compile(rb'"question":\{"ask":"[a-z-]+","answers":\[([0-9,]+)\]')
REVISION = re.compile(rb'"revision":(\d+),"messages"|"revision":(\d+),"seat"')
LANGUAGE = "fr"
MOST_CALLED = 40  # that are listed


class Visit:
    """Whoever is let in, here everybody."""

    def settle(self, *, plays: bool) -> None:
        """They have said who they are."""


class Line:
    """A browser at the other end, without a socket between: frames come in, texts go out."""

    is_writable = True

    def __init__(self, house: "House", token: str) -> None:
        self.visit = Visit()
        self._house = house
        self._token = token
        self._came: list[bytes] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._taker: Any = None
        self._answer = ""

    async def receive(self) -> dict[str, Any]:
        """The hello, then nothing until it is over."""
        return await self._inbox.get()

    def say_hello(self) -> None:
        """The first text."""
        hello = json.dumps({"do": "hello", "token": self._token, "language": LANGUAGE})
        self._inbox.put_nowait({"type": "websocket.receive", "text": hello})

    def hang_up(self) -> None:
        """The game is over."""
        self._inbox.put_nowait({"type": "websocket.disconnect"})

    def take_over(self, taker: Any, _drained: Any) -> None:
        """From now on texts are taken."""
        self._taker = taker

    def send_text(self, text: bytes) -> None:
        """A frame; it is read when the server has done its work."""
        if not self._came:
            self._house.reading.append(self)
            self._house.come.set()
        self._came.append(text)

    def wake(self) -> None:
        """The stream closes."""
        self.hang_up()

    def read(self) -> list[str]:
        """What a browser says to the frames that have come."""
        frames, self._came = self._came, []
        said = []
        for frame in frames:
            if frame.startswith(b'{"frame":"reply"'):
                if b'"preview":' in frame:
                    said.append(self._answer)
            elif b'"result":{' in frame:
                self._house.over(self)
            elif (asked := QUESTION.search(frame)) is not None and (found := REVISION.search(frame)) is not None:
                said.append(self._turn(asked, found))
        return said

    def _turn(self, asked: re.Match[bytes], found: re.Match[bytes]) -> str:
        chosen = self._house.draw.choice(asked[1].split(b",")).decode()
        revision, move = (found[1] or found[2]).decode(), f"{self._house.draw.getrandbits(64):016x}"
        self._answer = f'{{"do":"answer","id":2,"revision":{revision},"move_id":"{move}","answers":[{chosen}]}}'
        return f'{{"do":"preview","id":1,"answers":[{chosen}]}}'

    def tell(self, text: str) -> None:
        """Sends a text, once the server takes any."""
        self._taker(text)


class House:
    """A server without a door, and the clients at its tables."""

    def __init__(self, tables: Tables, count: int) -> None:
        self.tables = tables
        self.reading: list[Line] = []
        self.come = asyncio.Event()
        self.draw = Random(5)
        self.texts = 0  # a preview and an answer each turn
        self.clients = 0.0  # seconds of processor time that were theirs
        self._count = count
        self._open: dict[Line, list[Line]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def play(self) -> None:
        """All tables at once, each one game."""
        made = [await self._seated(number) for number in range(self._count)]
        for lines in made:
            for line in lines:
                line.say_hello()
        while self._open:
            await self.come.wait()
            await asyncio.sleep(0)  # for what else comes at this moment
            self.come.clear()
            reading, self.reading = self.reading, []
            began = time.thread_time()
            said = [(line, text) for line in reading for text in line.read()]
            self.clients += time.thread_time() - began
            self.texts += len(said)
            for line, text in said:
                line.tell(text)
        await asyncio.gather(*self._tasks)

    async def _seated(self, number: int) -> list[Line]:
        tokens = [f"token-{number}-{seat}" for seat in range(4)]
        seats = [{"name": name, "token": hashed(token)} for name, token in zip(NAMES, tokens, strict=True)]
        created = {"kind": "created", "setup": Setup(players=4).to_dict(), "seed": hex(number), "bot_seed": "0x0"}
        table: Any = await self.tables.create([{**created, "seats": seats, "clock": None, "host": seats[0]["token"]}])
        lines = [Line(self, token) for token in tokens]
        for line in lines:
            self._open[line] = lines
            scope = {"path": f"/api/tables/{table.id}/stream", "query_string": b""}
            stream = TableStream(self.tables, scope, line.receive, line)  # type: ignore[arg-type]
            self._tasks.append(asyncio.create_task(stream.run()))
        return lines

    def over(self, line: Line) -> None:
        """A game has ended for all four."""
        for one in self._open.pop(line, ()):
            self._open.pop(one, None)
            one.hang_up()


@asynccontextmanager
async def warm_tables(count: int) -> AsyncIterator[Tables]:
    """A server for which the sentences of such games have been made once."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/games.db", limits=False)
        tables = Tables(settings, opened(settings.database))
        await tables.open()
        await House(tables, count).play()
        with rare_collections():  # as the server does it: else every fourth microsecond goes into looking for cycles
            yield tables
        await tables.close()


async def measured(count: int) -> dict[str, float]:
    """Microseconds a turn."""
    async with warm_tables(count) as tables:
        house, served, all_threads = House(tables, count), time.thread_time(), time.process_time()
        await house.play()
        served, all_threads = time.thread_time() - served, time.process_time() - all_threads
    turns = house.texts // 2
    serving, writing = served - house.clients, all_threads - served
    each = {"serving": serving, "writing": writing, "together": serving + writing}
    return {**{f"{key}_us": round(1e6 * spent / turns, 1) for key, spent in each.items()}, "turns": turns}


@contextmanager
def counted(python: Counter[str], in_c: Counter[str]) -> Iterator[None]:
    """Counts the calls of the thread that serves."""

    def called(frame: FrameType, event: str, what: Any) -> None:
        if event == "call":
            code = frame.f_code
            python[f"{Path(code.co_filename).stem}.{getattr(code, 'co_qualname', code.co_name)}"] += 1
        elif event == "c_call":
            in_c[getattr(what, "__qualname__", str(what))] += 1

    sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(None)


async def calls(count: int) -> dict[str, Any]:
    """How often a turn calls what: all together, and what is called most."""
    python, in_c = Counter[str](), Counter[str]()
    async with warm_tables(count) as tables:
        house = House(tables, count)
        with counted(python, in_c):
            await house.play()
    turns = house.texts // 2
    found: dict[str, Any] = {"turns": turns}
    for what, calls_of in (("in_python", python), ("in_c", in_c)):
        most = {name: round(often / turns, 2) for name, often in calls_of.most_common(MOST_CALLED)}
        found[what] = {"all": round(calls_of.total() / turns, 1), "most": most}
    return found


def against(tree: Path, times: int, tables: int) -> dict[str, Any]:
    """Both trees turn about; of each figure the least, and how many times the other tree's this one's is."""
    here, found = Path(__file__).resolve(), {"this": [], "other": []}  # type: ignore[var-annotated]
    for number in range(2 * times):
        which = ("this", "other", "other", "this")[number % 4]
        root = here.parent.parent if which == "this" else tree.resolve()
        env = {**os.environ, "STOCKPILE_BUILD": "compiled", "PYTHONHASHSEED": "0"}
        command = [str(root / ".venv/bin/python"), str(here), "--tables", str(tables)]
        told = subprocess.run(command, cwd=root, env=env, check=True, capture_output=True, text=True).stdout
        found[which].append(json.loads(told))
        print(which, told.strip(), file=sys.stderr, flush=True)
    least = {which: {key: min(run[key] for run in runs) for key in runs[0]} for which, runs in found.items()}
    pairs = zip(found["this"], found["other"], strict=True)
    ratio = statistics.median(one["together_us"] / other["together_us"] for one, other in pairs)
    return {
        **least,
        "ratio_of_medians": round(ratio, 3),
        "ratio_of_least": round(least["this"]["together_us"] / least["other"]["together_us"], 3),
    }


def main() -> None:
    """Prints JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=60, help="games at once; default 60")
    options.add_argument("--against", type=Path, metavar="TREE", help="another tree, measured in turn with this one")
    options.add_argument("--times", type=int, default=4, help="how often each is measured; default 4")
    options.add_argument("--calls", action="store_true", help="count calls instead of measuring")
    given = options.parse_args()
    if given.against is not None:
        print(json.dumps(against(given.against, given.times, given.tables), indent=2))
    elif given.calls:
        print(json.dumps(uvloop.run(calls(given.tables)), indent=2))
    else:
        print(json.dumps(uvloop.run(measured(given.tables))))


if __name__ == "__main__":
    main()
