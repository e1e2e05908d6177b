"""Play by chance alone: any legal answer is as likely; what the chance seat is asked, as its cards are many."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


# c: cdef long noexcept nogil; locals out int[ANSWERS], decisions long
def play(g: State, source: Source, last_round: int) -> int:
    """Plays to the end of a round, or of the game if it comes before, and returns how many answers there were."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    decisions = 0
    flow.begin(g)
    while g.ask != ids.NOTHING and g.round <= last_round:
        seat = flow.asked_seat(g)
        n = flow.legal(g, seat, out)
        given = drawn(g, out, n, source) if seat == ids.CHANCE else out[rng.below(source, n)]
        flow.answer(g, seat, given)
        decisions += 1
    return decisions


def drawn(g: State, out: list[int], n: int, source: Source) -> int:
    """One of the chance seat's answers."""
    total = 0
    for i in range(n):
        total += chance.weight(g, out[i])
    left = rng.below(source, total)
    for i in range(n):
        left -= chance.weight(g, out[i])
        if left < 0:
            return out[i]
    return out[n - 1]
