"""Movement: pairs are shown one by one and each stock moves at once; dividends are claimed (MOV)."""

from stockpile.engine import books, effects, events, ids
from stockpile.engine.state import State


def run(g: State) -> None:
    """Shows the next pair: players' in turn order, then the open one, then the face-down ones (MOV-1)."""
    if g.count == g.box.pairs:
        effects.next_stage(g)
        return
    pair = pair_at(g, g.count)
    g.count += 1
    show_pair(g, pair)
    follow_forecast(g, g.pair_company[pair] - 1, g.pair_forecast[pair])


def pair_at(g: State, place: int) -> int:
    """The pair that is shown at a place of the order."""
    own = g.box.players * g.box.pairs_each
    if place >= own:
        return place
    return effects.seat_at(g, place // g.box.pairs_each) * g.box.pairs_each + place % g.box.pairs_each


def show_pair(g: State, pair: int) -> None:
    """Everybody sees the pair."""
    g.pair_known[pair] = ids.EVERYONE
    g.pair_up[pair] = 1
    events.emit(g, ids.EV_PAIR_SHOWN, pair, g.pair_company[pair], g.pair_forecast[pair])


def follow_forecast(g: State, stock: int, forecast: int) -> None:
    """The stock moves, or pays a dividend."""
    if forecast >= ids.DIVIDEND1:
        effects.declare_dividend(g, stock, forecast - ids.DIVIDEND1 + 1)
    elif forecast >= ids.MINUS1:
        effects.move_stock(g, stock, ids.MINUS1 - forecast - 1)
    else:
        effects.move_stock(g, stock, ids.MINUS1 - forecast)


def ask_claims(g: State) -> None:
    """Asks, in turn order, every seat that has a regular card which is not public, whatever it is (MOV-6)."""
    top = g.depth - 1
    while g.served[top] < g.box.players:
        seat = effects.seat_at(g, g.served[top])
        if books.hidden_count(g, seat) > 0:
            effects.ask(g, seat, ids.ASK_CLAIM)
            return
        g.served[top] += 1
    effects.pop(g)


def legal(g: State, seat: int, out: list[int]) -> int:
    """From none to all of the cards that are not public."""
    stock = g.about[g.depth - 1]
    hidden = g.regular[seat][stock] - books.public_count(g, seat, stock)
    for cards in range(hidden + 1):
        out[cards] = ids.ACT_CLAIM + cards
    return hidden + 1


def answer(g: State, seat: int, action: int) -> None:
    """Pays the claim."""
    top = g.depth - 1
    g.served[top] += 1
    effects.claim(g, seat, g.about[top], action - ids.ACT_CLAIM, g.amount[top])
