"""Lets a card written in plain Python play on the compiled engine: each hook is handed to it with a Desk."""

# c: def

from typing import Any

from stockpile.engine import ids, names
from stockpile.engine.plugins import faults
from stockpile.engine.plugins.desk import Desk
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


def shown(sort: int, value: int) -> Any:
    """What was picked, as the card reads it."""
    if sort in (ids.SORT_STOCK, ids.SORT_DISCARD):
        return names.COMPANIES[value]
    if sort == ids.SORT_WAY:
        return 1 if value == ids.WAY_UP else -1
    if sort == ids.SORT_OWN:
        if value < ids.OWN_SPLIT:
            return ("regular", names.HELD[value])
        return ("split", names.COMPANIES[value - ids.OWN_SPLIT])
    if sort == ids.SORT_COMMERCE:
        return names.CARDS[ids.GOLD + value]
    if sort == ids.SORT_INFORMATION:
        return names.CARDS[value + 1] if value < ids.FORECAST_CARDS else names.FORECASTS[value - ids.FORECAST_CARDS + 1]
    if sort == ids.SORT_SALE:
        return (names.SALES[value // ids.STOCKS], names.COMPANIES[value % ids.STOCKS])
    return value


class PlugIn(Card):
    """Stands for a card from outside the box."""

    # c: readonly object inner; list sorts; methods cdef noexcept with gil

    varies = 1

    def __init__(self, inner: Any) -> None:
        super().__init__()
        self.inner = inner
        self.sorts = list(inner.sorts)
        self.stage = inner.stage
        self.is_must = int(inner.must)
        self.is_mover = int(inner.moves)
        self.ask_n = len(self.sorts)
        for i, sort in enumerate(self.sorts):
            self.ask[i] = sort

    # c: def
    def call(self, hook: str, default: Any, *arguments: Any) -> Any:
        """Hands a hook over; what it raises is kept."""
        try:
            return getattr(self.inner, hook)(*arguments)
        except Exception as error:  # whatever a stranger's card may raise
            faults.keep(self.inner.key, hook, error)
            return default

    # c: cdef object
    def desk(self, g: State) -> Desk:
        """The table for this card."""
        return Desk(g, self.number)

    def may_use(self, g: State, seat: int) -> int:
        return int(bool(self.call("may_use", False, self.desk(g), seat)))

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        before = [shown(self.sorts[i], picks[i]) for i in range(step)]
        return int(bool(self.call("may_pick", False, self.desk(g), seat, shown(self.sorts[step], value), before)))

    def extra_cost(self, g: State, seat: int, picks: list[int]) -> int:
        before = [shown(self.sorts[i], picks[i]) for i in range(self.ask_n)]
        return int(self.call("extra_cost", 0, self.desk(g), seat, before))

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        made = [shown(self.sorts[i], picks[i]) for i in range(self.ask_n)]
        self.call("act", None, self.desk(g), seat, made)

    def bid_space(self, space: int) -> int:
        return int(self.call("bid_space", space, space))

    def bid_value(self, g: State, space: int, value: int) -> int:
        return int(self.call("bid_value", value, space, value))

    def outbid_margin(self, spaces: int) -> int:
        return int(self.call("outbid_margin", spaces, spaces))

    def sale_price(self, g: State, seat: int, price: int) -> int:
        return int(self.call("sale_price", price, self.desk(g), seat, price))

    def short_price(self, g: State, price: int) -> int:
        return int(self.call("short_price", price, price))

    def interest(self, g: State, seat: int, amount: int) -> int:
        return int(self.call("interest", amount, self.desk(g), seat, amount))

    def plays(self, strategies: int) -> int:
        return int(self.call("plays", strategies, strategies))

    def further_draws(self, g: State, cards: int) -> int:
        return int(self.call("further_draws", cards, self.desk(g), cards))

    def gains_fees(self) -> int:
        return int(self.inner.gains_fees)

    def may_hide(self) -> int:
        return int(self.inner.may_hide)

    def sells_again(self) -> int:
        return int(self.inner.sells_again)

    def on_demand(self, g: State, seat: int) -> None:
        self.call("on_demand", None, self.desk(g), seat)

    def on_meeple(self, g: State, seat: int) -> None:
        self.call("on_meeple", None, self.desk(g), seat)

    def on_outbid(self, g: State, seat: int) -> None:
        self.call("on_outbid", None, self.desk(g), seat)

    def bend(self, g: State, fold: list[int]) -> None:
        bent = [fold[ids.BENT_MOVE], fold[ids.BENT_DIVIDEND], fold[ids.BENT_AFTER], fold[ids.BENT_HALT]]
        made = self.call("bend", bent, *bent)
        for i in range(ids.BENT):
            fold[i] = made[i]

    def payoff(self, g: State, walked: int) -> int:
        return int(self.call("payoff", 0, walked))
