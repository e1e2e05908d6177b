"""Before round 1: the first player and the starting cards (SET)."""

from stockpile.engine import books, chance, effects, events, ids
from stockpile.engine.state import State


def run(g: State) -> None:
    """Picks the first player and deals one starting card each."""
    if g.step == ids.FIRST_PLAYER:
        if g.box.asked and g.box.first < 0:
            if chance.awaits(g, ids.ASK_FIRST):
                return
            g.first = g.drawn - 1
            g.drawn = 0
        g.step = ids.STARTING_CARDS
        events.emit(g, ids.EV_GAME_STARTED, g.first)
    while g.box.starting and g.count < g.box.players:
        if chance.awaits(g, ids.ASK_START):
            return
        deal_starting_card(g, g.count, chance.draw_starting_card(g, g.count))
        g.count += 1
    if not g.box.starting:
        forget_starting_cards(g)
    chance.forget(g, 0)
    effects.begin_round(g)


def deal_starting_card(g: State, seat: int, kind: int) -> None:
    """One of the six cards that were taken out goes, unseen by others, into the regular half (SET-6)."""
    g.regular[seat][kind - 1] += 1
    g.regular_n[seat] += 1
    books.enter(g, seat, kind - 1, 0)
    g.start_mark[seat][seat] = kind
    events.emit_to(g, 1 << seat, ids.EV_STARTING_CARD, seat, kind)


def forget_starting_cards(g: State) -> None:
    """Without starting cards there is nothing to tell apart."""
    for seat in range(g.box.players):
        g.start_mark[seat][seat] = ids.LOST
        for observer in range(ids.OBSERVERS):
            if books.is_watching(g, observer, seat):
                g.start_mark[observer][seat] = ids.LOST
