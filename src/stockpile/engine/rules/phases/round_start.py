"""The start of a round: bonds are bought, dice are rolled (BON, DIC)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import chance, effects, events
from stockpile.engine.state import State


def sell_bonds(g: State) -> None:
    """Asks each seat in turn that could buy a bond; who cannot is passed over, which everybody can tell (BON-1)."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if most_bonds(g, seat) > 0:
            effects.ask(g, seat, ids.ASK_BONDS)
            return
        g.turn += 1
    effects.next_stage(g)


def most_bonds(g: State, seat: int) -> int:
    """At most three, as many as are left and as the cash allows."""
    most = ids.BONDS_AT_ONCE
    if effects.bonds_left(g) < most:
        most = effects.bonds_left(g)
    if g.cash[seat] // g.box.bond_price < most:
        most = g.cash[seat] // g.box.bond_price
    return most


def legal(g: State, seat: int, out: list[int]) -> int:
    """From none to the most."""
    most = most_bonds(g, seat)
    for bonds in range(most + 1):
        out[bonds] = ids.ACT_BONDS + bonds
    return most + 1


def answer(g: State, seat: int, action: int) -> None:
    """Buys bonds, in one answer."""
    bonds = action - ids.ACT_BONDS
    g.turn += 1
    effects.buy_bonds(g, seat, bonds)


def roll(g: State) -> None:
    """The dice name the forecast cards of the round, in sight of all (DIC-1)."""
    while g.count < g.box.companies:
        if chance.awaits(g, ids.ASK_DIE):
            return
        g.rolled[g.count] = chance.draw_roll(g, g.count)
        events.emit(g, ids.EV_ROLLED, g.count, g.rolled[g.count])
        g.count += 1
    effects.next_stage(g)
