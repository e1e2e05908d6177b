"""The board game Stockpile: engine, bots and places to play."""

from typing import TYPE_CHECKING, Any

from stockpile.engine.game import Game, View
from stockpile.engine.ids import CHANCE
from stockpile.engine.playout import playouts
from stockpile.engine.question import IllegalAnswer, Question, Refusal
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.setup import Setup

if TYPE_CHECKING:
    from stockpile.bots.advice import advise
    from stockpile.bots.beliefs import beliefs
    from stockpile.engine.formats.record import Record
    from stockpile.engine.formats.record_text import RecordError

__version__ = "0.1.0"
__all__ = [
    "ACTIONS",
    "CHANCE",
    "Game",
    "IllegalAnswer",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "Setup",
    "View",
    "advise",
    "beliefs",
    "playouts",
]


def __getattr__(name: str) -> Any:
    """Imports what a quick start does not need when it is asked for."""
    if name in ("Record", "RecordError"):
        from stockpile.engine.formats import record

        return getattr(record, name)
    if name == "advise":
        from stockpile.bots.advice import advise

        return advise
    if name == "beliefs":
        from stockpile.bots.beliefs import beliefs

        return beliefs
    raise AttributeError(f"module 'stockpile' has no attribute {name!r}")
