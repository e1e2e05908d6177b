"""Whose turn it is, what is asked, what has to be finished first, and which stage comes next."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.rules import events
from stockpile.engine.state import State

if not cython.compiled:

    def seat_at(g: State, turn: int) -> int:
        """The seat whose turn it is: clockwise from the first player (RND-1); the compiled one is in agenda.pxd."""
        seat = g.first + turn
        return seat - g.box.players if seat >= g.box.players else seat


def ask(g: State, seat: int, kind: int) -> None:
    """Puts a question to one seat."""
    g.ask = kind
    g.asked = 1 << seat if seat >= 0 else 1 << ids.CHANCE_BIT


def push(g: State, task: int, about: int, amount: int) -> None:
    """Puts a task on the agenda: it is finished before the stage goes on."""
    g.task[g.depth] = task
    g.about[g.depth] = about
    g.amount[g.depth] = amount
    g.served[g.depth] = 0
    g.depth += 1


def bind(g: State) -> None:
    """The card on top of the agenda demands at least one more pick."""
    g.served[g.depth - 1] = ids.BOUND


def pop(g: State) -> None:
    """The task on top is done."""
    g.depth -= 1
    g.task[g.depth] = 0
    g.about[g.depth] = 0
    g.amount[g.depth] = 0
    g.served[g.depth] = 0
    g.picked[g.depth] = 0
    for i in range(ids.PICKS):
        g.picks[g.depth][i] = 0


def begin_round(g: State) -> None:
    """The next round starts with the stage that comes after the setup."""
    g.round += 1
    g.stage = ids.SETUP
    enter_stage(g)
    events.emit(g, ids.EV_ROUND_STARTED, g.round, g.first)
    events.emit(g, ids.EV_STAGE, g.stage)


def next_stage(g: State) -> None:
    """The round goes on with the stage that comes after this one."""
    enter_stage(g)
    events.emit(g, ids.EV_STAGE, g.stage)


def enter_stage(g: State) -> None:
    """The stage that comes after this one, at its beginning."""
    g.stage = g.box.after[g.stage]
    g.step = 0
    g.turn = 0
    g.count = 0
