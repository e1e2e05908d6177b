from stockpile.bots cimport odds
from stockpile.bots.odds cimport Odds
from stockpile.engine cimport ids
from stockpile.engine.setup cimport box
from stockpile.engine.state cimport State

cdef enum:
    HIGH = 127
    LOW = -128


cdef class Encoder:
    cdef readonly int players, stages, asks, kinds, frame
    cdef readonly bint has_goods, has_commerce, has_dice, has_heir, has_powers, has_beliefs
    cdef Odds odds
    cdef signed char cells[2048]
    cdef int stage_at[21]
    cdef int company_at[6]


cdef int small(int value) noexcept nogil
cdef int encode(Encoder e, State g, int seat) noexcept nogil
cdef int distance(Encoder e, int other, int seat) noexcept nogil
cdef int put_flag(Encoder e, int size, int which, int at) noexcept nogil
cdef int put_clock(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_market(Encoder e, State g, int at) noexcept nogil
cdef int put_forecasts(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_seats(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_halves(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_own(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_piles(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_goods(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_commerce(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_dice(Encoder e, State g, int at) noexcept nogil
cdef int put_power_seats(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_own_cards(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_agenda(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_beliefs(Encoder e, State g, int seat, int at) noexcept nogil
