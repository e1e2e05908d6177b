from stockpile.engine cimport ids
from stockpile.engine.state cimport State

cdef void emit(State g, int event, int a=*, int b=*, int c=*, int d=*, int e=*) noexcept nogil
cdef void emit_to(State g, int mask, int event, int a=*, int b=*, int c=*, int d=*) noexcept nogil
cdef void record(State g, int event, int mask, int a, int b, int c, int d, int e) noexcept with gil
