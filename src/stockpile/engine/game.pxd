cimport cython

from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport project
from stockpile.engine.rules cimport chance, flow
from stockpile.engine.telling.history cimport History
from stockpile.engine.state cimport State


cdef class Game:
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
    @cython.locals(other=Game)
    cpdef Game clone(self)
    @cython.locals(other=Game)
    cpdef Game fork(self)


@cython.locals(out="int[160]")
cpdef list legal_answers(State state, int seat)
