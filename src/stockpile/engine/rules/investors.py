"""What the investors of a seat change and notice: each hook is asked of all of them, one after the other."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine.rules import card
from stockpile.engine.state import State


# c: cpdef noexcept nogil
def fold_bids(g: State, seat: int) -> None:
    """What bids of the seat cost and how they are blocked cannot change, so that the auction calls no card (INV-6)."""
    g.margin[seat] = 0
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            g.margin[seat] = cython.cast(card.Card, card.CARDS[c]).outbid_margin(g.margin[seat])
    for space in range(g.box.bid_n):
        paid = space
        for slot in range(g.box.investors):
            c = card.owned(g, seat, slot)
            if c >= 0:
                paid = cython.cast(card.Card, card.CARDS[c]).bid_space(paid)
        value = g.box.bid_value[paid]
        for slot in range(g.box.investors):
            c = card.owned(g, seat, slot)
            if c >= 0:
                value = cython.cast(card.Card, card.CARDS[c]).bid_value(g, paid, value)
        g.bid_pays[seat][space] = value


def sale_price(g: State, seat: int, price: int) -> int:
    """What a share brings the seat."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            price = cython.cast(card.Card, card.CARDS[c]).sale_price(g, seat, price)
    return price


def short_price(g: State, seat: int) -> int:
    """What one share brings the seat in the final sale, whatever its price."""
    price = 0
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            price = cython.cast(card.Card, card.CARDS[c]).short_price(g, price)
    return price


def interest(g: State, seat: int, amount: int) -> int:
    """What the seat's bonds bring."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            amount = cython.cast(card.Card, card.CARDS[c]).interest(g, seat, amount)
    return amount


# c: cpdef noexcept nogil
def plays(g: State, seat: int) -> int:
    """How many strategies the seat may play in a round (STR-2)."""
    strategies = 1
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            strategies = cython.cast(card.Card, card.CARDS[c]).plays(strategies)
    return strategies


def further_draws(g: State, seat: int) -> int:
    """How many strategy cards the seat draws after the discards."""
    cards = 0
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            cards = cython.cast(card.Card, card.CARDS[c]).further_draws(g, cards)
    return cards


def gains_fees(g: State, seat: int) -> int:
    """Whether the seat gains trading fees."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0 and cython.cast(card.Card, card.CARDS[c]).gains_fees():
            return 1
    return 0


def may_hide(g: State, seat: int) -> int:
    """Whether the seat may place all its cards face-down."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0 and cython.cast(card.Card, card.CARDS[c]).may_hide():
            return 1
    return 0


def sells_again(g: State, seat: int) -> int:
    """Whether the seat sells once more when all have sold."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0 and cython.cast(card.Card, card.CARDS[c]).sells_again():
            return 1
    return 0


def opener_of(g: State, seat: int) -> int:
    """The investor with which the seat draws the opening cards of the piles, -1 if it has none."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0 and cython.cast(card.Card, card.CARDS[c]).opens_piles():
            return c
    return -1


def on_demand(g: State, seat: int) -> None:
    """Demand begins."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            cython.cast(card.Card, card.CARDS[c]).on_demand(g, seat)


def on_meeple(g: State, seat: int) -> None:
    """The seat has placed a meeple."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            cython.cast(card.Card, card.CARDS[c]).on_meeple(g, seat)


def on_outbid(g: State, seat: int) -> None:
    """A meeple of the seat was passed."""
    for slot in range(g.box.investors):
        c = card.owned(g, seat, slot)
        if c >= 0:
            cython.cast(card.Card, card.CARDS[c]).on_outbid(g, seat)
