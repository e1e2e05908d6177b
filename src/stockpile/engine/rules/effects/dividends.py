"""Dividends: paid for what everybody can see, claimed for the rest (MOV-6)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import events
from stockpile.engine.rules.effects import agenda, money
from stockpile.engine.state import State


def pay_every_share(g: State, stock: int, amount: int) -> None:
    """Dollar signs passed before a split pay all cards, since the split shows them (ADV-3)."""
    if amount == 0:
        return
    events.emit(g, ids.EV_DIVIDEND, stock, amount)
    for turn in range(g.box.players):
        seat = agenda.seat_at(g, turn)
        pay_shares(g, seat, stock, g.regular[seat][stock] + 2 * g.split[seat][stock], amount)


def declare_dividend(g: State, stock: int, amount: int) -> None:
    """Pays split and public cards, then puts the claims of the others on the agenda (MOV-6)."""
    events.emit(g, ids.EV_DIVIDEND, stock, amount)
    for turn in range(g.box.players):
        seat = agenda.seat_at(g, turn)
        pay_shares(g, seat, stock, books.public_count(g, seat, stock) + 2 * g.split[seat][stock], amount)
    agenda.push(g, ids.TASK_DIVIDEND, stock, amount)


def pay_shares(g: State, seat: int, stock: int, shares: int, amount: int) -> None:
    """Pays a dividend for shares that everybody can see."""
    if shares == 0:
        return
    money.gain(g, seat, shares * amount)
    events.emit(g, ids.EV_DIVIDEND_PAID, seat, stock, shares, shares * amount)
    money.settle_fees(g, seat)


def claim(g: State, seat: int, stock: int, cards: int, amount: int) -> None:
    """A player shows cards that were not public and is paid for them; the others stay secret (MOV-6)."""
    if cards > 0:
        books.show(g, seat, stock, books.public_count(g, seat, stock) + cards)
    money.gain(g, seat, cards * amount)
    events.emit(g, ids.EV_CLAIMED, seat, stock, cards, cards * amount)
    money.settle_fees(g, seat)
