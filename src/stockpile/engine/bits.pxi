cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define stockpile_lowest(mask) __builtin_ctz(mask)
    #else
    static int stockpile_lowest(unsigned int mask) {
        int place = 0;
        while (!((mask >> place) & 1)) place++;
        return place;
    }
    #endif
    """
    int lowest "stockpile_lowest"(unsigned int mask) noexcept nogil
