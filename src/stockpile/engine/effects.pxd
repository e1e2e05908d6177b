from stockpile.engine cimport books, box, events, ids
from stockpile.engine.state cimport State

cdef int seat_at(State g, int turn) noexcept nogil
cdef int price(State g, int stock) noexcept nogil
cdef int bid_cost(State g, int seat, int space) noexcept nogil
cdef int reach(State g, int seat, int money) noexcept nogil
cdef int standing(State g, int seat) noexcept nogil
cdef void settle_fees(State g, int seat) noexcept nogil
cdef void gain(State g, int seat, int amount) noexcept nogil
cdef void place_meeple(State g, int seat, int pile, int space) noexcept nogil
cdef void pay_bid(State g, int seat, int pile) noexcept nogil
cdef int held_of(int kind) noexcept nogil
cdef void put_on_pile(State g, int pile, int kind, int placer, int up, int known) noexcept nogil
cdef void take_card(State g, int seat, int kind, int known) noexcept nogil
cdef void take_pile(State g, int seat, int pile) noexcept nogil
cdef void lose_regular(State g, int seat, int held, int count) noexcept nogil
cdef void sell_card(State g, int seat, int stock) noexcept nogil
cdef void sell_split_card(State g, int seat, int stock) noexcept nogil
cdef void sell_half_card(State g, int seat, int stock) noexcept nogil
cdef int move_stock(State g, int stock, int by) noexcept nogil
cdef int fall(State g, int stock, int by) noexcept nogil
cdef void report_move(State g, int stock, int walked) noexcept nogil
cdef void split_stock(State g, int stock) noexcept nogil
cdef void bankrupt_stock(State g, int stock) noexcept nogil
cdef void pay_every_share(State g, int stock, int amount) noexcept nogil
cdef void declare_dividend(State g, int stock, int amount) noexcept nogil
cdef void pay_shares(State g, int seat, int stock, int shares, int amount) noexcept nogil
cdef void claim(State g, int seat, int stock, int cards, int amount) noexcept nogil
cdef void ask(State g, int seat, int kind) noexcept nogil
cdef void push(State g, int task, int about, int amount) noexcept nogil
cdef void pop(State g) noexcept nogil
cdef void next_stage(State g) noexcept nogil
cdef void take_laid_card(State g, int seat, int kind) noexcept nogil
cdef void begin_round(State g) noexcept nogil
