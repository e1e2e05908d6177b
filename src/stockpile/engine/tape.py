"""A seat's events, made by playing a game again with the tape running: history itself is only the answers.

An event is a JSON text: its number, its name, its arguments ("?" for what the seat may not know), and under `set`
the new values of all cells of the seat's view that have changed since the event before.
"""

from collections.abc import Sequence

from stockpile.engine import cells, events, ids, names, project, writer
from stockpile.engine.state import State
from stockpile.engine.writer import Writer

TABLES = {
    "card": cells.CARD,
    "company": cells.CARD[1:],
    "forecast": cells.FORECAST,
    "stage": cells.STAGE,
    "ask": cells.ASK,
    "sale": tuple(f'"{key}"'.encode() for key in names.SALES),
    "bool": cells.TRUTH,
    "seats": cells.SEATS,
    "power": cells.POWER,
    "information": cells.INFORMATION,
}


class Spec:
    """How to write one kind of event: for each argument its key, the table of its values, and whether it is secret."""

    def __init__(self, name: str, *arguments: str) -> None:
        self.opening = f',"event":"{name}"'.encode()
        self.keys: list[bytes] = []
        self.tables: list[Sequence[bytes] | None] = []
        self.secret: list[bool] = []
        for argument in arguments:
            key, kind = argument.split(":")
            self.keys.append(f',"{key}":'.encode())
            self.tables.append(TABLES.get(kind.rstrip("?")))
            self.secret.append(kind.endswith("?"))


SPECS = [Spec(*events.SPECS[event]) for event in range(len(events.SPECS))]
WRITER = Writer()


class Tape:
    """The events of one observer, as far as they have been asked for."""

    def __init__(self, start: State, observer: int) -> None:
        self.observer = observer
        self.first = start.emitted
        self.lines: list[bytes] = []
        self.shadow = start.clone()
        self.before = State(start.box)
        self.after = State(start.box)
        project.project(start, observer, self.before)
        self.shadow.tape = self
        self.shadow.recording = 1
        self.played = 0
        self.ends: list[int] = []  # the number of the last event after each answer, the start first

    def copied(self) -> "Tape":
        """A tape of its own that goes on from here."""
        other = Tape(self.shadow, self.observer)
        other.first = self.first
        other.lines = self.lines[:]
        other.ends = self.ends[:]
        other.played = self.played
        return other

    def capture(self, g: State, event: int, mask: int, arguments: tuple[int, ...]) -> None:
        """Takes down one event."""
        project.project(g, self.observer, self.after)
        spec = SPECS[event]
        w = WRITER
        knows = mask == ids.EVERYONE or self.observer == ids.ALL or (mask >> self.observer) & 1
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
        cells.write_changes(w, self.before, self.after)
        writer.add(w, b"}")
        self.lines.append(w.taken())
        self.before, self.after = self.after, self.before
