"""Setups with a name: the boxes as they are sold, and small sisters of the game for exact and for sampling methods."""

from typing import Any

from stockpile.engine.declared.stages import PRINTED_MODULES
from stockpile.engine.names import PRINTED_SETS

PROMO = "promo"  # the set of investors that no edition has
# Not what is in a box but how much of it is played: two rounds are enough to tell players apart who cost money to ask.
FORMATS: dict[str, dict[str, Any]] = {"two-rounds": {"rounds": 2}}
EDITIONS: dict[str, dict[str, Any]] = {
    "classic": {"board": "standard", "modules": ("investors",), "investor_sets": ("base",)},
    "epic": {
        "board": "advanced",
        "modules": PRINTED_MODULES,
        "investor_sets": tuple(name for name in PRINTED_SETS if name != PROMO),
        "promo_strategies": False,
    },
    "everything": {"board": "advanced", "modules": PRINTED_MODULES},
}
NANO: dict[str, Any] = {
    "players": 2,
    "first": 0,
    "rounds": 1,
    "companies": ("cosmic", "epic"),
    "forecasts": ("+2", "-1"),
    "pairs": 1,
    "public_pairs": 0,
    "hidden_pairs": 0,
    "meeples": 1,
    "deals": 1,
    "up": 0,
    "down": 1,
    "stocks": 2,
    "fees": (0, 0, 0),
    "booms": 0,
    "busts": 0,
    "bids": (0, 1, 3),
    "starting_cards": False,
}
SISTERS: dict[str, dict[str, Any]] = {
    # One round of the bare auction, small enough to be solved. Who counts the four cards knows all of them.
    "nano": NANO,
    # The same with two cards that stay in the deck, so that what the other has placed is not known.
    "micro": {**NANO, "stocks": 3},
    # A third company, whose forecast nobody has seen, and anybody may be first: too large to walk, not to sample.
    "mini": {
        **NANO,
        "first": None,
        "companies": ("cosmic", "american", "epic"),
        "forecasts": ("+2", "-1", "$"),
        "hidden_pairs": 1,
    },
}
PRESETS: dict[str, dict[str, Any]] = {"base": {}, **EDITIONS, **FORMATS, **SISTERS}
PLAYERS = 4  # of a preset that leaves it open
