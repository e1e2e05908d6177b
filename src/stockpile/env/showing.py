"""Writes observations: this moment as encode.py has it, what was done, and the own moments before."""

# c: cdef noexcept nogil
# c: from stockpile.env.rooms cimport WIDE

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine.knowledge import project
from stockpile.engine.state import State
from stockpile.env import encode, encoder, rooms
from stockpile.env.rooms import Rooms

if not cython.compiled:
    from stockpile.env.rooms import WIDE


# c: cpdef
def show_aside(b: Rooms, i: int, seat: int) -> None:
    """Any seat's observation, also of one that is not asked, in `shown` until the next one; leaves no trace."""
    compose(b, i, seat)


def observe(b: Rooms, i: int, seat: int, is_last: int) -> None:
    """Writes a seat's observation to its place, or to that of last observations."""
    compose(b, i, seat)
    if b.recall > 0 and not is_last:
        for k in range(b.frame):
            b.now[i, k] = b.line[k]
    if is_last:
        rooms.put_row(b, b.last, i)
    elif b.wants_cells:
        rooms.put_row(b, b.observations, i)
    else:
        for k in range(b.line.shape[0]):
            b.floats[i, k] = b.line[k]


def compose(b: Rooms, i: int, seat: int) -> None:
    """A seat's observation, in the batch's own line: this moment, what was done, and the own moments before."""
    project.project(cython.cast(State, b.state_at.at[i]), seat, b.seen)
    at = encode.encode(b.encoder, b.seen, seat)
    rooms.take_cells(b, at)
    for k in range(b.acts):
        tell(b, i, seat, k, at)
        at += WIDE
    for k in range(b.recall):
        recall(b, i, seat, k, at)
        at += b.frame


def tell(b: Rooms, i: int, seat: int, back: int, at: int) -> None:
    """An act as a seat knows it, so many back from the newest."""
    for k in range(WIDE):
        b.line[at + k] = 0
    if back >= b.act_n[i]:
        return
    act = b.done_acts[i, (b.act_n[i] - 1 - back) % b.acts]
    who = act % 8
    given = act // 8
    b.line[at] = 1 + encoder.distance(b.encoder, who, seat)
    b.line[at + 1] = b.told[given, 0]
    b.line[at + 2] = b.told[given, 1] if who == seat or not b.told[given, 4] else 0
    b.line[at + 3] = b.told[given, 2]
    b.line[at + 4] = b.told[given, 3]


def recall(b: Rooms, i: int, seat: int, back: int, at: int) -> None:
    """An own moment before this one, so many back from the newest."""
    n = b.past_n[i, seat]
    if back >= n:
        for k in range(b.frame):
            b.line[at + k] = 0
        return
    place = (n - 1 - back) % b.recall
    for k in range(b.frame):
        b.line[at + k] = b.past[i, seat, place, k]


def remember(b: Rooms, i: int, seat: int) -> None:
    """What a seat was shown becomes its past when it has answered; who takes no rows has not been shown it yet."""
    if not (b.wants_cells or b.wants_floats):
        compose(b, i, seat)
        for k in range(b.frame):
            b.now[i, k] = b.line[k]
    place = b.past_n[i, seat] % b.recall
    for k in range(b.frame):
        b.past[i, seat, place, k] = b.now[i, k]
    b.past_n[i, seat] += 1
