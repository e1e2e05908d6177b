"""What a running match consists of, and what can be read off it: entries change it, everybody else looks."""

from typing import Any

from stockpile.engine.formats.record import Record
from stockpile.engine.game import Game
from stockpile.engine.question import Question, Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.session import turns
from stockpile.session.asked import Asked
from stockpile.session.clock import Clock
from stockpile.session.entry import Entry
from stockpile.session.invitation import Invitation
from stockpile.session.lobby import Lobby
from stockpile.session.message_log import MessageLog
from stockpile.session.people import People
from stockpile.session.seat import Seat
from stockpile.session.turn import Turn


class MatchState:
    """Begins empty; every kind of entry says what it changes here."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revision = 0  # counts what changes the game, not entries: a secret entry must not be noticed
        self.closed = False
        self.clock = Clock(None, 0)
        self.lobby: Lobby | None = None
        self.sit_down(People([]))
        self.rematch: Invitation | None = None
        self.pace: str | float = 1.0
        self.gives_only_answers = False  # what people who sit down here want unless they say otherwise
        self.dealt_setup: Setup | None = None
        self.current: Game | None = None
        self.bot_seed = 0  # never the seed of the game: what bots do must tell nothing about it
        self.asks: dict[int, str] = {}  # by the number of an answer's entry: what kind of question it answered
        self.turn = Turn()
        self.said = MessageLog()
        self._after: tuple[tuple[int, int, tuple[Any, ...]], Game | Refusal] | None = None
        self._asked = Asked()
        self.started = False  # whether all seats are filled and the cards dealt: nobody answers before
        self.changes = 0  # counts what everybody may know of the table: who sits here, what they are called

    def sit_down(self, people: People) -> None:
        """The people of this match, and who sits where: read at every step, so kept at hand."""
        self.people = people
        self.seats: list[Seat] = people.seats
        self.note_people()

    def note_people(self) -> None:
        """After whatever changes the table: what is asked at every answer, and changes with the people alone."""
        self.seat_of_token = self.people.seat_of_token()
        self.leaving = self.people.leaving()

    # What goes out

    def stream(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The messages after number `since`: the seat's events, and what happened at the table. None: a spectator."""
        return self.said.messages(self.current, seat, since)

    def text(self, seat: int | None, since: int = 0) -> bytes:
        """The same messages as JSON, with commas between them."""
        return self.said.text(self.current, seat, since)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.game.view(seat)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        return self._asked.by_seat.get(seat)

    @property
    def questions(self) -> list[Question]:
        """All open questions."""
        return self._asked.questions

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The game's facts alone."""
        return self.game.events(seat, since)

    def record(self, seat: int | str | None) -> Record:
        """The game to keep, as a seat may know it; "all" holds every secret."""
        record = self.game.record(seat)
        record.promised = self.lobby.shuffle.seal if self.lobby is not None else None
        return record

    def clocks(self, now: float) -> list[float | None]:
        """The seconds that each seat has left."""
        return [self.clock.left(seat, self._at(now)) for seat in range(len(self.seats))]

    @property
    def setup(self) -> Setup:
        """What is played."""
        if self.dealt_setup is None:
            raise ValueError("the match has no entry yet")
        return self.dealt_setup

    @property
    def game(self) -> Game:
        """The game with all its secrets: for this package and its tests alone."""
        assert self.current is not None, "no card has been dealt yet"
        return self.current

    @property
    def created(self) -> Entry:
        """The first entry."""
        return self.entries[0]

    @property
    def exists(self) -> bool:
        """Whether the match has its first entry."""
        return bool(self.entries)

    @property
    def host_seat(self) -> int | None:
        """Where the host sits; None while the host has no seat."""
        return self.people.host_seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.current is not None and self.current.over

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return self._asked.seats

    @property
    def waiting_for(self) -> list[int]:
        """The people who are asked now, once the game has started."""
        if not self.started:
            return []
        return [seat for seat in self.asked if self.seats[seat].player is None]

    @property
    def bots_are_next(self) -> bool:
        """Whether tick has a bot's answer to give."""
        return self.started and not self.closed and any(self.seats[seat].player for seat in self.asked)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last answer could be taken back now."""
        return self.current is not None and not turns.undo_refusal(self.game, self.turn, self.seats, seat)

    def opened(self, seat: int) -> int:
        """The revision at which the seat's question came up."""
        opened = self._asked.opened(seat)
        return self.revision if opened is None else opened

    def after_answers(self, seat: int, answers: list[Any]) -> Game | Refusal:
        """The game after a seat's answers, kept from the check until they take effect: a second try would cost dear."""
        key = (self.revision, seat, tuple(answers))
        if self._after is None or self._after[0] != key:
            self._after = (key, turns.taken(self.game, seat, answers))
        return self._after[1]

    @property
    def round_number(self) -> int:
        """The round that is being played; 0 before the first card."""
        return int(self.view(None).to_dict()["round"]) if self.current is not None else 0

    def note_if_full(self, at: float) -> None:
        """When the last seat of a lobby is taken and all are ready, time runs for what is still owed."""
        if self.lobby is not None and self.current is None and self.lobby.may_begin(self.seats):
            self.lobby.filled([number for number, seat in enumerate(self.seats) if seat.bot is None], at)

    def _at(self, now: float) -> float:
        """Time never runs backwards."""
        return max(now, self.entries[-1]["at"]) if self.entries else now
