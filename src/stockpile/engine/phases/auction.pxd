from stockpile.engine cimport effects, events, ids
from stockpile.engine.phases cimport demand, opening
from stockpile.engine.state cimport State

cdef void lay_offers(State g) noexcept nogil
cdef void run(State g) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
