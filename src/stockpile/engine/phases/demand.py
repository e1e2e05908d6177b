"""Demand: the auction, then paying and taking up the piles (DEM, TWO-4 to TWO-6)."""

from stockpile.engine import effects, ids
from stockpile.engine.state import State


def run(g: State) -> None:
    """Asks the next bidder: each places every meeple once, then those who were outbid, clockwise (DEM-3, TWO-4)."""
    opening = g.box.players * g.box.meeples
    if g.count >= opening and not anybody_off(g):
        effects.next_stage(g)
        return
    if g.count >= opening:
        while g.off[effects.seat_at(g, g.turn)] == 0:
            g.turn = (g.turn + 1) % g.box.players
    effects.ask(g, effects.seat_at(g, g.turn), ids.ASK_BID)


def anybody_off(g: State) -> int:
    """Whether a meeple stands on no track."""
    for seat in range(g.box.players):
        if g.off[seat] > 0:
            return 1
    return 0


def least_space(g: State, pile: int) -> int:
    """The lowest space that passes the meeple on the track (DEM-2)."""
    return g.bid_space[pile]


def is_own_track(g: State, seat: int, pile: int) -> int:
    """Whether the seat's own meeple stands there; two of them never share a track (TWO-5)."""
    return g.bid_space[pile] > 0 and g.bid_seat[pile] == seat


def legal(g: State, seat: int, out: list[int]) -> int:
    """Every space further along that the seat can pay, beside its other bid (DEM-2, DEM-4, TWO-5)."""
    n = 0
    reach = effects.reach(g, seat, g.cash[seat] - effects.standing(g, seat))
    for pile in range(g.box.piles):
        if is_own_track(g, seat, pile):
            continue
        for space in range(least_space(g, pile), reach):
            out[n] = ids.ACT_BID + pile * ids.BIDS + space
            n += 1
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Places the bid."""
    place = action - ids.ACT_BID
    if g.count < g.box.players * g.box.meeples:
        g.count += 1
    g.turn = (g.turn + 1) % g.box.players
    effects.place_meeple(g, seat, place // ids.BIDS, place % ids.BIDS)


def pay(g: State) -> None:
    """In turn order each seat pays its bids, takes up its piles and settles fees (DEM-5, DEM-6, TWO-6)."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        won = 0
        for pile in range(g.box.piles):
            if is_own_track(g, seat, pile):
                won |= 1 << pile
                effects.pay_bid(g, seat, pile)
        for pile in range(g.box.piles):
            if (won >> pile) & 1:
                effects.take_pile(g, seat, pile)
        effects.settle_fees(g, seat)
        g.turn += 1
        if g.depth > 0:
            return
    effects.next_stage(g)
