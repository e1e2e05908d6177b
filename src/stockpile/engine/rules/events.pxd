from stockpile.engine cimport ids
from stockpile.engine.state cimport State

cdef void record(State g, int event, int mask, int a, int b, int c, int d, int e) noexcept with gil


cdef inline void emit(State g, int event, int a=0, int b=0, int c=0, int d=0, int e=0) noexcept nogil:
    g.emitted += 1
    if g.recording:
        record(g, event, ids.EVERYONE, a, b, c, d, e)


cdef inline void emit_to(State g, int mask, int event, int a=0, int b=0, int c=0, int d=0) noexcept nogil:
    g.emitted += 1
    if g.recording:
        record(g, event, mask, a, b, c, d, 0)
