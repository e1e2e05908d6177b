from stockpile.engine cimport ids
from stockpile.engine.rules cimport card
from stockpile.engine.state cimport State

cpdef void fold_bids(State g, int seat) noexcept nogil
cdef int sale_price(State g, int seat, int price) noexcept nogil
cdef int short_price(State g, int seat) noexcept nogil
cdef int interest(State g, int seat, int amount) noexcept nogil
cpdef int plays(State g, int seat) noexcept nogil
cdef int further_draws(State g, int seat) noexcept nogil
cdef int gains_fees(State g, int seat) noexcept nogil
cdef int may_hide(State g, int seat) noexcept nogil
cdef int sells_again(State g, int seat) noexcept nogil
cdef int opener_of(State g, int seat) noexcept nogil
cdef void on_demand(State g, int seat) noexcept nogil
cdef void on_meeple(State g, int seat) noexcept nogil
cdef void on_outbid(State g, int seat) noexcept nogil
