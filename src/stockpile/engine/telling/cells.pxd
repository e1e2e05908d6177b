cimport cython

from stockpile.engine cimport ids, state
from stockpile.engine.telling cimport cell_writers, writer
from stockpile.engine.state cimport State
from stockpile.engine.telling.writer cimport Writer

cdef int CELL_MAP[4096]

cdef void mark_differences(State before, State after, int *dirty) noexcept

cdef void fill_map()
cpdef void write_view(Writer w, State g, bytes setup_text) except *
cdef void write_row(Writer w, State g, int sort, int size) except *
cdef void write_market(Writer w, State g) except *
@cython.locals(dirty="int[37]")
cdef int write_changes(Writer w, State before, State after) except -1
