"""A bot that answers anything legal."""

from random import Random as Generator

from stockpile.engine.question import Question
from stockpile.engine.setup import Setup
from stockpile.engine.view import View


class Random:
    """Every legal answer is as likely as the others; the same seed and moment give the same answer."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.setup = setup
        self.seat = seat
        self.seed = seed

    def answer(self, view: View, question: Question) -> int:
        """One of the answers."""
        return Generator(f"{self.seed}/{self.seat}/{view.events}").choice(question.answers)
