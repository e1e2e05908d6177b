from stockpile.engine cimport books, effects, events, ids
from stockpile.engine.state cimport State

cdef void run(State g) noexcept nogil
cdef int pair_at(State g, int place) noexcept nogil
cdef void show_pair(State g, int pair) noexcept nogil
cdef void follow_forecast(State g, int stock, int forecast) noexcept nogil
cdef void ask_claims(State g) noexcept nogil
cdef int legal(State g, int seat, int *out) noexcept nogil
cdef void answer(State g, int seat, int action) noexcept nogil
