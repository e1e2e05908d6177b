cimport cython

from stockpile.engine cimport cells, ids, project
from stockpile.engine.state cimport State


cdef class Spec:
    cdef str opening
    cdef list arguments


cdef class Tape:
    cdef readonly int observer, first
    cdef public int played
    cdef readonly list lines, ends
    cdef public State shadow
    cdef State before, after
    @cython.locals(spec=Spec)
    cpdef void capture(self, State g, int event, int mask, tuple arguments)
