"""The one projection: what a seat may know of a state. Closed by default: what is not copied here stays unknown."""

from stockpile.engine import ids, state
from stockpile.engine.state import State


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
        copy_book(g, observer, into)
        for held in range(ids.HELD):
            into.regular[observer][held] = g.regular[observer][held]
        for i in range(ids.HAND):
            into.hand[observer][i] = g.hand[observer][i]
        for i in range(ids.LAID):
            into.commerce_hand[observer][i] = g.commerce_hand[observer][i]
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_known[pile][slot] == ids.EVERYONE or g.pile_known[pile][slot] & bit:
                into.pile_card[pile][slot] = g.pile_card[pile][slot]
    for pair in range(g.box.pairs):
        if g.pair_known[pair] == ids.EVERYONE or g.pair_known[pair] & bit:
            into.pair_company[pair] = g.pair_company[pair]
            into.pair_forecast[pair] = g.pair_forecast[pair]


def observer_of(g: State) -> int:
    """Whose view a state is; -1 for the true state."""
    return g.observer - 1


def copy_book(g: State, observer: int, into: State) -> None:
    """Copies one observer's knowledge of the regular halves."""
    for seat in range(g.box.players):
        into.start_mark[observer][seat] = g.start_mark[observer][seat]
        for held in range(ids.HELD):
            into.known[observer][seat][held] = g.known[observer][seat][held]
        for lot in range(ids.LOTS):
            into.lots[observer][seat][lot] = g.lots[observer][seat][lot]
