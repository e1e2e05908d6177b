"""Texts of frames that are kept: what was read lately stays, and what nobody reads any more is forgotten."""

from collections import defaultdict
from typing import ClassVar
from weakref import WeakSet

MARKS = tuple(chr(0xE000 + seat) for seat in range(16))  # of private use: in no catalogue, and in no name of a person
MARKED = MARKS[0].encode()[:2]  # with which all of them begin
_PLACES = tuple((mark.encode(), b"%%(%d)b" % seat) for seat, mark in enumerate(MARKS))
KEPT = 1 << 16  # lines of all shelves that are new, and at most as many of those before: some 50 megabytes


class Line:
    """A text of a frame, put together once, that needs only the names of a table."""

    __slots__ = ("has_names", "text")

    def __init__(self, text: bytes) -> None:
        self.has_names = MARKED in text
        if self.has_names:
            text = text.replace(b"%", b"%%")
            for mark, place in _PLACES:
                text = text.replace(mark, place)
        self.text = text

    def named(self, names: dict[bytes, bytes]) -> bytes:
        """The text with the names of the seats."""
        return self.text % names if self.has_names else self.text


Kept = dict[object, Line]
Place = tuple[object, ...]


class Shelf:
    """Lines by place and key. All shelves of a process have room for so many together.

    When it is full, what is there becomes old, and what was old is forgotten; whatever is read again is new again. So
    there is no moment at which everything has to be made once more.
    """

    _all: ClassVar["WeakSet[Shelf]"] = WeakSet()
    _count: ClassVar[int] = 0

    def __init__(self) -> None:
        self.new: defaultdict[Place, Kept] = defaultdict(dict)  # for others to be looked at, not to be changed or kept
        self._old: dict[Place, Kept] = {}
        Shelf._all.add(self)

    def found_again(self, place: Place, key: object) -> Line | None:
        """A line that had become old, if it is not forgotten."""
        kept = self._old.get(place)
        line = None if kept is None else kept.get(key)
        return None if line is None else self._put(place, key, line)

    def put(self, place: Place, key: object, text: bytes) -> Line:
        """Keeps a text."""
        return self._put(place, key, Line(text))

    def _put(self, place: Place, key: object, line: Line) -> Line:
        if Shelf._count >= KEPT:
            for shelf in Shelf._all:
                shelf._old, shelf.new = shelf.new, defaultdict(dict)
            Shelf._count = 0
        Shelf._count += 1
        self.new[place][key] = line
        return line
