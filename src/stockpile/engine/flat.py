# cython: boundscheck=True, wraparound=True
"""Small numbers in nested lists as bytes: how a sheet becomes the memory of a state (state.py)."""

# c: def

from typing import Any

TOO_LARGE = -1


# c: cpdef except -2; args bytearray data, object value; locals n long
def put_small(data: bytearray, at: int, value: Any, depth: int) -> int:
    """Writes a field's numbers, a byte each, and returns where it ends; TOO_LARGE if one is below 0 or above 127."""
    if depth > 1:
        for row in value:
            at = put_small(data, at, row, depth - 1)
            if at < 0:
                return TOO_LARGE
        return at
    for number in value:
        n = number
        if n < 0 or n > 127:
            return TOO_LARGE
        data[at] = n
        at += 1
    return at
