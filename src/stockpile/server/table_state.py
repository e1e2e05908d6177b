"""What a table is at a moment: its match, whether it is frozen, and who follows it."""

from collections.abc import Callable

from stockpile.engine.setup.setup import Setup
from stockpile.server.description import TableDescription
from stockpile.server.listener import Listener
from stockpile.server.numbers import numbers_text
from stockpile.server.presence import Presence
from stockpile.server.sentences import Teller
from stockpile.session import Match


class NoSuchTable(LookupError):
    """Nobody has made it, or it was deleted."""


class TableState:
    """Everything that frames are made from; `LiveTable` is what changes it."""

    def __init__(self, name: str, match: Match, frozen: str | None, now: Callable[[], float]) -> None:
        self.id = name
        self.match = match
        self.frozen = frozen
        self.now = now
        self.presence = Presence(now)
        self.listeners: set[Listener] = self.presence.listeners  # who follows the table from here
        self._numbers: tuple[Setup, bytes] | None = None
        self._description: TableDescription | None = None
        self._tellers: dict[str, tuple[Match, int, Teller]] = {}  # with the match and how often its table had changed

    @property
    def state(self) -> str:
        """Where the table stands, in one word."""
        if self.frozen is not None:
            return "frozen"
        if self.match.closed:
            return "closed"
        if self.match.over:
            return "over"
        if self.match.current is not None:
            return "playing"
        lobby = self.match.lobby
        return "dealing" if lobby is not None and lobby.full_since is not None else "lobby"

    @property
    def is_played(self) -> bool:
        """Whether answers can be given."""
        return self.frozen is None and not self.match.closed and self.match.started

    @property
    def numbers(self) -> bytes:
        """Every number of the setup; kept here, since comparing setups costs more than most frames."""
        if self._numbers is None or self._numbers[0] is not self.match.setup:
            self._numbers = (self.match.setup, numbers_text(self.match.setup))
        return self._numbers[1]

    def described(self) -> bytes:
        """What everybody may know of the table, now."""
        known = self._description
        if known is None or not known.is_good(self.match, self.frozen):
            known = self._description = TableDescription(self.id, self.state, self.match, self.frozen, self.numbers)
        return known.text(self.present())

    def teller(self, language: str | None) -> Teller | None:
        """Who puts what happens here into words of a language; kept while the same people sit here."""
        if language is None:
            return None
        match, known = self.match, self._tellers.get(language)
        if known is None or known[0] is not match or known[1] != match.changes:
            known = self._tellers[language] = (match, match.changes, Teller(match, language))
        return known[2]

    def present(self) -> list[bool]:
        """Which seats have somebody connected; bots always have."""
        connected = self.presence.seats()
        return [seat.bot is not None or number in connected for number, seat in enumerate(self.match.seats)]

    def came_back(self) -> list[int]:
        """The seats that are to be somebody else's, though whoever has them is here."""
        leaving = self.match.leaving
        if not leaving:
            return []
        present = self.present()
        return [number for number in leaving if present[number]]
