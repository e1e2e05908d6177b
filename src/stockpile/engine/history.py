"""What has been answered: an append-only list that clones share until they part, and the tapes made from it."""

from stockpile.engine import flow
from stockpile.engine.tape import Tape


class History:
    """A start, the answers since, and for each observer who asked, the events they caused."""

    def __init__(self, start, codes):
        self.start = start
        self.codes = codes
        self.tapes = {}

    def forked(self, length):
        """A history of its own with the first answers of this one."""
        return History(self.start, self.codes[:length])

    def tape(self, observer, length):
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


def code_of(seat, action):
    """A seat and its answer as one number."""
    return action * 8 + seat + 1
