"""Sums over deals, by name; whole numbers throughout, so that any order of adding gives the same."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple, dataclass, field
from typing import Any

from stockpile.bots.intervals import Moments


@dataclass
class StudyTally:
    """Moments of what is measured, and how often things occurred; names are parted by slashes, the cell first."""

    games: int = 0
    deals: int = 0
    moments: dict[str, Moments] = field(default_factory=dict)
    counts: dict[str, Counter[int]] = field(default_factory=dict)

    def see(self, name: str, x: int, n: int) -> None:
        """One deal's worth of a measure."""
        found = self.moments.get(name)
        if found is None:
            found = self.moments[name] = Moments()
        found.see(x, n)

    def count(self, name: str, value: int) -> None:
        """One occurrence."""
        found = self.counts.get(name)
        if found is None:
            found = self.counts[name] = Counter()
        found[value] += 1

    def add(self, other: "StudyTally") -> None:
        """Adds up."""
        self.games += other.games
        self.deals += other.deals
        for name, moments in other.moments.items():
            self.moments.setdefault(name, Moments()).add(moments)
        for name, counts in other.counts.items():
            self.counts.setdefault(name, Counter()).update(counts)

    def get(self, name: str) -> Moments:
        """The moments of a measure; none if it never occurred."""
        return self.moments.get(name, Moments())

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "games": self.games,
            "deals": self.deals,
            "moments": {name: astuple(self.moments[name]) for name in sorted(self.moments)},
            "counts": {name: sorted(self.counts[name].items()) for name in sorted(self.counts)},
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "StudyTally":
        """Reads what `to_dict` has written."""
        moments = {name: Moments(*row) for name, row in data["moments"].items()}
        counts = {name: Counter(dict(rows)) for name, rows in data["counts"].items()}
        return cls(data["games"], data["deals"], moments, counts)
