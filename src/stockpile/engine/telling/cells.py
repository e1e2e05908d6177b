"""A view as JSON, cut into cells: the least pieces that an event can set anew.

A cell has a path in the view (`cash.1`, `piles.0`) and a text made from the fields it shows. Every byte of a state
belongs to at most one cell, so that two views are compared as memory and only what differs is written.
"""

# c: def; int CELL_MAP[4096]

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, names, state
from stockpile.engine.declared import fields
from stockpile.engine.declared.cells import CELLS
from stockpile.engine.state import State
from stockpile.engine.telling import cell_writers, writer
from stockpile.engine.telling.words import HELD
from stockpile.engine.telling.writer import Writer

PATHS = tuple(cell.path for cell in CELLS)
SHOWN = fields.shown()
PUBLIC = frozenset(field.name for field in fields.FIELDS if field.is_public)
SHOWN_TO_ALL = {name: where for name, where in SHOWN.items() if name in PUBLIC}
SHOWN_TO_SOME = {name: where for name, where in SHOWN.items() if name not in PUBLIC}


def _cell_of_bytes() -> list[int]:
    """The cell of each byte of a state, ids.CELL_NONE for what no view shows."""
    cells = [ids.CELL_NONE] * fields.NBYTES
    at = 0
    for field in fields.FIELDS:
        dims, nbytes = field.dims, field.nbytes
        sort, by = SHOWN.get(field.name, (ids.CELL_NONE, "-"))
        first = sort * ids.CELL_WIDTH
        if sort == ids.CELL_NONE:
            row = [ids.CELL_NONE] * nbytes
        elif by == "s":
            row = [first + index for index in range(dims[0]) for _ in range(nbytes // dims[0])]
        elif by == "o":
            each = nbytes // (dims[0] * dims[1])
            row = [first + index for _ in range(dims[0]) for index in range(dims[1]) for _ in range(each)]
        else:
            row = [first + (ids.CELL_WIDTH - 1 if by == "a" else 0)] * nbytes
        cells[at : at + nbytes] = row
        at += nbytes
    return cells


CELL_OF_BYTE = _cell_of_bytes()


def path_of(sort: int, index: int) -> str:
    """Where a cell lies in the view."""
    cell = CELLS[sort]
    if cell.each == "company":
        return f"{cell.path}.{names.COMPANIES[min(index, ids.STOCKS - 1)]}"
    return f"{cell.path}.{index}" if cell.each else cell.path


KEYS = tuple(f'"{path_of(sort, index)}":'.encode() for sort in range(ids.CELL_SORTS) for index in range(ids.CELL_WIDTH))
NAMES = tuple(f',"{path}":'.encode() for path in PATHS)
EACH = tuple(cell.each for cell in CELLS)
if not cython.compiled:
    CELL_MAP = [0] * fields.NBYTES


# c: cdef
def fill_map() -> None:
    """Copies the map to where compiled code reads it without asking Python."""
    for i in range(fields.NBYTES):
        CELL_MAP[i] = CELL_OF_BYTE[i]


fill_map()


# c: cpdef except *
def write_view(w: Writer, g: State, setup_text: bytes) -> None:
    """The whole view."""
    writer.add(w, b'{"seat":')
    if 0 < g.observer <= ids.SEATS:
        writer.number(w, g.observer - 1)
    else:
        writer.add(w, b"null")
    writer.add(w, b',"setup":')
    writer.add(w, setup_text)
    writer.add(w, b',"events":')
    writer.number(w, g.emitted)
    for sort in range(ids.CELL_SORTS):
        if not g.box.shows[sort]:
            continue
        writer.add(w, NAMES[sort])
        write_sort(w, g, sort)
    writer.add(w, b"}")


# c: cpdef except *; args list sorts; locals i int, sort int
def write_part(w: Writer, g: State, sorts: list[int]) -> None:
    """Of a view only what it has under some names."""
    writer.add(w, b'{"events":')
    writer.number(w, g.emitted)
    for i in range(len(sorts)):
        sort = sorts[i]
        if g.box.shows[sort]:
            writer.add(w, NAMES[sort])
            write_sort(w, g, sort)
    writer.add(w, b"}")


# c: cpdef bint except *
def is_shown(g: State, sort: int) -> bool:
    """Whether a view of this game has it."""
    return g.box.shows[sort] != 0


# c: cpdef except *
def write_sort(w: Writer, g: State, sort: int) -> None:
    """All that a view has under one name."""
    if EACH[sort] == "":
        cell_writers.write_cell(w, g, sort, 0)
    elif EACH[sort] == "seat":
        write_row(w, g, sort, g.box.players)
    elif EACH[sort] == "pile":
        write_row(w, g, sort, g.box.piles)
    elif EACH[sort] == "pair":
        write_row(w, g, sort, g.box.pairs)
    else:
        write_market(w, g)


# c: cdef except *
def write_row(w: Writer, g: State, sort: int, size: int) -> None:
    """All cells of a sort, as a list."""
    writer.add(w, b"[")
    for i in range(size):
        if i > 0:
            writer.add(w, b",")
        cell_writers.write_cell(w, g, sort, i)
    writer.add(w, b"]")


# c: cdef except *
def write_market(w: Writer, g: State) -> None:
    """All stocks, by company."""
    writer.add(w, b"{")
    for i in range(g.box.companies):
        if i > 0:
            writer.add(w, b",")
        writer.add(w, HELD[g.box.company[i]])
        cell_writers.write_cell(w, g, ids.CELL_MARKET, g.box.company[i])
    writer.add(w, b"}")


# c: cdef noexcept
def mark_public(before: State, after: State, dirty: list[int]) -> None:
    """Marks the cells in which two states differ for everybody: for each sort a mask of its cells."""
    mark_differences(before, after, 0, state.PUBLIC_BYTES, dirty)


# c: cdef noexcept
def mark_secret(before: State, after: State, dirty: list[int]) -> None:
    """The same for what not everybody may see."""
    mark_differences(before, after, state.PUBLIC_BYTES, state.STATE_BYTES, dirty)


# c: cdef noexcept
def mark_differences(before: State, after: State, start: int, end: int, dirty: list[int]) -> None:
    """Marks the cells of the bytes in which a part of two states differs."""
    if not cython.compiled:
        mark_fields(before, after, start == 0, dirty)
        return
    at = state.next_difference(before, after, start, end)
    while at < end:
        if CELL_MAP[at] != ids.CELL_NONE:
            dirty[CELL_MAP[at] // ids.CELL_WIDTH] |= 1 << (CELL_MAP[at] % ids.CELL_WIDTH)
        at = state.next_difference(before, after, at + 1, end)


def mark_fields(before: State, after: State, is_public: bool, dirty: list[int]) -> None:
    """The same for the pure build, which has no memory to compare: field by field."""
    for name, (sort, by) in (SHOWN_TO_ALL if is_public else SHOWN_TO_SOME).items():
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        if by in "-a":
            dirty[sort] |= 1 << (ids.CELL_WIDTH - 1) if by == "a" else 1
            continue
        rows = (
            zip(old, new, strict=True)
            if by == "s"
            else zip(zip(*old, strict=True), zip(*new, strict=True), strict=True)
        )
        for index, (left, right) in enumerate(rows):
            if left != right:
                dirty[sort] |= 1 << index
