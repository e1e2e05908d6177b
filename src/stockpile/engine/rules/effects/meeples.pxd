from stockpile.engine cimport ids
from stockpile.engine.rules cimport events, investors
from stockpile.engine.rules.effects cimport money
from stockpile.engine.state cimport State


cdef void place_meeple(State g, int seat, int pile, int space) noexcept nogil
cdef int set_meeple(State g, int seat, int pile, int space) noexcept nogil
cdef void pay_bid(State g, int seat, int pile) noexcept nogil
