cdef enum:
    SIZE = 59
