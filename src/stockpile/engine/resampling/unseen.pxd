from stockpile.engine cimport ids
from stockpile.engine.rules cimport rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef void count_unseen(State g, int me, int *pool) noexcept nogil
cdef int kind_of(int held) noexcept nogil
cdef int draw(int *pool, int excluded, int with_actions, Source source) noexcept nogil
