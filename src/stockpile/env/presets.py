"""Setups by name, for environments that are made by a line of text."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.names import INVESTOR_SETS
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.setup.setup import Setup

# What each name stands for beside four players; more can be said with `Setup` itself or with its fields.
SETUPS: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "classic": {"players": 4, "modules": ("investors",), "investor_sets": ("base",)},
    "epic": {
        "players": 4,
        "board": "advanced",
        "modules": tuple(MODULES),
        "investor_sets": tuple(name for name in INVESTOR_SETS if name != "promo"),
        "promo_strategies": False,
    },
    "everything": {"players": 4, "board": "advanced", "modules": tuple(MODULES)},
}


def setup_of(given: Setup | str | Mapping[str, Any]) -> Setup:
    """A setup as it is, by name, or from its fields."""
    if isinstance(given, Setup):
        return given
    if isinstance(given, Mapping):
        return Setup.from_dict(given)
    if not isinstance(given, str) or given not in SETUPS:
        raise ValueError(f"setup: {given!r:.40} is no Setup, no object of its fields and none of {', '.join(SETUPS)}")
    return Setup(**SETUPS[given])
