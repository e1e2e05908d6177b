cdef inline void emit(State g, int event, int a=0, int b=0, int c=0, int d=0, int e=0) noexcept nogil:
    g.emitted += 1
    if g.recording:
        record(g, event, ids.EVERYONE, a, b, c, d, e)


cdef inline void emit_to(State g, int mask, int event, int a=0, int b=0, int c=0, int d=0) noexcept nogil:
    g.emitted += 1
    if g.recording:
        record(g, event, mask, a, b, c, d, 0)
