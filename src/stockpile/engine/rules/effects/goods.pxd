from stockpile.engine cimport ids
from stockpile.engine.rules cimport events
from stockpile.engine.rules.effects cimport money
from stockpile.engine.state cimport State


cdef int commodity_cards(State g, int seat) noexcept nogil
cdef int bonds_left(State g) noexcept nogil
cdef void lose_commerce(State g, int seat, int what) noexcept nogil
cdef void buy_bonds(State g, int seat, int bonds) noexcept nogil
cdef void take_bonds(State g, int seat, int bonds) noexcept nogil
