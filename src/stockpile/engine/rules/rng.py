"""Where chance comes from: one `below(n)` over words that are keyed by BLAKE2b or, for playouts, made fast.

A keyed source belongs to one stream and round of a seed, so that the same seed deals the same cards whatever the
players do, and cards that were seen tell nothing about those to come.
"""

# c: def; ctypedef unsigned long long u64

import struct

try:
    from _blake2 import blake2b  # hashlib would bring all of OpenSSL along, for what the interpreter has itself
except ImportError:
    from hashlib import blake2b

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

SEED_BITS = 256
WORDS = 16
MASK = (1 << 64) - 1
LOW32 = (1 << 32) - 1
SPAN32 = 1 << 32


def checked_seed(seed: object) -> int:
    """The seed, or a ValueError that says what a seed is."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"seed: an int is needed, not {type(seed).__name__}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"seed: from 0 to 2**{SEED_BITS} - 1")
    return seed


class Source:
    """A stream of uniform whole numbers."""

    # c: bytes key; int is_keyed; long blocks; int at; u64 number; unsigned int words[16]; methods cpdef

    words: list[int]

    def __init__(self, number: int = 0, key: bytes = b"") -> None:
        self.key = key
        self.is_keyed = len(key) > 0
        self.blocks = 0
        self.at = WORDS
        self.number = number & MASK
        if not cython.compiled:
            self.words = [0] * WORDS

    def refill(self) -> None:
        """The next words of a keyed source: BLAKE2b of the key, in counter mode."""
        digest = blake2b(self.blocks.to_bytes(8, "little"), key=self.key).digest()
        for i, value in enumerate(struct.unpack("<16I", digest)):
            self.words[i] = value
        self.blocks += 1
        self.at = 0

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        return below(self, n)


def keyed(seed: int, stream: str, round_number: int) -> Source:
    """The source of one stream and round."""
    name = f"stockpile {stream} {round_number}".encode()
    return Source(0, blake2b(name, key=seed.to_bytes(SEED_BITS // 8, "little")).digest())


# c: cdef u64 noexcept with gil
def keyed_word(source: Source) -> int:
    """The next 32 bits of a keyed source."""
    if source.at == WORDS:
        source.refill()
    source.at += 1
    return source.words[source.at - 1]


if not cython.compiled:  # what is drawn thousands of times a game is in rng.pxd, where the compiler sees it

    def fast_word(source: Source) -> int:
        """The next 32 bits of splitmix64."""
        source.number = (source.number + 0x9E3779B97F4A7C15) & MASK
        mixed = source.number
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return (mixed ^ (mixed >> 31)) >> 32

    def word(source: Source) -> int:
        """The next 32 bits."""
        return keyed_word(source) if source.is_keyed else fast_word(source)

    def below(source: Source, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (Lemire's method, with rejection)."""
        product = word(source) * n
        if (product & LOW32) < n:
            floor = SPAN32 % n
            while (product & LOW32) < floor:
                product = word(source) * n
        return product >> 32
