"""The server that an agent plays on: the one it was told, or one of its own that ends with it."""

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from stockpile.agents.client import ServerClient, Unreachable


class House:
    """Where the tables are. A server of our own is started when it is needed, on a free port of this machine."""

    def __init__(self, url: str = "") -> None:
        self._client = ServerClient(url) if url else None
        self._process: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    async def server(self) -> ServerClient:
        """The server, which is there now."""
        if self._client is None:
            self._client = ServerClient(await asyncio.to_thread(self._start))
        return self._client

    def _start(self) -> str:
        """Starts `stockpile serve`; gives its address."""
        self._folder = tempfile.TemporaryDirectory(prefix="stockpile-")
        database = f"sqlite:///{Path(self._folder.name) / 'games.db'}"
        options = ["--host", "127.0.0.1", "--port", "0", "--database", database, "--log", "error", "--json"]
        self._process = subprocess.Popen(  # noqa: S603  ourselves
            [sys.executable, "-m", "stockpile", "serve", *options], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()  # written once everything is open; its end is the end of the program
        if not line:
            raise Unreachable("stockpile serve")
        return str(json.loads(line)["addresses"][0])

    def close(self) -> None:
        """Ends our own server and forgets its games."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
        if self._folder is not None:
            with contextlib.suppress(OSError):
                self._folder.cleanup()
