from stockpile.engine cimport ids
from stockpile.engine.rules cimport rng
from stockpile.engine.rules.chance cimport decks
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State


cdef void shuffle(signed char *row, int start, int end, Source source) noexcept nogil
cdef void shuffle_market(State g, Source source, int start) noexcept nogil
cdef void shuffle_commerce(State g, Source source) noexcept nogil
cdef void shuffle_investors(State g, Source source) noexcept nogil
cdef void shuffle_strategies(State g, Source source) noexcept nogil
cdef void roll_dice(State g, Source source, int round_number) noexcept nogil
cdef void shuffle_companies(State g, Source source, int round_number) noexcept nogil
cdef void shuffle_forecasts(State g, Source source, int round_number) noexcept nogil
cdef void prepare(State g, Source source) noexcept nogil
cpdef void prepare_keyed(State g, object seed)
cpdef void prepare_asked(State g)
