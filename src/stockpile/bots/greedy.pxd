cimport cython

from stockpile.bots cimport card_values, mind, odds
from stockpile.bots.mind cimport Mind
from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, rng
from stockpile.engine.state cimport State


cdef double MAJORITY, BOOST, PURSE, COMMODITY, FIRST, MARGIN, THIRST

cdef void glance(Mind m, State g, int seat) noexcept nogil
cdef int choose(Mind m, State g, int *out, int n) noexcept nogil
cdef double value(Mind m, State g, int action) noexcept nogil
cdef double card(Mind m, State g, int kind) noexcept nogil
cdef double pile_worth(Mind m, State g, int pile, int by_others) noexcept nogil
@cython.locals(worth=double)
cdef double place(Mind m, State g, int kind, int pile, int up) noexcept nogil
cdef double lay(Mind m, State g, int kind, int pile) noexcept nogil
cdef double bid(Mind m, State g, int pile, int space) noexcept nogil
@cython.locals(mine=double, others=double)
cdef double play(Mind m, State g, int stock, int by) noexcept nogil
@cython.locals(gain=double, keep=double)
cdef double sell(Mind m, State g, int action) noexcept nogil
@cython.locals(missing=double)
cdef double buy_bonds(Mind m, State g, int bonds) noexcept nogil
