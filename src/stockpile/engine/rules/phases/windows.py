"""The moments at which investors may use their powers, in turn order; two in one seat in the owner's order (INV-3)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import card, effects, powers
from stockpile.engine.state import State


def run(g: State) -> None:
    """Goes round the table once."""
    if go_round(g, window_of(g.stage)):
        effects.next_stage(g)


def window_of(stage: int) -> int:
    """The window of a stage: a power of Demand is offered once more, before or after the piles are paid (INV-7)."""
    return ids.DEMAND if stage == ids.BIDDING_ENDED or stage == ids.END_OF_DEMAND else stage


def is_offered(g: State, number: int) -> int:
    """Whether a power of the window is still offered: after the piles are taken up, only those that last so long."""
    return card.is_late(number) if g.stage == ids.END_OF_DEMAND else 1


def is_due(g: State, number: int) -> int:
    """Whether the power alone is a reason to ask: not before payment if it is offered afterwards as well (INV-7)."""
    return 1 - card.is_late(number) if g.stage == ids.BIDDING_ENDED else is_offered(g, number)


def go_round(g: State, window: int) -> int:
    """Lets each seat in turn use its powers; true when all have."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        usable = 0
        musts = 0
        reasons = 0
        last = -1
        for slot in range(g.box.investors):
            number = card.owned(g, seat, slot)
            if number >= 0 and powers.is_pending(g, seat, slot, window) and powers.is_usable(g, number, seat):
                usable += is_offered(g, number)
                musts += card.is_must(number)
                reasons += is_due(g, number)
                last = number
        if usable == 1 and musts == 1 and reasons == 1:
            powers.use(g, seat, last)
            return 0
        if reasons > 0:
            effects.ask(g, seat, ids.ASK_USE)
            return 0
        g.turn += 1
    return 1


def legal(g: State, seat: int, out: list[int]) -> int:
    """Each power; and none, unless one of them must be used (INV-4)."""
    window = window_of(g.stage)
    usable = powers.legal_uses(g, seat, window, out, 0)
    n = 0
    for i in range(usable):
        if is_offered(g, out[i] - ids.ACT_USE):
            out[n] = out[i]
            n += 1
    for i in range(n):
        if card.is_must(out[i] - ids.ACT_USE):
            return n
    out[n] = ids.ACT_DONE
    return n + 1


def answer(g: State, seat: int, action: int) -> None:
    """Uses a power, or lets the moment pass."""
    if action == ids.ACT_DONE:
        g.turn += 1
    else:
        powers.use(g, seat, action - ids.ACT_USE)
