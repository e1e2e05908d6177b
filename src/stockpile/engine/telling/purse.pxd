cimport cython

from stockpile.engine cimport ids
from stockpile.engine.resampling cimport resample
from stockpile.engine.rules cimport flow, investors, rng
from stockpile.engine.state cimport State

@cython.locals(slot=int)
cdef void seat_investors(State g, list numbers)
cdef int bid_cost(State g, int seat, int space) noexcept nogil
cpdef dict money_of(State view, int seat, list answers)
@cython.locals(g=State, held=int, fees=int)
cdef object tried(State view, int seat, int given)
cdef int held_fees(State g, int seat) noexcept nogil
