from libc.string cimport memcpy


cdef inline void copy_row(signed char *to, const signed char *source, int size) noexcept nogil:
    memcpy(to, source, size)
