"""Players that are programs. They are given views and questions, never a game."""

from stockpile.bots.bot import Bot, BotClass
from stockpile.bots.registry import NAMES, UnknownBot, make

__all__ = ["NAMES", "Bot", "BotClass", "UnknownBot", "make"]
