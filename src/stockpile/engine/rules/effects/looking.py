"""Looking at pairs, piles and halves: everybody sees who looks at what (KNO-1)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import events
from stockpile.engine.setup import box
from stockpile.engine.state import State


def may_look(g: State, seat: int, pair: int) -> int:
    """Whether a pair can be looked at: it is not face-up and not the seat's own (STR-7)."""
    return 1 if g.pair_up[pair] == 0 and box.pair_owner(g.box, pair) != seat else 0


def look_at_pair(g: State, seat: int, pair: int) -> None:
    """A player looks at a pair; everybody sees who and at which (KNO-1)."""
    g.pair_known[pair] |= 1 << seat
    events.emit_to(g, 1 << seat, ids.EV_PAIR_LOOKED, seat, pair, g.pair_company[pair], g.pair_forecast[pair])


def tell_company(g: State, seat: int, pair: int) -> None:
    """What a player does tells everybody the company of a pair; its forecast stays as it is (KNO-1)."""
    if g.pair_told[pair] == 0:
        g.pair_told[pair] = 1
        events.emit(g, ids.EV_PAIR_TOLD, seat, pair, g.pair_company[pair] - 1)


def is_new_pair(g: State, seat: int, pair: int) -> int:
    """Whether the seat has not seen the pair."""
    return 1 if g.pair_up[pair] == 0 and not (g.pair_known[pair] >> seat) & 1 else 0


def show_pair(g: State, pair: int) -> None:
    """Everybody sees the pair."""
    g.pair_known[pair] = ids.EVERYONE
    g.pair_up[pair] = 1
    events.emit(g, ids.EV_PAIR_SHOWN, pair, g.pair_company[pair], g.pair_forecast[pair])


def look_at_pile(g: State, seat: int, pile: int) -> None:
    """A player looks at all face-down cards of a pile."""
    for slot in range(g.pile_n[pile]):
        g.pile_known[pile][slot] |= 1 << seat
    events.emit(g, ids.EV_PILE_LOOKED, seat, pile)


def look_at_half(g: State, seat: int, other: int) -> None:
    """A player is shown all regular cards of another, alone."""
    books.show_to(g, seat, other)
    events.emit(g, ids.EV_HALF_LOOKED, seat, other)
