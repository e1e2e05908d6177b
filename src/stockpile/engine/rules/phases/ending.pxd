from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport effects, events, investors
from stockpile.engine.rules.phases cimport windows
from stockpile.engine.state cimport State

cdef void end_round(State g) noexcept nogil
cdef void clear_table(State g) noexcept nogil
cdef void clear_powers(State g) noexcept nogil
cdef void pay_interest(State g) noexcept nogil
cdef void end_game(State g) noexcept nogil
cdef void show_all(State g, int seat) noexcept nogil
cdef int shares(State g, int seat, int stock) noexcept nogil
cdef void pay_majority(State g, int stock) noexcept nogil
cdef void sell_out(State g, int seat) noexcept nogil
cdef int cheapest_share(State g, int seat) noexcept nogil
cdef void pay_bonds(State g, int seat) noexcept nogil
cdef void pay_commodities(State g, int seat) noexcept nogil
cdef int set_size(State g, int seat, int copies) noexcept nogil
cdef void pay_taxes(State g, int seat) noexcept nogil
cdef void reckon(State g) noexcept nogil
