"""What lies open before a player: commodities, taxes and bonds."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import events
from stockpile.engine.rules.effects import money
from stockpile.engine.state import State


def commodity_cards(g: State, seat: int) -> int:
    """How many commodity cards the seat has; taxes do not count."""
    cards = 0
    for kind in range(ids.COMMODITIES):
        cards += g.commodities[seat][kind]
    return cards


def bonds_left(g: State) -> int:
    """Bonds in the supply."""
    left = g.box.printed[ids.BONDS_CARDS]
    for seat in range(g.box.players):
        left -= g.bonds[seat]
    return left


def lose_commerce(g: State, seat: int, what: int) -> None:
    """A commodity or a tax leaves the game."""
    if what == ids.COMMODITIES:
        g.taxes[seat] -= 1
    else:
        g.commodities[seat][what] -= 1
    g.commerce_out[what] += 1
    events.emit(g, ids.EV_COMMERCE_LOST, seat, ids.GOLD + what)


def buy_bonds(g: State, seat: int, bonds: int) -> None:
    """Bonds are bought at the printed price (BON-1)."""
    g.bonds[seat] += bonds
    money.spend(g, seat, bonds * g.box.bond_price)
    events.emit(g, ids.EV_BONDS_BOUGHT, seat, bonds, bonds * g.box.bond_price)


def take_bonds(g: State, seat: int, bonds: int) -> None:
    """Bonds go from the supply to a player, or back if less than 0."""
    g.bonds[seat] += bonds
    events.emit(g, ids.EV_BONDS_MOVED, seat, bonds)
