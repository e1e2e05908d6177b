"""Investors that a seat gets, and those that were dealt to it and leave the game (INV-1)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import events, investors
from stockpile.engine.state import State


def forget_choice(g: State, seat: int) -> None:
    """What was dealt and not chosen is nobody's business any more."""
    for i in range(ids.OFFERED):
        g.dealt[seat][i] = 0
    g.dealt_n[seat] = 0
    g.chosen[seat] = 0
    g.chosen_n[seat] = 0


def give_investor(g: State, seat: int, kind: int) -> None:
    """A seat has its investor."""
    slot = 0
    while g.investor[seat][slot] > 0:
        slot += 1
    g.investor[seat][slot] = kind
    investors.fold_bids(g, seat)
    events.emit(g, ids.EV_INVESTOR_SHOWN, seat, kind - 1)
