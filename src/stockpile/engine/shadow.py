"""Stands in for the `cython` module where it is not installed: the pure build needs one constant of it."""

compiled = False
