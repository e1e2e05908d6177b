from stockpile.engine cimport ids
from stockpile.engine.rules cimport card, effects, powers
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int window_of(int stage) noexcept nogil
cdef int is_offered(State g, int number) noexcept nogil
cdef int is_due(State g, int number) noexcept nogil
cdef int go_round(State g, int window) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
