cimport cython

from stockpile.engine cimport ids
from stockpile.engine.resampling cimport lots, resample, cards as resample_cards
from stockpile.engine.state cimport State


cdef int ACTIONS

cpdef int bound_seat(State view) noexcept
@cython.locals(g=State)
cpdef int bound_cards(State view)
cpdef int drawer_of(State view) noexcept
