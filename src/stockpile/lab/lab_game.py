"""One finished game of a study."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from stockpile.lab.duplicate import Traced


@dataclass(frozen=True)
class LabGame:
    """One finished game of a study."""

    deal: int
    cell: int
    number: int  # among the games of the deal in its cell
    bots: tuple[str, ...]
    traced: Traced
    luck: tuple[tuple[float, float], ...] = ()  # by seat: money and share of the win that the deals have brought
    causes: Mapping[str, int] = field(default_factory=dict)  # why all seats together became richer, if it was booked

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.bots)

    def position(self, seat: int) -> int:
        """How many seats after the first player."""
        return (seat - self.traced.first) % self.players
