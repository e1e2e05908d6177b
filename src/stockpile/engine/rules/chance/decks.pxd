from stockpile.engine cimport ids
from stockpile.engine.state cimport State


cdef void lay_out(State g) noexcept nogil
cdef void fill_power_decks(State g) noexcept nogil
cdef void take_from_deck(State g, int kind) noexcept nogil
cdef void take_starting_cards(State g) noexcept nogil
cdef void fill_coming(State g) noexcept nogil
