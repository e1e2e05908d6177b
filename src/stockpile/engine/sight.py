"""What a view shows: as JSON, and as attributes for bots that need not pay for it."""

# c: def

from functools import lru_cache
from typing import TYPE_CHECKING, Any, SupportsIndex

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, names
from stockpile.engine.knowledge import project
from stockpile.engine.question import IllegalAnswer, Question
from stockpile.engine.refusals import reasons
from stockpile.engine.rules import flow
from stockpile.engine.setup import actions, checks
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.engine.telling import cells, seen
from stockpile.engine.telling.seen import Bid, Half, PileCard, SeenPair
from stockpile.engine.telling.writer import Writer

if TYPE_CHECKING:  # imported when it is asked for: a quick start does not need it
    from stockpile.engine.telling.purse import Money

WRITER = Writer()


class Sight:
    """What one seat may know, to be read; a View can also be resampled and played on."""

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
        return Question(seat, names.ASKS[ask], flow.legal_answers(self._state, seat))

    def checked_answer(self, given: SupportsIndex | str) -> int:
        """The id of a legal answer to this seat's question; IllegalAnswer says why it is none."""
        question = self.question
        if question is None:
            raise IllegalAnswer(reasons.game_over() if self.over else reasons.not_asked(self.seat))
        number = actions.number_of(given, self.setup.table.bids)
        if number is None:
            raise IllegalAnswer(reasons.unreadable(given))
        if number not in question.answers:
            raise IllegalAnswer(reasons.explain(self._state, self.setup, question.seat, number))
        return number

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

    # What lies on the table; a key is None where the seat may not know it

    @property
    def round(self) -> int:
        """The round, from 1; 0 before the first."""
        return seen.turn(self._state)[0]

    @property
    def phase(self) -> str:
        """The key of the phase."""
        return names.STAGES[seen.turn(self._state)[1]]

    @property
    def first(self) -> int:
        """The first player; -1 before it is known."""
        return seen.turn(self._state)[2]

    @property
    def cash(self) -> tuple[int, ...]:
        """Money in thousands, by seat."""
        return seen.cash(self._state)

    @property
    def fees(self) -> tuple[tuple[int, ...], ...]:
        """Trading fees that are still held, by seat and kind."""
        return seen.fees(self._state)

    @property
    def prices(self) -> dict[str, int]:
        """The price of a share, by company."""
        return seen.prices(self._state)

    @property
    def spaces(self) -> dict[str, int]:
        """Where each company stands on its track."""
        return seen.spaces(self._state)

    @property
    def pairs(self) -> list[SeenPair]:
        """The pairs of company and forecast: `owner`, `company`, `forecast`, `up`, `known`."""
        return seen.pairs(self._state)

    @property
    def piles(self) -> list[tuple[PileCard, ...]]:
        """The cards of each pile: `card`, `up`, `by`, `known`."""
        return seen.piles(self._state)

    @property
    def bids(self) -> list[Bid | None]:
        """The meeple on each pile's track: `seat`, `space`, `value`; None where nobody has bid."""
        return seen.bids(self._state)

    @property
    def meeples(self) -> tuple[int, ...]:
        """Meeples that stand on no track, by seat."""
        return seen.meeples(self._state)

    @property
    def hands(self) -> list[list[str | None]]:
        """The market cards in each hand."""
        return [seen.hand(self._state, seat) for seat in range(self.setup.players)]

    @property
    def portfolio(self) -> dict[str, int]:
        """The seat's own regular half, by card; empty for a spectator."""
        seat = self.seat
        return {} if seat is None else seen.portfolio(self._state, seat)

    @property
    def halves(self) -> list[Half]:
        """Every regular half: its `size`, the cards that are `known`, and the `unknown` by the round they came in."""
        return [seen.half(self._state, seat) for seat in range(self.setup.players)]

    @property
    def split(self) -> list[dict[str, int]]:
        """Every split half, by company."""
        return [seen.split(self._state, seat) for seat in range(self.setup.players)]

    @property
    def deck(self) -> int:
        """How many cards the market deck has left."""
        return seen.deck(self._state)

    @property
    def discard(self) -> dict[str, int]:
        """The open discard pile, by card."""
        return seen.discard(self._state)

    @property
    def bonds(self) -> tuple[int, ...]:
        """Bonds, by seat."""
        return seen.bonds(self._state)

    @property
    def investors(self) -> list[tuple[str, ...]]:
        """The investors that each seat has shown."""
        return seen.investors(self._state)

    @property
    def strategies(self) -> list[list[str | None]]:
        """The strategy cards in each hand."""
        return [seen.strategies(self._state, seat) for seat in range(self.setup.players)]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody before the end."""
        return seen.winners(self._state)

    def part(self, name: str) -> Any:
        """One entry of `to_dict`, without the cost of the others."""
        import json

        checks.one_of("name", name, cells.PATHS)
        sort = cells.PATHS.index(name)
        if not cells.is_shown(self._state, sort):
            raise ValueError(f"name: {name} belongs to a module that is not played")
        writer = empty_writer()
        cells.write_sort(writer, self._state, sort)
        return json.loads(writer.taken())

    # The whole, as JSON

    def to_json(self) -> str:
        """The view as JSON text."""
        return self.to_bytes().decode()

    def to_bytes(self) -> bytes:
        """The view as JSON bytes."""
        writer = empty_writer()
        cells.write_view(writer, self._state, setup_bytes(self.setup))
        return writer.taken()

    def part_bytes(self, names: tuple[str, ...]) -> bytes:
        """Some entries of the view as JSON bytes, and `events`; those that this game does not have are left out."""
        writer = empty_writer()
        cells.write_part(writer, self._state, sorts_of(names))
        return writer.taken()

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON; what the seat may not know reads "?"."""
        import json  # when it is needed: importing the package shall be quick

        result: dict[str, Any] = json.loads(self.to_bytes())
        return result

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Sight)
            and self.setup == other.setup
            and self.events == other.events
            and self._state == other._state
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who} after event {self.events}>"


def empty_writer() -> Writer:
    """One for all views, since a new one costs as much as what is written; compiled code writes uninterrupted."""
    if not cython.compiled:
        return Writer()
    WRITER.taken()  # what a view that was too long may have left
    return WRITER


@lru_cache(maxsize=64)
def sorts_of(names: tuple[str, ...]) -> list[int]:
    """What a view has under these names."""
    return [cells.PATHS.index(name) for name in names]


@lru_cache(maxsize=64)
def setup_bytes(setup: Setup) -> bytes:
    """The setup as JSON, made once."""
    import json

    return json.dumps(setup.to_dict(), separators=(",", ":")).encode()
