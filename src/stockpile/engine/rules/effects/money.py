"""What bids cost, and money that comes in, goes out and changes hands; held fees take theirs first (DEM-7)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import events
from stockpile.engine.state import State


def bid_cost(g: State, seat: int, space: int) -> int:
    """What a seat would pay for a bid on a space; where the bank would pay, it counts as nothing (INV-6)."""
    if g.box.investors == 0:
        return g.box.bid_value[space]
    return g.bid_pays[seat][space] if g.bid_pays[seat][space] > 0 else 0


def reach(g: State, seat: int, money: int) -> int:
    """How many spaces of a track, from the first on, the seat could pay with so much money."""
    spaces = 0
    payable = 1
    for space in range(g.box.bid_n):
        if bid_cost(g, seat, space) > money:
            payable = 0
        spaces += payable
    return spaces


# c: cpdef noexcept nogil
def standing(g: State, seat: int) -> int:
    """What the seat's standing bids would cost."""
    if g.off[seat] == g.box.meeples:
        return 0
    total = 0
    for pile in range(g.box.piles):
        if g.bid_space[pile] > 0 and g.bid_seat[pile] == seat:
            total += bid_cost(g, seat, g.bid_space[pile] - 1)
    return total


def settle_fees(g: State, seat: int) -> None:
    """Pays held fees, smallest first, each as soon as free cash covers it (DEM-7)."""
    held = 0
    for fee in range(ids.FEES):
        held += g.fees[seat][fee]
    if held == 0:  # nearly always: money comes in some two hundred times a game
        return
    bids = -1
    for fee in range(ids.FEES):
        while g.fees[seat][fee] > 0:
            if bids < 0:
                bids = standing(g, seat)
            if g.cash[seat] - bids < g.box.fee_value[fee]:
                return
            g.cash[seat] -= g.box.fee_value[fee]
            if g.fresh[seat][fee] == g.fees[seat][fee]:  # fees of earlier rounds are paid before their like
                g.fresh[seat][fee] -= 1
                g.rebate[seat] += g.box.fee_value[fee]
            g.fees[seat][fee] -= 1
            g.discard[ids.FEE1 + fee] += 1
            events.emit(g, ids.EV_FEE_PAID, seat, ids.FEE1 + fee, g.box.fee_value[fee])


def gain(g: State, seat: int, amount: int) -> None:
    """Money comes in; the caller reports why, then settles fees."""
    g.cash[seat] += amount


def spend(g: State, seat: int, amount: int) -> None:
    """Money goes out, even if less than nothing is left; the caller reports why."""
    g.cash[seat] -= amount


def gain_by(g: State, seat: int, number: int, amount: int) -> None:
    """A card brings money."""
    if amount > 0:
        g.cash[seat] += amount
        events.emit(g, ids.EV_GAINED, seat, number, amount)
        settle_fees(g, seat)


def pay(g: State, seat: int, number: int, amount: int) -> None:
    """A card costs money; the caller has seen to it that it is there."""
    if amount > 0:
        g.cash[seat] -= amount
        events.emit(g, ids.EV_PAID, seat, number, amount)


def hand_over(g: State, seat: int, to: int, amount: int) -> None:
    """Money goes from one player to another."""
    if amount > 0:
        g.cash[seat] -= amount
        g.cash[to] += amount
        events.emit(g, ids.EV_GIVEN, seat, to, amount)
        settle_fees(g, to)
