cimport cython

from stockpile.engine cimport ids, state
from stockpile.engine.resampling cimport cards as resample_cards
from stockpile.engine.rules cimport chance, effects, powers, rng
from stockpile.engine.rules.phases cimport action
from stockpile.engine.rules.rng cimport Source
from stockpile.engine.state cimport State

@cython.locals(g=State)
cpdef State resample(State view, Source source)
@cython.locals(pool="int[20]")
cdef void deal(State g, int me, Source source) noexcept nogil
@cython.locals(out="int[160]")
cdef int can_answer(State g, int me) noexcept nogil
cdef void set_starting_cards_aside(State g, Source source, int *pool) noexcept nogil
cdef void count_unseen(State g, int me, int *pool) noexcept nogil
cdef int kind_of(int held) noexcept nogil
cdef int draw(int *pool, int excluded, int with_actions, Source source) noexcept nogil
cdef int is_distinct(State g, int me, int seat) noexcept nogil
cdef void deal_starting_cards(State g, int me, Source source, int *pool) noexcept nogil
cdef int is_shown(State g, int me, int seat) noexcept nogil
cdef int settle_shown_starts(State g, int me, int used, Source source) noexcept nogil
cdef int known_starts(State g, int me) noexcept nogil
cdef int may_have_actions(State g, int seat) noexcept nogil
cdef void deal_lots(State g, int me, Source source, int *pool) noexcept nogil
cpdef int bound_to_act(State g) noexcept nogil
cdef void deal_lot(State g, int seat, int lot, int count, int with_actions, Source source, int *pool) noexcept nogil
cdef void deal_acting_lot(State g, int seat, int count, Source source, int *pool) noexcept nogil
cdef void deal_rest(State g, int me, Source source, int *pool) noexcept nogil
cdef void deal_commerce(State g, int me, Source source) noexcept nogil
cdef int unseen_commerce(State g, int me, int kind) noexcept nogil
cdef void deal_pairs(State g, Source source) noexcept nogil
cdef int is_before_information(State g, int round_number) noexcept nogil
cdef void roll_open_dice(State g, Source source, int round_number) noexcept nogil
cdef void keep_rolls(State g, int round_number) noexcept nogil
cdef void order_starting_cards(State g) noexcept nogil
cdef void arrange_companies(State g, Source source) noexcept nogil
cdef void arrange_forecasts(State g, Source source) noexcept nogil
cdef int pick_open(signed char *row, int start, int size, Source source) noexcept nogil
cdef void open_books(State g, int me) noexcept nogil
cdef int own_start(State g, int me, int seat) noexcept nogil
