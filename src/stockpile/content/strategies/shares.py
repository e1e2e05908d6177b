"""Strategies that take, give up, split and turn back stock cards."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class RogueTrading(Card):
    """Show one regular card and move it to split, for its price less 2 (STR:rogue-trading)."""

    key = "rogue-trading"
    asks = (ids.SORT_OWN,)
    varies = 1

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value < ids.STOCKS else 0

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        return discounted(g, picks[0], g.box.amount[self.number])

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.make_split(g, seat, picks[0])


def discounted(g: State, stock: int, discount: int) -> int:
    """The price less something, never below 0."""
    cost = effects.price(g, stock) - discount
    return cost if cost > 0 else 0


class ConvertibleBond(Card):
    """Give back a bond and take any stock card from the discard (STR:convertible-bond)."""

    key = "convertible-bond"
    asks = (ids.SORT_DISCARD,)

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.bonds[seat] > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.take_bonds(g, seat, -1)
        effects.take_from_discard(g, seat, picks[0])


class FraudulentTransfer(Card):
    """Give up a stock card, or turn a split one back, and take any from the discard (STR:fraudulent-transfer)."""

    key = "fraudulent-transfer"
    asks = (ids.SORT_OWN, ids.SORT_DISCARD)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 0:
            return 1 if value < ids.STOCKS or value >= ids.OWN_SPLIT else 0
        if value == picks[0] and g.depth > 0 and g.picked[g.depth - 1] > 0:
            return 1 if g.discard[value + 1] > 1 else 0  # not the card just given up (STR-2)
        return 1

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        if step == 0:
            effects.give_up_or_turn_back(g, seat, value)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.take_from_discard(g, seat, picks[1])


class VultureCapitalism(FraudulentTransfer):
    """The same as Fraudulent Transfer, as far as we know (STR:vulture-capitalism)."""

    key = "vulture-capitalism"


class StockOption(Card):
    """Take any stock card from the discard for its price less 3 (STR:stock-option)."""

    key = "stock-option"
    asks = (ids.SORT_DISCARD,)
    varies = 1

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        return discounted(g, picks[0], g.box.amount[self.number])

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.take_from_discard(g, seat, picks[0])


class ReverseSplit(Card):
    """Turn a split card back for its price and 3 more; it is no sale (STR:reverse-split)."""

    key = "reverse-split"
    asks = (ids.SORT_OWN,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value >= ids.OWN_SPLIT else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        stock = picks[0] - ids.OWN_SPLIT
        effects.turn_back(g, seat, stock)
        effects.gain_by(g, seat, self.number, effects.price(g, stock) + g.box.amount[self.number])


class PennyStock(Card):
    """Show and split up to two regular cards of a company whose price is 3 or less (STR:penny-stock)."""

    key = "penny-stock"
    asks = (ids.SORT_STOCK, ids.SORT_NUMBER)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        if step == 0:
            return 1 if effects.price(g, value) <= g.box.amount[self.number] else 0
        return 1 if 1 <= value <= 2 and g.regular[seat][picks[0]] >= value else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        for _ in range(picks[1]):
            effects.make_split(g, seat, picks[0])
