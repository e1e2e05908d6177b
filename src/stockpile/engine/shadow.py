"""Stands in for the `cython` module where it is not installed: the pure build needs two names of it."""

from contextlib import nullcontext
from typing import Any

compiled = False


def cast(kind: Any, value: Any) -> Any:
    """What a compiler would read as another type is the thing itself."""
    return value


nogil = nullcontext()
