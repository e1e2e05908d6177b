"""After a game: another one of the same people, and who has said that they are in."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Invitation:
    """The table of the next game, which seat of this one asked for it, and what the others have answered."""

    table: str
    by: int | None = None
    accepted: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)

    def answer(self, seat: int, *, is_in: bool) -> None:
        """A seat has answered; who thinks again is believed."""
        (self.accepted if is_in else self.declined).add(seat)
        (self.declined if is_in else self.accepted).discard(seat)

    def to_dict(self) -> dict[str, Any]:
        """What everybody may know of it."""
        return {"table": self.table, "by": self.by, "in": sorted(self.accepted), "out": sorted(self.declined)}
