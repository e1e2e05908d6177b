"""The two public objects: a game, and what one seat may know of it. They stand together since each makes the other."""

# c: def

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.course import ASKS, Course
from stockpile.engine.knowledge import project
from stockpile.engine.question import Question
from stockpile.engine.resampling.resample import resample
from stockpile.engine.rules import flow, rng
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.engine.telling import cells
from stockpile.engine.telling.writer import Writer

if TYPE_CHECKING:  # the rest of what they lead to is imported when it is asked for: a quick start needs none of it
    from stockpile.engine.formats.record import Record
    from stockpile.engine.result import Result
    from stockpile.engine.telling.purse import Money


class Game(Course):
    """A game of Stockpile. Ask `question`, give `answer`, until `question` is None.

    The same seed deals the same cards. Without one, 256 bits are drawn; a small number is for tests and studies, since
    whoever sees a few cards can try all small numbers until they fit.
    """

    def view(self, seat: int | None) -> "View":
        """What a seat may know now; None for a spectator."""
        state = State(self._state.box)
        project.project(self._state, self._observer(seat), state)
        return View(self.setup, state)

    @property
    def result(self) -> "Result | None":
        """Scores, winners and where the money came from; None before the end."""
        from stockpile.engine.result import Result

        if not self.over:
            return None
        sheet = self._state.sheet()
        return Result(sheet["score"][: self.setup.players], sheet["winners"], sheet["majorities"])

    # c: cpdef; locals other Game
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

    # c: cpdef; locals other Game
    def fork(self) -> "Game":
        """A copy to try answers on and throw away: unlike a clone, what it is told costs this game nothing."""
        other = self.clone()
        other._history = self._history.tried(self._length, self._state)
        return other

    def record(self, seat: int | str | None = "all") -> "Record":
        """The game as a file to keep: everything, or with a seat (or None) only what it may know."""
        from stockpile.engine.formats.record import record_of

        return record_of(self, seat)

    @staticmethod
    def replay(record: "Record", upto: int | None = None) -> "Game":
        """The game of a record, after all its answers or the first `upto`."""
        from stockpile.engine.formats.record import replay

        return replay(record, Game, upto)

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
        return restore_game, (self.setup, self._seed, start.dump(), start.emitted, self._history.codes[: self._length])

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()


class View:
    """The game as one seat (or, with seat None, a spectator) may know it at one moment."""

    __slots__ = ("_state", "setup")

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup = setup
        self._state = state

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""
        seat = project.observer_of(self._state)
        return seat if 0 <= seat < ids.SEATS else None

    @property
    def question(self) -> Question | None:
        """What this seat is asked, if it is asked now."""
        seat = self.seat
        ask = ids.NOTHING if seat is None else flow.ask_of(self._state, seat)
        if seat is None or ask == ids.NOTHING:
            return None
        return Question(seat, ASKS[ask], flow.legal_answers(self._state, seat))

    def money(self) -> "dict[int, Money]":
        """What each answer to this seat's question would do to its cash at once; what it cannot know is left out."""
        from stockpile.engine.telling import purse

        question = self.question
        return {} if question is None else purse.money_of(self._state, question.seat, question.answers)

    @property
    def events(self) -> int:
        """The number of the last event that is in the view."""
        return self._state.emitted

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(flow.is_over(self._state))

    def to_json(self) -> str:
        """The view as JSON text."""
        return self.to_bytes().decode()

    def to_bytes(self) -> bytes:
        """The view as JSON bytes."""
        writer = Writer()
        cells.write_view(writer, self._state, setup_bytes(self.setup))
        return writer.taken()

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON; what the seat may not know reads "?"."""
        import json  # when it is needed: importing the package shall be quick

        result: dict[str, Any] = json.loads(self.to_bytes())
        return result

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "View":
        """A view as good as the one that was written; a ValueError names what is wrong."""
        from stockpile.engine.formats.position import state_of_view

        setup, state = state_of_view(data)
        return cls(setup, state)

    def resample(self, seed: int) -> Game:
        """A game that agrees with everything this seat knows, uniform over the possible deals (KNO-7)."""
        return Game.from_state(self.setup, resample(self._state, rng.Source(rng.checked_seed(seed))))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.setup == other.setup
            and self.events == other.events
            and self._state == other._state
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who} after event {self.events}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_view, (self.setup, self._state.dump(), self._state.emitted)


def restore_game(setup: Setup, seed: int | None, data: bytes, emitted: int, codes: list[int]) -> Game:
    """A pickled game: its start and all its answers again."""
    start = State(box_of(setup))
    start.load(data)
    start.emitted = emitted
    game = Game.__new__(Game)
    game._begin(setup, seed, start)
    for code in codes:
        game._apply(code % 8 - 1, code // 8)
    return game


@lru_cache(maxsize=64)
def setup_bytes(setup: Setup) -> bytes:
    """The setup as JSON, made once."""
    import json

    return json.dumps(setup.to_dict(), separators=(",", ":")).encode()


def restore_view(setup: Setup, data: bytes, emitted: int) -> View:
    state = State(box_of(setup))
    state.load(data)
    state.emitted = emitted
    return View(setup, state)
