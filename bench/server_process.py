"""The program under load in a process of its own."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
SERVER = """
import sys
from stockpile.server import logs
from stockpile.server.run import listening, serve
from stockpile.server.settings import Settings
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=sys.argv[3] == "limits")
with logs.to_stderr("error"), listening(settings) as bound:
    serve(settings, bound)
"""


class Server:
    """The program under load, bound to one core where the system can do that."""

    workers = 1

    def __init__(self, database: str, *, limits: bool = False) -> None:
        self.port = _free_port()
        self._limits = "limits" if limits else "none"
        pinned = ["taskset", "-c", "0"] if sys.platform == "linux" else []
        self._start([*pinned, *self.command(self.port, database)])

    def command(self, port: int, database: str) -> list[str]:
        """How it is started."""
        return [sys.executable, "-c", SERVER, str(port), database, self._limits]

    def _start(self, command: list[str]) -> None:
        self.url = f"http://127.0.0.1:{self.port}"
        self.began = time.perf_counter()
        env = {**os.environ, "STOCKPILE_BUILD": "compiled"}
        self.process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.DEVNULL)
        while True:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{self.url}/healthz", trust_env=False)
                break
            if self.process.poll() is not None:
                raise SystemExit("the server ended at once")
            time.sleep(0.01)

    def processes(self) -> list[int]:
        """Those whose processor time counts."""
        return [self.process.pid]

    def memory(self) -> float:
        """Megabytes in use."""
        status = [Path(f"/proc/{number}/status").read_text() for number in self.processes()]
        return sum(int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) for text in status) / 1024

    def cpu_seconds(self) -> tuple[float, float]:
        """What the process alone has used, by itself and in the system: on a busy machine the truer measure."""
        return cpu_seconds(self.processes())

    def database_cpu_seconds(self) -> float:
        """What a database in processes of its own has used."""
        return 0.0

    def stop(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Workers(Server):
    """Several processes on one port, as `stockpile serve --workers` starts them, on whatever cores the caller is on."""

    def __init__(self, database: str, count: int, of_database: Callable[[], list[int]]) -> None:
        self.port = _free_port()
        self.workers = count
        self._of_database = of_database  # its processes
        told = ["--port", str(self.port), "--database", database, "--log", "error", "--no-limits"]
        self._start([sys.executable, "-m", "stockpile", "serve", *told, "--workers", str(count)])
        time.sleep(2)  # until the others are there too

    def processes(self) -> list[int]:
        """The workers; with one, the process itself."""
        if self.workers == 1:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(number) for number in children]

    def database_cpu_seconds(self) -> float:
        """Connections come and go, but those that write stay."""
        return sum(cpu_seconds(self._of_database()))


def cpu_seconds(processes: list[int]) -> tuple[float, float]:
    """What some processes have used, by themselves and in the system; one that has ended counts no more."""
    ticks, own, system = os.sysconf("SC_CLK_TCK"), 0, 0
    for number in processes:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{number}/stat").read_text().rpartition(") ")[2].split()
            own, system = own + int(fields[11]), system + int(fields[12])
    return own / ticks, system / ticks


def busy_seconds() -> float:
    """What all processes of this machine together have used."""
    first = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    user, nice, system, _idle, _waiting, interrupts, soft, _stolen = map(int, first[1:9])
    return (user + nice + system + interrupts + soft) / os.sysconf("SC_CLK_TCK")


def usable_cores() -> list[int]:
    """The cores of this process, where the system tells them; all that there are where it does not."""
    return sorted(getattr(os, "sched_getaffinity", lambda _: set(range(os.cpu_count() or 1)))(0))


def keep_to(processes: list[int], cores: list[int]) -> None:
    """Keeps some processes, and whatever they start from now on, to some cores, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        for number in processes:
            os.sched_setaffinity(number, cores)


COUNT = """
import json, sys, time
told = json.dumps({"seat": 2, "answers": list(range(40)), "words": ["a", "b"] * 20})
done, until = 0, time.perf_counter() + float(sys.argv[1])
while time.perf_counter() < until:
    for _ in range(100):
        json.dumps(json.loads(told))
    done += 100
print(done)
"""


def carried_by(cores: list[int], seconds: float = 3.0) -> float:
    """How much more all of these cores carry than one of them: less than their number where they share what they are
    made of, as two threads of one core do, or where a neighbour of this machine takes a part."""

    def counted(some: list[int]) -> int:
        command = [sys.executable, "-c", COUNT, str(seconds)]
        counting = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in some]
        for process, core in zip(counting, some, strict=True):
            keep_to([process.pid], [core])
        return sum(int(process.communicate()[0]) for process in counting)

    return round(counted(cores) * len(cores) / sum(counted([core]) for core in cores), 2)


def keep_off_the_servers_core() -> None:
    """The clients, all in this process, leave the server its core where there are more."""
    if others := [core for core in usable_cores() if core != 0]:
        keep_to([os.getpid()], others)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
