from stockpile.engine cimport ids
from stockpile.engine.rules cimport card, effects, investors, powers
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef void run_again(State g) noexcept nogil
cdef int has_card(State g, int seat) noexcept nogil
cdef int has_split_card(State g, int seat) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void sell_at(State g, int seat, int sale, int extra) noexcept nogil
