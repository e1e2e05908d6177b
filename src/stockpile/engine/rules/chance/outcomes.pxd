from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects
from stockpile.engine.rules.chance cimport draws
from stockpile.engine.state cimport State


cdef int weight(State g, int action) noexcept nogil
cdef int copies_left(signed char *row, int start, int end, int card) noexcept nogil
cdef int faces(State g, int roll) noexcept nogil
cdef int pair_weight(State g, int action) noexcept nogil
cdef int power_weight(State g, int action) noexcept nogil
cdef int legal(State g, int *out) noexcept nogil
cdef void answer(State g, int action) noexcept nogil
