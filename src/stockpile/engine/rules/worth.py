"""What a seat is worth before the end: a rule of thumb that environments reward and playouts report."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.setup import box
from stockpile.engine.state import State


def worth(g: State, seat: int) -> int:
    """Money and stocks at today's prices, split cards twice (END-2), bonds at what they cost."""
    total = g.cash[seat] + g.bonds[seat] * g.box.bond_price
    for stock in range(ids.STOCKS):
        total += box.price(g.box, stock, g.space[stock]) * (g.regular[seat][stock] + 2 * g.split[seat][stock])
    return total
