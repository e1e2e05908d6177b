"""Movement: pairs are shown one by one and each stock moves at once; dividends are claimed (MOV)."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import card, effects, events
from stockpile.engine.state import State


def run(g: State) -> None:
    """Shows the next pair: players' in turn order, then the open one, then the face-down ones (MOV-1)."""
    if g.count == g.box.pairs:
        effects.next_stage(g)
        return
    pair = pair_at(g, g.count)
    g.count += 1
    effects.show_pair(g, pair)
    if g.tuck_n + g.bet_n > 0:
        follow_bent(g, pair)
    else:
        follow_forecast(g, g.pair_company[pair] - 1, g.pair_forecast[pair])


def pair_at(g: State, place: int) -> int:
    """The pair that is shown at a place of the order."""
    own = g.box.players * g.box.pairs_each
    if place >= own:
        return place
    return effects.seat_at(g, place // g.box.pairs_each) * g.box.pairs_each + place % g.box.pairs_each


def move_of(forecast: int) -> int:
    """The spaces that a forecast moves a stock; a dividend none."""
    if forecast >= ids.DIVIDEND1:
        return 0
    if forecast >= ids.MINUS1:
        return ids.MINUS1 - forecast - 1
    return ids.MINUS1 - forecast


def follow_forecast(g: State, stock: int, forecast: int) -> None:
    """The stock moves, or pays a dividend."""
    if forecast >= ids.DIVIDEND1:
        effects.declare_dividend(g, stock, forecast - ids.DIVIDEND1 + 1)
    else:
        effects.move_stock(g, stock, move_of(forecast))


# c: locals fold int[BENT]
def follow_bent(g: State, pair: int) -> None:
    """What is tucked on the pair acts in the order played; a halt stops all (STR-5). Bets are settled (STR-6)."""
    if not cython.compiled:
        fold = [0] * ids.BENT
    stock = g.pair_company[pair] - 1
    forecast = g.pair_forecast[pair]
    fold[ids.BENT_MOVE] = move_of(forecast)
    fold[ids.BENT_DIVIDEND] = forecast - ids.DIVIDEND1 + 1 if forecast >= ids.DIVIDEND1 else 0
    fold[ids.BENT_AFTER] = 0
    fold[ids.BENT_HALT] = 0
    for i in range(g.tuck_n):
        if g.tuck_pair[i] == pair:
            card.bend(g, g.tuck_card[i], fold)
            report_bent(g, g.tuck_card[i], pair, fold)
    if fold[ids.BENT_HALT]:
        events.emit(g, ids.EV_HALTED, pair, stock)
        effects.settle_bets(g, stock, 0)
    elif fold[ids.BENT_DIVIDEND] > 0:
        if fold[ids.BENT_AFTER] != 0:
            effects.push(g, ids.TASK_MOVE, stock, fold[ids.BENT_AFTER])
        else:
            effects.settle_bets(g, stock, 0)
        effects.declare_dividend(g, stock, fold[ids.BENT_DIVIDEND])
    else:
        move_and_settle(g, stock, fold[ids.BENT_MOVE])


def report_bent(g: State, number: int, pair: int, fold: list[int]) -> None:
    """Reports what a tucked card has made of the forecast."""
    move = fold[ids.BENT_AFTER] if fold[ids.BENT_DIVIDEND] > 0 else fold[ids.BENT_MOVE]
    events.emit(g, ids.EV_BENT, number, pair, move, fold[ids.BENT_DIVIDEND])


def move_and_settle(g: State, stock: int, by: int) -> None:
    """The stock moves by its forecast, and bets on it are paid."""
    walked = effects.move_stock(g, stock, by)
    effects.settle_bets(g, stock, walked if by > 0 else -walked)


def finish_move(g: State) -> None:
    """What came before is finished, a dividend or another move; now the stock moves (STR-5, MOV-8)."""
    stock = g.about[g.depth - 1]
    by = g.amount[g.depth - 1]
    effects.pop(g)
    if g.stage == ids.MOVEMENT:
        move_and_settle(g, stock, by)
    else:
        effects.move_stock(g, stock, by)


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
