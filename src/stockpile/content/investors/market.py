"""Investors who move stocks, declare dividends and split cards."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class CrazyCramer(Card):
    """May move one stock up 1 or down 1 in his Action turn (INV:cramer)."""

    key = "cramer"
    window = ids.ACTION
    asks = (ids.SORT_STOCK, ids.SORT_WAY)
    moves = 1

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        by = g.box.amount[self.number]
        effects.move_stock(g, picks[0], by if picks[1] == ids.WAY_UP else -by)


class CleverChanda(Card):
    """May give up one stock card, or turn a split one back, to move another to the split half (INV:chanda)."""

    key = "chanda"
    window = ids.ACTION
    asks = (ids.SORT_OWN, ids.SORT_OWN)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 0:
            return 1 if value < ids.STOCKS or value >= ids.OWN_SPLIT else 0
        if value >= ids.STOCKS:
            return 0
        return 1 if g.regular[seat][value] > taken(g, value, picks[0]) else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        if step == 0:
            effects.give_up_or_turn_back(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.make_split(g, seat, picks[1])


def taken(g: State, stock: int, given: int) -> int:
    """How many regular cards of a stock stay: the one to be given up, while it is there, or the one turned back."""
    paid = 1 if g.depth > 0 and g.picked[g.depth - 1] > 0 else 0
    if given == stock:
        return 1 - paid
    return paid if given - ids.OWN_SPLIT == stock else 0


class DividendDeborah(Card):
    """May declare a dividend of 1 on one company, for all holders (INV:deborah)."""

    key = "deborah"
    window = ids.ROUND_END
    asks = (ids.SORT_STOCK,)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.declare_dividend(g, picks[0], g.box.amount[self.number])
