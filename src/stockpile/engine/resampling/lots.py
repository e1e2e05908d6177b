"""Unknown cards of regular halves, lot by lot: from those that can be least to those that can be anything (KNO-7)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.resampling import starts, unseen
from stockpile.engine.rules import effects
from stockpile.engine.rules.phases import action
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def may_have_actions(g: State, seat: int) -> int:
    """Whether unknown cards bought this round may be action cards: until the own Action turn ends (KNO-7)."""
    stage = g.stage
    if stage == ids.PAYING or stage == ids.END_OF_DEMAND:
        return 1
    turn = (seat - g.first + g.box.players) % g.box.players
    return 1 if stage == ids.ACTION and turn >= g.turn else 0


def deal_lots(g: State, me: int, source: Source, pool: list[int]) -> None:
    """The other unknown cards of regular halves, those that can be least first."""
    oldest = g.round if g.round > 0 else 1  # starting cards are dealt before round 1
    for lot in range(oldest):
        for seat in range(g.box.players):
            if seat != me:
                known = 1 if lot == 0 and starts.is_distinct(g, me, seat) else 0
                deal_lot(g, seat, lot, g.lots[me][seat][lot] - known, 0, source, pool)
    if g.round > 0:
        deal_newest_lots(g, me, source, pool)


def deal_newest_lots(g: State, me: int, source: Source, pool: list[int]) -> None:
    """What was bought this round may be action cards: last come those that may be anything."""
    for seat in range(g.box.players):
        if seat != me and not may_have_actions(g, seat):
            deal_lot(g, seat, g.round, g.lots[me][seat][g.round], 0, source, pool)
    acting = bound_to_act(g)
    if acting >= 0 and acting != me:
        deal_acting_lot(g, acting, g.lots[me][acting][g.round], source, pool)
    for seat in range(g.box.players):
        if seat != me and seat != acting and may_have_actions(g, seat):
            deal_lot(g, seat, g.round, g.lots[me][seat][g.round], 1, source, pool)


# c: cpdef noexcept nogil
def bound_to_act(g: State) -> int:
    """The seat that is asked in Action for no reason that all can see: it has an action card (ACT-3); -1 if none."""
    if g.ask != ids.ASK_ACTION:
        return -1
    seat = effects.seat_at(g, g.turn)
    return -1 if action.has_open_reason(g, seat) else seat


def deal_lot(g: State, seat: int, lot: int, count: int, with_actions: int, source: Source, pool: list[int]) -> None:
    """Fills the unknown cards of one lot of one half."""
    for _ in range(count):
        held = unseen.draw(pool, g.excluded[lot], with_actions, source)
        g.regular[seat][held] += 1
        pool[unseen.kind_of(held)] -= 1


def deal_acting_lot(g: State, seat: int, count: int, source: Source, pool: list[int]) -> None:
    """The seat that is asked to play an action card has one: drawn again until it has."""
    for held in range(ids.HELD):
        pool[ids.MARKET + held] = g.regular[seat][held]
    while True:
        deal_lot(g, seat, g.round, count, 1, source, pool)
        if g.regular[seat][ids.HELD_BOOM] + g.regular[seat][ids.HELD_BUST] > 0:
            return
        for held in range(ids.HELD):
            pool[unseen.kind_of(held)] += g.regular[seat][held] - pool[ids.MARKET + held]
            g.regular[seat][held] = pool[ids.MARKET + held]
