from stockpile.engine cimport ids, state
from stockpile.engine.state cimport State

cpdef void project(State g, int observer, State into) noexcept nogil
cdef void copy_own(State g, int observer, State into) noexcept nogil
cpdef int observer_of(State g) noexcept nogil
cdef void copy_book(State g, int observer, State into) noexcept nogil
cdef void copy_investors(State g, int observer, State into) noexcept nogil
cdef void copy_strategies(State g, int observer, State into) noexcept nogil
