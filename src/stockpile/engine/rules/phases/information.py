"""Information: each player learns one pair of company and forecast (INF)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import chance, effects, events
from stockpile.engine.setup import box
from stockpile.engine.state import State


def run(g: State) -> None:
    """Deals the pairs: the players', the open one, those that nobody knows (INF-1, INF-2)."""
    while g.count < 2 * g.box.pairs:
        pair = g.count // 2
        if g.count % 2 == 0:
            if not chance.is_taken(g, pair, 1) and chance.awaits(g, ids.ASK_COMPANY):
                return
            g.pair_company[pair] = chance.draw_company(g, g.round, pair)
        else:
            if not chance.is_taken(g, pair, 2) and chance.awaits(g, ids.ASK_FORECAST):
                return
            g.pair_forecast[pair] = chance.draw_forecast(g, g.round, pair)
            lay_pair(g, pair)
        g.count += 1
    chance.forget(g, g.round)
    effects.next_stage(g)


def lay_pair(g: State, pair: int) -> None:
    """Tells the pair to those who may know it."""
    owner = box.pair_owner(g.box, pair)
    if owner == ids.PUBLIC:
        g.pair_known[pair] = ids.EVERYONE
        g.pair_up[pair] = 1
    elif owner >= 0:
        g.pair_known[pair] = 1 << owner
    events.emit_to(g, g.pair_known[pair], ids.EV_PAIR_DEALT, pair, g.pair_company[pair], g.pair_forecast[pair])
