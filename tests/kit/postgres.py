"""A PostgreSQL of our own, for tests and benchmarks."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


class Postgres:
    """A PostgreSQL of our own: its folder, its port, nobody else's."""

    def __init__(self, folder: Path, *, syncs: bool = False) -> None:
        self.folder = folder
        self._syncs = syncs
        self.port = free_port()
        self._databases = 0
        self._bin = PROGRAMS[-1]

    def start(self) -> None:
        """Makes and starts it; the server refuses to run as root, so somebody else does."""
        self.folder.mkdir(parents=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-locale", "-E", "UTF8", "--no-sync")
        self.go_on()

    def go_on(self) -> None:
        """Starts it again as it was. Tests kill our server, not the database: for them it need not sync."""
        sync = "on" if self._syncs else "off"
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync={sync}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        """At once."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        lead = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*lead, str(self._bin / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
        assert done.returncode == 0, done.stderr + done.stdout

    def processes(self) -> list[int]:
        """Its numbers in the system: the first one, and those that it has started."""
        first = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [int(first), *map(int, children)]

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def a_postgres(*, syncs: bool = False) -> Iterator[Postgres]:
    """Started and stopped; pytest's own folders are closed to the user it runs as."""
    with tempfile.TemporaryDirectory(prefix="stockpile-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(Path(folder) / "server", syncs=syncs)
        server.start()
        yield server
        server.stop()


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
