cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define stockpile_lowest(mask) __builtin_ctzll(mask)
    #else
    static int stockpile_lowest(unsigned long long mask) {
        int place = 0;
        while (!((mask >> place) & 1)) place++;
        return place;
    }
    #endif

    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    static inline unsigned long long stockpile_places(const signed char *row, int size, int value) {
        unsigned long long found = 0;
        int place = 0;
    #if defined(__SSE2__)
        const __m128i wanted = _mm_set1_epi8((char)value);
        for (; place + 16 <= size; place += 16) {
            const __m128i here = _mm_loadu_si128((const __m128i *)(row + place));
            found |= (unsigned long long)_mm_movemask_epi8(_mm_cmpeq_epi8(here, wanted)) << place;
        }
    #endif
        for (; place < size; place++) found |= (unsigned long long)(row[place] == value) << place;
        return found;
    }
    """
    int lowest "stockpile_lowest"(unsigned long long mask) noexcept nogil
    unsigned long long places "stockpile_places"(const signed char *row, int size, int value) noexcept nogil
