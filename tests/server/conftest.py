"""Databases and servers for the tests of this folder."""

import contextlib
import gc
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit.house import free_port, sqlite

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


class Postgres:
    """A PostgreSQL of our own: its folder, its port, nobody else's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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
        """Starts it again as it was. We kill our server, not the database: it need not sync."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
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

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@pytest.hookimpl(tryfirst=True)  # before the tests of a marker are chosen
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for PostgreSQL needs it."""
    for item in items:
        if {"postgres", "mortal_postgres"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.services)


@pytest.fixture(autouse=True, scope="session")
def _what_was_there_before() -> Iterator[None]:
    """Modules and their like need not be looked at again after every test."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def _what_is_left_open_is_this_tests_fault() -> Iterator[None]:
    """Sockets, transports and processes that nobody closed warn when they are collected: here, not in a later test."""
    yield
    gc.collect()


@contextlib.contextmanager
def a_postgres() -> Iterator[Postgres]:
    """Started and stopped; pytest's own folders are closed to the user it runs as."""
    with tempfile.TemporaryDirectory(prefix="stockpile-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(Path(folder) / "server")
        server.start()
        yield server
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run."""
    with a_postgres() as server:
        yield server


@pytest.fixture
def mortal_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    with a_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    address: str = request.getfixturevalue("postgres").fresh()
    return address
