"""How a game goes on: run the agenda and the stages until somebody is asked, take an answer, go on."""

# c: cpdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import bits, ids
from stockpile.engine.rules import chance, events, powers
from stockpile.engine.rules.phases import (
    action,
    auction,
    commerce,
    demand,
    ending,
    information,
    movement,
    opening,
    round_start,
    selling,
    supply,
    windows,
)
from stockpile.engine.state import State


def is_over(g: State) -> int:
    """Whether the game has ended."""
    return g.stage == ids.OVER


def begin(g: State) -> None:
    """Goes on to the first question, unless one is open already."""
    if g.ask == ids.NOTHING:
        advance(g)


def advance(g: State) -> None:
    """Goes on until a question is open or the game is over."""
    while g.ask == ids.NOTHING and not is_over(g):
        if g.depth > 0:
            run_task(g)
        else:
            run_stage(g)
    if g.ask != ids.NOTHING:
        events.emit(g, ids.EV_ASKED, g.asked, g.ask)


# c: cdef noexcept nogil
def run_task(g: State) -> None:
    """The task on top of the agenda."""
    task = g.task[g.depth - 1]
    if task == ids.TASK_CARD:
        powers.run(g)
    elif task == ids.TASK_DIVIDEND:
        movement.ask_claims(g)
    elif task == ids.TASK_GIVE:
        commerce.ask_gift(g)
    else:
        movement.finish_move(g)


# c: cdef noexcept nogil
def run_stage(g: State) -> None:
    """The next step of the stage."""
    stage = g.stage
    if stage == ids.DEMAND:
        demand.run(g)
    elif stage == ids.SUPPLY:
        supply.run(g)
    elif stage == ids.SELLING:
        selling.run(g)
    elif stage == ids.ACTION:
        action.run(g)
    elif stage == ids.MOVEMENT:
        movement.run(g)
    elif stage == ids.INFORMATION:
        information.run(g)
    elif stage == ids.PAYING:
        demand.pay(g)
    elif stage == ids.ROUND_END:
        ending.end_round(g)
    elif stage == ids.GAME_END:
        ending.end_game(g)
    elif stage == ids.SETUP:
        opening.run(g)
    else:
        run_module_stage(g)


# c: cdef noexcept nogil
def run_module_stage(g: State) -> None:
    """The next step of a stage that comes with a module."""
    if g.stage == ids.BONDS:
        round_start.sell_bonds(g)
    elif g.stage == ids.DICE:
        round_start.roll(g)
    elif g.stage == ids.COMMERCE_STAGE:
        commerce.run(g)
    elif g.stage == ids.FIRST_CARD_STAGE:
        commerce.run_first_card(g)
    elif g.stage == ids.END_OF_SELLING:
        selling.run_again(g)
    else:
        windows.run(g)


def ask_of(g: State, seat: int) -> int:
    """What the seat is asked; NOTHING if it is not."""
    return g.ask if (g.asked >> seat) & 1 else ids.NOTHING


def asked_seat(g: State) -> int:
    """The first seat that is asked; CHANCE for the chance seat, also when nobody is."""
    if g.asked == 0 or g.asked == 1 << ids.CHANCE_BIT:
        return ids.CHANCE
    return bits.lowest(g.asked)


# c: cdef noexcept nogil
def legal(g: State, seat: int, out: list[int]) -> int:
    """Writes the legal answers of a seat's question to `out` and returns how many there are."""
    if g.ask == ids.ASK_BID:
        return demand.legal(g, seat, out)
    if g.ask == ids.ASK_PLACE:
        return supply.legal(g, seat, out)
    if g.ask == ids.ASK_SELL:
        return selling.legal(g, seat, out)
    if g.ask == ids.ASK_ACTION:
        return action.legal(g, seat, out)
    if g.ask == ids.ASK_CLAIM:
        return movement.legal(g, seat, out)
    if g.ask == ids.ASK_LAY:
        return commerce.legal(g, seat, out)
    if g.ask == ids.ASK_BONDS:
        return round_start.legal(g, seat, out)
    if g.ask == ids.ASK_GIVE:
        return commerce.legal_gifts(g, out)
    if g.ask > ids.ASK_PICK:
        return powers.legal(g, seat, out)
    if g.ask == ids.ASK_USE:
        return windows.legal(g, seat, out)
    if g.ask == ids.ASK_CHOOSE:
        return opening.legal_choices(g, seat, out)
    if g.ask == ids.ASK_DROP:
        return opening.legal_drops(g, seat, out)
    if g.ask == ids.ASK_INVESTOR_BID:
        return auction.legal(g, seat, out)
    return chance.legal(g, out)


def answer(g: State, seat: int, given: int) -> None:
    """Applies a legal answer and goes on to the next question."""
    take(g, seat, given)
    advance(g)


def answer_alone(g: State, seat: int, given: int) -> None:
    """Applies a legal answer and what it sets going itself, up to the next question; the stage does not go on."""
    below = g.depth - 1 if g.ask > ids.ASK_PICK else g.depth  # a pick goes on with the card that asked for it
    take(g, seat, given)
    while g.ask == ids.NOTHING and g.depth > below:
        run_task(g)


# c: cdef noexcept nogil
def take(g: State, seat: int, given: int) -> None:
    """Closes the question for the seat, and does what its answer says."""
    kind = g.ask
    g.asked &= ~(1 << (seat if seat >= 0 else ids.CHANCE_BIT))
    if g.asked == 0:
        g.ask = ids.NOTHING
    hand(g, seat, kind, given)


# c: cdef noexcept nogil
def hand(g: State, seat: int, kind: int, given: int) -> None:
    """Hands an answer to whoever asked that kind of question."""
    if kind == ids.ASK_BID:
        demand.answer(g, seat, given)
    elif kind == ids.ASK_PLACE:
        supply.answer(g, seat, given)
    elif kind == ids.ASK_SELL:
        selling.answer(g, seat, given)
    elif kind == ids.ASK_ACTION:
        action.answer(g, seat, given)
    elif kind == ids.ASK_CLAIM:
        movement.answer(g, seat, given)
    elif kind == ids.ASK_LAY:
        commerce.answer(g, seat, given)
    elif kind == ids.ASK_BONDS:
        round_start.answer(g, seat, given)
    elif kind == ids.ASK_GIVE:
        commerce.give(g, seat, given)
    elif kind > ids.ASK_PICK:
        powers.answer(g, seat, kind, given)
    elif kind == ids.ASK_USE:
        windows.answer(g, seat, given)
    elif kind == ids.ASK_CHOOSE:
        opening.choose(g, seat, given)
    elif kind == ids.ASK_DROP:
        opening.drop(g, seat, given)
    elif kind == ids.ASK_INVESTOR_BID:
        auction.answer(g, seat, given)
    else:
        g.ask = kind  # chance reads which draw was asked
        chance.answer(g, given)
        g.ask = ids.NOTHING


# c: cpdef list; locals out int[ANSWERS], i int, count int
def legal_answers(g: State, seat: int) -> list[int]:
    """The legal answers of a seat in any state, also in the seat's own view."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    count = legal(g, seat, out)
    return [out[i] for i in range(count)]
