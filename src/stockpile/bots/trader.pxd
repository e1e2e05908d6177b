cimport cython

from stockpile.bots cimport auction, valuation
from stockpile.bots.auction cimport Auction
from stockpile.bots.valuation cimport Valuation
from stockpile.engine cimport ids
from stockpile.engine.rules cimport rng
from stockpile.engine.state cimport State


@cython.locals(values="double[160]")
cdef int choose(Valuation m, Auction a, State g, int *out, int n) noexcept nogil
cdef void rate(Valuation m, Auction a, State g, int *out, int n, double *values) noexcept nogil
cdef double value(Valuation m, State g, int action) noexcept nogil
cdef void rate_bids(Valuation m, Auction a, State g, int *out, int n, double *values) noexcept nogil
cdef double bid_value(Valuation m, Auction a, int pile, int space) noexcept nogil
cdef void rate_places(Valuation m, Auction a, State g, int *out, int n, double *values) noexcept nogil
@cython.locals(real="double[5]", guess="double[5]", found=double)
cdef double place_value(Valuation m, Auction a, State g, int kind, int pile, int up) noexcept nogil
cdef double placed_outcome(Valuation m, Auction a) noexcept nogil
cdef int other_card(State g, int seat, int kind) noexcept nogil
@cython.locals(real="double[5]", guess="double[5]")
cdef double try_down(Valuation m, Auction a, State g, int kind) noexcept nogil
@cython.locals(lost=double, gained=double, shares=double)
cdef double sell_value(Valuation m, State g, int action) noexcept nogil
cdef double action_value(Valuation m, State g, int action) noexcept nogil
cdef double bonds_value(Valuation m, State g, int bonds) noexcept nogil
