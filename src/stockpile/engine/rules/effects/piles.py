"""Cards laid on piles, moved between them, and taken up with the whole pile."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import events, investors
from stockpile.engine.rules.effects import agenda, money, portfolio
from stockpile.engine.state import State


def put_on_pile(g: State, pile: int, kind: int, placer: int, up: int, known: int) -> None:
    """Lays a card on a pile; `placer` is seat + 1, or 0 for an opening card."""
    slot = g.pile_n[pile]
    g.pile_card[pile][slot] = kind
    g.pile_up[pile][slot] = up
    g.pile_known[pile][slot] = known
    g.pile_placer[pile][slot] = placer
    g.pile_n[pile] = slot + 1


def take_pile(g: State, seat: int, pile: int) -> None:
    """Takes up a whole pile: fees are shown and held until they are paid, the rest goes into the regular half."""
    fees = 0
    gained = 0
    gains = investors.gains_fees(g, seat) if g.box.investors else 0
    for slot in range(g.pile_n[pile]):
        kind = g.pile_card[pile][slot]
        if ids.FEE1 <= kind <= ids.FEE3:
            gained += take_fee(g, seat, kind - ids.FEE1, gains)
            fees += 1
        elif kind >= ids.GOLD:
            take_laid_card(g, seat, kind)
        else:
            portfolio.take_card(g, seat, kind, g.pile_known[pile][slot])
        g.pile_card[pile][slot] = 0
        g.pile_up[pile][slot] = 0
        g.pile_known[pile][slot] = 0
        g.pile_placer[pile][slot] = 0
    g.pile_n[pile] = 0
    events.emit(g, ids.EV_PILE_TAKEN, seat, pile, fees)
    if gained > 0:
        money.gain(g, seat, gained)
        events.emit(g, ids.EV_FEES_GAINED, seat, gained)


def take_laid_card(g: State, seat: int, kind: int) -> None:
    """Commerce cards lie open before their owner (COM-4); the First Player Card is given on at once (FPC-2)."""
    if kind == ids.FIRST_CARD:
        agenda.push(g, ids.TASK_GIVE, seat, 0)
    elif kind == ids.TAX:
        g.taxes[seat] += 1
    else:
        g.commodities[seat][kind - ids.GOLD] += 1


def take_fee(g: State, seat: int, fee: int, gains: int) -> int:
    """A trading fee is picked up: held until it is paid, or gained at once; returns what is gained."""
    value = g.box.fee_value[fee]
    if g.box.strategies:
        g.fee_cards[seat] += 1
        g.fee_money[seat] += value
    if gains:
        g.discard[ids.FEE1 + fee] += 1
        return value
    g.fees[seat][fee] += 1
    if g.box.strategies:
        g.fresh[seat][fee] += 1
    return 0


def move_pile_card(g: State, seat: int, pile: int, slot: int, to: int) -> None:
    """A card goes from one pile to another as it lies; those who knew it still do."""
    end = g.pile_n[pile] - 1
    kind = g.pile_card[pile][slot]
    up = g.pile_up[pile][slot]
    known = g.pile_known[pile][slot]
    placer = g.pile_placer[pile][slot]
    for i in range(slot, end):
        g.pile_card[pile][i] = g.pile_card[pile][i + 1]
        g.pile_up[pile][i] = g.pile_up[pile][i + 1]
        g.pile_known[pile][i] = g.pile_known[pile][i + 1]
        g.pile_placer[pile][i] = g.pile_placer[pile][i + 1]
    g.pile_card[pile][end] = 0
    g.pile_up[pile][end] = 0
    g.pile_known[pile][end] = 0
    g.pile_placer[pile][end] = 0
    g.pile_n[pile] = end
    put_on_pile(g, to, kind, placer, up, known)
    events.emit(g, ids.EV_CARD_MOVED, seat, pile, slot, to)
