"""One game as numbers: fixed arrays, copied, compared and saved as memory. The layout is in declared/fields.py."""

import struct
from math import prod

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine.declared import fields
from stockpile.engine.flat import put_small


@cython.freelist(16)  # a search clones and drops states without end; malloc would cost more than the copy
@cython.cclass
class State:
    """Everything there is to know about a game at one question; with `observer` set, what one seat may know."""

    def __init__(self, box):
        self.box = box
        self.tape = None
        self.recording = 0
        self.emitted = 0
        if not cython.compiled:
            for field in fields.FIELDS:
                setattr(self, field.name, field.zeros())

    def clone(self):
        """A copy that shares nothing but the box; it is not recorded."""
        other = State.__new__(State)
        other.box = self.box
        if not cython.compiled:
            other.tape = None
            other.recording = 0
        other.emitted = self.emitted
        copy_memory(other, self)
        return other

    def dump(self):
        """The fields as bytes, alike in every build."""
        return memory(self)

    def load(self, data):
        """Takes the fields from `dump`."""
        if len(data) != fields.NBYTES:
            raise ValueError(f"a state has {fields.NBYTES} bytes, not {len(data)}")
        set_memory(self, data)

    def sheet(self):
        """The fields by name, as ints and lists: for readers outside the compiled engine."""
        return unpack(memory(self))

    def __eq__(self, other):
        return isinstance(other, State) and memory(self) == memory(other)

    def __hash__(self):
        return hash(memory(self))


class Sheet(dict):
    """The fields of a state by name, as ints and lists; each is read when it is asked for first."""

    __slots__ = ("data",)

    def __init__(self, data):
        self.data = data

    def __missing__(self, name):
        form, at, dims = PLACES[name]
        value = fresh(ZEROS[name], len(dims)) if self.data is EMPTY else shaped(form.unpack_from(self.data, at), dims)
        self[name] = value
        return value


def unpack(data):
    """Fields by name from the bytes of a state."""
    return Sheet(data)


def pack(sheet):
    """The bytes of a state from its fields by name."""
    if not isinstance(sheet, Sheet) and len(sheet) < len(PLACES):
        raise ValueError(f"a state has {len(PLACES)} fields, not {len(sheet)}")
    data = bytearray(sheet.data if isinstance(sheet, Sheet) else fields.NBYTES)
    for name, value in sheet.items():
        form, at, dims = PLACES[name]
        if name in BYTES and put_small(data, at, value, len(dims)) == at + form.size:
            continue  # small numbers, none below 0: bytes that need no format
        numbers = []
        flatten(value, len(dims), numbers)
        form.pack_into(data, at, *numbers)
    return bytes(data)


def fresh(value, depth):
    """A field's value with lists of its own."""
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    if depth == 2:
        return [row[:] for row in value]
    return [[row[:] for row in grid] for grid in value]


def empty_sheet():
    """A sheet on which nothing is written yet."""
    return Sheet(EMPTY)


def shaped(numbers, dims):
    """A flat run of numbers as an int or (nested) lists."""
    if not dims:
        return numbers[0]
    if len(dims) == 1:
        return list(numbers)
    size = len(numbers) // dims[0]
    return [shaped(numbers[i * size : (i + 1) * size], dims[1:]) for i in range(dims[0])]


def flatten(value, depth, into):
    """Appends all numbers in a field's value."""
    if depth == 0:
        into.append(value)
    elif depth == 1:
        into.extend(value)
    else:
        for item in value:
            flatten(item, depth - 1, into)


EMPTY = bytes(fields.NBYTES)
ZEROS = {field.name: field.zeros() for field in fields.FIELDS}
PLACES = {
    field.name: (struct.Struct(f"<{field.size}{field.ctype}"), fields.OFFSETS[field.name], field.dims)
    for field in fields.FIELDS
}
BYTES = frozenset(name for name, (form, _, dims) in PLACES.items() if dims and form.size == prod(dims))

if not cython.compiled:
    STATE_BYTES = fields.NBYTES
    PUBLIC_BYTES = fields.PUBLIC_NBYTES
    NAMES = tuple(field.name for field in fields.FIELDS)
    SCALARS = tuple(field.name for field in fields.FIELDS if len(field.dims) == 0)
    ROWS = tuple(field.name for field in fields.FIELDS if len(field.dims) == 1)
    GRIDS = tuple(field.name for field in fields.FIELDS if len(field.dims) == 2)
    CUBES = tuple(field.name for field in fields.FIELDS if len(field.dims) == 3)
    PUBLIC_DEPTHS = tuple((f.name, len(f.dims)) for f in fields.FIELDS if f.is_public)
    SECRET_ZEROS = tuple((f.name, f.zeros(), len(f.dims)) for f in fields.FIELDS if not f.is_public)

    def copy_memory(to, source):
        """Copies every field."""
        new, old = to.__dict__, source.__dict__
        for name in SCALARS:
            new[name] = old[name]
        for name in ROWS:
            new[name] = old[name][:]
        for name in GRIDS:
            new[name] = [row[:] for row in old[name]]
        for name in CUBES:
            new[name] = [[row[:] for row in grid] for grid in old[name]]

    def copy_public(to, source):
        """Copies the public fields and empties the others."""
        new, old = to.__dict__, source.__dict__
        for name, depth in PUBLIC_DEPTHS:
            new[name] = fresh(old[name], depth)
        for name, zeros, depth in SECRET_ZEROS:
            new[name] = fresh(zeros, depth)

    def memory(state):
        """The fields as bytes."""
        return pack({name: getattr(state, name) for name in NAMES})

    def set_memory(state, data):
        """The fields from bytes."""
        sheet = unpack(data)
        state.__dict__.update((name, sheet[name]) for name in NAMES)

    def next_difference(a, b, start, end):
        """The first byte from `start` on in which two states differ, or `end`."""
        left, right = memory(a), memory(b)
        while start < end and left[start] == right[start]:
            start += 1
        return start
