from stockpile.engine cimport ids
from stockpile.engine.rules cimport events
from stockpile.engine.state cimport State


cdef inline int seat_at(State g, int turn) noexcept nogil:
    cdef int seat = g.first + turn
    return seat - g.box.players if seat >= g.box.players else seat


cdef void ask(State g, int seat, int kind) noexcept nogil
cdef void push(State g, int task, int about, int amount) noexcept nogil
cdef void bind(State g) noexcept nogil
cdef void pop(State g) noexcept nogil
cdef void begin_round(State g) noexcept nogil
cdef void next_stage(State g) noexcept nogil
cdef void enter_stage(State g) noexcept nogil
