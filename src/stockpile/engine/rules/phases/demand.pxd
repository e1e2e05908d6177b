from stockpile.engine cimport ids
from stockpile.engine.rules cimport effects, investors, powers
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int ask_bidder(State g, int ask) noexcept nogil
cdef int anybody_off(State g) noexcept nogil
cdef int least_space(State g, int pile) noexcept nogil
cdef int is_own_track(State g, int seat, int pile) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void pass_turn(State g) noexcept nogil
cdef void pay(State g) noexcept nogil
cdef void note_space(State g, int seat, int place) noexcept nogil
