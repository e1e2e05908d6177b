from stockpile.engine cimport bits, ids
from stockpile.engine.state cimport State

cdef int is_watching(State g, int observer, int seat) noexcept nogil
cdef int watchers(State g, int seat) noexcept nogil
cdef void enter(State g, int seat, int held, int known) noexcept nogil
cdef int may_be(State g, int lot, int held) noexcept nogil
cdef int is_other_start(State g, int observer, int seat, int lot, int held) noexcept nogil
cdef void consume(State g, int observer, int seat, int held, int count) noexcept nogil
cdef void mark_start(State g, int observer, int seat, int held) noexcept nogil
cdef void show(State g, int seat, int held, int count) noexcept nogil
cdef void show_to(State g, int observer, int seat) noexcept nogil
cdef void leave(State g, int seat, int held, int count) noexcept nogil
cdef void exclude(State g, int stock) noexcept nogil
cdef int may_be_held(State g, int observer, int stock) noexcept nogil
cdef int is_puzzled(State g, int observer, int seat) noexcept nogil
cdef int public_count(State g, int seat, int held) noexcept nogil
cdef int hidden_count(State g, int seat) noexcept nogil
