cimport cython

from stockpile.bots cimport card_values, odds
from stockpile.bots.card_values cimport CardValues
from stockpile.bots.odds cimport Odds
from stockpile.bots.temper cimport Temper
from stockpile.engine cimport ids
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef class Mind:
    cdef CardValues card_values
    cdef Odds odds
    cdef Temper temper
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


cdef void look(Mind m, State g, int seat) noexcept nogil
cdef void look_between(Mind m, State g, int seat) noexcept nogil
cdef int is_before_auction(State g) noexcept nogil
cdef int may_still_sell(State g, int seat) noexcept nogil
cdef void value_stocks(Mind m, State g) noexcept nogil
cdef void count_shares(Mind m, State g) noexcept nogil
cdef void value_gains(Mind m, State g) noexcept nogil
cdef double majority_chance(Mind m, int stock, int seat, double shares) noexcept nogil
cdef double majority_gain(Mind m, int stock, int seat, double more) noexcept nogil
@cython.locals(x=double)
cdef double squash(double x) noexcept nogil
cdef void value_actions(Mind m, State g) noexcept nogil
@cython.locals(mine=double, others=double)
cdef double action_gain(Mind m, State g, int stock, int by) noexcept nogil
cdef void value_blind(Mind m, State g) noexcept nogil
cdef double card_worth(Mind m, State g, int seat, int kind, int openly) noexcept nogil
cdef double goods_worth(Mind m, State g, int seat, int kind) noexcept nogil
cdef int sets_worth(State g, int seat, int more) noexcept nogil
cdef double liquidity(Mind m, double cash) noexcept nogil
cdef double fortune(Mind m, State g, int seat) noexcept nogil
cdef double winning(Mind m, State g, int seat) noexcept nogil
