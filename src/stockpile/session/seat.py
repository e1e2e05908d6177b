"""One seat of a match: who sits there, and who plays it now."""

from dataclasses import dataclass, field
from typing import Any

from stockpile.session.plan import Plan

GRACE_SECONDS = 120.0  # so long an absent person is waited for before somebody new may see what they saw


@dataclass
class Leaving:
    """The seat is to be given to somebody new: when at the earliest, who wants it so, and who has agreed."""

    until: float
    by: int | None
    agreed: set[int] = field(default_factory=set)

    def to_dict(self) -> dict[str, Any]:
        """What everybody may know of it."""
        return {"until": self.until, "by": self.by, "agreed": sorted(self.agreed)}


@dataclass
class Seat:
    """`bot` is a seat's own bot; `stand_in` is the bot that plays for an absent person.

    `token` is the hash of what proves that somebody is the person; `reserved` is the name of whom the seat is kept for;
    `since` is the number of the entry with which they sat down; `ready` is their mark before the game; `resigned` tells
    that the stand-in plays on for good.
    """

    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    token: str | None = None
    reserved: str | None = None
    plan: Plan = field(default_factory=Plan)
    since: int = 1
    leaving: Leaving | None = None
    ready: bool = False
    resigned: bool = False

    @property
    def player(self) -> str | None:
        """The name of the bot that answers now; None if a person does."""
        return self.bot or self.stand_in

    @property
    def is_filled(self) -> bool:
        """Whether somebody sits here, or a bot carries on for who did."""
        return self.bot is not None or self.name is not None or self.stand_in is not None

    @property
    def is_person(self) -> bool:
        """Whether the seat is somebody's, present or not."""
        return self.bot is None and self.name is not None

    @property
    def is_open(self) -> bool:
        """Whether somebody could sit down here."""
        return self.bot is None and self.name is None

    def to_dict(self) -> dict[str, Any]:
        """What everybody may know of the seat."""
        leaving = None if self.leaving is None else self.leaving.to_dict()
        shown = {"name": self.name, "bot": self.bot, "stand_in": self.stand_in, "reserved": self.reserved}
        marks = {"ready": self.ready or self.bot is not None, "resigned": self.resigned}
        return {**shown, **marks, "leaving": leaving}
