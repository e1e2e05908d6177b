"""The course of a game: a state, its open question, and the answers that led there."""

# c: def

import operator
import os
from typing import Any, Self, SupportsIndex

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, names
from stockpile.engine.fingerprint import fingerprint
from stockpile.engine.plugins import faults
from stockpile.engine.question import ChanceQuestion, IllegalAnswer, Question, Refusal
from stockpile.engine.refusals import reasons
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.setup import actions
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.checks import integer
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.engine.telling import drawing
from stockpile.engine.telling.history import History

ASKS = tuple(names.ASKS[ask] for ask in range(len(names.ASKS)))


class Made:
    """What `help` and `inspect` say of how a game is made: a compiled class does not know its own parameters."""

    def __get__(self, _game: object, _sort: type) -> Any:
        import inspect  # only for those who ask

        def game(setup: Setup, seed: SupportsIndex | None = None) -> None: ...

        return inspect.signature(game).replace(return_annotation=inspect.Signature.empty)


class Course:
    """How a game goes: questions, answers, and the facts that each seat is told."""

    # c: readonly object setup; object _seed; State _state; readonly History _history
    # c: int _length, _count, _seat, _out[ANSWERS]

    _out: list[int]
    _seat: int
    __signature__ = Made()

    def __init__(self, setup: Setup, seed: SupportsIndex | None = None) -> None:
        if not isinstance(setup, Setup):
            raise TypeError(f"setup: a Setup is needed, not {type(setup).__name__}")
        state = State(box_of(setup))
        if setup.chance == "asked":
            if seed is not None:
                raise ValueError("seed: a game with asked chance has none")
            chance.prepare_asked(state)
        else:
            seed = int.from_bytes(os.urandom(rng.SEED_BITS // 8), "little") if seed is None else rng.checked_seed(seed)
            chance.prepare_keyed(state, seed)
        self._begin(setup, seed, state)

    # c: cpdef; args object seed
    def _begin(self, setup: Setup, seed: int | None, start: State) -> None:
        """Takes a state before its next question as the start of the history."""
        self.setup = setup
        self._seed = seed
        self._history = History(start.clone(), [])
        self._length = 0
        self._state = start
        self._count = -1
        if not cython.compiled:
            self._out = [0] * ids.ANSWERS
        flow.begin(start)

    @classmethod
    def from_state(cls, setup: Setup, state: State) -> Self:
        """A game that begins at a full state; for resampling and positions."""
        game = cls.__new__(cls)
        game._begin(setup, None, state)
        return game

    # The question

    # c: cdef
    def _legal(self, seat: int) -> int:
        """Fills the list of legal answers once for each question."""
        if self._count < 0 or self._seat != seat:
            self._count = flow.legal(self._state, seat, self._out)
            self._seat = seat
            if self._state.box.plugged:
                faults.raise_fault()
        return self._count

    # c: cdef
    def _question(self, seat: int) -> Question:
        count = self._legal(seat)
        answers = [self._out[i] for i in range(count)]
        if seat == ids.CHANCE:
            return ChanceQuestion(seat, ASKS[self._state.ask], answers, drawing.draw_of(self._state))
        return Question(seat, ASKS[self._state.ask], answers)

    @property
    def question(self) -> Question | None:
        """The open question; None when the game is over."""
        if self._state.ask == ids.NOTHING:
            return None
        return self._question(flow.asked_seat(self._state))

    @property
    def questions(self) -> list[Question]:
        """All open questions: more than one only where the rules say "together"."""
        if self._state.ask == ids.NOTHING:
            return []
        if self._state.asked == 1 << ids.CHANCE_BIT:
            return [self._question(ids.CHANCE)]
        return [self._question(seat) for seat in range(self.setup.players) if (self._state.asked >> seat) & 1]

    @property
    def probabilities(self) -> list[float] | None:
        """When chance is asked: how likely each answer of the question is."""
        question = self.question
        if question is None or question.seat != ids.CHANCE:
            return None
        weights = [chance.weight(self._state, given) for given in question.answers]
        return [weight / sum(weights) for weight in weights]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(flow.is_over(self._state))

    def answer(self, given: SupportsIndex | str, seat: SupportsIndex | None = None) -> None:
        """Gives an answer, as an id or in notation; an illegal one raises IllegalAnswer and changes nothing."""
        if seat is None and type(given) is int and 0 <= given < ids.ACTION_COUNT:
            asked = flow.asked_seat(self._state)
            if self._is_legal(asked, given):
                self._apply(asked, given)
                return
        elif self._is_plainly_legal(seat, given):
            self._apply(seat, given)  # type: ignore[arg-type]  # plain numbers
            return
        refused = self.refusal(given, seat)
        number = self._number(given)
        if refused is not None or number is None:
            raise IllegalAnswer(refused or reasons.unreadable(given))
        self._apply(flow.asked_seat(self._state) if seat is None else operator.index(seat), number)

    # c: cdef bint
    def _is_plainly_legal(self, seat: object, given: object) -> bool:
        """Whether both are plain numbers, as nearly always, and the answer is legal: then nothing is converted."""
        if type(seat) is not int or type(given) is not int:
            return False
        if not ids.CHANCE <= seat < self.setup.players or not 0 <= given < ids.ACTION_COUNT:
            return False
        return self._is_legal(seat, given)

    # c: cdef
    def _is_legal(self, seat: int, given: int) -> bool:
        """Whether the seat is asked and the answer is in its list."""
        if self._state.ask == ids.NOTHING:
            return False
        if not (self._state.asked >> (seat if seat >= 0 else ids.CHANCE_BIT)) & 1:
            return False
        count = self._legal(seat)
        for i in range(count):
            if self._out[i] == given:
                return True
        return False

    # c: cpdef; locals state State
    def _apply(self, seat: int, given: int) -> None:
        """Applies a legal answer and remembers it."""
        if self._length != len(self._history.codes):
            self._history = self._history.parted(self._length, self._state)
        state = self._state
        if state.box.plugged:
            state = state.clone()  # a card from outside the box may fail, and then nothing has happened
        flow.answer(state, seat, given)
        if state.box.plugged:
            faults.raise_fault()
        self._history.codes.append(given * 8 + seat + 1)
        self._length += 1
        self._count = -1
        self._state = state

    def skip_forced(self) -> int:
        """Answers questions that have only one answer, and returns how many they were."""
        skipped = 0
        while self._state.ask != ids.NOTHING:
            seat = flow.asked_seat(self._state)
            if self._legal(seat) != 1:
                break
            self._apply(seat, self._out[0])
            skipped += 1
        return skipped

    def refusal(self, given: SupportsIndex | str, seat: SupportsIndex | None = None) -> Refusal | None:
        """Why an answer is not allowed, or None if it is."""
        if self._is_plainly_legal(seat, given):
            return None
        if self._state.ask == ids.NOTHING:
            return reasons.game_over()
        asked = flow.asked_seat(self._state) if seat is None else integer(seat)
        if asked is None or not ids.CHANCE <= asked < self.setup.players:
            return reasons.not_asked(seat)
        if not (self._state.asked >> (asked if asked >= 0 else ids.CHANCE_BIT)) & 1:
            return reasons.not_asked(asked)
        number = self._number(given)
        if number is None:
            return reasons.unreadable(given)
        if self._is_legal(asked, number):
            return None
        return reasons.explain(self._state, self.setup, asked, number)

    # Notation

    def _number(self, given: object) -> int | None:
        return actions.number_of(given, self.setup.table.bids)

    def notation(self, given: SupportsIndex) -> str:
        """The text of an answer."""
        number = None if isinstance(given, str) else self._number(given)
        if number is None:
            raise IllegalAnswer(reasons.unreadable(given))
        return actions.ACTIONS[number].notation(self.setup.table.bids)

    def parse(self, text: str) -> int:
        """The id of an answer's text."""
        number = actions.parse(text, self.setup.table.bids) if isinstance(text, str) else None
        if number is None:
            raise IllegalAnswer(reasons.unreadable(text))
        return number

    # What seats are told

    # c: cpdef int except -1
    def _observer(self, seat: SupportsIndex | None) -> int:
        if seat is None:
            return ids.PUBLIC
        number = seat if type(seat) is int else integer(seat)
        if number is None or not 0 <= number < self.setup.players:
            raise ValueError(f"seat: {seat!r} is none of the seats 0 to {self.setup.players - 1}, nor None")
        return number

    # c: cdef list
    def _lines(self, observer: int, since: int) -> list[bytes]:
        history = self._history
        track = history.track(observer, self._length, since)
        return track.lines[history.place_after(since) : history.place_of(self._length)]

    def event_lines(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[bytes]:
        """The facts after number `since` as a seat may know them, each as JSON; None for a spectator."""
        return self._lines(self._observer(seat), event_number(since))

    def has_told(self, seat: SupportsIndex | None, since: SupportsIndex) -> bool:
        """Whether the facts after number `since` have told a seat anything but whose turn it is."""
        number = event_number(since)
        track = self._history.track(self._observer(seat), self._length, number)
        return any(track.tells[self._history.place_after(number) : self._history.place_of(self._length)])

    def all_lines(self) -> list[bytes]:
        """All facts with nothing hidden: for the record of a game."""
        return self._lines(ids.ALL, 0)

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[dict[str, Any]]:
        """The facts after number `since` as a seat may know them; None for a spectator."""
        import json  # when it is needed: importing the package shall be quick

        return [json.loads(line) for line in self.event_lines(seat, since)]

    @property
    def event_count(self) -> int:
        """The number of the last event."""
        return self._state.emitted

    def hash(self) -> str:
        """A fingerprint of the whole state, alike in every build; fields that are not used do not count."""
        return fingerprint(self._state.dump())

    def answers(self) -> list[tuple[int, int]]:
        """The answers so far, as pairs of seat and id."""
        return [(code % 8 - 1, code // 8) for code in self._history.codes[: self._length]]

    @property
    def seed(self) -> int | None:
        """The seed; a secret while the game is on. None if it was not begun from one."""
        return self._seed


# c: cdef object
def event_number(since: object) -> int:
    """The number of an event."""
    number = since if type(since) is int else integer(since)
    if number is None:
        raise ValueError(f"since: the number of an event is needed, not {since!r:.40}")
    return number
