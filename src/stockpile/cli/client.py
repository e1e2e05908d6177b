"""The browser client that a server hands out, and how to get it where it was not built."""

import json
import shlex
from importlib import metadata
from pathlib import Path
from urllib.parse import unquote, urlsplit

from stockpile import _variant

DISTRIBUTION = "stockpile-game"


def is_there(folder: Path) -> bool:
    """Whether a folder holds a client."""
    return (folder / "index.html").is_file()


def remedy() -> str:
    """The one command that brings the client."""
    if _variant.IN_TREE:
        return "make web"
    return f"pip install --force-reinstall --no-deps {shlex.quote(_origin())}"


def _origin() -> str:
    """The folder that this package was installed from, or its name on the index."""
    try:
        text = metadata.distribution(DISTRIBUTION).read_text("direct_url.json")
    except metadata.PackageNotFoundError:
        text = None
    parts = urlsplit(json.loads(text)["url"] if text else "")
    folder = Path(unquote(parts.path))
    return str(folder) if parts.scheme == "file" and folder.is_dir() else DISTRIBUTION
