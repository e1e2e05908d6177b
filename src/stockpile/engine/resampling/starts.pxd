from stockpile.engine cimport ids
from stockpile.engine.resampling cimport unseen
from stockpile.engine.rules cimport chance, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef void set_starting_cards_aside(State g, Source source, int *pool) noexcept nogil
cdef int is_distinct(State g, int me, int seat) noexcept nogil
cdef void deal_starting_cards(State g, int me, Source source, int *pool) noexcept nogil
cdef int is_shown(State g, int me, int seat) noexcept nogil
cdef int settle_shown_starts(State g, int me, int used, Source source) noexcept nogil
cdef int known_starts(State g, int me) noexcept nogil
cdef int own_start(State g, int me, int seat) noexcept nogil
