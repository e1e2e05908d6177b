"""The market cards that a seat cannot name, by kind, and drawing one of them."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import effects, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def count_unseen(g: State, me: int, pool: list[int]) -> None:
    """The cards the observer cannot name, by kind."""
    for kind in range(1, ids.MARKET):
        pool[kind] = g.box.copies[kind] - g.discard[kind]
    for seat in range(g.box.players):
        for fee in range(ids.FEES):
            pool[ids.FEE1 + fee] -= g.fees[seat][fee]
        for stock in range(ids.STOCKS):
            pool[stock + 1] -= g.split[seat][stock]
        for held in range(ids.HELD):
            if seat == me:
                pool[kind_of(held)] -= g.regular[seat][held]
            else:
                g.regular[seat][held] = g.known[me][seat][held]
                pool[kind_of(held)] -= g.regular[seat][held]
    if me < ids.PUBLIC:
        for i in range(g.hand_n[me]):
            pool[g.hand[me][i]] -= 1
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if 0 < g.pile_card[pile][slot] < ids.MARKET:
                pool[g.pile_card[pile][slot]] -= 1
    for i in range(g.opening_n):
        if g.opening[i] > 0:
            pool[g.opening[i]] -= 1


def kind_of(held: int) -> int:
    """The kind of card in a column of a regular half."""
    return effects.kind_of(held)


def draw(pool: list[int], excluded: int, with_actions: int, source: Source) -> int:
    """Any of the cards that are left and allowed, all equally likely; stocks and, if so said, action cards."""
    total = 0
    for stock in range(ids.STOCKS):
        if not (excluded >> stock) & 1:
            total += pool[stock + 1]
    if with_actions:
        total += pool[ids.BOOM] + pool[ids.BUST]
    pick = rng.below(source, total)
    for stock in range(ids.STOCKS):
        if not (excluded >> stock) & 1:
            pick -= pool[stock + 1]
            if pick < 0:
                return stock
    pick -= pool[ids.BOOM]
    return ids.HELD_BOOM if pick < 0 else ids.HELD_BUST
