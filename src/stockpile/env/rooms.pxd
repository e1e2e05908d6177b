cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING
from libc.string cimport memcpy

from stockpile.engine cimport ids
from stockpile.engine.rules.rng cimport Source, u64
from stockpile.engine.state cimport State
from stockpile.env.encoder cimport Encoder

cdef enum:
    WIN = 0
    MONEY = 1
    WORTH = 2
    SAME_STEP = 0
    NEXT_STEP = 1
    DISABLED = 2
    WIDE = 5
    FORFEIT_WIN = -1
    FORFEIT_MONEY = -100


cdef class Pointers:
    cdef list kept
    cdef bytearray room
    cdef void **at


cdef inline void point(Pointers p):
    p.room = bytearray(len(p.kept) * sizeof(void *))
    p.at = <void **>PyByteArray_AS_STRING(p.room)
    for i in range(len(p.kept)):
        p.at[i] = <void *>p.kept[i]


cdef inline u64 game_seed(u64 own, long long played, int i) noexcept nogil:
    return own + <u64>(played * 65537 + i) * <u64>0x9E3779B97F4A7C15


cdef class Rooms:
    cdef readonly int games, players, actions, acts, recall, frame, reward, autoreset
    cdef readonly list states, starts
    cdef bint skip_forced, forfeits, is_drawn, wants_cells, wants_floats, wants_masks, wants_last
    cdef public int fault
    cdef Encoder encoder
    cdef State blank, seen
    cdef Source source
    cdef Pointers state_at, start_at, policy_at
    cdef u64[::1] own_seeds, numbers
    cdef long long[::1] played
    cdef int[::1] id_of, number_of, asked, learners, waiting, legal_n, act_n
    cdef int[:, ::1] legal, worths, done_acts, past_n
    cdef signed char[:, ::1] told, is_open, is_valued, now
    cdef signed char[:, :, :, ::1] past
    cdef signed char[::1] line
    cdef signed char[:, ::1] observations, masks, last
    cdef float[:, ::1] floats, rewards
    cdef signed char[::1] dones
    cdef int[::1] seats
    cdef long long[::1] given, drawn
    cpdef begin(self, int i, u64 number, int learners)
    cpdef open_answers(self, int i)
    cpdef int asked_seat(self, int i)
    cpdef int learner(self, int i)
    @cython.locals(g=State)
    cpdef list score(self, int i)


cdef inline void take_cells(Rooms b, int size) noexcept nogil:
    memcpy(&b.line[0], b.encoder.cells, size)


cdef inline void put_row(Rooms b, signed char[:, ::1] into, int i) noexcept nogil:
    memcpy(&into[i, 0], &b.line[0], b.line.shape[0])
