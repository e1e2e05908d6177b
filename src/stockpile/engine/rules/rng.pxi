cdef inline u64 fast_word(Source source) noexcept nogil:
    cdef u64 mixed
    source.number += <u64>0x9E3779B97F4A7C15
    mixed = source.number
    mixed = (mixed ^ (mixed >> 30)) * <u64>0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <u64>0x94D049BB133111EB
    return (mixed ^ (mixed >> 31)) >> 32


cdef inline u64 word(Source source) noexcept nogil:
    return keyed_word(source) if source.is_keyed else fast_word(source)


cdef inline int below(Source source, u64 n) noexcept nogil:
    cdef u64 floor, product = word(source) * n
    if (product & <u64>0xFFFFFFFF) < n:
        floor = (<u64>1 << 32) % n
        while (product & <u64>0xFFFFFFFF) < floor:
            product = word(source) * n
    return product >> 32
