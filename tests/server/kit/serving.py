"""Servers for tests: in this process for speed, in a process of their own to be killed."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from kit.effort import PATIENCE
from stockpile.server.app import build
from stockpile.server.run import config_of
from stockpile.server.settings import Settings
from stockpile.server.store import opened
from stockpile.server.tables import Tables


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Pauses:
    """Pauses that end when we say so."""

    def __init__(self) -> None:
        self._begun: asyncio.Queue[tuple[float, asyncio.Future[None]]] = asyncio.Queue()

    async def __call__(self, seconds: float) -> None:
        over = asyncio.get_running_loop().create_future()
        self._begun.put_nowait((seconds, over))
        await over

    async def begun(self) -> tuple[float, asyncio.Future[None]]:
        """The next pause that somebody has begun: how long it would be, and what ends it."""
        async with asyncio.timeout(PATIENCE):
            return await self._begun.get()

    async def end_all(self) -> None:
        """Ends every pause as soon as it is begun."""
        while True:
            _, over = await self._begun.get()
            if not over.done():
                over.set_result(None)


class Served:
    """A server in this event loop."""

    def __init__(self, tables: Tables, url: str, server: uvicorn.Server) -> None:
        self.tables = tables
        self.url = url
        self.server = server


@contextlib.asynccontextmanager
async def serving(
    database: str,
    *,
    now: Callable[[], float] | None = None,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    lived: Callable[[], float] = time.monotonic,
    **settings: Any,
) -> AsyncIterator[Served]:
    """A real server on a free port; its clock and the pauses of its bots may be ours."""
    given = Settings(database=database, host="127.0.0.1", port=free_port(), **{"limits": False, **settings})
    tables = Tables(given, opened(database), now, pause, lived)
    tables.replays.wall_seconds = PATIENCE  # a record is retold by the nicest process of a machine that may be busy
    server = uvicorn.Server(config_of(build(tables), given))
    with contextlib.suppress(AttributeError):
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([bound(given)]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Served(tables, f"http://127.0.0.1:{given.port}", server)
    finally:
        tables.say_goodbye()
        server.should_exit = True
        await task


def bound(settings: Settings) -> socket.socket:
    """A listening socket."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((settings.host, settings.port))
    found.listen(512)
    return found


class Program:
    """The command `stockpile serve` as a process of its own."""

    def __init__(self, database: str, port: int, *more: str, lead: Sequence[str] = ()) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [*lead, sys.executable, "-m", "stockpile", "serve", "--port", str(port), "--database", database]
        self._command = [*command, "--log", "error", *more]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        await_health(self.url, lambda: self.process is not None and self.process.poll() is None)

    def stop(self) -> int:
        """Ctrl-C; gives the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)


def await_health(url: str, is_alive: Callable[[], bool]) -> None:
    """Until a server answers that it is well."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz", trust_env=False).status_code == 200:
                return
        if not is_alive():
            raise RuntimeError("the server ended at once")
        time.sleep(0.01)
    raise RuntimeError("the server does not answer")


NURSERY = """
import os, sys
import stockpile.server.store.postgres, stockpile.server.store.sqlite, uvicorn.lifespan.on, uvloop
from stockpile.server import logs
from stockpile.server.run import listening, serve
from stockpile.server.settings import Settings
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=False)
for _ in sys.stdin:
    child = os.fork()
    if not child:
        with logs.to_stderr("error"), listening(settings) as bound:
            serve(settings, bound)
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""


class Mortal:
    """A server in a process of its own, to be killed often: forked from one that has everything imported already."""

    def __init__(self, database: str, port: int, *, lead: Sequence[str] = ()) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._child: int | None = None
        command = [*lead, sys.executable, "-c", NURSERY, str(port), database]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def __enter__(self) -> "Mortal":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._nursery.communicate()

    def start(self) -> None:
        """Starts it and waits until it answers."""
        assert self._nursery.stdin is not None and self._nursery.stdout is not None
        self._nursery.stdin.write("one more\n")
        self._child = int(self._nursery.stdout.readline())
        await_health(self.url, lambda: Path(f"/proc/{self._child}").exists())

    def kill(self) -> None:
        """kill -9; returns when it is dead."""
        assert self._nursery.stdout is not None
        if self._child is not None:
            os.kill(self._child, signal.SIGKILL)
            self._child = None
            assert self._nursery.stdout.readline() == "ended\n"


def sqlite(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'games.db'}"
