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
