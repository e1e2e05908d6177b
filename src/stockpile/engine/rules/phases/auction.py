"""Investor bidding: the chosen investors are auctioned before anybody has cash (IBV)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import effects, events
from stockpile.engine.rules.phases import demand
from stockpile.engine.state import State


def lay_offers(g: State) -> None:
    """The chosen investors are laid face-up, one on each pile; the others leave the game (IBV-1)."""
    pile = 0
    for seat in range(g.box.players):
        for i in range(g.dealt_n[seat]):
            if (g.chosen[seat] >> i) & 1:
                g.offer[pile] = g.dealt[seat][i]
                events.emit(g, ids.EV_INVESTOR_OFFERED, seat, pile, g.offer[pile] - 1)
                pile += 1
        effects.forget_choice(g, seat)


def run(g: State) -> int:
    """Asks the next bidder as in Demand; then, with nobody asked, each gets the investors of the own piles (IBV-3)."""
    if demand.ask_bidder(g, ids.ASK_INVESTOR_BID):
        return 1
    for turn in range(g.box.players):
        seat = effects.seat_at(g, turn)
        for pile in range(g.box.piles):
            if demand.is_own_track(g, seat, pile):
                kind = g.offer[pile]
                g.offer[pile] = 0
                value = g.box.bid_value[g.bid_space[pile] - 1]
                events.emit(g, ids.EV_INVESTOR_WON, seat, pile, kind - 1, value)
                effects.give_investor(g, seat, kind)
    return 0


def legal(g: State, seat: int, out: list[int]) -> int:
    """Every space further along, up to the starting cash of the investor that lies there (IBV-2)."""
    n = 0
    for pile in range(g.box.piles):
        if demand.is_own_track(g, seat, pile):
            continue
        for space in range(g.bid_space[pile], g.box.bid_n):
            if g.box.bid_value[space] <= g.box.investor_cash[g.offer[pile] - 1]:
                out[n] = ids.ACT_BID + pile * ids.BIDS + space
                n += 1
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Places the bid; abilities do not act here (IBV-3)."""
    pile = (action - ids.ACT_BID) // ids.BIDS
    space = (action - ids.ACT_BID) % ids.BIDS
    demand.pass_turn(g)
    passed = effects.set_meeple(g, seat, pile, space)
    events.emit(g, ids.EV_BID, seat, pile, space, g.box.bid_value[space])
    if passed >= 0:
        events.emit(g, ids.EV_OUTBID, passed, pile, seat)
