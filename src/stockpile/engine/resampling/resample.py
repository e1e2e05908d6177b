"""Deals a random state that agrees with all a seat knows, uniformly over the possible deals (KNO-7).

What a card of a regular half can be depends only on when it came in, and older cards can be less (KNO-5): the sets
are nested. So filling the places from the most to the least restricted, each time with any card that is left and
allowed, is uniform over all deals. Only the starting cards, which differ, and the seat that is asked to play an
action card, and so has one, are drawn again until they fit.
"""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, state
from stockpile.engine.resampling import cards as resample_cards
from stockpile.engine.resampling import decks, lots, pairs, starts, unseen
from stockpile.engine.rules import chance, powers
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


# c: cpdef; locals g State
def resample(view: State, source: Source) -> State:
    """A full state in which the observer of the view would see that view."""
    g = view.clone()
    deal(g, view.observer - 1, source)
    while not can_answer(g, view.observer - 1):
        state.copy_memory(g, view)
        deal(g, view.observer - 1, source)
    return g


# c: locals pool int[MARKET+HELD]
def deal(g: State, me: int, source: Source) -> None:
    """Fills in everything that the observer does not know."""
    g.observer = 0
    if not cython.compiled:
        pool = [0] * (ids.MARKET + ids.HELD)  # cards left by kind, then room to remember one half
    unseen.count_unseen(g, me, pool)
    chance.fill_coming(g)
    starts.set_starting_cards_aside(g, source, pool)
    starts.deal_starting_cards(g, me, source, pool)
    lots.deal_lots(g, me, source, pool)
    decks.deal_rest(g, me, source, pool)
    decks.deal_commerce(g, me, source)
    pairs.deal_pairs(g, source)
    open_books(g, me)
    if g.box.investors:
        resample_cards.deal_investors(g, me, source)
    if g.box.strategies:
        resample_cards.deal_strategies(g, me, source)


# c: locals out int[ANSWERS]
def can_answer(g: State, me: int) -> int:
    """Whether another seat that has begun to use a card has the cards that it must have for that."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    if g.ask <= ids.ASK_PICK or g.depth == 0:
        return 1
    seat = g.amount[g.depth - 1]
    return 1 if seat == me or powers.legal(g, seat, out) > 0 else 0


def open_books(g: State, me: int) -> None:
    """What the other seats know: their own cards and what the whole table has seen."""
    for observer in range(g.box.players):
        if observer == me:
            continue
        own = starts.own_start(g, me, observer)
        for seat in range(g.box.players):
            g.start_mark[observer][seat] = own if seat == observer else g.start_mark[ids.PUBLIC][seat]
            for held in range(ids.HELD):
                g.known[observer][seat][held] = 0 if seat == observer else g.known[ids.PUBLIC][seat][held]
            for lot in range(ids.LOTS):
                g.lots[observer][seat][lot] = 0 if seat == observer else g.lots[ids.PUBLIC][seat][lot]
