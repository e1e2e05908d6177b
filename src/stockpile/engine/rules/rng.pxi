cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>

    /* BLAKE2b (RFC 7693) with a key and a text of at most one block, which is all that we hash. */
    static const uint64_t stockpile_iv[8] = {
        0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL, 0x3c6ef372fe94f82bULL, 0xa54ff53a5f1d36f1ULL,
        0x510e527fade682d1ULL, 0x9b05688c2b3e6c1fULL, 0x1f83d9abfb41bd6bULL, 0x5be0cd19137e2179ULL};
    static const uint8_t stockpile_sigma[10][16] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
        {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
        {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
        {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
        {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
        {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

    static inline uint64_t stockpile_turn(uint64_t word, int by) { return (word >> by) | (word << (64 - by)); }

    static inline void stockpile_stir(uint64_t *v, int a, int b, int c, int d, uint64_t x, uint64_t y) {
        v[a] += v[b] + x; v[d] = stockpile_turn(v[d] ^ v[a], 32);
        v[c] += v[d];     v[b] = stockpile_turn(v[b] ^ v[c], 24);
        v[a] += v[b] + y; v[d] = stockpile_turn(v[d] ^ v[a], 16);
        v[c] += v[d];     v[b] = stockpile_turn(v[b] ^ v[c], 63);
    }

    static inline void stockpile_block(uint64_t *h, const uint8_t *text, int n, uint64_t so_far, int is_last) {
        uint64_t v[16], m[16];
        uint8_t block[128];
        memset(block, 0, 128);
        memcpy(block, text, n);
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        memcpy(m, block, 128);
    #else
        for (int i = 0; i < 16; i++) {
            m[i] = 0;
            for (int j = 0; j < 8; j++) m[i] |= (uint64_t)block[8 * i + j] << (8 * j);
        }
    #endif
        for (int i = 0; i < 8; i++) { v[i] = h[i]; v[i + 8] = stockpile_iv[i]; }
        v[12] ^= so_far;
        if (is_last) v[14] = ~v[14];
    #if defined(__GNUC__) && !defined(__clang__)
    #pragma GCC unroll 12
    #endif
        for (int round = 0; round < 12; round++) {
            const uint8_t *s = stockpile_sigma[round % 10];
            stockpile_stir(v, 0, 4, 8, 12, m[s[0]], m[s[1]]);
            stockpile_stir(v, 1, 5, 9, 13, m[s[2]], m[s[3]]);
            stockpile_stir(v, 2, 6, 10, 14, m[s[4]], m[s[5]]);
            stockpile_stir(v, 3, 7, 11, 15, m[s[6]], m[s[7]]);
            stockpile_stir(v, 0, 5, 10, 15, m[s[8]], m[s[9]]);
            stockpile_stir(v, 1, 6, 11, 12, m[s[10]], m[s[11]]);
            stockpile_stir(v, 2, 7, 8, 13, m[s[12]], m[s[13]]);
            stockpile_stir(v, 3, 4, 9, 14, m[s[14]], m[s[15]]);
        }
        for (int i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
    }

    static inline void stockpile_blake2b(const uint8_t *key, int key_n, const uint8_t *text, int n, uint8_t *out) {
        uint64_t h[8];
        for (int i = 0; i < 8; i++) h[i] = stockpile_iv[i];
        h[0] ^= 0x01010000ULL ^ ((uint64_t)key_n << 8) ^ 64;
        stockpile_block(h, key, key_n, 128, 0);
        stockpile_block(h, text, n, 128 + (uint64_t)n, 1);
        for (int i = 0; i < 64; i++) out[i] = (uint8_t)(h[i / 8] >> (8 * (i % 8)));
    }
    """
    void stockpile_blake2b(
        const unsigned char *key, int key_n, const unsigned char *text, int n, unsigned char *out
    ) noexcept nogil


cdef inline bytes hashed(bytes key, bytes text):
    cdef unsigned char out[64]
    stockpile_blake2b(<const unsigned char *><char *>key, len(key), <const unsigned char *><char *>text, len(text), out)
    return (<char *>out)[:64]


cdef inline unsigned int word_at(bytes digest, int i) noexcept:
    cdef const unsigned char *at = <const unsigned char *><char *>digest + 4 * i
    return at[0] | at[1] << 8 | at[2] << 16 | <unsigned int>at[3] << 24


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
