"""What a bot is."""

from typing import Protocol

from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View


class Bot(Protocol):
    """Chooses one of the question's answers from what its seat may know."""

    def answer(self, view: View, question: Question) -> int:
        """The id of the chosen answer."""
        ...


class BotClass(Protocol):
    """How a bot is made: for one seat of one game, with a seed of its own."""

    def __call__(self, setup: Setup, seat: int, seed: int) -> Bot: ...
