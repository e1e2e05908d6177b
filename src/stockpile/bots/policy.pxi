cdef enum:
    RANDOM = 0
    GREEDY = 1
    TRADER = 2
    HABITS = 3


cdef inline void reseed(Policy p, int seat, int moment) noexcept nogil:
    p.valuation.source.number = p.seed + <u64>0x9E3779B97F4A7C15 * <u64>(8 * moment + seat + 1)
