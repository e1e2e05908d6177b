from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, events
from stockpile.engine.rules.phases cimport demand
from stockpile.engine.state cimport State

cdef void lay_offers(State g) noexcept nogil
cdef int run(State g) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
