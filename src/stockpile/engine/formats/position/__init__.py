"""Positions and views as plain JSON, written and read. What a position may leave out is in docs/positions.md."""

from stockpile import _variant

_variant.extend(__path__, __name__)

from stockpile.engine.formats.position.read import state_of_position  # noqa: E402  the build is chosen first
from stockpile.engine.formats.position.view import state_of_view  # noqa: E402
from stockpile.engine.formats.position.write import POSITION_KEYS, position_of  # noqa: E402

__all__ = ["POSITION_KEYS", "position_of", "state_of_position", "state_of_view"]
