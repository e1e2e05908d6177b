"""Beside a database of one file: the address of the server that has it open, for whoever would start a second one."""

import json
import os
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 15.0  # seconds: a machine at work may be slow, one where nobody listens refuses at once


class Doorplate:
    """Put up when the server is open, taken down when it ends; one that a killed server left is not believed."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.address")

    def put_up(self, address: str) -> None:
        """Names the server's address."""
        self.take_down()
        with os.fdopen(os.open(self._file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            file.write(address)

    def take_down(self) -> None:
        """Nobody is here any more."""
        self._file.unlink(missing_ok=True)

    def answering(self) -> str:
        """The address, if a server of ours answers there; else nothing."""
        try:
            address = self._file.read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""
        if not address.startswith("http://"):
            return ""
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with direct.open(f"{address}healthz", timeout=PATIENCE) as answer:
                told = json.load(answer)
        except (OSError, ValueError, urllib.error.URLError):
            return ""
        return address if isinstance(told, dict) and told.get("status") == "ok" else ""
