from stockpile.engine cimport ids
from stockpile.engine.rules cimport events, investors
from stockpile.engine.state cimport State


cdef void forget_choice(State g, int seat) noexcept nogil
cdef void give_investor(State g, int seat, int kind) noexcept nogil
