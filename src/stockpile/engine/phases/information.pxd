from stockpile.engine cimport box, chance, effects, events, ids
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef void lay_pair(State g, int pair) noexcept nogil
