from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef void deal_rest(State g, int me, Source source, int *pool) noexcept nogil
cdef void deal_commerce(State g, int me, Source source) noexcept nogil
cdef int unseen_commerce(State g, int me, int kind) noexcept nogil
