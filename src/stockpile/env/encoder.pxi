from libc.string cimport memset

cdef enum:
    HIGH = 127
    LOW = -128


cdef inline void clear(Encoder e) noexcept nogil:
    memset(e.cells, 0, e.frame)


cdef inline int distance(Encoder e, int other, int seat) noexcept nogil:
    return other - seat if other >= seat else other - seat + e.players


cdef inline int small(int value) noexcept nogil:
    return HIGH if value > HIGH else LOW if value < LOW else value


cdef inline int put_flag(Encoder e, int size, int which, int at) noexcept nogil:
    if which >= 0:
        e.cells[at + which] = 1
    return at + size
