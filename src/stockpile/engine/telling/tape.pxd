cimport cython

from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport project
from stockpile.engine.telling cimport cells, writer
from stockpile.engine.state cimport State
from stockpile.engine.telling.writer cimport Writer


cdef class EventShape:
    cdef bytes opening
    cdef list keys, tables, secret


cdef class ObserverTrack:
    cdef readonly int observer
    cdef public list lines, tells
    cdef State before
    @cython.locals(other=ObserverTrack)
    cpdef ObserverTrack copied(self)


cdef class Tape:
    cdef public int first, played, skipped
    cdef public list tracks, ends
    cdef public State shadow
    cdef State start, spare
    cdef void _record(self, State shadow)
    cpdef Tape rewound(self)
    @cython.locals(other=Tape, track=ObserverTrack)
    cpdef Tape copied(self)
    @cython.locals(before=State)
    cpdef void add(self, int observer)
    @cython.locals(track=ObserverTrack)
    cpdef ObserverTrack of(self, int observer)
    @cython.locals(spec=EventShape, w=Writer, track=ObserverTrack, after=State, knows=bint, table=object, i=int)
    cpdef void capture(self, State g, int event, int mask, tuple arguments)
