"""With asked chance: for whom a draw is, where it goes, and the how-many-th of how many it is."""

# c: cpdef

from stockpile.engine import ids
from stockpile.engine.question import Draw
from stockpile.engine.rules import effects, investors
from stockpile.engine.setup import box
from stockpile.engine.state import State


def draw_of(g: State) -> Draw:
    """What the open question of the chance seat is about."""
    if g.ask == ids.ASK_MARKET:
        return market_draw(g)
    if g.ask == ids.ASK_COMPANY or g.ask == ids.ASK_FORECAST:
        owner = box.pair_owner(g.box, g.count // 2)
        return Draw(owner if 0 <= owner < ids.SEATS else None, "pair", g.count // 2, g.count, 2 * g.box.pairs)
    if g.ask == ids.ASK_DIE:
        return Draw(None, "die", g.count, g.count, g.box.companies)
    if g.ask == ids.ASK_COMMERCE:
        seat = effects.seat_at(g, g.turn)
        return Draw(seat, "commerce", g.commerce_n[seat], g.commerce_n[seat], g.box.commerce_each)
    if g.ask == ids.ASK_INVESTOR:
        return dealt(g.count, g.box.investor_deal, g.box.players, "investor")
    if g.ask == ids.ASK_STRATEGY and g.step == ids.STRATEGY_HANDS:
        return dealt(g.count, g.box.strategies, g.box.players, "strategy")
    if g.ask == ids.ASK_STRATEGY:
        seat = effects.seat_at(g, g.turn)
        return Draw(seat, "strategy", g.strategy_n[seat], g.count, investors.further_draws(g, seat))
    if g.ask == ids.ASK_START:
        return dealt(g.count, 1, g.box.players, "half")
    return Draw(None, "first", 0, 0, 1)


# c: cdef object
def market_draw(g: State) -> Draw:
    """A market card: on a pile, into a hand, or for the seat that draws the opening cards."""
    if g.step == ids.DEAL:
        each = g.box.ups + g.box.downs
        seat = effects.seat_at(g, g.count // each)
        return Draw(seat, "hand", g.hand_n[seat], g.count, each * g.box.players)
    if g.opener > 0:
        return Draw(g.opener - 1, "opening", g.opening_n, g.opening_n, g.box.piles)
    return Draw(None, "pile", g.count, g.count, g.box.piles)


# c: cdef object; args str into
def dealt(count: int, each: int, players: int, into: str) -> Draw:
    """What is dealt seat by seat from seat 0, all cards of one before those of the next."""
    return Draw(count // each, into, count % each, count, each * players)
