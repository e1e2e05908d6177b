"""Several processes on one port: each serves, all share the database. One that dies is replaced."""

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from types import FrameType

SOCKET = "STOCKPILE_SOCKET"
PATIENCE = 8.0  # seconds that workers have to finish
log = logging.getLogger("stockpile.workers")


class Workers:
    """Starts the same command again, with the socket handed down."""

    def __init__(self, bound: socket.socket, count: int, arguments: list[str]) -> None:
        self._bound = bound
        self._count = count
        self._arguments = arguments
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopping = False

    def run(self) -> None:
        """Until somebody says stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        while not self._stopping:
            self._running = [worker for worker in self._running if worker.poll() is None]
            for _ in range(self._count - len(self._running)):
                self._running.append(self._start())
            time.sleep(0.1)
        self._finish()

    def _start(self) -> subprocess.Popen[bytes]:
        descriptor = self._bound.fileno()
        env = {**os.environ, SOCKET: str(descriptor)}
        command = [sys.executable, "-m", "stockpile", *self._arguments]
        worker = subprocess.Popen(command, env=env, pass_fds=(descriptor,))  # noqa: S603  our own program again
        log.info("worker %d started", worker.pid)
        return worker

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _finish(self) -> None:
        for worker in self._running:
            worker.terminate()
        until = time.monotonic() + PATIENCE
        for worker in self._running:
            try:
                worker.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()


def handed_down() -> socket.socket | None:
    """The socket of the process that started us, if one did."""
    descriptor = os.environ.get(SOCKET)
    return socket.socket(fileno=int(descriptor)) if descriptor else None
