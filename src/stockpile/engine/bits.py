"""Sets of small numbers as the bits of one number."""

# c: def

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

if not cython.compiled:

    def lowest(mask: int) -> int:
        """The smallest number in a set that is not empty; the compiled one is in bits.pxd."""
        return (mask & -mask).bit_length() - 1

    def places(row: list[int], size: int, value: int) -> int:
        """The places of a row, of at most 64, that hold a value."""
        found = 0
        for place in range(size):
            if row[place] == value:
                found |= 1 << place
        return found
