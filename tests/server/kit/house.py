"""Servers for tests: in this process for speed, in a process of their own to be killed."""

import asyncio
import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from stockpile.server.app import build
from stockpile.server.house import House
from stockpile.server.run import config_of
from stockpile.server.settings import Settings
from stockpile.server.store import opened


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


class Served:
    """A server in this event loop."""

    def __init__(self, house: House, url: str, server: uvicorn.Server) -> None:
        self.house = house
        self.url = url
        self.server = server


@contextlib.asynccontextmanager
async def serving(database: str, *, now: Callable[[], float] = time.time, **settings: Any) -> AsyncIterator[Served]:
    """A real server on a free port; its clock may be ours."""
    given = Settings(database=database, host="127.0.0.1", port=free_port(), **{"limits": False, **settings})
    house = House(given, opened(database), now)
    server = uvicorn.Server(config_of(build(house)))
    with contextlib.suppress(AttributeError):
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([bound(given)]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Served(house, f"http://127.0.0.1:{given.port}", server)
    finally:
        house.say_goodbye()
        server.should_exit = True
        await task


def bound(settings: Settings) -> socket.socket:
    """A listening socket."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((settings.host, settings.port))
    found.listen(512)
    return found


BARE = """
import sys
from stockpile.server import logs
from stockpile.server.run import listening, serve
from stockpile.server.settings import Settings
logs.configure("error")
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=False)
serve(settings, listening(settings))
"""


class Program:
    """A server as a process of its own: the command `stockpile serve`, or `bare`, without limits and sooner there."""

    def __init__(self, database: str, port: int, *more: str, bare: bool = False) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "stockpile", "serve", "--port", str(port), "--database", database]
        self._command = [*command, "--log", "error", *more]
        if bare:
            self._command = [sys.executable, "-c", BARE, str(port), database]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200:
                    return
            if self.process.poll() is not None:
                raise RuntimeError("the server ended at once")
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ctrl-C; gives the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)


def sqlite(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'games.db'}"
