"""The boxes as they are sold, as fields of a setup: what presets of tables and of environments are made from."""

from typing import Any

from stockpile.engine.names import PRINTED_SETS
from stockpile.engine.setup.modules import MODULES

PROMO = "promo"  # the set of investors that no edition has
EDITIONS: dict[str, dict[str, Any]] = {
    "classic": {"board": "standard", "modules": ("investors",), "investor_sets": ("base",)},
    "epic": {
        "board": "advanced",
        "modules": tuple(MODULES),
        "investor_sets": tuple(name for name in PRINTED_SETS if name != PROMO),
        "promo_strategies": False,
    },
    "everything": {"board": "advanced", "modules": tuple(MODULES)},
}
