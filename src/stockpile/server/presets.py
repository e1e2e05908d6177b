"""Ready-made tables, worked out from the modules there are: a module that is added later is taken up by itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from stockpile.engine.names import PRINTED_SETS
from stockpile.engine.setup.editions import EDITIONS, FORMATS
from stockpile.engine.setup.given import BOARDS
from stockpile.engine.setup.modules import MODULES
from stockpile.server import guide


@dataclass(frozen=True)
class Preset:
    """Board, modules and cards; None stands for drawn by lot. A prepared game also has its numbers and its seed."""

    key: str
    board: str | None
    modules: tuple[str, ...] | None
    seed: int | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    investor_sets: tuple[str, ...] = PRINTED_SETS
    promo_strategies: bool = True

    @property
    def players(self) -> int | None:
        """How many play, if that is prepared too."""
        return self.numbers.get("players")


PRESETS = (
    Preset("first-game", "standard", ()),
    *(Preset(key, **fields) for key, fields in EDITIONS.items()),
    *(Preset(key, "standard", (), numbers=numbers) for key, numbers in FORMATS.items()),
    Preset("random", None, None),
    Preset("guided", "standard", (), seed=guide.SEED, numbers={"players": 4, "rounds": guide.ROUNDS, "first": 0}),
)
BY_KEY = {preset.key: preset for preset in PRESETS}


def chosen(preset: Preset, draw: Random) -> tuple[str, tuple[str, ...]]:
    """The board and modules of a preset."""
    board = preset.board if preset.board is not None else draw.choice(BOARDS)
    if preset.modules is not None:
        return board, preset.modules
    drawn = tuple(module for module in MODULES if draw.random() < 0.5)
    if "investors" not in drawn:
        drawn = tuple(module for module in drawn if module != "investor-bidding")
    return board, drawn
