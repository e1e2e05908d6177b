cimport cython

from stockpile.engine.rules cimport flow
from stockpile.engine.state cimport State
from stockpile.engine.telling.tape cimport Tape, ObserverTrack


cdef class History:
    cdef readonly State start
    cdef readonly list codes
    cdef readonly Tape tape
    @cython.locals(fork=History)
    cpdef History parted(self, int length, State now)
    @cython.locals(fork=History)
    cpdef History tried(self, int length, State now)
    @cython.locals(tape=Tape, track=ObserverTrack)
    cpdef ObserverTrack track(self, int observer, int length, int since)
    @cython.locals(tape=Tape)
    cpdef slice part(self, int since, int length)
    cdef Tape taped(self, Tape tape, int observer, int length)
    cdef void play(self, Tape tape, int length) except *
