from cpython.bytearray cimport PyByteArray_AS_STRING
from libc.string cimport memcpy

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


cdef inline void point(Pointers p):
    p.room = bytearray(len(p.kept) * sizeof(void *))
    p.at = <void **>PyByteArray_AS_STRING(p.room)
    for i in range(len(p.kept)):
        p.at[i] = <void *>p.kept[i]


cdef inline u64 game_seed(u64 own, long long played, int i) noexcept nogil:
    return own + <u64>(played * 65537 + i) * <u64>0x9E3779B97F4A7C15


cdef inline void take_cells(Rooms b, int size) noexcept nogil:
    memcpy(&b.line[0], b.encoder.cells, size)


cdef inline void put_row(Rooms b, signed char[:, ::1] into, int i) noexcept nogil:
    memcpy(&into[i, 0], &b.line[0], b.line.shape[0])
