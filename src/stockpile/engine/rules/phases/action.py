"""Action: every Boom and Bust that was bought is played; powers and strategies in the own turn (ACT)."""

# c: cdef noexcept nogil

from stockpile.engine import bits, ids
from stockpile.engine.rules import effects, events, investors, powers
from stockpile.engine.state import State


def run(g: State) -> None:
    """Asks each seat in turn for as long as it has something to do; the others are passed over (ACT-3)."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        if has_action_card(g, seat) or has_open_reason(g, seat):
            effects.ask(g, seat, ids.ASK_ACTION)
            return
        g.turn += 1
    g.locked = 0
    effects.next_stage(g)


def has_action_card(g: State, seat: int) -> int:
    """Whether the seat has a Boom or a Bust to play."""
    return 1 if g.regular[seat][ids.HELD_BOOM] + g.regular[seat][ids.HELD_BUST] > 0 else 0


# c: cpdef noexcept nogil
def has_open_reason(g: State, seat: int) -> int:
    """Whether everybody can see that the seat may have something to do: a power, or strategies in hand (KNO-6)."""
    if g.strategy_n[seat] > 0 and g.plays[seat] < investors.plays(g, seat):
        return 1
    return powers.has_pending(g, seat, ids.ACTION) if g.box.investors else 0


def legal(g: State, seat: int, out: list[int]) -> int:
    """Each action card on each stock, each power, each strategy; and no more, once all action cards are played."""
    n = 0
    for i in range(g.box.companies):
        if g.regular[seat][ids.HELD_BOOM] > 0 and not (g.locked >> g.box.company[i]) & 1:
            out[n] = ids.ACT_BOOM + g.box.company[i]
            n += 1
    for i in range(g.box.companies):
        if g.regular[seat][ids.HELD_BUST] > 0 and not (g.locked >> g.box.company[i]) & 1:
            out[n] = ids.ACT_BUST + g.box.company[i]
            n += 1
    if not has_action_card(g, seat):
        out[n] = ids.ACT_DONE
        n += 1
    if g.box.investors:
        n = powers.legal_uses(g, seat, ids.ACTION, out, n)
    if g.strategy_n[seat] > 0 and g.plays[seat] < investors.plays(g, seat):
        n = legal_plays(g, seat, out, n)
    return n


def legal_plays(g: State, seat: int, out: list[int], n: int) -> int:
    """Appends the strategies that can be paid and have a target (STR-2)."""
    left = bits.places(g.strategy_at, ids.STRATEGIES, seat + 1)
    while left:
        number = bits.lowest(left)
        left &= left - 1
        out[n] = ids.ACT_PLAY + number
        n += powers.is_usable(g, ids.INVESTORS + number, seat)
    return n


def answer(g: State, seat: int, action: int) -> None:
    """Boom moves a stock up 2, Bust down 2 (ACT-1); or a power, a strategy, the end of the turn (ACT-3)."""
    if action == ids.ACT_DONE:
        g.turn += 1
    elif action >= ids.ACT_PLAY:
        play_strategy(g, seat, action - ids.ACT_PLAY)
    elif action >= ids.ACT_USE:
        powers.use(g, seat, action - ids.ACT_USE)
    elif action < ids.ACT_BUST:
        play(g, seat, ids.HELD_BOOM, action - ids.ACT_BOOM, 2)
    else:
        play(g, seat, ids.HELD_BUST, action - ids.ACT_BUST, -2)


def play(g: State, seat: int, held: int, stock: int, by: int) -> None:
    """The card is shown and discarded, and the stock moves, with all that follows at once (ACT-2)."""
    effects.discard_regular(g, seat, held)
    events.emit(g, ids.EV_ACTION_PLAYED, seat, effects.kind_of(held), stock)
    effects.move_stock(g, stock, by)


def play_strategy(g: State, seat: int, number: int) -> None:
    """The strategy is shown and leaves the game; its cost and its questions follow (STR-2)."""
    effects.show_strategy(g, seat, number)
    powers.start(g, seat, ids.INVESTORS + number)
