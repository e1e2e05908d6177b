"""Somebody who has just cloned the repository: an ordinary user with a home of their own and few programs."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534
# What every machine with make has. No node, no npm, no compiler.
PROGRAMS = (
    "awk",
    "cat",
    "chmod",
    "cp",
    "date",
    "dirname",
    "env",
    "id",
    "ls",
    "make",
    "mkdir",
    "nice",
    "rm",
    "sh",
    "uname",
)
TOLD = ("PIP_", "SSL_", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "HTTP", "http", "NO_PROXY", "no_proxy")
BROWSER = '#!/bin/sh\necho "$1" >> "$HOME/opened"\n'
PATIENCE = 600  # seconds: the network may be slow, and nothing here is about speed


class Newcomer:
    """Runs programs as somebody else if we are root."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.is_other = os.geteuid() == 0
        self.bin = home / "bin"
        self.bin.mkdir()
        for name in PROGRAMS:
            found = shutil.which(name)
            assert found, f"{name} is needed"
            (self.bin / name).symlink_to(found)
        browser = self.bin / "browser"
        browser.write_text(BROWSER)
        browser.chmod(0o755)
        self.give(home)
        (self.bin / "python3").symlink_to(self._python())

    @property
    def env(self) -> dict[str, str]:
        """Theirs: what says how the network is reached is the machine's, not ours."""
        network = {key: value for key, value in os.environ.items() if key.startswith(TOLD)}
        own = {"PATH": str(self.bin), "HOME": str(self.home), "BROWSER": "browser %s", "LANG": "en_US.UTF-8"}
        return {**network, **own}

    def give(self, path: Path) -> None:
        """Everything there is theirs."""
        if self.is_other:
            for each in (path, *path.rglob("*")):
                os.chown(each, NOBODY, NOBODY, follow_symlinks=False)

    def clone(self, name: str) -> Path:
        """What a clone of this work would hold: no file that git ignores."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout.decode()
        target = self.home / name
        for file in filter(None, listed.split("\0")):
            if (ROOT / file).is_file():
                (target / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, target / file)
        self.give(target)
        return target

    def start(self, command: Sequence[str | Path], folder: Path, **env: str) -> "subprocess.Popen[str]":
        """Starts a program in a terminal of its own, as it were: Ctrl-C reaches all that it starts."""
        who: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if self.is_other else {}
        return subprocess.Popen(
            [str(part) for part in command],
            cwd=folder,
            env={**self.env, **env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            **who,
        )

    def run(self, command: Sequence[str | Path], folder: Path, **env: str) -> tuple[int, str]:
        """Its exit code and all that it said."""
        with self.start(command, folder, **env) as process:
            said, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, said

    def _python(self) -> Path:
        """A Python that they may run; ours may lie in somebody's closed home, then theirs is a copy."""
        home = Path(sys.base_prefix)
        ours = home / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}"
        check = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"
        for candidate in (ours, Path("/usr/bin/python3")):
            with contextlib.suppress(OSError):
                if candidate.exists() and self.run([candidate, "-c", check], self.home)[0] == 0:
                    return candidate
        copy = self.home / "python"
        shutil.copytree(
            home, copy, symlinks=True, ignore=shutil.ignore_patterns("site-packages", "test", "__pycache__")
        )
        self.give(copy)
        return copy / "bin" / ours.name


@contextlib.contextmanager
def newcomer() -> Iterator[Newcomer]:
    """A home outside of pytest's folders, which are closed to other users."""
    with tempfile.TemporaryDirectory(prefix="stockpile-newcomer-") as folder:
        Path(folder).chmod(0o755)
        yield Newcomer(Path(folder))


@contextlib.contextmanager
def playing(
    person: Newcomer, folder: Path, *command: str, **env: str
) -> Iterator[tuple["subprocess.Popen[str]", list[str]]]:
    """A game that is started and served: the process, and what it said so far. It ends with Ctrl-C."""
    process = person.start(command or ["make", "play"], folder, **env)
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line.rstrip("\n"))
            if "Games are kept in" in line:
                break
        else:
            raise AssertionError("\n".join(said))
        yield process, said
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        said += [line.rstrip("\n") for line in process.stdout]
        process.stdout.close()
        process.wait(60)


def eventually(look: Callable[[], object], seconds: float = 60) -> bool:
    """Whether something becomes true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if look():
            return True
        time.sleep(0.05)
    return False
