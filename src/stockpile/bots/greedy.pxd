cimport cython

from stockpile.bots cimport card_values, valuation, odds
from stockpile.bots.valuation cimport Valuation
from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, rng
from stockpile.engine.state cimport State


cdef double MAJORITY, BOOST, PURSE, COMMODITY, FIRST, MARGIN, THIRST

cdef void glance(Valuation m, State g, int seat) noexcept nogil
cdef int choose(Valuation m, State g, int *out, int n) noexcept nogil
cdef double value(Valuation m, State g, int action) noexcept nogil
cdef double card(Valuation m, State g, int kind) noexcept nogil
cdef double pile_worth(Valuation m, State g, int pile, int by_others) noexcept nogil
@cython.locals(worth=double)
cdef double place(Valuation m, State g, int kind, int pile, int up) noexcept nogil
cdef double lay(Valuation m, State g, int kind, int pile) noexcept nogil
cdef double bid(Valuation m, State g, int pile, int space) noexcept nogil
@cython.locals(mine=double, others=double)
cdef double play(Valuation m, State g, int stock, int by) noexcept nogil
@cython.locals(gain=double, keep=double)
cdef double sell(Valuation m, State g, int action) noexcept nogil
@cython.locals(missing=double)
cdef double buy_bonds(Valuation m, State g, int bonds) noexcept nogil
