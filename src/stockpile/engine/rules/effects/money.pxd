from stockpile.engine cimport ids
from stockpile.engine.rules cimport events
from stockpile.engine.state cimport State


cdef int bid_cost(State g, int seat, int space) noexcept nogil
cdef int reach(State g, int seat, int money) noexcept nogil
cpdef int standing(State g, int seat) noexcept nogil
cdef void settle_fees(State g, int seat) noexcept nogil
cdef void gain(State g, int seat, int amount) noexcept nogil
cdef void spend(State g, int seat, int amount) noexcept nogil
cdef void gain_by(State g, int seat, int number, int amount) noexcept nogil
cdef void pay(State g, int seat, int number, int amount) noexcept nogil
cdef void hand_over(State g, int seat, int to, int amount) noexcept nogil
