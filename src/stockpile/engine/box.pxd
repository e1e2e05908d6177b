from stockpile.engine cimport ids


cdef class Box:
    cdef readonly int players, piles, meeples, rounds, cash, starting, asked, first
    cdef readonly int deals, ups, downs, pairs, pairs_each, pairs_public, companies, bid_n
    cdef int company[6]
    cdef int forecast[6]
    cdef int copies[12]
    cdef int bid_value[8]
    cdef int fee_value[3]
    cdef int track_n[6]
    cdef int track_start[6]
    cdef int track_reset[6]
    cdef int plan[16]
    cdef int track_value[6][16]
    cdef int track_sign[6][16]


cpdef int price(Box box, int stock, int space) noexcept nogil
cpdef int pair_owner(Box box, int pair) noexcept nogil
