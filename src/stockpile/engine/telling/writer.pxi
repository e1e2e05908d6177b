from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.string cimport memcpy


cdef inline int add(Writer writer, bytes text) except -1:
    cdef Py_ssize_t size = PyBytes_GET_SIZE(text)
    if writer.used + size > 65536:
        raise BufferError("a view of more than 64 KB")
    memcpy(writer.data + writer.used, PyBytes_AS_STRING(text), size)
    writer.used += <int>size
    return 0


cdef inline int place(Writer writer) noexcept:
    return writer.used


cdef inline int add_part(Writer writer, Writer source, int start, int end) except -1:
    if writer.used + end - start > 65536:
        raise BufferError("a view of more than 64 KB")
    memcpy(writer.data + writer.used, source.data + start, end - start)
    writer.used += end - start
    return 0


cdef inline void clear(Writer writer) noexcept:
    writer.used = 0


cdef inline int number(Writer writer, int value) except -1:
    cdef char digits[12]
    cdef int at = 12
    cdef unsigned int rest = <unsigned int>(-value if value < 0 else value)
    while True:
        at -= 1
        digits[at] = <char>(48 + rest % 10)
        rest //= 10
        if rest == 0:
            break
    if value < 0:
        at -= 1
        digits[at] = 45
    if writer.used + 12 > 65536:
        raise BufferError("a view of more than 64 KB")
    memcpy(writer.data + writer.used, digits + at, 12 - at)
    writer.used += 12 - at
    return 0


cdef inline bytes taken_bytes(Writer writer):
    cdef bytes text = PyBytes_FromStringAndSize(writer.data, writer.used)
    writer.used = 0
    return text
