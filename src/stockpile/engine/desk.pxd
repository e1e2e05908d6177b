from stockpile.engine cimport box, effects, ids
from stockpile.engine.phases cimport selling
from stockpile.engine.state cimport State


cdef class Desk:
    cdef State g
    cdef readonly int number


cpdef int stock_of(str company) except -1
