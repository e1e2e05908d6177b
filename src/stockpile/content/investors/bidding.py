"""Investors who change what a bid costs, how it is outbid and what the auction brings."""

from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class DiscountDonald(Card):
    """Pays the value one space below his meeple (INV:donald)."""

    key = "donald"

    def bid_space(self, space: int) -> int:
        return space - 1 if space > 0 else 0


class BudgetBarbara(Card):
    """Her tracks have values of their own; on the first two spaces the bank pays her (INV:barbara)."""

    key = "barbara"

    def bid_value(self, g: State, space: int, value: int) -> int:
        return g.box.own_track[self.number][space]


class CunningCarlos(Card):
    """The space right above his meeple is blocked (INV:carlos)."""

    key = "carlos"

    def outbid_margin(self, spaces: int) -> int:
        return spaces + 1


class MoneymakerMitt(Card):
    """Gets 1 each time he places a meeple (INV:mitt)."""

    key = "mitt"

    def on_meeple(self, g: State, seat: int) -> None:
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class LazyLiliane(Card):
    """Gets 5 when Demand begins and pays 1 each time she is outbid, out of free cash (INV:liliane)."""

    key = "liliane"

    def on_demand(self, g: State, seat: int) -> None:
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])

    def on_outbid(self, g: State, seat: int) -> None:
        if g.cash[seat] - effects.standing(g, seat) >= 1:
            effects.pay(g, seat, self.number, 1)


class BrokerBernie(Card):
    """Gains the trading fees he picks up instead of paying them (INV:bernie)."""

    key = "bernie"

    def gains_fees(self) -> int:
        return 1
