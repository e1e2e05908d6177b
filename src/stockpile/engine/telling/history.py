"""What has been answered: an append-only list that clones share until they part, and the tape made from it."""

# c: def

from stockpile.engine.rules import flow
from stockpile.engine.state import State
from stockpile.engine.telling.tape import ObserverTrack, Tape


class History:
    """A start, the answers since, and for the observers who asked, the events they caused."""

    # c: readonly State start; readonly list codes; readonly Tape tape; methods cpdef

    def __init__(self, start: State, codes: list[int]) -> None:
        self.start = start
        self.codes = codes
        self.tape: Tape | None = None

    # c: locals fork History
    def parted(self, length: int, now: State) -> "History":
        """A history of its own with the first answers of this one, for a game that goes another way from `now` on."""
        if self.tape is not None and self.tape.played <= length:
            fork = History(self.start, self.codes[:length])
            fork.tape = self.tape.copied()
            return fork
        return self.tried(length, now)

    # c: locals fork History
    def tried(self, length: int, now: State) -> "History":
        """The same with a tape that begins `now`: who asks for what comes next need not wait for all that was."""
        fork = History(self.start, self.codes[:length])
        fork.tape = Tape(now.clone(), length)
        fork.tape.ends.append(now.emitted)
        return fork

    # c: locals tape Tape, track ObserverTrack
    def track(self, observer: int, length: int, since: int) -> ObserverTrack:
        """The track of an observer, played at least to the given number of answers, with all events after `since`."""
        tape = self.tape
        if tape is None or (since < tape.first and tape.first > self.start.emitted):
            tape = self.tape = self.taped(Tape(self.start, 0), observer, 0)
        track = tape.of(observer)
        if track is None and tape.ends and tape.shadow.emitted == tape.first:
            track = tape.add(observer)  # nothing has happened yet
        elif track is None:  # who comes late: what is on the tape is played again for this one alone
            track = self.taped(tape.rewound(), observer, tape.played).tracks[0]
            tape.tracks.append(track)
        self.play(tape, length)
        return track

    def place_after(self, since: int) -> int:
        """Where on every track the events after number `since` begin."""
        assert self.tape is not None, "nobody has asked for events yet"
        return max(since - self.tape.first, 0)

    # c: locals last int
    def place_of(self, length: int) -> int:
        """Where on every track the events of so many answers end."""
        assert self.tape is not None, "nobody has asked for events yet"
        last = self.tape.ends[length - self.tape.skipped]
        return last - self.tape.first

    # c: cdef
    def taped(self, tape: Tape, observer: int, length: int) -> Tape:
        """A tape played to the given number of answers for one observer."""
        tape.add(observer)
        tape.shadow.tape = tape
        flow.begin(tape.shadow)
        tape.shadow.tape = None
        tape.ends.append(tape.shadow.emitted)
        self.play(tape, length)
        return tape

    # c: cdef except *; locals code int
    def play(self, tape: Tape, length: int) -> None:
        """Plays on to the given number of answers.

        The state knows its tape only meanwhile: a game that nobody has any more is freed at once, not when somebody
        looks for cycles.
        """
        tape.shadow.tape = tape
        while tape.played < length:
            code = self.codes[tape.played]
            flow.answer(tape.shadow, code % 8 - 1, code // 8)
            tape.played += 1
            tape.ends.append(tape.shadow.emitted)
        tape.shadow.tape = None
