"""What each observer knows of the others' regular halves: counts and lots, never single cards (KNO-4, KNO-5).

A book has, for one observer and one half, how many cards of each kind are known to be there, and how many cards of
each lot (the round they came in) cannot be named. The last observer is the public: what the whole table has seen.
"""

# c: cdef noexcept nogil

from stockpile.engine import bits, ids
from stockpile.engine.state import State


def is_watching(g: State, observer: int, seat: int) -> int:
    """Whether the observer is at the table, or the public, and not the owner of the half."""
    return observer != seat and (observer < g.box.players or observer == ids.PUBLIC)


def watchers(g: State, seat: int) -> int:
    """All who keep a book of the half, a bit each: the others at the table, and the public."""
    return ((1 << g.box.players) - 1 | 1 << ids.PUBLIC) & ~(1 << seat)


def enter(g: State, seat: int, held: int, known: int) -> None:
    """A card comes into the half; those in the mask know it, the others have one more they cannot name (DEM-8)."""
    left = watchers(g, seat)
    while left:
        observer = bits.lowest(left)
        left &= left - 1
        knows = (known >> observer) & 1
        g.known[observer][seat][held] += knows
        g.lots[observer][seat][g.round] += 1 - knows


def may_be(g: State, lot: int, held: int) -> int:
    """Whether an unknown card of the lot may be of that kind; action cards are never older than the round."""
    if held < ids.STOCKS:
        return not (g.excluded[lot] >> held) & 1
    return lot == g.round


def is_other_start(g: State, observer: int, seat: int, lot: int, held: int) -> int:
    """Whether the lot is a starting card that cannot be of the company, since another's is for certain (KNO-5)."""
    if lot > 0 or g.left[seat] or g.start_mark[observer][seat] != ids.INTACT:
        return 0
    for other in range(g.box.players):
        if other != seat and g.left[other] == 0 and g.start_mark[observer][other] == held + 1:
            return 1
    return 0


def consume(g: State, observer: int, seat: int, held: int, count: int) -> None:
    """Takes unknown cards that turned out to be of one kind out of the lots, the longest-held first (KNO-4)."""
    first = 0 if held < ids.STOCKS else g.round  # action cards are never older than the round
    for lot in range(first, g.round + 1):
        taken = g.lots[observer][seat][lot]
        if taken > count:
            taken = count
        if (g.excluded[lot] >> held) & 1:
            taken = 0
        if lot == 0 and taken > 0 and is_other_start(g, observer, seat, lot, held):
            taken = 0
        g.lots[observer][seat][lot] -= taken
        count -= taken


def mark_start(g: State, observer: int, seat: int, held: int) -> None:
    """The starting card was counted as shown: it is of that company for certain if nothing else could have been."""
    if g.start_mark[observer][seat] != ids.INTACT or g.lots[observer][seat][0] > 0:
        return
    for lot in range(1, ids.LOTS):
        if g.lots[observer][seat][lot] > 0 and may_be(g, lot, held):
            g.start_mark[observer][seat] = ids.LOST
            return
    g.start_mark[observer][seat] = held + 1


def show(g: State, seat: int, held: int, count: int) -> None:
    """The table sees that the half has at least so many cards of a kind."""
    left = watchers(g, seat)
    while left:
        observer = bits.lowest(left)
        left &= left - 1
        missing = count - g.known[observer][seat][held]
        if missing > 0:
            g.known[observer][seat][held] += missing
            consume(g, observer, seat, held, missing)
            mark_start(g, observer, seat, held)


def show_to(g: State, observer: int, seat: int) -> None:
    """One observer sees the whole half; the starting card is known if only one of the new cards can be it."""
    starts = 0
    start = 0
    for held in range(ids.HELD):
        missing = g.regular[seat][held] - g.known[observer][seat][held]
        if missing > 0 and held < ids.STOCKS and may_be(g, 0, held) and not is_other_start(g, observer, seat, 0, held):
            starts += 1
            start = held + 1
        g.known[observer][seat][held] = g.regular[seat][held]
    if g.start_mark[observer][seat] == ids.INTACT and g.lots[observer][seat][0] > 0:
        g.start_mark[observer][seat] = start if starts == 1 else ids.LOST
    for lot in range(ids.LOTS):
        g.lots[observer][seat][lot] = 0


def leave(g: State, seat: int, held: int, count: int) -> None:
    """Cards of a kind leave the half in sight of all; nobody can tell whether the starting card was among them."""
    left = watchers(g, seat)
    while left:
        observer = bits.lowest(left)
        left &= left - 1
        named = g.known[observer][seat][held]
        if named > count:
            named = count
        g.known[observer][seat][held] -= named
        if count > named:
            consume(g, observer, seat, held, count - named)
        if held < ids.STOCKS:
            g.start_mark[observer][seat] = ids.LOST
    if held < ids.STOCKS:
        g.left[seat] = 1


def exclude(g: State, stock: int) -> None:
    """After a split or a bankruptcy no card in any regular half is of that company (KNO-5)."""
    for lot in range(ids.LOTS):
        if lot <= g.round:
            g.excluded[lot] |= 1 << stock


def may_be_held(g: State, observer: int, stock: int) -> int:
    """Whether anybody has a card of the company, for all that a player knows."""
    if g.regular[observer][stock] > 0:
        return 1
    room = 0
    for seat in range(g.box.players):
        if g.split[seat][stock] + g.known[observer][seat][stock] > 0:
            return 1
        for lot in range(ids.LOTS):
            if g.lots[observer][seat][lot] > 0 and may_be(g, lot, stock):
                room |= 1 - is_other_start(g, observer, seat, lot, stock)
    return 1 if room and g.discard[stock + 1] < g.box.copies[stock + 1] else 0


def is_puzzled(g: State, observer: int, seat: int) -> int:
    """Whether the half has a card that the observer cannot name."""
    for lot in range(ids.LOTS):
        if g.lots[observer][seat][lot] > 0:
            return 1
    return 0


def public_count(g: State, seat: int, held: int) -> int:
    """How many cards of the kind in the half the whole table has seen (KNO-2)."""
    return g.known[ids.PUBLIC][seat][held]


def hidden_count(g: State, seat: int) -> int:
    """How many cards of the half are not public."""
    total = g.regular_n[seat]
    for held in range(ids.HELD):
        total -= g.known[ids.PUBLIC][seat][held]
    return total
