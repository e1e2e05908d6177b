from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects
from stockpile.engine.setup cimport box
from stockpile.engine.rules.phases cimport selling
from stockpile.engine.state cimport State


cdef class Desk:
    cdef State g
    cdef readonly int number


cpdef int stock_of(str company) except -1
