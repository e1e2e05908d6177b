cimport cython

from stockpile.bots cimport greedy, valuation, opening, trader
from stockpile.bots.auction cimport Auction
from stockpile.bots.valuation cimport Valuation
from stockpile.bots.opening cimport PowerWorths
from stockpile.engine cimport ids
from stockpile.engine.rules cimport rng
from stockpile.engine.rules.rng cimport u64
from stockpile.engine.state cimport State

cdef enum:
    RANDOM = 0
    GREEDY = 1
    TRADER = 2


cdef class Policy:
    cdef readonly int level
    cdef readonly int worlds
    cdef readonly object tables
    cdef readonly object weights
    cdef PowerWorths opening
    cdef Valuation valuation
    cdef Auction auction
    cdef u64 seed
    cdef Policy ahead


cdef inline void reseed(Policy p, int seat, int moment) noexcept nogil:
    p.valuation.source.number = p.seed + <u64>0x9E3779B97F4A7C15 * <u64>(8 * moment + seat + 1)


cdef int understands(State g, int *out, int n) noexcept nogil
cdef int first_of(int ask) noexcept nogil
cdef int last_of(int ask) noexcept nogil
cdef int understands_one(State g, int given) noexcept nogil
cdef int understood(State g, int *out, int n, int *known) noexcept nogil
cdef int any_other(Policy p, int *out, int n, int *known, int size) noexcept nogil
@cython.locals(known="int[160]")
cdef int decide(Policy p, State view, int seat, int *out, int n) noexcept nogil
cdef int by_rules(Policy p, State view, int seat, int *known, int size) noexcept nogil
cdef void rate(Policy p, State view, int seat, int *out, int n, double *values) noexcept nogil
