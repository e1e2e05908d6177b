"""Meeples on the tracks of the piles: placed, sent home, paid for (DEM-2 to DEM-5)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import events, investors
from stockpile.engine.rules.effects import money
from stockpile.engine.state import State


def place_meeple(g: State, seat: int, pile: int, space: int) -> None:
    """Puts a meeple on a track and sends home the one that it passes (DEM-2, DEM-3)."""
    passed = set_meeple(g, seat, pile, space)
    events.emit(g, ids.EV_BID, seat, pile, space, g.box.bid_value[space])
    if g.box.investors:
        investors.on_meeple(g, seat)
    if passed >= 0:
        events.emit(g, ids.EV_OUTBID, passed, pile, seat)
        if g.box.investors:
            investors.on_outbid(g, passed)
        money.settle_fees(g, passed)


def set_meeple(g: State, seat: int, pile: int, space: int) -> int:
    """Puts a meeple on a track and returns the seat of the one that it passes, -1 if there is none."""
    passed = -1
    if g.bid_space[pile] > 0:
        passed = g.bid_seat[pile]
        g.off[passed] += 1
    g.off[seat] -= 1
    g.bid_space[pile] = space + 1
    g.bid_seat[pile] = seat
    return passed


def pay_bid(g: State, seat: int, pile: int) -> None:
    """Pays the bid and takes back the meeple (DEM-5)."""
    amount = g.box.bid_value[g.bid_space[pile] - 1]
    if g.box.investors:
        amount = g.bid_pays[seat][g.bid_space[pile] - 1]
    g.cash[seat] -= amount
    g.bid_space[pile] = 0
    g.bid_seat[pile] = 0
    g.off[seat] += 1
    events.emit(g, ids.EV_BID_PAID, seat, pile, amount)
