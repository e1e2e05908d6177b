from stockpile.engine cimport effects, ids
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int has_split_card(State g, int seat) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
