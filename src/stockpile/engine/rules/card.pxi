cdef inline int owned(State g, int seat, int slot) noexcept nogil:
    return g.investor[seat][slot] - 1
