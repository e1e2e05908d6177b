"""What the server may need is imported at its start: later there may be no descriptor left to read it with."""

import importlib
import pkgutil
from types import ModuleType

import stockpile
from stockpile.engine.setup import roster
from stockpile.text.words import LANGUAGES, Words

PACKAGES = ("engine", "content", "bots", "session", "text", "server")
TOOLS = ("stockpile.engine.declare", "stockpile.content.declare", "stockpile.text.usage", "stockpile.text.survey")
OTHERS = (
    "concurrent.futures.process",
    "encodings.idna",
    "multiprocessing.forkserver",
    "multiprocessing.popen_fork",
    "multiprocessing.popen_forkserver",
    "multiprocessing.synchronize",
    "uvicorn.lifespan.on",
    "uvloop",
)


def import_all() -> None:
    """Imports it, and the cards that this process was told of."""
    for package in PACKAGES:
        _import_below(importlib.import_module(f"stockpile.{package}"))
    for name in OTHERS:
        importlib.import_module(name)
    roster.load_told()


def read_all_words() -> None:
    """Reads the catalogues of all languages, in a thread of its own: each takes a tenth of a second, and the first
    reader of a language, or the first words that are missing in one, would let everybody wait."""
    for language in LANGUAGES:
        Words(language).money(1000)  # which also has the library read how the language writes numbers


def _import_below(package: ModuleType) -> None:
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name in TOOLS:
            continue
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith(stockpile.__name__):
                raise  # of what is not ours, PostgreSQL's driver for one, some is not always installed
