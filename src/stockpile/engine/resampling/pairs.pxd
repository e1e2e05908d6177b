from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef void deal_pairs(State g, Source source) noexcept nogil
cdef void shuffle_coming(State g, Source source) noexcept nogil
cdef void lay_pairs(State g, int dealt) noexcept nogil
cdef int is_before_information(State g, int round_number) noexcept nogil
cdef void roll_open_dice(State g, Source source, int round_number) noexcept nogil
cdef void keep_rolls(State g, int round_number) noexcept nogil
cdef void order_starting_cards(State g) noexcept nogil
cdef void arrange_companies(State g, Source source) noexcept nogil
cdef void arrange_forecasts(State g, Source source) noexcept nogil
cdef int pick_open(signed char *row, int start, int size, Source source) noexcept nogil
