"""How a game goes on: run the agenda and the stages until somebody is asked, take an answer, go on."""

# c: cpdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import bits, ids
from stockpile.engine.rules import dispatch, events, powers
from stockpile.engine.rules.phases import commerce, movement
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
            dispatch.run_stage(g)
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
    return dispatch.legal(g, seat, out)


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
    dispatch.hand(g, seat, kind, given)


# c: cpdef list; locals out int[ANSWERS], i int, count int
def legal_answers(g: State, seat: int) -> list[int]:
    """The legal answers of a seat in any state, also in the seat's own view."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    count = legal(g, seat, out)
    return [out[i] for i in range(count)]
