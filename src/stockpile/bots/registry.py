"""Bots by name."""

from stockpile.bots.bot import Bot, BotClass
from stockpile.bots.greedy import Greedy
from stockpile.bots.random import Random
from stockpile.engine.setup import Setup

_CLASSES: dict[str, BotClass] = {"greedy": Greedy, "random": Random}
NAMES = tuple(_CLASSES)


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot: {name!r} is none of {', '.join(NAMES)}")
        self.name = name


def make(name: str, setup: Setup, seat: int, seed: int) -> Bot:
    """A new bot for one seat."""
    if name not in _CLASSES:
        raise UnknownBot(name)
    return _CLASSES[name](setup, seat, seed)
