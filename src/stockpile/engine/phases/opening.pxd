from stockpile.engine cimport books, chance, effects, events, ids
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef void deal_starting_card(State g, int seat, int kind) noexcept nogil
cdef void forget_starting_cards(State g) noexcept nogil
