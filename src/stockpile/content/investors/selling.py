"""Investors who sell dearer, oftener or short, and one who buys back."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class GoldenGraham(Card):
    """Each share he sells brings 1 more, at the end of the game too (INV:graham)."""

    key = "graham"

    def sale_price(self, g: State, seat: int, price: int) -> int:
        return price + g.box.amount[self.number]


class ShortingSoros(Card):
    """May sell one share for 8 whatever its price, once a round and once in the final sale (INV:soros)."""

    key = "soros"
    window = ids.SELLING
    asks = (ids.SORT_SALE,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value < ids.SALE_SPLIT or value >= ids.SALE_HALF else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        stock = picks[0] % ids.STOCKS
        effects.sell(g, seat, stock, picks[0] // ids.STOCKS, g.box.amount[self.number])

    def short_price(self, g: State, price: int) -> int:
        return g.box.amount[self.number]


class TacticalTalal(Card):
    """May sell again when all have sold (INV:talal)."""

    key = "talal"

    def sells_again(self) -> int:
        return 1


class BailoutBarack(Card):
    """May buy one stock card from the discard for its price less 2 (INV:barack)."""

    key = "barack"
    window = ids.AFTER_SELLING
    asks = (ids.SORT_DISCARD,)
    varies = 1

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        cost = effects.price(g, picks[0]) - g.box.amount[self.number]
        return cost if cost > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.take_from_discard(g, seat, picks[0])
