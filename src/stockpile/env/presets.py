"""Setups by name, for environments that are made by a line of text."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.setup.editions import EDITIONS
from stockpile.engine.setup.setup import Setup

PLAYERS = 4  # more can be said with `Setup` itself or with its fields
SETUPS: dict[str, dict[str, Any]] = {"base": {}, **EDITIONS}


def setup_of(given: Setup | str | Mapping[str, Any]) -> Setup:
    """A setup as it is, by name, or from its fields."""
    if isinstance(given, Setup):
        return given
    if isinstance(given, Mapping):
        return Setup.from_dict(given)
    if not isinstance(given, str) or given not in SETUPS:
        raise ValueError(f"setup: {given!r:.40} is no Setup, no object of its fields and none of {', '.join(SETUPS)}")
    return Setup(PLAYERS, **SETUPS[given])
