"""Setups by name, for environments that are made by a line of text."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.setup.editions import PRESETS
from stockpile.engine.setup.setup import Setup


def setup_of(given: Setup | str | Mapping[str, Any]) -> Setup:
    """A setup as it is, by name, or from its fields."""
    if isinstance(given, Setup):
        return given
    if isinstance(given, Mapping):
        return Setup.from_dict(given)
    if not isinstance(given, str) or given not in PRESETS:
        raise ValueError(f"setup: {given!r:.40} is no Setup, no object of its fields and none of {', '.join(PRESETS)}")
    return Setup.preset(given)
