from stockpile.engine cimport ids
from stockpile.engine.knowledge cimport books
from stockpile.engine.rules cimport events
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State


cdef int may_look(State g, int seat, int pair) noexcept nogil
cdef void look_at_pair(State g, int seat, int pair) noexcept nogil
cdef void tell_company(State g, int seat, int pair) noexcept nogil
cdef int is_new_pair(State g, int seat, int pair) noexcept nogil
cdef void show_pair(State g, int pair) noexcept nogil
cdef void look_at_pile(State g, int seat, int pile) noexcept nogil
cdef void look_at_half(State g, int seat, int other) noexcept nogil
