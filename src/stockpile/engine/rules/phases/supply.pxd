from stockpile.engine cimport ids
from stockpile.engine.rules cimport card, chance, effects, events, investors
from stockpile.engine.rules.phases cimport commerce
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef void open_pile(State g, int pile, int kind, int hider) noexcept nogil
cdef int draw_openings(State g) noexcept nogil
cdef void lay_openings(State g, int seat, int hidden) noexcept nogil
cdef void deal_card(State g, int seat, int kind) noexcept nogil
cdef void place_or_go_on(State g) noexcept nogil
cdef int is_up_next(State g, int seat) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef int legal_in(State g, int seat, int block, int *out, int n) noexcept nogil
cdef int is_repeated(State g, int seat, int i) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void take_from_hand(State g, int seat, int kind) noexcept nogil
