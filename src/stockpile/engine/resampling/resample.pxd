cimport cython

from stockpile.engine cimport ids, state
from stockpile.engine.resampling cimport decks, lots, pairs, starts, unseen
from stockpile.engine.resampling cimport cards as resample_cards
from stockpile.engine.rules cimport chance, powers
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


@cython.locals(g=State)
cpdef State resample(State view, Source source)
@cython.locals(pool="int[20]")
cdef void deal(State g, int me, Source source) noexcept nogil
@cython.locals(out="int[160]")
cdef int can_answer(State g, int me) noexcept nogil
cdef void open_books(State g, int me) noexcept nogil
