"""Action: every Boom and Bust that was bought is played (ACT)."""

from stockpile.engine import effects, events, ids
from stockpile.engine.state import State


def run(g: State) -> None:
    """Asks each seat in turn for as long as it has action cards; the others are passed over (ACT-3)."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if g.regular[seat][ids.HELD_BOOM] + g.regular[seat][ids.HELD_BUST] > 0:
            effects.ask(g, seat, ids.ASK_ACTION)
            return
        g.turn += 1
    effects.next_stage(g)


def legal(g: State, seat: int, out: list[int]) -> int:
    """Each card in hand, on each stock (ACT-1)."""
    n = 0
    for i in range(g.box.companies):
        if g.regular[seat][ids.HELD_BOOM] > 0:
            out[n] = ids.ACT_BOOM + g.box.company[i]
            n += 1
    for i in range(g.box.companies):
        if g.regular[seat][ids.HELD_BUST] > 0:
            out[n] = ids.ACT_BUST + g.box.company[i]
            n += 1
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Boom moves a stock up 2, Bust down 2 (ACT-1)."""
    if action < ids.ACT_BUST:
        play(g, seat, ids.HELD_BOOM, action - ids.ACT_BOOM, 2)
    else:
        play(g, seat, ids.HELD_BUST, action - ids.ACT_BUST, -2)


def play(g: State, seat: int, held: int, stock: int, by: int) -> None:
    """The card is shown and discarded, and the stock moves, with all that follows at once (ACT-2)."""
    kind = held - ids.HELD_BOOM + ids.BOOM
    effects.lose_regular(g, seat, held, 1)
    g.discard[kind] += 1
    events.emit(g, ids.EV_ACTION_PLAYED, seat, kind, stock)
    effects.move_stock(g, stock, by)
