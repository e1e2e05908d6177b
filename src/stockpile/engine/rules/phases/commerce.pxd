from stockpile.engine cimport ids
from stockpile.engine.rules cimport chance, effects, events
from stockpile.engine.state cimport State

cdef int is_drawing(State g, int seat) noexcept nogil
cdef void run(State g) noexcept nogil
cdef void run_first_card(State g) noexcept nogil
cdef int has_laid_on(State g, int seat, int pile) noexcept nogil
cdef int free_piles(State g, int seat) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
cdef void take_from_hand(State g, int seat, int kind) noexcept nogil
cdef void ask_gift(State g) noexcept nogil
cdef int legal_gifts(State g, int *out) noexcept nogil
cdef void give(State g, int seat, int action) noexcept nogil
