"""Starting cards, which all differ (SET-6): drawn again until they fit (KNO-5, KNO-7)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.resampling import unseen
from stockpile.engine.rules import chance, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def set_starting_cards_aside(g: State, source: Source, pool: list[int]) -> None:
    """Before starting cards are dealt they are out of the deck already, unless chance is asked for them (SET-6)."""
    if g.stage == ids.SETUP and g.box.starting and not g.box.asked:
        chance.shuffle_companies(g, source, 0)
        for seat in range(g.box.players):
            pool[g.coming_company[0][seat]] -= 1


def is_distinct(g: State, me: int, seat: int) -> int:
    """Whether the seat's starting card is one unknown card of its own, unlike the others' (KNO-5)."""
    return seat != me and g.left[seat] == 0 and g.start_mark[me][seat] == ids.INTACT and g.lots[me][seat][0] > 0


def deal_starting_cards(g: State, me: int, source: Source, pool: list[int]) -> None:
    """Starting cards of halves that nothing has left: all different, and unlike those that are known."""
    taken = known_starts(g, me)
    while True:
        used = taken
        clash = 0
        for seat in range(g.box.players):
            if clash == 0 and is_distinct(g, me, seat):
                stock = unseen.draw(pool, g.excluded[0], 0, source)
                clash = (used >> stock) & 1
                used |= 1 << stock
                g.start_mark[seat][seat] = stock + 1
                pool[stock + 1] -= 1
            elif is_distinct(g, me, seat):
                g.start_mark[seat][seat] = 0
        if clash == 0 and settle_shown_starts(g, me, used, source):
            break
        for seat in range(g.box.players):
            if is_distinct(g, me, seat) and g.start_mark[seat][seat] > 0:
                pool[g.start_mark[seat][seat]] += 1
    for seat in range(g.box.players):
        if is_distinct(g, me, seat):
            g.regular[seat][g.start_mark[seat][seat] - 1] += 1


def is_shown(g: State, me: int, seat: int) -> int:
    """Whether the observer has seen the whole half and cannot tell which card the table takes for the starting one."""
    if seat == me or g.left[seat] or g.start_mark[me][seat] != ids.LOST:
        return 0
    return 1 if g.start_mark[ids.PUBLIC][seat] == ids.INTACT and g.lots[ids.PUBLIC][seat][0] > 0 else 0


def settle_shown_starts(g: State, me: int, used: int, source: Source) -> int:
    """Their owners know which it is: any card that the table has not seen, unlike the other starting cards."""
    for seat in range(g.box.players):
        if not is_shown(g, me, seat):
            continue
        total = 0
        for stock in range(ids.STOCKS):
            if not ((used | g.excluded[0]) >> stock) & 1:
                total += g.known[me][seat][stock] - g.known[ids.PUBLIC][seat][stock]
        if total == 0:
            return 0
        pick = rng.below(source, total)
        for stock in range(ids.STOCKS):
            if pick >= 0 and not ((used | g.excluded[0]) >> stock) & 1:
                pick -= g.known[me][seat][stock] - g.known[ids.PUBLIC][seat][stock]
                if pick < 0:
                    g.start_mark[seat][seat] = stock + 1
        used |= 1 << (g.start_mark[seat][seat] - 1)
    return 1


def known_starts(g: State, me: int) -> int:
    """Companies of starting cards the observer knows, the own one included, of halves that nothing has left."""
    taken = 0
    for seat in range(g.box.players):
        mark = g.start_mark[me][seat]
        if g.left[seat] == 0 and mark != ids.INTACT and mark != ids.LOST:
            taken |= 1 << (mark - 1)
    return taken


def own_start(g: State, me: int, seat: int) -> int:
    """What a seat knows of its own starting card, as far as the observer can tell."""
    if is_distinct(g, me, seat) or is_shown(g, me, seat):
        return g.start_mark[seat][seat]
    mark = g.start_mark[me][seat]
    if g.left[seat] == 0 and mark != ids.INTACT:
        return mark
    return ids.LOST
