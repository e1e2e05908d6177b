cimport cython

from stockpile.engine cimport bits, ids
from stockpile.engine.rules cimport chance, events, powers
from stockpile.engine.rules.phases cimport action, auction, commerce, demand, ending, information, movement, opening, round_start, selling, supply, windows
from stockpile.engine.state cimport State

cpdef int is_over(State g) noexcept nogil
cpdef void begin(State g) noexcept nogil
cpdef void advance(State g) noexcept nogil
cdef void run_task(State g) noexcept nogil
cdef void run_module_stage(State g) noexcept nogil
cdef void run_stage(State g) noexcept nogil
cpdef int ask_of(State g, int seat) noexcept nogil
cpdef int asked_seat(State g) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cpdef void answer(State g, int seat, int given) noexcept nogil
cpdef void answer_alone(State g, int seat, int given) noexcept nogil
cdef void take(State g, int seat, int given) noexcept nogil
cdef void hand(State g, int seat, int kind, int given) noexcept nogil
@cython.locals(out="int[160]", i=int, count=int)
cpdef list legal_answers(State g, int seat)
