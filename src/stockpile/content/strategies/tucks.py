"""Strategies that are tucked under a pair and act when it is shown (STR-5)."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class Tuck(Card):
    """Lies open on any pair."""

    asks = (ids.SORT_PAIR,)

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.tuck_n < ids.TUCKS else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.tuck(g, seat, self.number, picks[0])


class FalsifiedEarnings(Tuck):
    """A rise is 3 less, a fall 3 more; a dividend is paid, then the stock falls 3 (STR:falsified-earnings)."""

    key = "falsified-earnings"

    def bend(self, g: State, fold: list[int]) -> None:
        by = g.box.amount[self.number]
        if fold[ids.BENT_DIVIDEND] > 0:
            fold[ids.BENT_AFTER] -= by
        elif fold[ids.BENT_MOVE] > 0:
            fold[ids.BENT_MOVE] -= by
        elif fold[ids.BENT_MOVE] < 0:
            fold[ids.BENT_MOVE] += by


class TradingHalt(Tuck):
    """The pair does nothing this round (STR:trading-halt)."""

    key = "trading-halt"

    def bend(self, g: State, fold: list[int]) -> None:
        fold[ids.BENT_HALT] = 1


class Leverage(Tuck):
    """The forecast counts 2 further in its own direction, a dividend 1 more (STR:leverage)."""

    key = "leverage"

    def bend(self, g: State, fold: list[int]) -> None:
        by = g.box.amount[self.number]
        if fold[ids.BENT_DIVIDEND] > 0:
            fold[ids.BENT_DIVIDEND] += 1
        elif fold[ids.BENT_MOVE] > 0:
            fold[ids.BENT_MOVE] += by
        elif fold[ids.BENT_MOVE] < 0:
            fold[ids.BENT_MOVE] -= by
