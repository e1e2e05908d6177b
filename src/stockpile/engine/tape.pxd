cimport cython

from stockpile.engine cimport cells, ids, project, writer
from stockpile.engine.state cimport State
from stockpile.engine.writer cimport Writer


cdef class Spec:
    cdef bytes opening
    cdef list keys, tables, secret


cdef class Tape:
    cdef readonly int observer
    cdef public int first, played
    cdef public list lines, ends
    cdef public State shadow
    cdef State before, after
    @cython.locals(other=Tape)
    cpdef Tape copied(self)
    @cython.locals(spec=Spec, w=Writer, knows=bint, table=object, i=int)
    cpdef void capture(self, State g, int event, int mask, tuple arguments)
