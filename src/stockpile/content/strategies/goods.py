"""Strategies about bonds, commodities and taxes."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class CornerTheMarket(Card):
    """5 for each commodity card beyond the first of its kind (STR:corner-the-market)."""

    key = "corner-the-market"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if duplicates(g, seat) > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, duplicates(g, seat) * g.box.amount[self.number])


def duplicates(g: State, seat: int) -> int:
    """Commodity cards beyond the first of their kind."""
    beyond = 0
    for kind in range(ids.COMMODITIES):
        if g.commodities[seat][kind] > 1:
            beyond += g.commodities[seat][kind] - 1
    return beyond


class CarryTrade(Card):
    """1 for each own bond, at most 5 (STR:carry-trade)."""

    key = "carry-trade"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.bonds[seat] > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        bonds = g.bonds[seat] if g.bonds[seat] < 5 else 5
        effects.gain_by(g, seat, self.number, bonds * g.box.amount[self.number])


class JunkBonds(Card):
    """Take one bond for half its price, rounded up (STR:junk-bonds)."""

    key = "junk-bonds"
    varies = 1

    def may_use(self, g: State, seat: int) -> int:
        return 1 if effects.bonds_left(g) > 0 else 0

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        return (g.box.bond_price + 1) // 2

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.take_bonds(g, seat, 1)


class BondLadder(Card):
    """Buy up to two bonds at 1 less than their price (STR:bond-ladder)."""

    key = "bond-ladder"
    asks = (ids.SORT_NUMBER,)
    varies = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if 1 <= value <= 2 and value <= effects.bonds_left(g) else 0

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        return picks[0] * (g.box.bond_price - g.box.amount[self.number])

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.take_bonds(g, seat, picks[0])


class TaxHaven(Card):
    """Put one own tax card out of the game (STR:tax-haven)."""

    key = "tax-haven"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.taxes[seat] > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.lose_commerce(g, seat, ids.COMMODITIES)


class CommoditySwap(Card):
    """Give up a commodity for 6 (STR:commodity-swap)."""

    key = "commodity-swap"
    asks = (ids.SORT_COMMERCE,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value < ids.COMMODITIES else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.lose_commerce(g, seat, picks[0])
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class FuturesContract(Card):
    """2 for each different commodity kind owned (STR:futures-contract)."""

    key = "futures-contract"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if effects.commodity_cards(g, seat) > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        kinds = 0
        for kind in range(ids.COMMODITIES):
            if g.commodities[seat][kind] > 0:
                kinds += 1
        effects.gain_by(g, seat, self.number, kinds * g.box.amount[self.number])
