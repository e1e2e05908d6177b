from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport events, investors
from stockpile.engine.rules.effects cimport money
from stockpile.engine.state cimport State


cdef int held_of(int kind) noexcept nogil
cdef void take_card(State g, int seat, int kind, int known) noexcept nogil
cdef void lose_regular(State g, int seat, int held, int count) noexcept nogil
cdef int share_price(State g, int seat, int price) noexcept nogil
cdef void sell(State g, int seat, int stock, int how, int price) noexcept nogil
cdef void give_up(State g, int seat, int held) noexcept nogil
cdef void turn_back(State g, int seat, int stock) noexcept nogil
cdef void give_up_or_turn_back(State g, int seat, int own) noexcept nogil
cdef void make_split(State g, int seat, int stock) noexcept nogil
cdef void take_from_discard(State g, int seat, int stock) noexcept nogil
cdef void discard_company(State g, int seat, int stock) noexcept nogil
cdef void show_shares(State g, int seat, int stock, int shares) noexcept nogil
cdef int has_share(State g, int seat, int stock) noexcept nogil
cdef int cards_owned(State g, int seat) noexcept nogil
cdef int may_have_more(State g, int seat, int companies) noexcept nogil
