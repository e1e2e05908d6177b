"""The files of tests/cards, by the key of their card: what is printed on it, and how the referee reads it.

Which cards there are is said in one list, declared/keys.py, which is read here as the plain text that it is.
"""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

TESTS = Path(__file__).resolve().parents[1]
KEYS = TESTS.parent / "src" / "stockpile" / "engine" / "declared" / "keys.py"


@cache
def files() -> dict[str, ModuleType]:
    """The file of each card that came after the printed ones, in the order of their numbers."""
    keys = load(KEYS)
    paths = {key: TESTS / "cards" / f"test_{key.replace('-', '_')}.py" for key in (*keys.INVESTORS, *keys.STRATEGIES)}
    return {key: load(path) for key, path in paths.items() if path.exists()}


def load(path: Path) -> ModuleType:
    """A file as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"loaded_{path.stem}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
