"""What has been answered: an append-only list that clones share until they part, and the tape made from it."""

from stockpile.engine import flow
from stockpile.engine.state import State
from stockpile.engine.tape import Tape, Track


class History:
    """A start, the answers since, and for the observers who asked, the events they caused."""

    def __init__(self, start: State, codes: list[int]) -> None:
        self.start = start
        self.codes = codes
        self.tape: Tape | None = None

    def forked(self, length: int) -> "History":
        """A history of its own with the first answers of this one, and the tape if it has not gone beyond them."""
        fork = History(self.start, self.codes[:length])
        if self.tape is not None and self.tape.played <= length:
            fork.tape = self.tape.copied()
        return fork

    def track(self, observer: int, length: int) -> Track:
        """The track of an observer, played at least to the given number of answers."""
        tape = self.tape
        if tape is None:
            tape = self.tape = self.taped(observer, 0)
        track = tape.of(observer)
        if track is None:  # who comes late: what is on the tape is played again for this one alone
            track = self.taped(observer, tape.played).tracks[0]
            tape.tracks.append(track)
        self.play(tape, length)
        return track

    def part(self, since: int, length: int) -> slice:
        """Where on every track the events after number `since` are, up to those of the last of so many answers."""
        tape = self.tape
        assert tape is not None, "nobody has asked for events yet"
        return slice(max(since - tape.first, 0), tape.ends[length] - tape.first)

    def taped(self, observer: int, length: int) -> Tape:
        """A tape of the first answers, for one observer."""
        tape = Tape(self.start)
        tape.add(observer)
        flow.begin(tape.shadow)
        tape.ends.append(tape.shadow.emitted)
        self.play(tape, length)
        return tape

    def play(self, tape: Tape, length: int) -> None:
        """Plays on to the given number of answers."""
        while tape.played < length:
            code = self.codes[tape.played]
            flow.answer(tape.shadow, code % 8 - 1, code // 8)
            tape.played += 1
            tape.ends.append(tape.shadow.emitted)
