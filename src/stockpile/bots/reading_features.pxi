cdef enum:
    CARD_SIZE = 34
    PAIR_SIZE = 26
