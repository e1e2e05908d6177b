"""Commerce cards and the First Player Card: laid face-up on the piles after Supply (COM, FPC)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import chance, effects, events
from stockpile.engine.state import State


def is_drawing(g: State, seat: int) -> int:
    """Draws the seat's commerce cards, seen by that seat alone; true while the chance seat is asked (COM-2, COM-3)."""
    while g.commerce_n[seat] < g.box.commerce_each and g.commerce_at < g.commerce_size:
        if chance.awaits(g, ids.ASK_COMMERCE):
            return 1
        effects.deal_commerce(g, seat, chance.draw_commerce(g))
    return 0


def run(g: State) -> None:
    """In turn order each puts the drawn cards face-up on piles."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if g.commerce_n[seat] > 0:
            effects.ask(g, seat, ids.ASK_LAY)
            return
        g.turn += 1
    effects.next_stage(g)


def run_first_card(g: State) -> None:
    """The first player puts the First Player Card on a pile; not in the last round (FPC-1, FPC-2)."""
    if g.turn == 0 and g.round < g.box.rounds:
        effects.ask(g, g.first, ids.ASK_LAY)
        return
    effects.next_stage(g)


def has_laid_on(g: State, seat: int, pile: int) -> int:
    """Whether the seat has put a commerce card on the pile already: two go on different piles (COM-3)."""
    for slot in range(g.pile_n[pile]):
        if g.pile_card[pile][slot] >= ids.GOLD and g.pile_placer[pile][slot] == seat + 1:
            return 1
    return 0


def free_piles(g: State, seat: int) -> int:
    """The piles on which the seat may lay a commerce card, a bit each: before the first one, all."""
    if g.commerce_n[seat] == g.box.commerce_each:
        return (1 << g.box.piles) - 1
    free = 0
    for pile in range(g.box.piles):
        if not has_laid_on(g, seat, pile):
            free |= 1 << pile
    return free


def legal(g: State, seat: int, out: list[int]) -> int:
    """Each card on each pile."""
    n = 0
    if g.stage == ids.FIRST_CARD_STAGE:
        for pile in range(g.box.piles):
            out[n] = ids.ACT_LAY + (ids.FIRST_CARD - ids.GOLD) * ids.PILES + pile
            n += 1
        return n
    free = free_piles(g, seat)
    for i in range(g.commerce_n[seat]):
        if i > 0 and g.commerce_hand[seat][i] == g.commerce_hand[seat][i - 1]:
            continue
        for pile in range(g.box.piles):
            out[n] = ids.ACT_LAY + (g.commerce_hand[seat][i] - ids.GOLD) * ids.PILES + pile
            n += (free >> pile) & 1
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Lays one card."""
    kind = (action - ids.ACT_LAY) // ids.PILES + ids.GOLD
    pile = (action - ids.ACT_LAY) % ids.PILES
    if kind == ids.FIRST_CARD:
        g.turn = 1
    else:
        effects.take_commerce(g, seat, kind)
    effects.put_on_pile(g, pile, kind, seat + 1, 1, ids.EVERYONE)
    events.emit(g, ids.EV_LAID, seat, pile, kind)


def ask_gift(g: State) -> None:
    """Who took up the First Player Card gives it to any player, also to themself (FPC-2)."""
    effects.ask(g, g.about[g.depth - 1], ids.ASK_GIVE)


def legal_gifts(g: State, seat: int, out: list[int]) -> int:
    """Every seat."""
    for other in range(g.box.players):
        out[other] = ids.ACT_GIVE + other
    return g.box.players


def give(g: State, seat: int, action: int) -> None:
    """That player will be first next round (RND-3)."""
    effects.pop(g)
    g.heir = action - ids.ACT_GIVE + 1
    events.emit(g, ids.EV_FIRST_GIVEN, seat, action - ids.ACT_GIVE)
