"""What one seat may know of a game: a state with everything else emptied out. It holds no other secret to give away."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from stockpile.engine import ids
from stockpile.engine.knowledge import project
from stockpile.engine.names import ASKS
from stockpile.engine.question import Question
from stockpile.engine.resampling.resample import resample
from stockpile.engine.rules import flow, rng
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.engine.telling import cells, purse
from stockpile.engine.telling.purse import Money
from stockpile.engine.telling.writer import Writer

if TYPE_CHECKING:
    from stockpile.engine.game import Game


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
        from stockpile.engine.game import legal_answers

        seat = self.seat
        ask = ids.NOTHING if seat is None else flow.ask_of(self._state, seat)
        if seat is None or ask == ids.NOTHING:
            return None
        return Question(seat, ASKS[ask], legal_answers(self._state, seat))

    def money(self) -> dict[int, Money]:
        """What each answer to this seat's question would do to its cash at once; what it cannot know is left out."""
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

    def resample(self, seed: int) -> "Game":
        """A game that agrees with everything this seat knows, uniform over the possible deals (KNO-7)."""
        from stockpile.engine.game import Game

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
        return _restore, (self.setup, self._state.dump(), self._state.emitted)


@lru_cache(maxsize=64)
def setup_bytes(setup: Setup) -> bytes:
    """The setup as JSON, made once."""
    import json

    return json.dumps(setup.to_dict(), separators=(",", ":")).encode()


def _restore(setup: Setup, data: bytes, emitted: int) -> View:
    state = State(box_of(setup))
    state.load(data)
    state.emitted = emitted
    return View(setup, state)
