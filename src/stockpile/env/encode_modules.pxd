from stockpile.engine cimport ids
from stockpile.engine.state cimport State
from stockpile.env.encoder cimport HIGH, LOW, Encoder, distance, put_flag, small

cdef int put_goods(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_commerce(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_dice(Encoder e, State g, int at) noexcept nogil
cdef int put_power_seats(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_own_cards(Encoder e, State g, int seat, int at) noexcept nogil
cdef int put_agenda(Encoder e, State g, int seat, int at) noexcept nogil
