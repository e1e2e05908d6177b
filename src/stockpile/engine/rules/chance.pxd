from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, rng
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State

cdef void lay_out(State g) noexcept nogil
cdef void fill_power_decks(State g) noexcept nogil
cdef void take_from_deck(State g, int kind) noexcept nogil
cdef void take_starting_cards(State g) noexcept nogil
cdef void fill_coming(State g) noexcept nogil
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
cdef int weight(State g, int action) noexcept nogil
cdef int power_weight(State g, int action) noexcept nogil
cdef int legal(State g, int *out) noexcept nogil
cdef void answer(State g, int action) noexcept nogil
