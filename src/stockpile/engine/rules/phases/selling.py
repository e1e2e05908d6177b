"""Selling: any number of cards, at the current price (SEL)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import effects, investors, powers
from stockpile.engine.state import State


def run(g: State) -> None:
    """Asks each seat in turn until it is done; a seat without any card is passed over, which everybody can tell."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if has_card(g, seat):
            effects.ask(g, seat, ids.ASK_SELL)
            return
        g.turn += 1
    effects.next_stage(g)


def run_again(g: State) -> None:
    """When all have sold, those whose investor says so sell once more."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if investors.sells_again(g, seat) and has_card(g, seat):
            effects.ask(g, seat, ids.ASK_SELL)
            return
        g.turn += 1
    effects.next_stage(g)


def has_card(g: State, seat: int) -> int:
    """Whether the seat has a card at all, which everybody can see."""
    return 1 if g.regular_n[seat] > 0 or has_split_card(g, seat) else 0


def has_split_card(g: State, seat: int) -> int:
    """Whether the split half has a card."""
    cards = 0
    for stock in range(ids.STOCKS):
        cards += g.split[seat][stock]
    return 1 if cards > 0 else 0


def legal(g: State, seat: int, out: list[int]) -> int:
    """One card after the other, regular, split or half of a split card (SEL-1, SEL-2), or no more."""
    n = 0
    for stock in range(ids.STOCKS):  # written, then written over unless it counts: no branch to guess
        out[n] = ids.ACT_SELL + stock
        n += 1 if g.regular[seat][stock] > 0 else 0
    for stock in range(ids.STOCKS):
        out[n] = ids.ACT_SELL_SPLIT + stock
        out[n + 1] = ids.ACT_SELL_HALF + stock
        n += 2 if g.split[seat][stock] > 0 else 0
    out[n] = ids.ACT_DONE
    n += 1
    if g.box.investors:
        n = powers.legal_uses(g, seat, ids.SELLING, out, n)
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Sells one card, uses a power, or ends the turn."""
    if action == ids.ACT_DONE:
        g.turn += 1
    elif action >= ids.ACT_USE:
        powers.use(g, seat, action - ids.ACT_USE)
    else:
        sell_at(g, seat, action - ids.ACT_SELL, 0)


def sell_at(g: State, seat: int, sale: int, extra: int) -> None:
    """Sells the card that a sale names at its price, and something more a share if a card says so."""
    stock = sale % ids.STOCKS
    effects.sell(g, seat, stock, sale // ids.STOCKS, effects.price(g, stock) + extra)
