from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects
from stockpile.engine.rules.chance cimport decks
from stockpile.engine.state cimport State


cdef int awaits(State g, int question) noexcept nogil
cdef void bring_drawn(State g, signed char *row, int place) noexcept nogil
cdef void bring_untaken(State g, signed char *row, int round_number, int place, int sort) noexcept nogil
cdef int draw_market(State g) noexcept nogil
cdef int draw_commerce(State g) noexcept nogil
cdef int draw_investor(State g) noexcept nogil
cdef int may_draw_strategy(State g, int seat) noexcept nogil
cdef int is_recyclable(State g, int seat, int number) noexcept nogil
cdef int draw_strategy(State g, int seat) noexcept nogil
cdef int is_taken(State g, int pair, int sort) noexcept nogil
cdef void take_information(State g, int seat, int value) noexcept nogil
cdef int draw_roll(State g, int die) noexcept nogil
cdef int draw_company(State g, int round_number, int i) noexcept nogil
cdef int draw_starting_card(State g, int seat) noexcept nogil
cdef int draw_forecast(State g, int round_number, int i) noexcept nogil
cdef void forget(State g, int round_number) noexcept nogil
