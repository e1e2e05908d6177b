from stockpile.engine cimport ids
from stockpile.engine.rules cimport card, events
from stockpile.engine.rules.effects cimport money
from stockpile.engine.state cimport State


cdef void tuck(State g, int seat, int number, int pair) noexcept nogil
cdef void bet(State g, int seat, int number, int stock) noexcept nogil
cdef void settle_bets(State g, int stock, int walked) noexcept nogil
cdef void lock(State g, int seat, int stock) noexcept nogil
cdef void protect(State g, int seat, int stock) noexcept nogil
