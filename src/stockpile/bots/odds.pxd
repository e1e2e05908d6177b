cimport cython

from stockpile.engine cimport ids
from stockpile.engine.resampling cimport lots, starts, unseen
from stockpile.engine.rules.phases cimport movement
from stockpile.engine.state cimport State


cdef class Odds:
    cdef double forecast[6][12]
    cdef double openly[6][12]
    cdef int moved[6]
    cdef double holding[5][8]
    cdef double hidden[12]
    cdef double left[12]
    cdef int pool[20]
    cdef double total


cdef void read(Odds o, State g) noexcept nogil
cdef void read_forecasts(Odds o, State g) noexcept nogil
cdef int has_moved(State g, int pair) noexcept nogil
@cython.locals(cards="double[12]", certain="int[6]")
cdef void spread_forecasts(Odds o, State g, int openly) noexcept nogil
cdef void count_forecasts(State g, double *cards) noexcept nogil
cdef void take_seen(Odds o, State g, int me) noexcept nogil
cdef void count_left(Odds o, State g, int me) noexcept nogil
cdef void read_halves(Odds o, State g) noexcept nogil
cdef void read_own_halves(Odds o, State g) noexcept nogil
@cython.locals(chance="double[6]")
cdef void read_starts(Odds o, State g, int me) noexcept nogil
@cython.locals(poly="double[6]")
cdef double symmetric(Odds o, int allowed, int without, int size) noexcept nogil
cdef void read_lot(Odds o, State g, int me, int seat, int lot, int actions) noexcept nogil
@cython.locals(cards=double, missed=double, actions=double, stocks=double, played=double)
cdef void read_acting_lot(Odds o, State g, int me, int seat) noexcept nogil
cdef void read_rest(Odds o) noexcept nogil
