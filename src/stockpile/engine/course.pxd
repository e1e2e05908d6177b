cimport cython

from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance, flow
from stockpile.engine.state cimport State
from stockpile.engine.telling.history cimport History


cdef class Course:
    cdef readonly object setup
    cdef object _seed
    cdef State _state
    cdef readonly History _history
    cdef int _length
    cdef int _count
    cdef int _seat
    cdef int _out[160]
    cpdef void _begin(self, object setup, object seed, State start)
    cdef int _legal(self, int seat)
    cdef object _question(self, int seat)
    cdef bint _is_legal(self, int seat, int given)
    @cython.locals(state=State)
    cpdef void _apply(self, int seat, int given)
