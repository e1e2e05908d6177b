"""Positions and views as plain JSON, written and read. What a position may leave out is in docs/positions.md."""

from stockpile.engine.formats.position.read import state_of_position
from stockpile.engine.formats.position.view import state_of_view
from stockpile.engine.formats.position.write import POSITION_KEYS, position_of

__all__ = ["POSITION_KEYS", "position_of", "state_of_position", "state_of_view"]
