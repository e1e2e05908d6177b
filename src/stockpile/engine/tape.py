"""A seat's events, made by playing a game again with the tape running: history itself is only the answers.

An event is a JSON text: its number, its name, its arguments ("?" for what the seat may not know), and under `set`
the new values of all cells of the seat's view that have changed since the event before.
"""

from collections.abc import Callable

from stockpile.engine import cells, events, ids, names, project
from stockpile.engine.state import State


def _writer(kind: str) -> Callable[[int], str]:
    """A function from an argument to its JSON."""
    tables: dict[str, tuple[str, ...]] = {
        "card": cells.CARD,
        "company": cells.CARD[1:],
        "forecast": cells.FORECAST,
        "stage": cells.STAGE,
        "ask": cells.ASK,
        "sale": tuple(f'"{key}"' for key in names.SALES),
        "bool": ("false", "true"),
        "seats": cells.SEATS,
    }
    return tables[kind].__getitem__ if kind in tables else str


class Spec:
    """How to write one kind of event."""

    def __init__(self, name: str, *arguments: str) -> None:
        self.opening = f'"event":"{name}"'
        self.arguments: list[tuple[int, str, Callable[[int], str], bool]] = []
        for i, argument in enumerate(arguments):
            key, kind = argument.split(":")
            self.arguments.append((i, f',"{key}":', _writer(kind.rstrip("?")), kind.endswith("?")))


SPECS = [Spec(*events.SPECS[event]) for event in range(len(events.SPECS))]


class Tape:
    """The events of one observer, as far as they have been asked for."""

    def __init__(self, start: State, observer: int) -> None:
        self.observer = observer
        self.first = start.emitted
        self.lines: list[str] = []
        self.shadow = start.clone()
        self.before = State(start.box)
        self.after = State(start.box)
        project.project(start, observer, self.before)
        self.shadow.tape = self
        self.shadow.recording = 1
        self.played = 0
        self.ends: list[int] = []  # the number of the last event after each answer, the start first

    def capture(self, g: State, event: int, mask: int, arguments: tuple[int, ...]) -> None:
        """Takes down one event."""
        project.project(g, self.observer, self.after)
        spec = SPECS[event]
        knows = mask == ids.EVERYONE or self.observer == ids.ALL or (mask >> self.observer) & 1
        text = f'{{"n":{g.emitted},{spec.opening}'
        for i, key, write, secret in spec.arguments:
            text += key + ('"?"' if secret and not knows else write(arguments[i]))
        self.lines.append(f'{text},"set":{{{cells.changes(self.before, self.after)}}}}}')
        self.before, self.after = self.after, self.before
