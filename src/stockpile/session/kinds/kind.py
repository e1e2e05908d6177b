"""What a kind of entry says of itself: its fields, when it is allowed, what it does, and who notices."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from stockpile.bots import NAMES
from stockpile.engine.question import Refusal
from stockpile.session.entry import NAME_LENGTH, Entry, cleaned
from stockpile.session.kinds.shapes import Check
from stockpile.session.state import MatchState


class Kind(ABC):
    """One kind of entry. Kinds remember nothing: what happens is in the match and in its log."""

    key: ClassVar[str]
    fields: ClassVar[Mapping[str, Check]] = {}  # what an entry must have, and how each field is checked
    optional: ClassVar[Mapping[str, Check]] = {}  # what it may have
    is_made: ClassVar[bool] = False  # only the match itself writes it, as time passes

    # Who notices
    is_secret: ClassVar[bool] = False  # nobody but its seat, and not even operators who count
    changes_table: ClassVar[bool] = True  # what everybody may know of the table is another than before
    moves_people: ClassVar[bool] = False  # somebody may look through other eyes: who sits where, who is the host
    renews_view: ClassVar[bool] = False  # events alone do not lead from the old view to the new one
    asks: ClassVar[bool] = False  # questions may come up with it

    def own(self, given: Mapping[str, Any]) -> Entry:
        """A copy that may be tidied without changing what was given."""
        return dict(given)

    def refusal(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        """Why the table does not allow it now, or None. Changes no match; texts in the entry are tidied."""
        if not match.exists:
            return Refusal("", "not-created")
        if match.closed:
            return Refusal("", "closed")
        if "seat" in item and not 0 <= item["seat"] < len(match.seats):
            return Refusal("", "no-such-seat")
        return self.check(match, item, now)

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        """What this kind asks for beyond an open table and a seat that exists."""
        return None

    @abstractmethod
    def apply(self, match: MatchState, item: Entry) -> None:
        """Changes the match and says so. Whether it may has been checked before."""


def tidy(item: Entry, field: str, most: int) -> Refusal | None:
    """Tidies a text of a person; it must say something, and not too much."""
    item[field] = cleaned(item[field])
    if len(item[field]) > most:
        return Refusal("", "too-long", most=most)
    return None if item[field] else Refusal("", "nothing-said")


def no_person(match: MatchState, seat: int) -> Refusal | None:
    """A refusal unless the seat is somebody's."""
    if match.seats[seat].bot is not None:
        return Refusal("", "seat-is-bot")
    return None if match.seats[seat].name is not None else Refusal("", "seat-empty")


def no_bot(name: str) -> Refusal | None:
    """A refusal unless there is such a bot."""
    return None if name in NAMES else Refusal("", "no-such-bot", given=name[:NAME_LENGTH])
