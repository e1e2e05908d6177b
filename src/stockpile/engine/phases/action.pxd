from stockpile.engine cimport effects, events, ids
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void play(State g, int seat, int held, int stock, int by) noexcept nogil
