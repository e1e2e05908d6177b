"""What has been answered: an append-only list that clones share until they part, and the tapes made from it."""

from stockpile.engine import flow
from stockpile.engine.state import State
from stockpile.engine.tape import Tape


class History:
    """A start, the answers since, and for each observer who asked, the events they caused."""

    def __init__(self, start: State, codes: list[int]) -> None:
        self.start = start
        self.codes = codes
        self.tapes: dict[int, Tape] = {}

    def forked(self, length: int) -> "History":
        """A history of its own with the first answers of this one, and the tapes that have not gone beyond them."""
        fork = History(self.start, self.codes[:length])
        for observer, tape in self.tapes.items():
            if tape.played <= length:
                fork.tapes[observer] = tape.copied()
        return fork

    def tape(self, observer: int, length: int) -> Tape:
        """The tape of an observer, played at least to the given number of answers."""
        tape = self.tapes.get(observer)
        if tape is None:
            tape = Tape(self.start, observer)
            self.tapes[observer] = tape
            flow.begin(tape.shadow)
            tape.ends.append(tape.shadow.emitted)
        while tape.played < length:
            code = self.codes[tape.played]
            flow.answer(tape.shadow, code % 8 - 1, code // 8)
            tape.played += 1
            tape.ends.append(tape.shadow.emitted)
        return tape
