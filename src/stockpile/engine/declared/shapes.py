"""What a cell of a view looks like, and which fields of State it shows: one declaration for all who need to know.

From it come the writer of views (tools/cells.py generates it), the readers and writers of positions
(formats/position/shaped_read.py) and the JSON schemas (tools/schema). A place is a field of State with its indices: `i`
is the cell's own (a seat, pile, pair or company), `j` that of a list in it. Names of numbers are those of numbers.py.
"""

from typing import NamedTuple, Union

NULL, SECRET = "null", '"?"'  # how 0 reads where it stands for nothing


class Shape(NamedTuple):
    """One piece of JSON. Made by the functions below, which say what each sort needs."""

    sort: str
    at: str = ""
    least: int = 0
    most: int | str = 0  # a number's greatest value, or the name of a number that it stays below; "" for any
    plus: int = 0  # what State adds to the value, so that 0 can stand for nothing
    zero: str = ""
    of: str = ""  # the words it is one of: a definition of the schemas
    size: str = ""  # the place or number that says how many there are
    places: str = ""  # the most there can be: the name of a number
    filled: str = ""  # a place: only where it is not 0 something is shown
    item: Union["Shape", None] = None
    parts: tuple["Part", ...] = ()
    says: str = ""
    named: str = ""  # the definition of the schemas that says it


class Part(NamedTuple):
    """A field of an object."""

    key: str
    shape: Shape
    when: str = ""  # written only if this place is not 0
    unless: str = ""  # written only if this place is 0
    required: bool = True


def number(
    at: str, least: int, most: int | str, says: str = "", *, plus: int = 0, zero: str = "", named: str = ""
) -> Shape:
    """A whole number."""
    return Shape("number", at, least, most, plus, zero, says=says, named=named)


def seat(at: str, *, plus: int = 0, zero: str = "") -> Shape:
    """The number of a seat."""
    return number(at, 0, "SEATS", plus=plus, zero=zero, named="seat")


def word(at: str, of: str, says: str = "", *, plus: int = 0, zero: str = "") -> Shape:
    """A key, for a number that stands for it."""
    return Shape("word", at, plus=plus, zero=zero, of=of, says=says)


def truth(at: str, says: str = "") -> Shape:
    """True or false."""
    return Shape("truth", at, says=says)


def seats(at: str, *, filled: str = "") -> Shape:
    """The seats of a mask; `filled` that of those who sit at the table, where the mask can have more."""
    return Shape("seats", at, filled=filled, named="seats")


def row(at: str, size: str, least: int, most: int, says: str, *, named: str = "", whole: bool = True) -> Shape:
    """A list of numbers, of a size that does not change; `whole` if none of them may be left out."""
    return Shape("row", at, least, most, plus=int(whole), size=size, says=says, named=named)


def counts(at: str, of: str, size: str) -> Shape:
    """How many of each word, as an object without the zeros."""
    return Shape("counts", at, of=of, size=size)


def many(size: str, places: str, item: Shape, says: str, *, filled: str = "", named: str = "") -> Shape:
    """A list: as many as a place says, or those that are filled of all there is room for."""
    return Shape("many", size=size, places=places, item=item, says=says, filled=filled, named=named)


def marked(at: str, size: str, item: Shape, says: str, *, named: str = "") -> Shape:
    """A list: one for each bit of a mask."""
    return Shape("marked", at, size=size, item=item, says=says, named=named)


def held(at: str, size: str, of: str, says: str) -> Shape:
    """The strategies that a row gives to the seat, filled up to a size with unknown ones."""
    return Shape("held", at, size=size, of=of, says=says)


def record(says: str, *parts: Part, null: str = "", named: str = "") -> Shape:
    """An object; null if a place is 0."""
    return Shape("record", parts=parts, filled=null, says=says, named=named)


def left(total: str, drawn: str, places: str, says: str = "") -> Shape:
    """How many cards a deck still has."""
    return Shape("left", total, filled=drawn, places=places, says=says)


def computed(code: str, most: int) -> Shape:
    """A number that follows from the rest by the rules: written for people, read by nobody."""
    return Shape("computed", code, most=most)


def special(name: str, named: str = "") -> Shape:
    """What is unlike everything else: telling/special.py writes it, formats/position reads it."""
    return Shape("special", of=name, named=named)


def within(shape: Shape) -> list[Shape]:
    """A shape and all that it consists of."""
    parts = [part.shape for part in shape.parts] + ([shape.item] if shape.item else [])
    return [shape, *(inner for part in parts for inner in within(part))]
