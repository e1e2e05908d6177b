"""What lies face-down: piles, hands and decks may hold any card that is left."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import chance
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def deal_rest(g: State, me: int, source: Source, pool: list[int]) -> None:
    """Face-down cards of piles, others' hands and the deck: any card that is left."""
    n = 0
    for kind in range(1, ids.MARKET):
        for _ in range(pool[kind]):
            g.deck[n] = kind
            n += 1
    size = g.deck_n
    left = size - g.deck_at
    g.deck_n = n
    chance.shuffle_market(g, source, 0)
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_card[pile][slot] == 0:
                n -= 1
                g.pile_card[pile][slot] = g.deck[n]
    for seat in range(g.box.players):
        if seat != me:
            for i in range(g.hand_n[seat]):
                n -= 1
                g.hand[seat][i] = g.deck[n]
    for i in range(g.opening_n):
        if g.opening[i] == 0:
            n -= 1
            g.opening[i] = g.deck[n]
    g.deck_n = size
    for i in range(left):
        g.deck[size - 1 - i] = g.deck[n - 1 - i] if n - 1 - i >= 0 else 0
    for i in range(g.deck_at):
        g.deck[i] = 0
    for i in range(size, ids.DECK):
        g.deck[i] = 0


def deal_commerce(g: State, me: int, source: Source) -> None:
    """Commerce cards that others have drawn and not yet laid, and the commerce deck: any card that is left."""
    n = 0
    for kind in range(ids.GOLD, ids.GOLD + ids.GOODS):
        for _ in range(unseen_commerce(g, me, kind)):
            g.commerce[n] = kind
            n += 1
    size = g.commerce_size
    g.commerce_size = n
    chance.shuffle_commerce(g, source)
    g.commerce_size = size
    for seat in range(g.box.players):
        if seat != me:
            for i in range(g.commerce_n[seat]):
                n -= 1
                g.commerce_hand[seat][i] = g.commerce[n]
    for i in range(size - 1, -1, -1):
        n -= 1
        g.commerce[i] = g.commerce[n] if i >= g.commerce_at else 0


def unseen_commerce(g: State, me: int, kind: int) -> int:
    """How many commerce cards of a kind the observer cannot see."""
    unseen = g.box.commerce_copies[kind] - g.commerce_out[kind - ids.GOLD]
    for seat in range(g.box.players):
        unseen -= g.taxes[seat] if kind == ids.TAX else g.commodities[seat][kind - ids.GOLD]
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_card[pile][slot] == kind:
                unseen -= 1
    if me < ids.PUBLIC:
        for i in range(g.commerce_n[me]):
            if g.commerce_hand[me][i] == kind:
                unseen -= 1
    return unseen
