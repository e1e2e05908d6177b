"""What the open question tells of the seat it is put to: who is asked for a card must have one (ACT-3, STR-2)."""

# c: cpdef noexcept; int ACTIONS

from stockpile.engine import ids
from stockpile.engine.resampling import cards as resample_cards
from stockpile.engine.resampling import lots, resample
from stockpile.engine.state import State

ACTIONS = (1 << ids.HELD_BOOM) | (1 << ids.HELD_BUST)


def bound_seat(view: State) -> int:
    """Another seat that could not be asked what it is asked with any cards; -1 if there is none."""
    seat = lots.bound_to_act(view)
    if view.ask > ids.ASK_PICK and view.depth > 0:
        seat = view.amount[view.depth - 1]
    return -1 if seat == view.observer - 1 else seat


# c: cpdef; locals g State
def bound_cards(view: State) -> int:
    """A mask of columns of its half: it has a card of one of them that the observer cannot name. 0 if nothing follows.

    The card in use is asked, so this holds for any card that wants one card of its owner, whichever it is.
    """
    seat = bound_seat(view)
    if seat < 0:
        return 0
    me = view.observer - 1
    g = view.clone()
    for held in range(ids.HELD):
        g.regular[seat][held] = g.known[me][seat][held]
    if view.ask == ids.ASK_ACTION:
        return 0 if g.regular[seat][ids.HELD_BOOM] + g.regular[seat][ids.HELD_BUST] > 0 else ACTIONS
    if resample.can_answer(g, me):
        return 0
    cards = 0
    for held in range(ids.HELD):
        g.regular[seat][held] += 1
        if resample.can_answer(g, me):
            cards |= 1 << held
        g.regular[seat][held] -= 1
    return cards


def drawer_of(view: State) -> int:
    """The seat that draws strategies from the discards of the others; -1 if there is none."""
    return resample_cards.drawer_of(view)
