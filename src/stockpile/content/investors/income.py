"""Investors who bring money as such, at the end of the round or at the start."""

from stockpile.engine import ids
from stockpile.engine.rules import card, effects
from stockpile.engine.rules.card import Card
from stockpile.engine.rules.phases import selling
from stockpile.engine.state import State


class BillionaireBill(Card):
    """Nothing but money (INV:bill)."""

    key = "bill"


class AgileAna(Card):
    """Shows one card of each company she likes and gets 1 for each (INV:ana)."""

    key = "ana"
    window = ids.ROUND_END
    varies = 1

    def may_use(self, g: State, seat: int) -> int:
        return selling.has_card(g, seat)

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        return ids.SORT_STOCK if effects.may_have_more(g, seat, step) else 0

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 0 if card.is_picked(picks, step, value) else effects.has_share(g, seat, value)

    def may_stop(self, g: State, seat: int, step: int) -> int:
        return 1

    def on_pick(self, g: State, seat: int, step: int, value: int) -> None:
        effects.show_shares(g, seat, value, 1)
        effects.gain_by(g, seat, self.number, g.box.amount[self.number])


class DaringDangote(Card):
    """Gets 1 for each commodity card he has (INV:dangote)."""

    key = "dangote"
    window = ids.ROUND_END
    must = 1

    def may_use(self, g: State, seat: int) -> int:
        return 1 if effects.commodity_cards(g, seat) > 0 else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.gain_by(g, seat, self.number, effects.commodity_cards(g, seat) * g.box.amount[self.number])


class LucrativeLi(Card):
    """Gets 1 more for every two bonds, rounded up (INV:li)."""

    key = "li"

    def interest(self, g: State, seat: int, amount: int) -> int:
        return amount + (g.bonds[seat] + 1) // 2 * g.box.amount[self.number]


class OpulentOprah(Card):
    """Must give 2 to one other player or 1 each to two; with less money, what she has (INV:oprah)."""

    key = "oprah"
    window = ids.ROUND_END
    must = 1
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        if g.box.players == 2 or step >= gift(g, seat, g.box.amount[self.number]):
            return 0
        return ids.SORT_SEAT

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        return 1 if value != seat else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        coins = gift(g, seat, g.box.amount[self.number])
        if g.box.players == 2:
            effects.hand_over(g, seat, 1 - seat, coins)
            return
        if coins == 2 and picks[0] == picks[1]:
            effects.hand_over(g, seat, picks[0], 2)
            return
        for i in range(coins):
            effects.hand_over(g, seat, picks[i], 1)


def gift(g: State, seat: int, amount: int) -> int:
    """What Oprah gives away: all she has if that is less."""
    return amount if g.cash[seat] >= amount else g.cash[seat]


class SocialistSanders(Card):
    """Takes 2 from the richest other player, keeps 1 and gives 1 to the poorest (INV:sanders)."""

    key = "sanders"
    window = ids.ROUND_END
    must = 1
    varies = 1

    def next_ask(self, g: State, seat: int, step: int, picks: list[int]) -> int:
        if most_cash(g, seat) == 0:
            return 0
        rich = sole_richest(g, seat)
        if step == 0 and rich < 0:
            return ids.SORT_SEAT
        if step == 1 and rich < 0:
            rich = picks[0]
        elif step > 0:
            return 0
        if g.cash[rich] < 2 or sole_poorest(g, rich) >= 0:
            return 0
        return ids.SORT_SEAT if step < 2 else 0

    def asked_step(self, g: State, seat: int, step: int) -> int:
        return step + (1 if sole_richest(g, seat) < 0 else 2)  # first whom he takes from, then whom he gives to

    def may_pick(self, g: State, seat: int, step: int, value: int, picks: list[int]) -> int:
        rich = sole_richest(g, seat)
        if step == 0 and rich < 0:
            return 1 if value != seat and g.cash[value] == most_cash(g, seat) else 0
        if rich < 0:
            rich = picks[0]
        return 1 if value != rich and g.cash[value] == least_cash(g, rich) else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        if most_cash(g, seat) == 0:
            return
        rich = sole_richest(g, seat)
        asked = 0
        if rich < 0:
            rich = picks[0]
            asked = 1
        poor = sole_poorest(g, rich)
        if poor < 0:
            poor = picks[asked]
        if g.cash[rich] < 2:
            effects.hand_over(g, rich, seat, g.cash[rich])
            return
        if poor == seat:
            effects.hand_over(g, rich, seat, g.box.amount[self.number])
            return
        effects.hand_over(g, rich, seat, g.box.amount[self.number] - 1)  # what he keeps settles his fees, not more
        effects.hand_over(g, rich, poor, 1)


def most_cash(g: State, seat: int) -> int:
    """The cash of the richest other player."""
    most = -1
    for other in range(g.box.players):
        if other != seat and g.cash[other] > most:
            most = g.cash[other]
    return most


def sole_richest(g: State, seat: int) -> int:
    """The richest other player, -1 if several are."""
    found = -1
    for other in range(g.box.players):
        if other != seat and g.cash[other] == most_cash(g, seat):
            if found >= 0:
                return -1
            found = other
    return found


def least_cash(g: State, rich: int) -> int:
    """The cash of the poorest player, the one taken from excepted."""
    least = 32000
    for other in range(g.box.players):
        if other != rich and g.cash[other] < least:
            least = g.cash[other]
    return least


def sole_poorest(g: State, rich: int) -> int:
    """The poorest player, -1 if several are."""
    found = -1
    for other in range(g.box.players):
        if other != rich and g.cash[other] == least_cash(g, rich):
            if found >= 0:
                return -1
            found = other
    return found
