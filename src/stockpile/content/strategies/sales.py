"""Strategies that sell cards out of turn; all count as sales (STR-7)."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.rules.phases import selling
from stockpile.engine.state import State


class BearRaid(Card):
    """Sell up to three shares at 8 each (STR:bear-raid)."""

    key = "bear-raid"
    most = 3
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        return ids.SORT_SALE if step < 3 and selling.has_card(g, seat) else 0

    def may_use(self, g: State, seat: int) -> int:
        return selling.has_card(g, seat)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value < ids.SALE_SPLIT or value >= ids.SALE_HALF else 0

    def may_stop(self, g: State, seat: int, step: int) -> int:
        return 1 if step > 0 else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        effects.sell(g, seat, value % ids.STOCKS, value // ids.STOCKS, g.box.amount[self.number])


class PumpAndDump(Card):
    """One stock up 1, then sell any number of its cards (STR:pump-and-dump)."""

    key = "pump-and-dump"
    moves = 1
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        if step == 0:
            return ids.SORT_STOCK
        return ids.SORT_SALE if selling.has_card(g, seat) else 0

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if step == 0 or value % ids.STOCKS == picks[0] else 0

    def may_stop(self, g: State, seat: int, step: int) -> int:
        return 1 if step > 0 else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        if step == 0:
            effects.move_stock(g, value, g.box.amount[self.number])
        else:
            selling.sell_at(g, seat, value, 0)


class ShareBuyback(Card):
    """Sell one card, half or whole, and get 3 more (STR:share-buyback)."""

    key = "share-buyback"
    asks = (ids.SORT_SALE,)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        selling.sell_at(g, seat, picks[0], 0)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class FireSale(Card):
    """Sell any number of cards now at the price and 1 more a share (STR:fire-sale)."""

    key = "fire-sale"
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        return ids.SORT_SALE if selling.has_card(g, seat) else 0

    def may_use(self, g: State, seat: int) -> int:
        return selling.has_card(g, seat)

    def may_stop(self, g: State, seat: int, step: int) -> int:
        return 1 if step > 0 else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        selling.sell_at(g, seat, value, g.box.amount[self.number])
