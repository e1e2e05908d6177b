"""The program under load in a process of its own."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
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


def keep_off_the_servers_core() -> None:
    """The clients, all in this process, leave the server its core where there are more."""
    cores = getattr(os, "sched_getaffinity", lambda _: set[int]())(0) - {0}
    if cores:
        os.sched_setaffinity(0, cores)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
