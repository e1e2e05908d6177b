cimport cython

from stockpile.engine.knowledge cimport project
from stockpile.engine.state cimport State
from stockpile.env cimport encode, encoder, rooms
from stockpile.env.rooms cimport WIDE, Rooms


@cython.locals(k=int)
cpdef list observation(Rooms b, int i, int seat)
cdef void observe(Rooms b, int i, int seat, int is_last) noexcept nogil
cdef void compose(Rooms b, int i, int seat) noexcept nogil
cdef void tell(Rooms b, int i, int seat, int back, int at) noexcept nogil
cdef void recall(Rooms b, int i, int seat, int back, int at) noexcept nogil
cdef void remember(Rooms b, int i, int seat) noexcept nogil
