"""One game as numbers: fixed arrays, copied, compared and saved as memory. The layout is in declared/fields.py."""

import struct

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine.declared import fields


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


def unpack(data):
    """Fields by name from the bytes of a state."""
    numbers = struct.unpack(fields.FORMAT, data)
    sheet = {}
    at = 0
    for name, size, dims in fields.LAYOUT:
        sheet[name] = shaped(numbers[at : at + size], dims)
        at += size
    return sheet


def pack(sheet):
    """The bytes of a state from its fields by name."""
    numbers = []
    for name, _, dims in fields.LAYOUT:
        flatten(sheet[name], len(dims), numbers)
    return struct.pack(fields.FORMAT, *numbers)


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


if not cython.compiled:
    STATE_BYTES = fields.NBYTES
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
            new[name] = copied(old[name], depth)
        for name, zeros, depth in SECRET_ZEROS:
            new[name] = copied(zeros, depth)

    def copied(value, depth):
        """A field's value with lists of its own."""
        if depth == 0:
            return value
        if depth == 1:
            return value[:]
        return [copied(item, depth - 1) for item in value]

    def memory(state):
        """The fields as bytes."""
        return pack({name: getattr(state, name) for name in NAMES})

    def set_memory(state, data):
        """The fields from bytes."""
        state.__dict__.update(unpack(data))

    def next_difference(a, b, start):
        """The first byte from `start` on in which two states differ, or NBYTES."""
        left, right = memory(a), memory(b)
        while start < fields.NBYTES and left[start] == right[start]:
            start += 1
        return start
