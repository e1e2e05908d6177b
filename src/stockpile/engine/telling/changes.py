"""What one event has changed in views: looked for once for all observers, written for each as it may know it.

Most events change only what everybody sees. The cells without a secret are written once, from a state that has nothing
but what everybody sees; a cell that shows a secret is written for each observer from the observer's own projection.
The true states decide one thing alone: where they are the same, nobody's projection of them can differ.
"""

# c: def; int PERSONAL[CELL_SORTS]

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, state
from stockpile.engine.knowledge import project
from stockpile.engine.state import State
from stockpile.engine.telling import cell_writers, cells, writer
from stockpile.engine.telling.cells import KEYS
from stockpile.engine.telling.writer import Writer

if not cython.compiled:
    PERSONAL = [0] * ids.CELL_SORTS


# c: cdef
def fill_personal() -> None:
    """Copies to where compiled code reads it which sorts of cells show a secret, with who may know it beside it."""
    for sort in range(ids.CELL_SORTS):
        PERSONAL[sort] = 0
    for sort, _ in cells.SHOWN_TO_SOME.values():
        PERSONAL[sort] = 1


fill_personal()


class Changes:
    """The cells that differ since the event before, one mask for each sort, and room to write them."""

    # c: readonly bint is_personal, tells; bint is_doubtful; State seen, seen_before
    # c: Writer shared, personal, line; int dirty[CELL_SORTS], hidden[CELL_SORTS], own[CELL_SORTS], sorts[CELL_SORTS]
    # c: int count, ends[CELL_SORTS]; methods cdef except *

    dirty: list[int]  # for everybody
    hidden: list[int]  # in what not everybody may see
    own: list[int]  # for one observer
    sorts: list[int]  # the numbers of the sorts that anybody may see differ, `count` of them
    ends: list[int]  # for each of them, how far it is written what is the same for everybody

    def __init__(self) -> None:
        self.seen: State = None  # type: ignore[assignment]  # until the first event
        self.seen_before: State = None  # type: ignore[assignment]
        self.shared = Writer()
        self.personal = Writer()
        self.line = Writer()
        if not cython.compiled:
            self.dirty, self.hidden, self.own, self.sorts, self.ends = ([0] * ids.CELL_SORTS for _ in range(5))

    def find(self, before: State, now: State) -> None:
        """Looks for the cells in which two true states differ, and writes those that are the same for everybody."""
        if self.seen is None:  # not before there is a game: a state needs a box
            self.seen = State(now.box)  # what all, and then each observer, may know
            self.seen_before = State(now.box)
        self.mark(before, now)
        writer.clear(self.shared)
        self.seen.box = now.box
        state.copy_public(self.seen, now)
        for i in range(self.count):
            if not PERSONAL[self.sorts[i]]:
                self.write_sort(self.shared, self.sorts[i], self.dirty[self.sorts[i]])
            self.ends[i] = writer.place(self.shared)

    # c: cdef noexcept
    def mark(self, before: State, now: State) -> None:
        """Marks the cells that differ, and whether each observer has to be looked at."""
        for sort in range(ids.CELL_SORTS):
            self.dirty[sort] = self.hidden[sort] = 0
        cells.mark_public(before, now, self.dirty)
        cells.mark_secret(before, now, self.hidden)
        if self.dirty[ids.CELL_PROGRESS] and (now.ask == ids.ASK_CLAIM or now.ask > ids.ASK_PICK):
            self.dirty[ids.CELL_QUESTION] = 1
        self.is_personal = self.is_doubtful = self.tells = False
        self.count = 0
        for sort in range(ids.CELL_SORTS):
            if not self.dirty[sort] | self.hidden[sort]:
                continue
            self.sorts[self.count] = sort
            self.count += 1
            if self.hidden[sort] & ~self.dirty[sort]:
                self.is_doubtful = True  # who can see that it differs?
            if PERSONAL[sort]:
                self.is_personal = True
            if self.dirty[sort] and is_news(sort):
                self.tells = True

    def look(self, before: State, now: State, observer: int) -> None:
        """Writes the cells that differ for one observer."""
        self.mark_own(before, now, observer)
        writer.clear(self.personal)
        self.tells = False
        start = 0
        for i in range(self.count):
            sort = self.sorts[i]
            if PERSONAL[sort]:
                self.write_sort(self.personal, sort, self.own[sort])
            else:
                writer.add_part(self.personal, self.shared, start, self.ends[i])
                start = self.ends[i]
            if self.own[sort] and is_news(sort):
                self.tells = True

    # c: cdef noexcept
    def mark_own(self, before: State, now: State, observer: int) -> None:
        """Takes what an observer may know of the game now, and marks what differs from what it knew before."""
        project.project(now, observer, self.seen)
        for sort in range(ids.CELL_SORTS):
            self.own[sort] = self.dirty[sort]
        if self.is_doubtful:
            self.seen_before.box = before.box
            project.project(before, observer, self.seen_before)
            cells.mark_secret(self.seen_before, self.seen, self.own)
        if self.own[ids.CELL_STRATEGIES] >> (ids.CELL_WIDTH - 1):  # who has a card is known by card, not by seat
            self.own[ids.CELL_STRATEGIES] = (1 << now.box.players) - 1

    def write_sort(self, w: Writer, sort: int, marked: int) -> None:
        """The marked cells of a sort, each after a comma, from what is seen of the game now."""
        for index in range(ids.CELL_WIDTH):
            if (marked >> index) & 1:
                writer.add(w, b",")
                writer.add(w, KEYS[sort * ids.CELL_WIDTH + index])
                cell_writers.write_cell(w, self.seen, sort, index)

    # c: cdef bytes; locals body Writer
    def line_after(self, head: bytes, before: State, now: State, observer: int) -> bytes:
        """The line of an event for an observer: its head, and under `set` the cells that differ."""
        body = self.shared
        if self.is_personal:
            self.look(before, now, observer)
            body = self.personal
        writer.clear(self.line)  # of what an error may have left
        writer.add(self.line, head)
        writer.add(self.line, b',"set":{')
        if writer.place(body) > 0:
            writer.add_part(self.line, body, 1, writer.place(body))  # all but the first comma
        writer.add(self.line, b"}}")
        return writer.taken_bytes(self.line)


# c: cdef bint noexcept
def is_news(sort: int) -> bool:
    """Whether it tells more than how far the game is and whose turn it is, which every answer tells."""
    return sort != ids.CELL_PROGRESS and sort != ids.CELL_QUESTION
