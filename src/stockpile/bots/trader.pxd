cimport cython

from stockpile.bots cimport auction, mind
from stockpile.bots.auction cimport Auction
from stockpile.bots.mind cimport Mind
from stockpile.engine cimport ids
from stockpile.engine.rules cimport rng
from stockpile.engine.state cimport State


@cython.locals(values="double[160]")
cdef int choose(Mind m, Auction a, State g, int *out, int n) noexcept nogil
cdef void rate(Mind m, Auction a, State g, int *out, int n, double *values) noexcept nogil
cdef double value(Mind m, State g, int action) noexcept nogil
cdef void rate_bids(Mind m, Auction a, State g, int *out, int n, double *values) noexcept nogil
cdef double bid_value(Mind m, Auction a, int pile, int space) noexcept nogil
cdef void rate_places(Mind m, Auction a, State g, int *out, int n, double *values) noexcept nogil
@cython.locals(real="double[5]", guess="double[5]", found=double)
cdef double place_value(Mind m, Auction a, State g, int kind, int pile, int up) noexcept nogil
cdef double placed_outcome(Mind m, Auction a) noexcept nogil
cdef int other_card(State g, int seat, int kind) noexcept nogil
@cython.locals(real="double[5]", guess="double[5]")
cdef double try_down(Mind m, Auction a, State g, int kind) noexcept nogil
@cython.locals(lost=double, gained=double, shares=double)
cdef double sell_value(Mind m, State g, int action) noexcept nogil
cdef double action_value(Mind m, State g, int action) noexcept nogil
cdef double bonds_value(Mind m, State g, int bonds) noexcept nogil
