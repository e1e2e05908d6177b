"""Where chance comes from: one `below(n)` over words that are keyed by BLAKE2b or, for playouts, made fast.

A keyed source belongs to one stream and round of a seed, so that the same seed deals the same cards whatever the
players do, and cards that were seen tell nothing about those to come.
"""

# c: def; ctypedef unsigned long long u64

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine.setup.checks import integer

SEED_BITS = 256
LEAST_TOO_LARGE = 1 << SEED_BITS
WORDS = 16
STREAMS: dict[tuple[str, int], bytes] = {}  # their names, as they are hashed
MASK = (1 << 64) - 1
LOW32 = (1 << 32) - 1
SPAN32 = 1 << 32


def checked_seed(seed: object) -> int:
    """The seed, or a ValueError that says what a seed is."""
    number = integer(seed)
    if number is None:
        raise ValueError(f"seed: an int is needed, not {type(seed).__name__}")
    if not 0 <= number < LEAST_TOO_LARGE:
        raise ValueError(f"seed: from 0 to 2**{SEED_BITS} - 1")
    return number


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

    # c: cpdef; locals digest bytes
    def refill(self) -> None:
        """The next words of a keyed source: BLAKE2b of the key, in counter mode."""
        digest = hashed(self.key, self.blocks.to_bytes(8, "little"))
        for i in range(WORDS):
            self.words[i] = word_at(digest, i)
        self.blocks += 1
        self.at = 0

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        return below(self, n)


def seed_bytes(seed: int) -> bytes:
    """The seed as what it is to the hash: a key."""
    return seed.to_bytes(SEED_BITS // 8, "little")


def keyed_by(seed: bytes, stream: str, round_number: int) -> Source:
    """The source of one stream and round, from the bytes of a seed, which a deal with many streams makes once."""
    name = STREAMS.get((stream, round_number))
    if name is None:
        name = STREAMS[stream, round_number] = f"stockpile {stream} {round_number}".encode()
    return Source(0, hashed(seed, name))


# c: cdef u64 noexcept with gil
def keyed_word(source: Source) -> int:
    """The next 32 bits of a keyed source."""
    if source.at == WORDS:
        source.refill()
    source.at += 1
    return source.words[source.at - 1]


if not cython.compiled:  # BLAKE2b, a keyed hash, is in rng.pxd for compiled code, which deals twice as fast with it
    try:
        from _blake2 import blake2b  # hashlib would bring all of OpenSSL along, for what the interpreter has itself
    except ImportError:
        from hashlib import blake2b

    def hashed(key: bytes, text: bytes) -> bytes:
        """64 bytes that tell nothing of each other; of a text of at most 128."""
        return blake2b(text, key=key).digest()

    def word_at(digest: bytes, i: int) -> int:
        """The i-th 32 bits."""
        return int.from_bytes(digest[4 * i : 4 * i + 4], "little")


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
