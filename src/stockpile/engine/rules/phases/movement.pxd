cimport cython

from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport card, effects, events
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int pair_at(State g, int place) noexcept nogil
cdef int move_of(int forecast) noexcept nogil
cdef void follow_forecast(State g, int stock, int forecast) noexcept nogil
@cython.locals(fold="int[4]")
cdef void follow_bent(State g, int pair) noexcept nogil
cdef void report_bent(State g, int number, int pair, int *fold) noexcept nogil
cdef void move_and_settle(State g, int stock, int by) noexcept nogil
cdef void finish_move(State g) noexcept nogil
cdef void ask_claims(State g) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
