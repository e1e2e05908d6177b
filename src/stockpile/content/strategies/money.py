"""Strategies that bring money for something one has, did or shows."""

from stockpile.engine import ids
from stockpile.engine.rules import card, effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class NakedShort(Card):
    """Give up an action card for 12 (STR:naked-short)."""

    key = "naked-short"
    asks = (ids.SORT_OWN,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if ids.HELD_BOOM <= value <= ids.HELD_BUST else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.give_up(g, seat, picks[0])
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class BlockTrading(Card):
    """1 for each space the own furthest meeple ended above the first (STR:block-trading)."""

    key = "block-trading"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.highest[seat] > 1 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, (g.highest[seat] - 1) * g.box.amount[self.number])


class ValueInvesting(Card):
    """1 for each space the own lowest meeple ended below the last, at most 5 (STR:value-investing)."""

    key = "value-investing"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if 0 < g.lowest[seat] < g.box.bid_n else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        spaces = g.box.bid_n - g.lowest[seat]
        effects.gain_by(g, seat, self.number, (spaces if spaces < 5 else 5) * g.box.amount[self.number])


class Diversification(Card):
    """Show one card each of any companies for 2 a company (STR:diversification)."""

    key = "diversification"
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        return ids.SORT_STOCK if effects.may_have_more(g, seat, step) else 0

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 0 if card.is_picked(picks, step, value) else effects.has_share(g, seat, value)

    def may_stop(self, g: State, seat: int, step: int) -> int:
        return 1 if step > 0 else 0

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        effects.show_shares(g, seat, value, 1)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class ActivistInvestor(Card):
    """Show at least three shares of one company for 6 (STR:activist-investor)."""

    key = "activist-investor"
    asks = (ids.SORT_STOCK,)

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if g.regular[seat][value] + 2 * g.split[seat][value] >= 3 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.show_shares(g, seat, picks[0], 3)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class IndexFund(Card):
    """Show one card of each of five companies for 15 (STR:index-fund)."""

    key = "index-fund"
    most = 5
    asks = (ids.SORT_STOCK, ids.SORT_STOCK, ids.SORT_STOCK, ids.SORT_STOCK, ids.SORT_STOCK)

    def may_use(self, g: State, seat: int) -> int:
        companies = 0
        for stock in range(ids.STOCKS):
            companies += effects.has_share(g, seat, stock)
        return 1 if companies >= self.ask_n else 0

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 0 if card.is_picked(picks, step, value) else effects.has_share(g, seat, value)

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        effects.show_shares(g, seat, value, 1)

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class Interpositioning(Card):
    """Twice the trading fees picked up this round; they stay due (STR:interpositioning)."""

    key = "interpositioning"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.fee_money[seat] > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, g.fee_money[seat] * g.box.amount[self.number])


class BrokersRebate(Card):
    """Get back the fees of this round's pile that were paid, and 2 (STR:brokers-rebate)."""

    key = "brokers-rebate"

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, g.rebate[seat] + g.box.amount[self.number])


class PaymentForOrderFlow(Card):
    """2 for each trading fee card that anybody picked up this round (STR:payment-for-order-flow)."""

    key = "payment-for-order-flow"

    def may_use(self, g: State, seat: int) -> int:
        return 1 if fees_picked_up(g) > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, fees_picked_up(g) * g.box.amount[self.number])


def fees_picked_up(g: State) -> int:
    """Trading fee cards that anybody picked up this round."""
    cards = 0
    for seat in range(g.box.players):
        cards += g.fee_cards[seat]
    return cards


class GoldenParachute(Card):
    """6 with the least cash of all, otherwise 2 (STR:golden-parachute)."""

    key = "golden-parachute"

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        amount = g.box.amount[self.number]
        for other in range(g.box.players):
            if g.cash[other] < g.cash[seat]:
                amount = 2
        effects.gain_by(g, seat, self.number, amount)


class WindfallTax(Card):
    """Every player with more cash pays 2 (STR:windfall-tax)."""

    key = "windfall-tax"

    def may_use(self, g: State, seat: int) -> int:
        for other in range(g.box.players):
            if g.cash[other] > g.cash[seat]:
                return 1
        return 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        cash = g.cash[seat]
        for turn in range(g.box.players):
            other = effects.seat_at(g, turn)
            if other != seat and g.cash[other] > cash:
                amount = g.box.amount[self.number]
                effects.hand_over(g, other, seat, amount if g.cash[other] >= amount else g.cash[other])
