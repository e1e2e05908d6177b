"""How hard the suite tries, and from which seed: EFFORT multiplies the work, SEED makes it another sample."""

import os
from collections.abc import Iterable
from zlib import crc32

EFFORT = int(os.environ.get("EFFORT") or 1)
SEED = int(os.environ.get("SEED") or 1)
PATIENCE = 300.0  # seconds that anything may take which a test waits for: nothing here is about speed
IS_SOAK = bool(os.environ.get("SEED"))
IS_WHOLE = os.environ.get("SHARE") == "all"  # mutants are looked for on all setups, though they run uncompiled
# What a property must hold for is the same on every build, and so is every state (see tests/engine/test_subsets.py):
# the compiled one tries all setups, the others every second or fourth. With EFFORT they try more.
SHARES = {"compiled": 1, "bounds": 2, "pure": 4}


def share(setups: Iterable[str], module: str) -> list[str]:
    """The names of the setups that this build tries in a module of tests; in another module it tries others."""
    from stockpile import _variant

    step = 1 if IS_WHOLE else max(1, SHARES[_variant.name()] // EFFORT)
    names = list(setups)
    return names[(crc32(module.rpartition(".")[2].encode()) + SEED) % step :: step]
