"""The one projection: what a seat may know of a state. Closed by default: what is not copied here stays unknown."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, state
from stockpile.engine.state import State


# c: cpdef noexcept nogil
def project(g: State, observer: int, into: State) -> None:
    """Writes to `into` what the observer may know.

    PUBLIC is a spectator, who knows what the whole table has seen; ALL is the full record of a game.
    """
    into.emitted = g.emitted
    if observer == ids.ALL:
        state.copy_memory(into, g)
        into.observer = ids.ALL + 1
        return
    state.copy_public(into, g)
    into.observer = observer + 1
    copy_book(g, ids.PUBLIC, into)
    bit = 0
    if observer < ids.PUBLIC:
        bit = 1 << observer
        copy_own(g, observer, into)
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_known[pile][slot] == ids.EVERYONE or g.pile_known[pile][slot] & bit:
                into.pile_card[pile][slot] = g.pile_card[pile][slot]
    for pair in range(g.box.pairs):
        if g.pair_known[pair] == ids.EVERYONE or g.pair_known[pair] & bit:
            into.pair_company[pair] = g.pair_company[pair]
            into.pair_forecast[pair] = g.pair_forecast[pair]
        elif g.pair_told[pair]:
            into.pair_company[pair] = g.pair_company[pair]
    if g.box.strategies:
        copy_strategies(g, observer, into)


def copy_own(g: State, observer: int, into: State) -> None:
    """The seat's own cards, and what it knows of the others'."""
    copy_book(g, observer, into)
    copy_row(into.regular[observer], g.regular[observer], ids.HELD)
    copy_row(into.hand[observer], g.hand[observer], ids.HAND)
    for i in range(ids.LAID):
        into.commerce_hand[observer][i] = g.commerce_hand[observer][i]
    if g.box.investors:
        copy_investors(g, observer, into)


def copy_investors(g: State, observer: int, into: State) -> None:
    """The seat's own investors before they are shown, and the opening cards it has drawn."""
    into.chosen[observer] = g.chosen[observer]
    for i in range(ids.OFFERED):
        into.dealt[observer][i] = g.dealt[observer][i]
    if g.opener == observer + 1:
        for i in range(ids.PILES):
            into.opening[i] = g.opening[i]


def copy_strategies(g: State, observer: int, into: State) -> None:
    """The own hand and discards, and which cards came from those of others; a hand of the setup is open to all."""
    for number in range(ids.STRATEGIES):
        if not g.strategy_at[number] | g.dropped_by[number] | g.redrawn[number]:
            continue  # as most are: in the deck, or played
        if g.strategy_at[number] == observer + 1 or g.box.fixed_strategy[number] > 0:
            into.strategy_at[number] = g.strategy_at[number]
        if g.dropped_by[number] == observer + 1:
            into.dropped_by[number] = g.dropped_by[number]
        if g.redrawn[number] == observer + 1:
            into.redrawn[number] = g.redrawn[number]


# c: cpdef noexcept nogil
def observer_of(g: State) -> int:
    """Whose view a state is; -1 for the true state."""
    return g.observer - 1


def copy_book(g: State, observer: int, into: State) -> None:
    """Copies one observer's knowledge of the regular halves."""
    for seat in range(g.box.players):
        into.start_mark[observer][seat] = g.start_mark[observer][seat]
        copy_row(into.known[observer][seat], g.known[observer][seat], ids.HELD)
        copy_row(into.lots[observer][seat], g.lots[observer][seat], ids.LOTS)


if not cython.compiled:  # the compiled one is inline, in project.pxd

    def copy_row(to: list[int], source: list[int], size: int) -> None:
        """Copies one row of a field."""
        to[:size] = source[:size]
