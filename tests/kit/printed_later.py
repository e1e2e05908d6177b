"""The files of tests/cards and tests/modules, by key: what is printed, and how the referee reads it.

Which cards and modules there are is said in two lists, declared/keys.py and declared/stages.py, which are read here as
the plain texts that they are.
"""

import importlib.util
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType

TESTS = Path(__file__).resolve().parents[1]
DECLARED = TESTS.parent / "src" / "stockpile" / "engine" / "declared"


@cache
def files() -> dict[str, ModuleType]:
    """The file of each card that came after the printed ones, in the order of their numbers."""
    keys = load(DECLARED / "keys.py")
    return _of("cards", (*keys.INVESTORS, *keys.STRATEGIES))


@cache
def modules() -> dict[str, ModuleType]:
    """The file of each module that came after the printed ones, in the order in which a setup lists them."""
    return _of("modules", load(DECLARED / "stages.py").FURTHER_MODULES)


def _of(folder: str, keys: Iterable[str]) -> dict[str, ModuleType]:
    paths = {key: TESTS / folder / f"test_{key.replace('-', '_')}.py" for key in keys}
    return {key: load(path) for key, path in paths.items() if path.exists()}


def load(path: Path) -> ModuleType:
    """A file as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"loaded_{path.stem}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
