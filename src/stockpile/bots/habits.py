"""People who have not played often: they count like the greedy one, with habits that cost them money.

Each habit is a number of `weights.py`, so that a level can have a little of it: nothing here is chance, and whoever has
the same cards makes the same mistake again.
"""

# c: cdef noexcept nogil

from stockpile.bots import greedy
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.state import State


def glance(m: Valuation, g: State, seat: int) -> None:
    """Reads a view as if the game ended with this round, as far as one looks beyond today's prices."""
    greedy.read(m, g, seat, card)


def choose(m: Valuation, g: State, out: list[int], n: int) -> int:
    """The answer that seems best; chance decides between equals alone."""
    return greedy.best(m, g, out, n, value, 0.01)


def value(m: Valuation, g: State, action: int) -> float:
    """How good an answer seems, compared with the others of its question."""
    if g.ask == ids.ASK_PLACE:
        up = 1 if action < ids.ACT_DOWN else 0
        place_at = action - (ids.ACT_UP if up else ids.ACT_DOWN)
        return place(m, g, place_at // ids.PILES + 1, place_at % ids.PILES, up)
    if g.ask == ids.ASK_BID:
        return bid(m, g, (action - ids.ACT_BID) // ids.BIDS, (action - ids.ACT_BID) % ids.BIDS)
    if g.ask == ids.ASK_SELL:
        return sell(m, g, action)
    if g.ask == ids.ASK_BONDS:  # money that is safe seems better than money at hand
        return greedy.value(m, g, action) + m.weights.saving * (action - ids.ACT_BONDS)
    return greedy.value(m, g, action)


# c: locals worth double, tip double
def card(m: Valuation, g: State, kind: int) -> float:
    """What a card that one can see seems to be worth."""
    if kind <= ids.STOCKS:
        worth = m.price[kind - 1] + m.weights.sight * (m.worth[kind - 1] - m.price[kind - 1])
        tip = m.openly[kind - 1] - m.price[kind - 1]
        return worth + (m.weights.tip * tip if tip > 0.0 else 0.0) + greedy.MAJORITY * m.weights.majority
    if kind <= ids.FEE3:
        return -m.weights.fees * g.box.fee_value[kind - ids.FEE1]
    return greedy.card(m, g, kind) * (m.weights.fees if kind == ids.TAX else 1.0)


def pile_worth(m: Valuation, g: State, pile: int, by_others: int) -> float:
    """What a pile seems to be worth, or to the others; only a part of what lies face-down is thought of."""
    total = 0.0
    for slot in range(g.pile_n[pile]):
        if g.pile_card[pile][slot] == ids.UNKNOWN or (by_others and not g.pile_up[pile][slot]):
            total += m.weights.hidden * m.blind
        else:
            total += card(m, g, g.pile_card[pile][slot])
    return total


def place(m: Valuation, g: State, kind: int, pile: int, up: int) -> float:
    """Good cards face-down where little is to be seen, bad ones openly where the others will bid."""
    return greedy.placed(m, card(m, g, kind), pile_worth(m, g, pile, 1), up)


def bid(m: Valuation, g: State, pile: int, space: int) -> float:
    """What a pile seems to be worth less its price; in the heat of an auction a price seems lower than it is."""
    cost = effects.bid_cost(g, m.seat, space)
    return greedy.offered(g, pile, space, cost, pile_worth(m, g, pile, 0) - cost * (1.0 - m.weights.heat))


# c: locals gain double
def sell(m: Valuation, g: State, action: int) -> float:
    """What a sale seems to bring; who is afraid sells what might fall, and what has risen."""
    gain = greedy.sell(m, g, action)
    if action == ids.ACT_DONE:
        return gain
    return gain + m.weights.fear * (2.0 if ids.ACT_SELL_SPLIT <= action < ids.ACT_SELL_HALF else 1.0)
