"""Several processes on one port: each serves, all share the database. One that dies is replaced."""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType

from stockpile.server.neighbours import Doors, Neighbours

SOCKET = "STOCKPILE_SOCKET"
OPEN = "STOCKPILE_OPEN"  # the pipe into which a worker says that it is open
DOORS = "STOCKPILE_DOORS"  # through which workers pass on connections
Tell = Callable[[], None]
PATIENCE = 8.0  # seconds that workers have to finish
log = logging.getLogger("stockpile.workers")


class Workers:
    """Starts the same command again, with the socket handed down."""

    def __init__(self, bound: socket.socket, count: int, arguments: list[str], tell: Tell) -> None:
        self._bound = bound
        self._count = count
        self._arguments = arguments
        self._tell = tell
        self._heard, self._said = os.pipe()
        self._doors = Doors.made(count)
        self._running: dict[int, subprocess.Popen[bytes]] = {}  # by their number
        self._stopping = False

    def run(self) -> int:
        """Until somebody says stop, or until the first worker ends before any was open: gives the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        is_open = False
        while not self._stopping:
            ended = [place for place, worker in self._running.items() if worker.poll() is not None]
            if ended and not is_open and not self._has_opened():
                self._finish()
                return self._running[ended[0]].returncode or 1
            for place in range(self._count):
                if place not in self._running or place in ended:
                    self._running[place] = self._start(place)
            if is_open:
                time.sleep(0.1)
            elif self._has_opened():
                is_open = True
                self._tell()
        self._finish()
        return 0

    def _has_opened(self) -> bool:
        """Whether a worker has said so, after waiting for it a little."""
        return bool(select.select([self._heard], [], [], 0.1)[0])

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        files = [self._bound.fileno(), self._said]
        env = {**os.environ, SOCKET: str(files[0]), OPEN: str(files[1])}
        if self._doors is not None:
            files += self._doors.files
            env[DOORS] = self._doors.to_text(number)
        command = [sys.executable, "-m", "stockpile", *self._arguments]
        worker = subprocess.Popen(command, env=env, pass_fds=files)  # noqa: S603  our own program again
        log.info("worker %d started", worker.pid)
        return worker

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _finish(self) -> None:
        for worker in self._running.values():
            worker.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._running.values():
            try:
                worker.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()


def handed_down() -> socket.socket | None:
    """The socket of the process that started us, if one did."""
    descriptor = os.environ.get(SOCKET)
    return socket.socket(fileno=int(descriptor)) if descriptor else None


def neighbours() -> Neighbours | None:
    """The workers beside this process, if there are any."""
    doors = os.environ.get(DOORS)
    return None if doors is None else Neighbours(*Doors.of_text(doors))


def say_open() -> None:
    """Tells the process that started us."""
    os.write(int(os.environ[OPEN]), b".")
