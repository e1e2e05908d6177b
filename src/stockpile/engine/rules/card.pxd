from stockpile.engine cimport ids
from stockpile.engine.state cimport State

cdef void *CARDS[102]
cdef int STAGES[102]


cdef class Card:
    cdef public int number, stage, ask_n, enough, is_must, is_late, is_mover
    cdef int ask[8]
    cdef int next_ask(self, State g, int seat, int step, int *picks) noexcept nogil
    cdef int may_use(self, State g, int seat) noexcept nogil
    cdef int may_pick(self, State g, int seat, int step, int value, int *picks) noexcept nogil
    cdef int may_stop(self, State g, int seat, int step) noexcept nogil
    cdef int asked_step(self, State g, int seat, int step) noexcept nogil
    cdef int extra_cost(self, State g, int seat, int *picks) noexcept nogil
    cdef void on_pick(self, State g, int seat, int step, int value) noexcept nogil
    cdef void act(self, State g, int seat, int *picks) noexcept nogil
    cdef int bid_space(self, int space) noexcept nogil
    cdef int bid_value(self, State g, int space, int value) noexcept nogil
    cdef int outbid_margin(self, int spaces) noexcept nogil
    cdef int sale_price(self, State g, int seat, int price) noexcept nogil
    cdef int short_price(self, State g, int price) noexcept nogil
    cdef int interest(self, State g, int seat, int amount) noexcept nogil
    cdef int plays(self, int strategies) noexcept nogil
    cdef int further_draws(self, State g, int cards) noexcept nogil
    cdef int gains_fees(self) noexcept nogil
    cdef int may_hide(self) noexcept nogil
    cdef int sells_again(self) noexcept nogil
    cdef int opens_piles(self) noexcept nogil
    cdef void on_demand(self, State g, int seat) noexcept nogil
    cdef void on_meeple(self, State g, int seat) noexcept nogil
    cdef void on_outbid(self, State g, int seat) noexcept nogil
    cdef void bend(self, State g, int *fold) noexcept nogil
    cdef int payoff(self, State g, int walked) noexcept nogil


cdef inline int owned(State g, int seat, int slot) noexcept nogil:
    return g.investor[seat][slot] - 1


cpdef int stage_of(int number) noexcept nogil
cpdef int is_must(int number) noexcept nogil
cpdef int is_mover(int number) noexcept nogil
cdef int is_late(int number) noexcept nogil
cdef int asked_step(State g, int number, int seat, int step) noexcept nogil
cdef int is_picked(int *picks, int step, int value) noexcept nogil
cdef void bend(State g, int number, int *fold) noexcept nogil
cdef int payoff(State g, int number, int walked) noexcept nogil
cpdef void enlist(int number, Card card)
