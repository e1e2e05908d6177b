"""Players that are programs. They are given views and questions, never a game."""

from stockpile import _variant

_variant.extend(__path__, __name__)

from stockpile.bots.bot import Bot, BotClass  # noqa: E402  the build is chosen first
from stockpile.bots.registry import NAMES, UnknownBot, make, spec_of  # noqa: E402

__all__ = ["NAMES", "Bot", "BotClass", "UnknownBot", "make", "spec_of"]
