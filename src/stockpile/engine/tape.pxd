cimport cython

from stockpile.engine cimport cells, ids, project, writer
from stockpile.engine.state cimport State
from stockpile.engine.writer cimport Writer


cdef class Spec:
    cdef bytes opening
    cdef list keys, tables, secret


cdef class Tape:
    cdef readonly int observer, first
    cdef public int played
    cdef readonly list lines, ends
    cdef public State shadow
    cdef State before, after
    @cython.locals(spec=Spec, w=Writer, knows=bint, table=tuple, i=int)
    cpdef void capture(self, State g, int event, int mask, tuple arguments)
