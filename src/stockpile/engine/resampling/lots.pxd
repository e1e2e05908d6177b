from stockpile.engine cimport ids
from stockpile.engine.resampling cimport starts, unseen
from stockpile.engine.rules cimport effects
from stockpile.engine.rules.phases cimport action
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef int may_have_actions(State g, int seat) noexcept nogil
cdef void deal_lots(State g, int me, Source source, int *pool) noexcept nogil
cdef void deal_newest_lots(State g, int me, Source source, int *pool) noexcept nogil
cpdef int bound_to_act(State g) noexcept nogil
cdef void deal_lot(State g, int seat, int lot, int count, int with_actions, Source source, int *pool) noexcept nogil
cdef void deal_acting_lot(State g, int seat, int count, Source source, int *pool) noexcept nogil
