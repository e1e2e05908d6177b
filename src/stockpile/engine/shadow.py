"""Stands in for the `cython` module where it is not installed: the pure build needs a few names of it."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

compiled = False


def cast(kind: Any, value: Any) -> Any:
    """What a compiler would read as another type is the thing itself."""
    return value


def cclass(kind: type) -> type:
    """A class is a class."""
    return kind


def freelist(_kept: int) -> Callable[[type], type]:
    """How many dead objects are kept for reuse is the compiler's affair."""
    return cclass


nogil = nullcontext()
