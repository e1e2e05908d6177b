"""The board game Stockpile: engine, bots and places to play."""

from stockpile.engine.actions import ACTIONS
from stockpile.engine.game import Game
from stockpile.engine.ids import CHANCE
from stockpile.engine.playout import playouts
from stockpile.engine.question import IllegalAnswer, Question, Refusal
from stockpile.engine.record import Record
from stockpile.engine.setup import Setup
from stockpile.engine.view import View

__version__ = "0.1.0"
__all__ = [
    "ACTIONS",
    "CHANCE",
    "Game",
    "IllegalAnswer",
    "Question",
    "Record",
    "Refusal",
    "Setup",
    "View",
    "playouts",
]
