"""A server that everything happens to: killed, replaced by a newer version, its clock set, its database taken away."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from server.kit.serving import await_health

HERE = Path(__file__).resolve().parent


class Battered:
    """One server process at a time."""

    def __init__(self, database: str, port: int, folder: Path, lead: Sequence[str] = ()) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.child = 0
        self._version = 1
        self._offset = folder / f"offset-{port}"
        self.set_clock(0)
        command = [*lead, sys.executable, str(HERE / "nursery.py"), str(port), database, str(self._offset)]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def __enter__(self) -> "Battered":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGTERM)
        self._nursery.communicate()

    def start(self) -> None:
        """Starts it; a database that is away may keep it from being well, not from starting."""
        assert self._nursery.stdin is not None and self._nursery.stdout is not None
        self._nursery.stdin.write(f"0.{self._version}\n")
        self.child = int(self._nursery.stdout.readline())
        await_health(self.url, lambda: Path(f"/proc/{self.child}").exists())

    def end(self, how: signal.Signals) -> None:
        """Ends it; returns when it is dead."""
        assert self._nursery.stdout is not None
        os.kill(self.child, how)
        assert self._nursery.stdout.readline() == "ended\n"

    def kill(self) -> None:
        """kill -9, and up again."""
        self.end(signal.SIGKILL)
        self.start()

    def deploy(self) -> None:
        """A newer version takes the place of this one while games are running."""
        self._version += 1
        self.end(signal.SIGTERM)
        self.start()

    def set_clock(self, seconds: float) -> None:
        """Sets its clock on the wall wrong by so much."""
        self._offset.write_text(str(seconds))

    def megabytes(self) -> float:
        """What it holds in memory, garbage collected."""
        os.kill(self.child, signal.SIGUSR1)
        time.sleep(0.3)
        status = Path(f"/proc/{self.child}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def descriptors(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self.child}/fd").iterdir()))
