"""Proof of which build is under test, from the files that the engine's modules were loaded from."""

import importlib
import pkgutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import stockpile.engine
from stockpile import _variant

SOURCES = Path(stockpile.__file__).parent / "engine"
NEVER_COMPILED = {"stockpile.engine.ids"}
ONLY_COMPILED = {"stockpile.engine.cython_shared"}  # what Cython needs in every module


def import_all() -> None:
    """Import every module of the engine."""
    for module in pkgutil.walk_packages([str(SOURCES)], "stockpile.engine."):
        importlib.import_module(module.name)


def misplaced(build: str) -> list[str]:
    """The engine's modules that do not come from this build."""
    loaded = {name: str(module.__file__) for name, module in sys.modules.items() if name.startswith("stockpile.engine")}
    return [f"{name} from {file}" for name, file in sorted(loaded.items()) if not _belongs(name, Path(file), build)]


def _belongs(name: str, file: Path, build: str) -> bool:
    source = SOURCES.joinpath(*name.split(".")[2:]).with_suffix(".py")
    is_source = name in NEVER_COMPILED or not source.with_suffix(".pxd").exists()
    if build == "pure" or (is_source and name not in ONLY_COMPILED):
        return file.suffix == ".py" and file.is_relative_to(SOURCES)
    return file.name.endswith(tuple(EXTENSION_SUFFIXES)) and file.is_relative_to(_variant.home(build))
