cimport cython

from stockpile.engine cimport ids
from stockpile.engine.rules cimport rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef class PowerWorths:
    cdef double worth[102]


cdef int understands(State g, int given) noexcept nogil
cdef void rate(PowerWorths o, State g, int *out, int n, double *values) noexcept nogil
@cython.locals(place=int)
cdef double value(PowerWorths o, State g, int given) noexcept nogil
@cython.locals(found=double, most=double)
cdef int choose(PowerWorths o, State g, int *out, int n, double noise, Source source) noexcept nogil
