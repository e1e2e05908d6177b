cdef enum:
    CARD_GLANCE = 34
    CARD_SIZE = 46
    PAIR_GLANCE = 26
    PAIR_SIZE = 38
