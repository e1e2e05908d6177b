"""The two public objects: a game, and what one seat may know of it. They stand together since each makes the other."""

# c: def

import os
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, SupportsIndex

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, simulation
from stockpile.engine.course import Course
from stockpile.engine.knowledge import project
from stockpile.engine.resampling.resample import resample
from stockpile.engine.rules import flow, rng
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.checks import one_of, whole
from stockpile.engine.setup.setup import Setup
from stockpile.engine.sight import Sight
from stockpile.engine.state import State

if TYPE_CHECKING:  # the rest of what they lead to is imported when it is asked for: a quick start needs none of it
    from stockpile.engine.formats.record import Record
    from stockpile.engine.result import Result

UNTIL = ("end", "round")
MOST_WORLDS = 10_000_000
MOST_ANSWERS = 1 << 30
CHANCE_PLAYER = simulation.Player()


class Game(Course):
    """A game of Stockpile. Ask `question`, give `answer`, until `question` is None.

    The same seed deals the same cards. Without one, 256 bits are drawn; a small number is for tests and studies, since
    whoever sees a few cards can try all small numbers until they fit.
    """

    def view(self, seat: SupportsIndex | None) -> "View":
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

    def playout(self, policies: Any = "random", until: str = "end", seed: SupportsIndex = 1) -> "Outcome":
        """Plays a copy of this game on, compiled, and says what came of it; this game stays as it is.

        `policies` is the name of a bot that does not search (`random`, `greedy`, `trader`…) or a policy
        (`bots.levels.policy_of`), for all seats, or a list with one for each. `until` is "end", or "round" for the end
        of this round. The same seed plays the same. It plays the true game: to search, play out what
        `view.resample` deals, or ask for `view.rollouts`.
        """
        player, to_end = player_of(self.setup, policies), is_to_end(until)
        state = self._state.clone()
        return Outcome(self.setup, state, simulation.played_on(state, player, to_end, rng.checked_seed(seed)))

    def record(self, seat: int | str | None = "all") -> "Record":
        """The game as a file to keep: everything, or with a seat (or None) only what it may know."""
        from stockpile.engine.formats.record import record_of

        return record_of(self, seat)

    @staticmethod
    def replay(record: "Record | str | os.PathLike[str]", upto: SupportsIndex | None = None) -> "Game":
        """The game of a record, or of the file at a path; after all its answers or the first `upto`.

        A text that comes from elsewhere is no path: read it with `Record.from_text` first, which opens nothing.
        """
        from stockpile.engine.formats.record import Record, replay

        found = record if isinstance(record, Record) else Record.load(record)
        return replay(found, Game, None if upto is None else whole("upto", upto, 0, MOST_ANSWERS))

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


class View(Sight):
    """The game as one seat (or, with seat None, a spectator) may know it at one moment.

    What it shows is read from attributes (`view.cash`, `view.prices`, `view.pairs`…), which cost far less than
    `to_dict`; `view.part(name)` is one entry of that.
    """

    __slots__ = ()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "View":
        """A view as good as the one that was written; a ValueError names what is wrong."""
        from stockpile.engine.formats.position import state_of_view

        setup, state = state_of_view(data)
        return cls(setup, state)

    def resample(self, seed: SupportsIndex) -> Game:
        """A game that agrees with everything this seat knows, uniform over the possible deals (KNO-7)."""
        return Game.from_state(self.setup, resample(self._state, rng.Source(rng.checked_seed(seed))))

    def rollouts(
        self,
        worlds: SupportsIndex = 100,
        policies: Any = "random",
        *,
        answer: SupportsIndex | str | None = None,
        until: str = "end",
        seed: SupportsIndex = 1,
    ) -> simulation.Rollouts:
        """Plays on in so many worlds that agree with this view, compiled: `.win_shares`, `.mean_scores`, by world too.

        `policies` and `until` are those of `Game.playout`. With `answer` the seat first gives this answer to its
        question. The same seed deals the same worlds, so answers are best compared with the same seed.
        """
        number = -1 if answer is None else self.checked_answer(answer)
        count = whole("worlds", worlds, 1, MOST_WORLDS)
        player, to_end = player_of(self.setup, policies), is_to_end(until)
        return simulation.rollouts(self._state, count, player, number, to_end, rng.checked_seed(seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_view, (self.setup, self._state.dump(), self._state.emitted)


class Outcome:
    """What came of playing on: who has what, and the game as it stands then."""

    __slots__ = ("_setup", "_state", "decisions")

    def __init__(self, setup: Setup, state: State, decisions: int) -> None:
        self._setup = setup
        self._state = state
        self.decisions = decisions

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(flow.is_over(self._state))

    @property
    def scores(self) -> list[int]:
        """The final money of each seat; before the end, money and stocks at today's prices."""
        return simulation.money_of(self._state)

    @property
    def win_shares(self) -> list[float]:
        """Each seat's share of the win; all 0 before the end."""
        return simulation.shares_of(self._state)

    @property
    def game(self) -> Game:
        """A game of its own that goes on from there; what was answered on the way is not kept."""
        return Game.from_state(self._setup, self._state.clone())

    def __repr__(self) -> str:
        return f"<Outcome after {self.decisions} answers: {self.scores}{', over' if self.over else ''}>"


def player_of(setup: Setup, policies: Any) -> simulation.Player:
    """Who plays on; chance needs no bots."""
    if policies == "random":
        return CHANCE_PLAYER
    found: simulation.Player = import_module("stockpile.bots.simulation").player_of(setup, policies)
    return found


def is_to_end(until: object) -> bool:
    """Whether to play to the end of the game; a ValueError if it is not a moment that we know."""
    one_of("until", until, UNTIL)
    return until == "end"


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


def restore_view(setup: Setup, data: bytes, emitted: int) -> View:
    state = State(box_of(setup))
    state.load(data)
    state.emitted = emitted
    return View(setup, state)
