cdef inline int seat_at(State g, int turn) noexcept nogil:
    cdef int seat = g.first + turn
    return seat - g.box.players if seat >= g.box.players else seat
