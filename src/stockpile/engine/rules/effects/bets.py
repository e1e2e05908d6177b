"""What waits for a move: tucked cards (STR-5), bets (STR-6), stocks that are locked or protected."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import card, events
from stockpile.engine.rules.effects import money
from stockpile.engine.state import State


def clear_bets(g: State) -> None:
    """At the end of a round nothing waits any more (RND-5)."""
    g.protected = 0
    g.tuck_n = 0
    g.bet_n = 0
    for i in range(ids.TUCKS):
        g.tuck_card[i] = 0
        g.tuck_pair[i] = 0
    for i in range(ids.BETS):
        g.bet_card[i] = 0
        g.bet_seat[i] = 0
        g.bet_stock[i] = 0


def tuck(g: State, seat: int, number: int, pair: int) -> None:
    """A strategy lies open on a pair until it is shown (STR-5)."""
    g.tuck_card[g.tuck_n] = number
    g.tuck_pair[g.tuck_n] = pair
    g.tuck_n += 1
    events.emit(g, ids.EV_TUCKED, seat, number, pair)


def bet(g: State, seat: int, number: int, stock: int) -> None:
    """A strategy waits for the move of a stock (STR-6)."""
    g.bet_card[g.bet_n] = number
    g.bet_seat[g.bet_n] = seat
    g.bet_stock[g.bet_n] = stock
    g.bet_n += 1
    events.emit(g, ids.EV_BET, seat, number, stock)


def settle_bets(g: State, stock: int, walked: int) -> None:
    """The stock has moved by its forecast: bets on it are paid by the spaces walked (STR-6)."""
    for i in range(g.bet_n):
        if g.bet_stock[i] == stock:
            amount = card.payoff(g, g.bet_card[i], walked)
            money.gain(g, g.bet_seat[i], amount)
            events.emit(g, ids.EV_BET_SETTLED, g.bet_seat[i], g.bet_card[i], stock, walked, amount)
            money.settle_fees(g, g.bet_seat[i])


def lock(g: State, seat: int, stock: int) -> None:
    """No card or ability may move the stock for the rest of the Action phase."""
    g.locked |= 1 << stock
    events.emit(g, ids.EV_LOCKED, seat, stock)


def protect(g: State, seat: int, stock: int) -> None:
    """The stock does not fall below its first space this round."""
    g.protected |= 1 << stock
    events.emit(g, ids.EV_PROTECTED, seat, stock)
