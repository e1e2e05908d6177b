"""A trader that keeps a bid of 10 in hand when it buys bonds: how much the trader's own way of buying them costs it.

PYTHONPATH=bench stockpile arena py:thrifty:Bot trader trader trader --modules bonds --deals 40
"""

from stockpile import Question, Setup, View
from stockpile.bots import make

KEPT = 10


class Bot:
    """Answers as a trader does, but for bonds."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.seat = seat
        self.trader = make("trader", setup, seat, seed)
        self.price: int = setup.printed["bonds"]["prices"][str(setup.players)]

    def answer(self, view: View, question: Question) -> int:
        """As many bonds as the trader would buy, if so much is left; who has less already does as the trader does."""
        given, cash = self.trader.answer(view, question), view.cash[self.seat]
        if question.ask != "bonds" or cash < KEPT:
            return given
        return question.answers[min((cash - KEPT) // self.price, question.answers.index(given))]
