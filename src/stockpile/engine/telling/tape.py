"""What seats are told, made by playing a game again with the tape running: history itself is only the answers.

An event is a JSON text: its number, its name, its arguments ("?" for what the seat may not know), and under `set`
the new values of all cells of the seat's view that have changed since the event before.
"""

# c: def

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, names, state
from stockpile.engine.declared.events import EVENTS, Event
from stockpile.engine.state import State
from stockpile.engine.telling import words, writer
from stockpile.engine.telling.changes import Changes
from stockpile.engine.telling.writer import Writer

TABLES = {
    "card": words.CARD,
    "company": words.COMPANY,
    "forecast": words.FORECAST,
    "stage": words.STAGE,
    "ask": words.ASK,
    "sale": tuple(f'"{key}"'.encode() for key in names.SALES),
    "bool": words.TRUTH,
    "seats": words.SEATS,
    "power": words.POWER,
    "information": words.INFORMATION,
}


class EventShape:
    """How to write one kind of event: for each argument its key, the table of its values, and whether it is secret."""

    # c: bytes opening; list keys, tables, secret

    def __init__(self, event: Event) -> None:
        self.opening = f',"event":"{event.key}"'.encode()
        self.keys: list[bytes] = [f',"{argument.key}":'.encode() for argument in event.arguments]
        self.tables: list[Sequence[bytes] | None] = [TABLES.get(argument.kind) for argument in event.arguments]
        self.secret: list[bool] = [argument.is_secret for argument in event.arguments]

    # c: cdef bytes; args bint knows; locals w Writer, table object, i int
    def head(self, number: int, knows: int, arguments: tuple[int, ...]) -> bytes:
        """Number, name and arguments of an event, for those who know the secret ones or for those who do not."""
        w = WRITER if cython.compiled else Writer()
        writer.clear(w)  # of what an error may have left
        writer.add(w, b'{"n":')
        writer.number(w, number)
        writer.add(w, self.opening)
        for i in range(len(self.keys)):
            writer.add(w, self.keys[i])
            table = self.tables[i]
            if self.secret[i] and not knows:
                writer.add(w, b'"?"')
            elif table is None:
                writer.number(w, arguments[i])
            else:
                writer.add(w, table[arguments[i]])
        return writer.taken_bytes(w)


SPECS = [EventShape(event) for event in EVENTS]
WRITER = Writer()
CHANGES = Changes()  # one for all tapes: what lies in few places is found quickly, and compiled code is uninterrupted


class ObserverTrack:
    """The events of one observer, as far as the tape has run."""

    # c: readonly int observer; public list lines, tells; methods cpdef

    def __init__(self, observer: int) -> None:
        self.observer = observer
        self.lines: list[bytes] = []
        self.tells: list[int] = []  # for each line, whether it tells more than whose turn it is

    # c: locals other ObserverTrack
    def copied(self) -> "ObserverTrack":
        """A track of its own that goes on from here."""
        other = ObserverTrack(self.observer)
        other.lines = self.lines[:]
        other.tells = self.tells[:]
        return other

    # c: cdef bint
    def knows(self, mask: int) -> bool:
        """Whether the observer is one of those in a mask."""
        return mask == ids.EVERYONE or self.observer == ids.ALL or (mask >> self.observer) & 1 != 0


class Tape:
    """A game played again, once for all observers who have asked for their events."""

    # c: public int first, played, skipped; public list tracks, ends; public State shadow; State start, before
    # c: Changes changes; methods cpdef

    def __init__(self, start: State, skipped: int) -> None:
        self.start = start
        self.skipped = skipped  # how many answers had been given by then
        self.first = start.emitted
        self.before = start  # as it was at the last event; a state of its own from the first one on
        self.changes = CHANGES if cython.compiled else Changes()
        self.tracks: list[ObserverTrack] = []
        self.played = skipped
        self.ends: list[int] = []  # the number of the last event after each answer, the start first
        self._record(start.clone())

    # c: cdef
    def _record(self, shadow: State) -> None:
        """Takes down what happens in this state from now on, while it knows of this tape."""
        self.shadow = shadow
        shadow.recording = 1

    def rewound(self) -> "Tape":
        """An empty tape that begins where this one does."""
        return Tape(self.start, self.skipped)

    # c: locals other Tape, track ObserverTrack
    def copied(self) -> "Tape":
        """A tape of its own that goes on from here."""
        other = self.rewound()
        other._record(self.shadow.clone())
        other.before = self.start if self.before is self.start else self.before.clone()
        other.tracks = [track.copied() for track in self.tracks]
        other.ends = self.ends[:]
        other.played = self.played
        return other

    # c: locals track ObserverTrack
    def add(self, observer: int) -> ObserverTrack:
        """A new observer, from here on."""
        track = ObserverTrack(observer)
        self.tracks.append(track)
        return track

    # c: locals track ObserverTrack
    def of(self, observer: int) -> ObserverTrack | None:
        """The track of an observer, if there is one."""
        for track in self.tracks:
            if track.observer == observer:
                return track
        return None

    # c: locals spec EventShape, track ObserverTrack, changes Changes, head bytes, line bytes, knows bint
    def capture(self, g: State, event: int, mask: int, arguments: tuple[int, ...]) -> None:
        """Takes down one event on every track; who are told the same share one line."""
        changes = self.changes
        changes.find(self.before, g)
        spec = SPECS[event]
        for knows in range(2):
            head = line = None
            for track in self.tracks:
                if track.knows(mask) != knows:
                    continue
                if head is None:
                    head = spec.head(g.emitted, knows, arguments)
                if line is None or changes.is_personal:
                    line = changes.line_after(head, self.before, g, track.observer)
                track.lines.append(line)
                track.tells.append(changes.tells)
        if self.before is self.start:
            self.before = g.clone()
        else:
            state.copy_memory(self.before, g)
