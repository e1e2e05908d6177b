cimport cython

from stockpile.bots cimport odds
from stockpile.engine cimport ids
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State
from stockpile.env cimport encode_modules
from stockpile.env.encoder cimport HIGH, LOW, Encoder, clear, distance, put_flag, small


@cython.locals(i=int, written=int)
cpdef list cells(Encoder e, State view, int seat)
cdef int encode(Encoder e, State g, int seat) noexcept nogil
cdef int put_clock(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_market(Encoder e, State g, int at) noexcept nogil
cdef int put_forecasts(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_seats(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_halves(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_own(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_piles(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_beliefs(Encoder e, State g, int seat, int at) noexcept nogil
