"""Who sits where, and whose eyes we read through: turns seats into names, and one of them into "you"."""

from collections.abc import Sequence

from stockpile.text.words import Words


class Seating:
    """The names of the seats; `viewer` is the seat that is called you, or None."""

    def __init__(self, names: Sequence[str], viewer: int | None = None) -> None:
        self.names = tuple(names)
        self.viewer = viewer

    def subject(self, seat: int) -> dict[str, str]:
        """The arguments by which a sentence speaks of a seat."""
        return {"who": "you" if seat == self.viewer else "other", "name": self.names[seat]}

    def listed(self, words: Words, seats: Sequence[int]) -> str:
        """Several seats: Ada, Bea and you."""
        others = [self.names[seat] for seat in seats if seat != self.viewer]
        mine = [words("you")] if self.viewer in seats else []
        return words.listed(others + mine)
