cimport cython

from stockpile.engine cimport ids
from stockpile.engine.rules.phases cimport movement
from stockpile.engine.setup cimport box
from stockpile.engine.setup.box cimport Box


cdef class CardValues:
    cdef Box box
    cdef double likely[12]
    cdef double insight
    cdef double regular[10][6][16]
    cdef double split[10][6][16]
    cdef double regular_after[10][6][16][12]
    cdef double split_after[10][6][16][12]
    # What the last walk came to.
    cdef int space
    cdef int splits
    cdef int bankrupt
    cdef int signs
    cdef int late_signs


cdef void foresee(CardValues a) noexcept nogil
cdef void fill_likely(CardValues a) noexcept nogil
@cython.locals(hold=double, price=double, informed=double)
cdef double at_round_start(CardValues a, int left, int stock, int space, int is_split) noexcept nogil
cdef void fill_after(CardValues a, int left, int stock, int space) noexcept nogil
cdef void walk(CardValues a, int stock, int space, int by) noexcept nogil
cdef double walked_regular(CardValues a, int left, int stock) noexcept nogil
cdef double walked_split(CardValues a, int left, int stock) noexcept nogil
