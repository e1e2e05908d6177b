from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance, effects, events
from stockpile.engine.state cimport State

cdef void sell_bonds(State g) noexcept nogil
cdef int most_bonds(State g, int seat) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void roll(State g) noexcept nogil
