"""Cards in hand: market and commerce cards until they are laid, strategies, and investors until they are shown."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import events
from stockpile.engine.state import State


def deal_card(g: State, seat: int, kind: int) -> None:
    """A card only its owner sees (SUP-2)."""
    g.hand[seat][g.hand_n[seat]] = kind
    g.hand_n[seat] += 1
    events.emit_to(g, 1 << seat, ids.EV_DEALT, seat, kind)


def take_from_hand(g: State, seat: int, kind: int) -> None:
    """Removes one card of the kind and closes the gap."""
    i = 0
    while g.hand[seat][i] != kind:
        i += 1
    g.hand_n[seat] -= 1
    while i < g.hand_n[seat]:
        g.hand[seat][i] = g.hand[seat][i + 1]
        i += 1
    g.hand[seat][i] = 0


def deal_opening(g: State, seat: int, kind: int) -> None:
    """One of the opening cards comes into the hand of who will lay them."""
    g.opening[g.opening_n] = kind
    g.opening_n += 1
    events.emit_to(g, 1 << seat, ids.EV_OPENING_DRAWN, seat, kind)


def take_opening(g: State, place: int) -> int:
    """The card at a place of that hand, on its way to a pile; with the last one the hand is gone."""
    kind = g.opening[place]
    g.opening[place] = 0
    if place + 1 == g.box.piles:  # the last event tells that nothing is left to lay
        g.opening_n = 0
        g.opener = 0
    return kind


def deal_commerce(g: State, seat: int, kind: int) -> None:
    """A commerce card only its owner sees (COM-2)."""
    g.commerce_hand[seat][g.commerce_n[seat]] = kind
    g.commerce_n[seat] += 1
    events.emit_to(g, 1 << seat, ids.EV_COMMERCE_DRAWN, seat, kind)


def take_commerce(g: State, seat: int, kind: int) -> None:
    """The laid commerce card leaves the hand."""
    g.commerce_n[seat] -= 1
    if g.commerce_hand[seat][0] == kind:
        g.commerce_hand[seat][0] = g.commerce_hand[seat][1]
    g.commerce_hand[seat][1] = 0


def take_strategy(g: State, seat: int, kind: int, known: int) -> None:
    """A strategy card comes into a hand."""
    g.strategy_at[kind - 1] = seat + 1
    g.strategy_n[seat] += 1
    events.emit_to(g, known, ids.EV_STRATEGY_DEALT, seat, ids.INVESTORS + kind - 1)


def drop_strategy(g: State, seat: int, number: int) -> None:
    """A strategy card is discarded, face-down (STR-1)."""
    g.strategy_at[number] = 0
    g.dropped_by[number] = seat + 1
    g.strategy_n[seat] -= 1
    g.dropped_n[seat] += 1
    events.emit_to(g, 1 << seat, ids.EV_STRATEGY_DROPPED, seat, ids.INVESTORS + number)


def show_strategy(g: State, seat: int, number: int) -> None:
    """A strategy is shown and leaves the game (STR-2)."""
    g.strategy_at[number] = 0
    g.strategy_n[seat] -= 1
    g.strategy_played[number] = seat + 1
    g.plays[seat] += 1
    events.emit(g, ids.EV_STRATEGY_PLAYED, seat, ids.INVESTORS + number)


def deal_investor(g: State, seat: int, kind: int) -> None:
    """An investor to choose from (INV-1)."""
    g.dealt[seat][g.dealt_n[seat]] = kind
    g.dealt_n[seat] += 1
    events.emit_to(g, 1 << seat, ids.EV_INVESTOR_DEALT, seat, kind - 1)


def give_investors(g: State, seat: int) -> None:
    """The investors that the setup names for a seat: they are chosen already."""
    for slot in range(g.box.investors):
        g.dealt[seat][slot] = g.box.fixed_investor[seat][slot]
        g.chosen[seat] |= 1 << slot
    g.dealt_n[seat] = g.box.investors
    g.chosen_n[seat] = g.box.investors


def choose_investor(g: State, seat: int, number: int) -> None:
    """One of those that were dealt is chosen, in secret (INV-1)."""
    for i in range(g.dealt_n[seat]):
        if g.dealt[seat][i] == number + 1:
            g.chosen[seat] |= 1 << i
    g.chosen_n[seat] += 1
    events.emit_to(g, 1 << seat, ids.EV_INVESTOR_CHOSEN, seat, number)
