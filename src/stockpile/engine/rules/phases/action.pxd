from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, events, investors, powers
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int has_action_card(State g, int seat) noexcept nogil
cpdef int has_open_reason(State g, int seat) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef int legal_plays(State g, int seat, int *out, int n) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void play(State g, int seat, int held, int stock, int by) noexcept nogil
cdef void play_strategy(State g, int seat, int number) noexcept nogil
