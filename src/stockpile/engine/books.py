"""What each observer knows of the others' regular halves: counts and lots, never single cards (KNO-4, KNO-5).

A book has, for one observer and one half, how many cards of each kind are known to be there, and how many cards of
each lot (the round they came in) cannot be named. The last observer is the public: what the whole table has seen.
"""

from stockpile.engine import ids


def is_watching(g, observer, seat):
    """Whether the observer is at the table, or the public, and not the owner of the half."""
    return observer != seat and (observer < g.box.players or observer == ids.PUBLIC)


def learn(g, observer, seat, held):
    """The observer knows a card that has come into the half."""
    g.known[observer][seat][held] += 1


def add_unknown(g, observer, seat, count):
    """Cards the observer cannot name have come into the half."""
    g.lots[observer][seat][g.round] += count


def may_be(g, lot, held):
    """Whether an unknown card of the lot may be of that kind; action cards are never older than the round."""
    if held < ids.STOCKS:
        return not (g.excluded[lot] >> held) & 1
    return lot == g.round


def consume(g, observer, seat, held, count):
    """Takes unknown cards that turned out to be of one kind out of the lots, the longest-held first (KNO-4)."""
    for lot in range(ids.LOTS):
        if count == 0:
            return
        if g.lots[observer][seat][lot] > 0 and may_be(g, lot, held):
            taken = g.lots[observer][seat][lot]
            if taken > count:
                taken = count
            g.lots[observer][seat][lot] -= taken
            count -= taken


def mark_start(g, observer, seat, held):
    """The starting card was counted as shown: it is of that company for certain if nothing else could have been."""
    if g.start_mark[observer][seat] != ids.INTACT or g.lots[observer][seat][0] > 0:
        return
    for lot in range(1, ids.LOTS):
        if g.lots[observer][seat][lot] > 0 and may_be(g, lot, held):
            g.start_mark[observer][seat] = ids.LOST
            return
    g.start_mark[observer][seat] = held + 1


def show(g, seat, held, count):
    """The table sees that the half has at least so many cards of a kind."""
    for observer in range(ids.OBSERVERS):
        if not is_watching(g, observer, seat):
            continue
        missing = count - g.known[observer][seat][held]
        if missing > 0:
            g.known[observer][seat][held] += missing
            consume(g, observer, seat, held, missing)
            mark_start(g, observer, seat, held)


def leave(g, seat, held, count):
    """Cards of a kind leave the half in sight of all."""
    for observer in range(ids.OBSERVERS):
        if not is_watching(g, observer, seat):
            continue
        named = g.known[observer][seat][held]
        if named > count:
            named = count
        g.known[observer][seat][held] -= named
        if count > named:
            consume(g, observer, seat, held, count - named)
    if held < ids.STOCKS:
        g.left[seat] = 1


def exclude(g, stock):
    """After a split or a bankruptcy no card in any regular half is of that company (KNO-5)."""
    for lot in range(ids.LOTS):
        if lot <= g.round:
            g.excluded[lot] |= 1 << stock


def public_count(g, seat, held):
    """How many cards of the kind in the half the whole table has seen (KNO-2)."""
    return g.known[ids.PUBLIC][seat][held]


def hidden_count(g, seat):
    """How many cards of the half are not public."""
    total = g.regular_n[seat]
    for held in range(ids.HELD):
        total -= g.known[ids.PUBLIC][seat][held]
    return total
