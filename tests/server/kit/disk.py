"""A disk that is really full: a few megabytes in a mount namespace of their own, which needs no privilege."""

import os
import subprocess
import sys
from pathlib import Path

MEGABYTE = 1 << 20
KEEPER = 'mount -t tmpfs -o size="$1",mode=0700 none "$2" && echo ready && exec cat'


class SmallDisk:
    """Whatever is started through it sees the disk at its folder; it is gone with the last of them."""

    def __init__(self, folder: Path, size: int = 3 * MEGABYTE) -> None:
        self.folder = folder
        folder.mkdir()
        command = ["unshare", "--map-root-user", "--mount", "sh", "-c", KEEPER, "sh", str(size), str(folder)]
        self._keeper = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._keeper.stdout is not None
        assert self._keeper.stdout.readline() == "ready\n"
        self.lead = ["nsenter", "--user", "--mount", "--preserve-credentials", f"--target={self._keeper.pid}", "--"]
        self._seen = Path(f"/proc/{self._keeper.pid}/root{folder}")  # for us, who are outside

    def __enter__(self) -> "SmallDisk":
        return self

    def __exit__(self, *_: object) -> None:
        self._keeper.communicate()

    @property
    def database(self) -> str:
        """The address of a database on it."""
        return f"sqlite:///{self.folder / 'games.db'}"

    def fill(self) -> None:
        """Not a byte more."""
        with (self._seen / "filler").open("wb", buffering=0) as filler:
            for size in (MEGABYTE, 4096, 1):
                try:
                    while filler.write(b"\0" * size) == size:
                        pass
                except OSError:
                    continue

    def clear(self) -> None:
        """Room again."""
        (self._seen / "filler").unlink()

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """The command `stockpile`, there."""
        command = [*self.lead, sys.executable, "-m", "stockpile", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ)

    def look(self, query: str) -> str:
        """What the database there answers."""
        code = "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])"
        command = [*self.lead, sys.executable, "-c", code, str(self.folder / "games.db"), query]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
