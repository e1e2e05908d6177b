"""One game: a state, its open question, and the answers that led there."""

import hashlib
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, names
from stockpile.engine.declared import fields
from stockpile.engine.formats import refusal
from stockpile.engine.knowledge import project
from stockpile.engine.question import IllegalAnswer, Question, Refusal
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.setup import actions
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.engine.telling.history import History

if TYPE_CHECKING:
    from stockpile.engine.formats.record import Record
    from stockpile.engine.result import Result
    from stockpile.engine.view import View

ASKS = tuple(names.ASKS[ask] for ask in range(len(names.ASKS)))
SLICES = tuple(
    (field.name.encode(), fields.OFFSETS[field.name], fields.OFFSETS[field.name] + field.nbytes)
    for field in fields.FIELDS
)


class Game:
    """A game of Stockpile. Ask `question`, give `answer`, until `question` is None.

    The same seed deals the same cards. Without one, 256 bits are drawn; a small number is for tests and studies, since
    whoever sees a few cards can try all small numbers until they fit.
    """

    _out: list[int]
    _seat: int

    def __init__(self, setup: Setup, seed: int | None = None) -> None:
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

    @staticmethod
    def from_state(setup: Setup, state: State) -> "Game":
        """A game that begins at a full state; for resampling and positions."""
        game = Game.__new__(Game)
        game._begin(setup, None, state)
        return game

    # The question

    def _legal(self, seat: int) -> int:
        """Fills the list of legal answers once for each question."""
        if self._count < 0 or self._seat != seat:
            self._count = flow.legal(self._state, seat, self._out)
            self._seat = seat
            if self._state.box.plugged:
                raise_fault()
        return self._count

    def _question(self, seat: int) -> Question:
        count = self._legal(seat)
        return Question(seat, ASKS[self._state.ask], [self._out[i] for i in range(count)])

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

    def answer(self, given: int | str, seat: int | None = None) -> None:
        """Gives an answer, as an id or in notation; an illegal one raises IllegalAnswer and changes nothing."""
        if seat is None and type(given) is int and 0 <= given < ids.ACTION_COUNT:
            asked = flow.asked_seat(self._state)
            if self._is_legal(asked, given):
                self._apply(asked, given)
                return
        refused = self.refusal(given, seat)
        number = self._number(given)
        if refused is not None or number is None:
            raise IllegalAnswer(refused or refusal.unreadable(given))
        self._apply(flow.asked_seat(self._state) if seat is None else seat, number)

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

    def _apply(self, seat: int, given: int) -> None:
        """Applies a legal answer and remembers it."""
        if self._length != len(self._history.codes):
            self._history = self._history.parted(self._length, self._state)
        state = self._state
        if state.box.plugged:
            state = state.clone()  # a card from outside the box may fail, and then nothing has happened
        flow.answer(state, seat, given)
        if state.box.plugged:
            raise_fault()
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

    def refusal(self, given: int | str, seat: int | None = None) -> Refusal | None:
        """Why an answer is not allowed, or None if it is."""
        if self._state.ask == ids.NOTHING:
            return refusal.game_over()
        asked = flow.asked_seat(self._state) if seat is None else seat
        if isinstance(asked, bool) or not isinstance(asked, int) or not ids.CHANCE <= asked < self.setup.players:
            return refusal.not_asked(asked)
        if not (self._state.asked >> (asked if asked >= 0 else ids.CHANCE_BIT)) & 1:
            return refusal.not_asked(asked)
        number = self._number(given)
        if number is None:
            return refusal.unreadable(given)
        if self._is_legal(asked, number):
            return None
        return refusal.explain(self._state, self.setup, asked, number)

    # Notation

    def _number(self, given: object) -> int | None:
        if isinstance(given, str):
            return actions.parse(given, self.setup.table.bids)
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < ids.ACTION_COUNT:
            return None
        return given

    def notation(self, given: int) -> str:
        """The text of an answer."""
        if self._number(given) is None or isinstance(given, str):
            raise IllegalAnswer(refusal.unreadable(given))
        return actions.ACTIONS[given].notation(self.setup.table.bids)

    def parse(self, text: str) -> int:
        """The id of an answer's text."""
        number = actions.parse(text, self.setup.table.bids) if isinstance(text, str) else None
        if number is None:
            raise IllegalAnswer(refusal.unreadable(text))
        return number

    # What seats may know

    def view(self, seat: int | None) -> "View":
        """What a seat may know now; None for a spectator."""
        from stockpile.engine.view import View

        state = State(self._state.box)
        project.project(self._state, self._observer(seat), state)
        return View(self.setup, state)

    def _observer(self, seat: int | None) -> int:
        if seat is None:
            return ids.PUBLIC
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.players:
            raise ValueError(f"seat: {seat!r} is none of the seats 0 to {self.setup.players - 1}, nor None")
        return seat

    def _lines(self, observer: int, since: int) -> list[bytes]:
        track = self._history.track(observer, self._length, since)
        return track.lines[self._history.part(since, self._length)]

    def event_lines(self, seat: int | None, since: int = 0) -> list[bytes]:
        """The facts after number `since` as a seat may know them, each as JSON; None for a spectator."""
        return self._lines(self._observer(seat), since)

    def has_told(self, seat: int | None, since: int) -> bool:
        """Whether the facts after number `since` have told a seat anything but whose turn it is."""
        track = self._history.track(self._observer(seat), self._length, since)
        return any(track.tells[self._history.part(since, self._length)])

    def all_lines(self) -> list[bytes]:
        """All facts with nothing hidden: for the record of a game."""
        return self._lines(ids.ALL, 0)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The facts after number `since` as a seat may know them; None for a spectator."""
        import json  # when it is needed: importing the package shall be quick

        return [json.loads(line) for line in self.event_lines(seat, since)]

    @property
    def event_count(self) -> int:
        """The number of the last event."""
        return self._state.emitted

    # The end

    @property
    def result(self) -> "Result | None":
        """Scores, winners and where the money came from; None before the end."""
        from stockpile.engine.result import Result

        if not self.over:
            return None
        sheet = self._state.sheet()
        return Result(sheet["score"][: self.setup.players], sheet["winners"], sheet["majorities"])

    # Copies, hashes, records

    def clone(self) -> "Game":
        """An independent copy; it shares the answers so far."""
        other = Game.__new__(Game)
        other.setup = self.setup
        other._seed = self._seed
        other._history = self._history
        other._length = self._length
        other._state = self._state.clone()
        other._count = -1
        if not cython.compiled:
            other._out = [0] * ids.ANSWERS
        return other

    def fork(self) -> "Game":
        """A copy to try answers on and throw away: unlike a clone, what it is told costs this game nothing."""
        other = self.clone()
        other._history = self._history.tried(self._length, self._state)
        return other

    def hash(self) -> str:
        """A fingerprint of the whole state, alike in every build; fields that are not used do not count."""
        return state_hash(self._state.dump())

    def answers(self) -> list[tuple[int, int]]:
        """The answers so far, as pairs of seat and id."""
        return [(code % 8 - 1, code // 8) for code in self._history.codes[: self._length]]

    def record(self, seat: int | str | None = "all") -> "Record":
        """The game as a file to keep: everything, or with a seat (or None) only what it may know."""
        from stockpile.engine.formats.record import record_of

        return record_of(self, seat)

    @staticmethod
    def replay(record: "Record", upto: int | None = None) -> "Game":
        """The game of a record, after all its answers or the first `upto`."""
        from stockpile.engine.formats.record import replay

        return replay(record, upto)

    def position(self) -> dict[str, Any]:
        """The full state as plain JSON."""
        from stockpile.engine.formats.position import position_of

        return position_of(self.setup, self._state)

    @staticmethod
    def from_position(data: Mapping[str, Any]) -> "Game":
        """A game that begins at a position; what is left out has the defaults of docs/positions.md."""
        from stockpile.engine.formats.position import state_of_position

        setup, state = state_of_position(data)
        return Game.from_state(setup, state)

    def start_position(self) -> dict[str, Any]:
        """The position at which the history begins."""
        from stockpile.engine.formats.position import position_of

        return position_of(self.setup, self._history.start)

    @property
    def seed(self) -> int | None:
        """The seed; a secret while the game is on. None if it was not begun from one."""
        return self._seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.setup == other.setup and self._state.dump() == other.state_dump()

    def state_dump(self) -> bytes:
        """The state as bytes."""
        return self._state.dump()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game of {self.setup.players} players, {self._length} answers>"

    def __reduce__(self) -> tuple[Any, ...]:
        start = self._history.start
        return restore, (self.setup, self._seed, start.dump(), start.emitted, self._history.codes[: self._length])

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()


def restore(setup: Setup, seed: int | None, data: bytes, emitted: int, codes: list[int]) -> Game:
    """A pickled game: its start and all its answers again."""
    start = State(box_of(setup))
    start.load(data)
    start.emitted = emitted
    game = Game.__new__(Game)
    game._begin(setup, seed, start)
    for code in codes:
        game._apply(code % 8 - 1, code // 8)
    return game


def state_hash(data: bytes) -> str:
    """The fingerprint of a state's bytes."""
    digest = hashlib.blake2b(digest_size=16)
    for name, start, end in SLICES:
        part = data[start:end]
        if part.count(0) != end - start:
            digest.update(name + part)
    return digest.hexdigest()


def raise_fault() -> None:
    """Raises what a card from outside the box has raised; games without such cards do not even load their adapter."""
    from stockpile.engine.plugins import plugin

    plugin.raise_fault()


def legal_answers(state: State, seat: int) -> list[int]:
    """The legal answers of a seat in any state, also in the seat's own view."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    count = flow.legal(state, seat, out)
    return [out[i] for i in range(count)]
