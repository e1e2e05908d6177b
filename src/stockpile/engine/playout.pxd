cimport cython

from stockpile.engine cimport ids, state
from stockpile.engine.rules cimport chance, flow, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef class Playouts:
    cdef readonly int games
    cdef readonly long decisions
    cdef readonly list mean_scores, win_shares, kept, scores


@cython.locals(source=Source, blank=State, g=State, decisions=long)
cpdef object playouts(object setup, object games=*, object seed=*, object keep=*, object progress=*, object scores=*)
@cython.locals(out="int[160]")
cdef int play(State g, Source source, list answers)
cdef void add_scores(State g, list totals, list wins)
