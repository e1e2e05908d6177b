"""Where a server keeps its games: one place for each user of a machine, whatever folder one stands in."""

from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

SQLITE = "sqlite:///"


def database() -> str:
    """The address of this user's own."""
    return f"{SQLITE}{platformdirs.user_data_path('stockpile', appauthor=False) / 'games.db'}"


def file_of(address: str) -> Path | None:
    """The file of an SQLite address; other databases have none."""
    return Path(address.removeprefix(SQLITE)) if address.startswith(SQLITE) else None


def place_of(address: str) -> str:
    """The same for people: a whole path, or an address without its password."""
    file = file_of(address)
    if file is not None:
        return str(file.absolute())
    parts = urlsplit(address)
    return parts._replace(netloc=f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}", query="").geturl()


def make_room(address: str) -> None:
    """Makes the user's own place, which nobody else may look into: the file holds every secret of running games."""
    if address == database():
        file = file_of(address)
        assert file is not None
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
