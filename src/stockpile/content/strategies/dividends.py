"""Strategies that declare a dividend for all holders."""

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class SpecialDividend(Card):
    """A dividend of 1 on one company (STR:special-dividend)."""

    key = "special-dividend"
    asks = (ids.SORT_STOCK,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return books.may_be_held(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.declare_dividend(g, picks[0], g.box.amount[self.number])


class DividendGrowthInvesting(SpecialDividend):
    """A dividend of 2 on one company (STR:dividend-growth-investing)."""

    key = "dividend-growth-investing"
