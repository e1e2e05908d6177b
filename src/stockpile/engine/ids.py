"""Every number the engine gives a name to, read off `declared`.

`declare.py` writes ids.pxd and ids.pyi from the same place: compiled modules see the names as C constants, and type
checkers as ints.
"""

from stockpile.engine import declared

globals().update(declared.constants())
