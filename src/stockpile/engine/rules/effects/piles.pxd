from stockpile.engine cimport ids
from stockpile.engine.rules cimport card, events, investors
from stockpile.engine.rules.effects cimport agenda, money, portfolio
from stockpile.engine.state cimport State


cdef void put_on_pile(State g, int pile, int kind, int placer, int up, int known) noexcept nogil
cdef void take_pile(State g, int seat, int pile) noexcept nogil
cdef void take_laid_card(State g, int seat, int kind) noexcept nogil
cdef int take_fee(State g, int seat, int fee, int gains) noexcept nogil
cdef void move_pile_card(State g, int seat, int pile, int slot, int to) noexcept nogil
