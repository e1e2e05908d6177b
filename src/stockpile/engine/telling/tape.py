"""What seats are told, made by playing a game again with the tape running: history itself is only the answers.

An event is a JSON text: its number, its name, its arguments ("?" for what the seat may not know), and under `set`
the new values of all cells of the seat's view that have changed since the event before.
"""

# c: def

from collections.abc import Sequence

from stockpile.engine import ids, names
from stockpile.engine.declared.events import EVENTS, Event
from stockpile.engine.knowledge import project
from stockpile.engine.state import State
from stockpile.engine.telling import cells, words, writer
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


SPECS = [EventShape(event) for event in EVENTS]
WRITER = Writer()


class ObserverTrack:
    """The events of one observer, as far as the tape has run."""

    # c: readonly int observer; public list lines, tells; State before; methods cpdef

    def __init__(self, observer: int, before: State) -> None:
        self.observer = observer
        self.before = before  # what the observer knew after the last event
        self.lines: list[bytes] = []
        self.tells: list[int] = []  # for each line, whether it tells more than whose turn it is

    # c: locals other ObserverTrack
    def copied(self) -> "ObserverTrack":
        """A track of its own that goes on from here."""
        other = ObserverTrack(self.observer, self.before.clone())
        other.lines = self.lines[:]
        other.tells = self.tells[:]
        return other


class Tape:
    """A game played again, once for all observers who have asked for their events."""

    # c: public int first, played, skipped; public list tracks, ends; public State shadow; State start, spare
    # c: methods cpdef

    def __init__(self, start: State, skipped: int) -> None:
        self.start = start
        self.skipped = skipped  # how many answers had been given by then
        self.first = start.emitted
        self.spare = State(start.box)
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
        other.tracks = [track.copied() for track in self.tracks]
        other.ends = self.ends[:]
        other.played = self.played
        return other

    # c: locals before State
    def add(self, observer: int) -> None:
        """A new observer, from here on."""
        before = State(self.shadow.box)
        project.project(self.shadow, observer, before)
        self.tracks.append(ObserverTrack(observer, before))

    # c: locals track ObserverTrack
    def of(self, observer: int) -> ObserverTrack | None:
        """The track of an observer, if there is one."""
        for track in self.tracks:
            if track.observer == observer:
                return track
        return None

    # c: locals spec EventShape, w Writer, track ObserverTrack, after State, knows bint, table object, i int
    def capture(self, g: State, event: int, mask: int, arguments: tuple[int, ...]) -> None:
        """Takes down one event on every track."""
        spec = SPECS[event]
        w = WRITER
        for track in self.tracks:
            after = self.spare
            project.project(g, track.observer, after)
            knows = mask == ids.EVERYONE or track.observer == ids.ALL or (mask >> track.observer) & 1
            writer.add(w, b'{"n":')
            writer.number(w, g.emitted)
            writer.add(w, spec.opening)
            for i in range(len(spec.keys)):
                writer.add(w, spec.keys[i])
                table = spec.tables[i]
                if spec.secret[i] and not knows:
                    writer.add(w, b'"?"')
                elif table is None:
                    writer.number(w, arguments[i])
                else:
                    writer.add(w, table[arguments[i]])
            writer.add(w, b',"set":')
            track.tells.append(cells.write_changes(w, track.before, after))
            writer.add(w, b"}")
            track.lines.append(w.taken())
            self.spare = track.before
            track.before = after
