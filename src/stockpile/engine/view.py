"""What one seat may know of a game is a View; it stands in game.py, beside the Game that it can be resampled to."""

from stockpile.engine.game import View

__all__ = ["View"]
