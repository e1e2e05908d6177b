"""Demand: the auction, then paying and taking up the piles (DEM, TWO-4 to TWO-6)."""

# c: cdef noexcept nogil

from stockpile.engine import bits, ids
from stockpile.engine.rules import effects, investors, powers
from stockpile.engine.state import State


def run(g: State) -> None:
    """The auction, from the abilities at its start to the last bid."""
    if g.box.investors and g.step == 0:
        g.step = 1
        for turn in range(g.box.players):
            investors.on_demand(g, effects.seat_at(g, turn))
    if not ask_bidder(g, ids.ASK_BID):
        effects.next_stage(g)


def ask_bidder(g: State, ask: int) -> int:
    """Asks the next bidder: each places every meeple once, then those who were outbid, clockwise (DEM-3, TWO-4)."""
    opening = g.box.players * g.box.meeples
    if g.count >= opening and not anybody_off(g):
        return 0
    if g.count >= opening:
        while g.off[effects.seat_at(g, g.turn)] == 0:
            g.turn = (g.turn + 1) % g.box.players
    effects.ask(g, effects.seat_at(g, g.turn), ask)
    return 1


def anybody_off(g: State) -> int:
    """Whether a meeple stands on no track."""
    off = 0
    for seat in range(g.box.players):
        off += g.off[seat]
    return 1 if off > 0 else 0


def least_space(g: State, pile: int) -> int:
    """The lowest space that passes the meeple on the track (DEM-2); spaces above it may be blocked."""
    if g.bid_space[pile] == 0:
        return 0
    return g.bid_space[pile] + g.margin[g.bid_seat[pile]]


def is_own_track(g: State, seat: int, pile: int) -> int:
    """Whether the seat's own meeple stands there; two of them never share a track (TWO-5)."""
    return g.bid_space[pile] > 0 and g.bid_seat[pile] == seat


def own_tracks(g: State, seat: int) -> int:
    """The piles on whose tracks the seat's meeples stand, a bit each."""
    found = 0
    for pile in range(g.box.piles):
        if is_own_track(g, seat, pile):
            found |= 1 << pile
    return found


def legal(g: State, seat: int, out: list[int]) -> int:
    """Every space further along that the seat can pay, beside its other bid (DEM-2, DEM-4, TWO-5)."""
    n = 0
    reach = effects.reach(g, seat, g.cash[seat] - effects.standing(g, seat))
    for pile in range(g.box.piles):
        if is_own_track(g, seat, pile):
            continue
        least = least_space(g, pile)
        for i in range(ids.BIDS):  # a whole track, of which only what is in reach counts: no branch to guess
            out[n + i] = ids.ACT_BID + pile * ids.BIDS + least + i
        n += reach - least if reach > least else 0
    if g.box.investors:
        n = powers.legal_uses(g, seat, ids.DEMAND, out, n)
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Places the bid, or uses a power before it."""
    if action >= ids.ACT_USE:
        powers.use(g, seat, action - ids.ACT_USE)
        return
    place = action - ids.ACT_BID
    pass_turn(g)
    effects.place_meeple(g, seat, place // ids.BIDS, place % ids.BIDS)


def pass_turn(g: State) -> None:
    """The next seat clockwise."""
    if g.count < g.box.players * g.box.meeples:
        g.count += 1
    g.turn = (g.turn + 1) % g.box.players


def pay(g: State) -> None:
    """In turn order each seat pays its bids, takes up its piles and settles fees (DEM-5, DEM-6, TWO-6)."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        won = own_tracks(g, seat)
        left = won
        while left:
            pile = bits.lowest(left)
            left &= left - 1
            if g.box.strategies:
                note_space(g, seat, g.bid_space[pile])
            effects.pay_bid(g, seat, pile)
        while won:
            effects.take_pile(g, seat, bits.lowest(won))
            won &= won - 1
        effects.settle_fees(g, seat)
        g.turn += 1
        if g.depth > 0:
            return
    effects.next_stage(g)


def note_space(g: State, seat: int, place: int) -> None:
    """Remembers where the seat's meeples ended, for strategies that ask."""
    if place > g.highest[seat]:
        g.highest[seat] = place
    if g.lowest[seat] == 0 or place < g.lowest[seat]:
        g.lowest[seat] = place
