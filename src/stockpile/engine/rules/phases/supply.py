"""Supply: opening cards, two market cards each, one placed face-up and one face-down (SUP)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import chance, effects, events, investors
from stockpile.engine.rules.phases import commerce
from stockpile.engine.state import State


def run(g: State) -> None:
    """Opens the piles, deals, and asks each seat in turn to place its cards."""
    if g.step == ids.OPEN:
        if g.box.investors and draw_openings(g):
            return
        while g.count < g.box.piles:
            if chance.awaits(g, ids.ASK_MARKET):
                return
            open_pile(g, g.count, chance.draw_market(g), 0)
            g.count += 1
        g.step = ids.DEAL
        g.count = 0
        g.deal = 0
    if g.step == ids.DEAL:
        each = g.box.ups + g.box.downs
        while g.count < each * g.box.players:
            if chance.awaits(g, ids.ASK_MARKET):
                return
            effects.deal_card(g, effects.seat_at(g, g.count // each), chance.draw_market(g))
            g.count += 1
        g.step = ids.PLACE
        g.count = 0
        g.turn = 0
    place_or_go_on(g)


def open_pile(g: State, pile: int, kind: int, hider: int) -> None:
    """An opening card is laid face-up (SUP-1), or face-down by the seat (+ 1) that knows it."""
    known = 1 << (hider - 1) if hider > 0 else ids.EVERYONE
    effects.put_on_pile(g, pile, kind, 0, 0 if hider > 0 else 1, known)
    events.emit_to(g, known, ids.EV_OPENED, pile, kind)


def draw_openings(g: State) -> int:
    """Whose investor says so draws the opening cards and lays them; true while that goes on."""
    seat = 0
    while seat < g.box.players and investors.opener_of(g, seat) < 0:
        seat += 1
    if seat == g.box.players or g.count == g.box.piles:
        return 0
    g.opener = seat + 1
    while g.opening_n < g.box.piles:
        if chance.awaits(g, ids.ASK_MARKET):
            return 1
        kind = chance.draw_market(g)
        effects.deal_opening(g, seat, kind)
    effects.push(g, ids.TASK_CARD, investors.opener_of(g, seat), seat)
    return 1


def lay_openings(g: State, seat: int, hidden: int) -> None:
    """One opening card on each pile, one of them face-down, known to the seat that drew them."""
    for pile in range(g.box.piles):
        kind = effects.take_opening(g, pile)
        open_pile(g, pile, kind, seat + 1 if pile == hidden else 0)
    g.count = g.box.piles


def place_or_go_on(g: State) -> None:
    """Asks the next seat that has cards; when all have placed, the next deal or the next stage (TWO-3)."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if g.hand_n[seat] > 0:
            effects.ask(g, seat, ids.ASK_PLACE)
            return
        if g.deal + 1 == g.box.deals and commerce.is_drawing(g, seat):
            return
        g.turn += 1
    g.deal += 1
    if g.deal < g.box.deals:
        g.step = ids.DEAL
        return
    g.deal = 0
    effects.next_stage(g)


def is_up_next(g: State, seat: int) -> int:
    """Face-up cards are placed before face-down ones: the order tells nobody anything (SUP-3)."""
    return g.hand_n[seat] > g.box.downs


def legal(g: State, seat: int, out: list[int]) -> int:
    """Each card of the hand, on each pile."""
    if not is_up_next(g, seat):
        return legal_in(g, seat, ids.ACT_DOWN, out, 0)
    n = legal_in(g, seat, ids.ACT_UP, out, 0)
    if g.box.investors and investors.may_hide(g, seat):
        n = legal_in(g, seat, ids.ACT_DOWN, out, n)
    return n


def legal_in(g: State, seat: int, block: int, out: list[int], n: int) -> int:
    """Appends each card on each pile, face-up or face-down."""
    for i in range(g.hand_n[seat]):
        kind = g.hand[seat][i]
        if is_repeated(g, seat, i):
            continue
        for pile in range(g.box.piles):
            out[n] = block + (kind - 1) * ids.PILES + pile
            n += 1
    return n


def is_repeated(g: State, seat: int, i: int) -> int:
    """Whether a card like the i-th comes earlier in the hand."""
    for j in range(i):
        if g.hand[seat][j] == g.hand[seat][i]:
            return 1
    return 0


def answer(g: State, seat: int, action: int) -> None:
    """Places one card."""
    up = 1 if action < ids.ACT_DOWN else 0
    place = action - (ids.ACT_UP if up else ids.ACT_DOWN)
    kind = place // ids.PILES + 1
    pile = place % ids.PILES
    effects.take_from_hand(g, seat, kind)
    known = ids.EVERYONE if up else 1 << seat
    effects.put_on_pile(g, pile, kind, seat + 1, up, known)
    events.emit_to(g, known, ids.EV_PLACED, seat, pile, up, kind)
