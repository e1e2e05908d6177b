from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport chance, effects, events, investors
from stockpile.engine.rules.phases cimport auction
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef void go_on(State g, int step) noexcept nogil
cdef void pick_first_player(State g) noexcept nogil
cdef void deal_strategies(State g) noexcept nogil
cdef int has_fixed_hand(State g, int seat) noexcept nogil
cdef void take_strategy(State g, int seat, int kind, int known) noexcept nogil
cdef void drop_strategies(State g) noexcept nogil
cdef int legal_drops(State g, int seat, int *out) noexcept nogil
cdef void drop(State g, int seat, int action) noexcept nogil
cdef void draw_further(State g) noexcept nogil
cdef void deal_investors(State g) noexcept nogil
cdef void choose_investors(State g) noexcept nogil
cdef int legal_choices(State g, int seat, int *out) noexcept nogil
cdef void choose(State g, int seat, int action) noexcept nogil
cdef void open_choice(State g, int seat) noexcept nogil
cdef void pay_starting_cash(State g) noexcept nogil
cdef void deal_starting_cards(State g) noexcept nogil
cdef void deal_starting_card(State g, int seat, int kind) noexcept nogil
cdef void forget_starting_cards(State g) noexcept nogil
