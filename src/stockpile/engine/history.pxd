cimport cython

from stockpile.engine cimport flow
from stockpile.engine.state cimport State
from stockpile.engine.tape cimport Tape


cdef class History:
    cdef readonly State start
    cdef readonly list codes
    cdef dict tapes
    @cython.locals(fork=History, tape=Tape)
    cpdef History forked(self, int length)
    cpdef Tape tape(self, int observer, int length)
