cimport cython

from stockpile.bots cimport card_values, odds
from stockpile.bots.card_values cimport CardValues
from stockpile.bots.odds cimport Odds
from stockpile.bots.weights cimport Weights
from stockpile.engine cimport ids
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef class Valuation:
    cdef CardValues card_values
    cdef Odds odds
    cdef Weights weights
    cdef Source source
    cdef int seat
    cdef int left
    cdef int auctions
    cdef double price[6]
    cdef double keep[6]
    cdef double keep_split[6]
    cdef double worth[6]
    cdef double worth_split[6]
    cdef double openly[6]
    cdef double shares[5][6]
    cdef double gain_share[5][6]
    cdef double boom
    cdef double bust
    cdef double blind
    cdef double blind_openly


cdef void look(Valuation m, State g, int seat) noexcept nogil
cdef void look_between(Valuation m, State g, int seat) noexcept nogil
cdef int is_before_auction(State g) noexcept nogil
cdef int may_still_sell(State g, int seat) noexcept nogil
cdef void value_stocks(Valuation m, State g) noexcept nogil
cdef void count_shares(Valuation m, State g) noexcept nogil
cdef void value_gains(Valuation m, State g) noexcept nogil
cdef double majority_chance(Valuation m, int stock, int seat, double shares) noexcept nogil
cdef double majority_gain(Valuation m, int stock, int seat, double more) noexcept nogil
@cython.locals(x=double)
cdef double squash(double x) noexcept nogil
cdef void value_actions(Valuation m, State g) noexcept nogil
@cython.locals(mine=double, others=double)
cdef double action_gain(Valuation m, State g, int stock, int by) noexcept nogil
cdef void value_blind(Valuation m, State g) noexcept nogil
cdef double card_worth(Valuation m, State g, int seat, int kind, int openly) noexcept nogil
cdef double goods_worth(Valuation m, State g, int seat, int kind) noexcept nogil
cdef int sets_worth(State g, int seat, int more) noexcept nogil
cdef double liquidity(Valuation m, double cash) noexcept nogil
cdef double fortune(Valuation m, State g, int seat) noexcept nogil
cdef double winning(Valuation m, State g, int seat) noexcept nogil
