"""Thinking time: a reserve for each seat, counted from the times of entries."""

from collections.abc import Iterable
from typing import Any


class Clock:
    """What is left of each seat's reserve; without limits nothing is counted."""

    def __init__(self, limits: dict[str, Any] | None, players: int) -> None:
        self.limited = limits is not None
        limits = limits or {}
        self.reserve: float = limits.get("reserve", 0)
        self.increment: float = limits.get("increment", 0)
        self.per_answer: bool = limits.get("per_answer", False)
        self.bot: str = limits.get("bot", "greedy")
        self._left: list[float] = [self.reserve] * players
        self._since: float = 0
        self._running: frozenset[int] = frozenset()

    @property
    def running(self) -> list[int]:
        """The seats whose time is running."""
        return sorted(self._running)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left, never below 0; None without limits."""
        if not self.limited:
            return None
        spent = max(0, now - self._since) if seat in self._running else 0
        return max(0, self._left[seat] - spent)

    def is_out(self, seat: int, now: float) -> bool:
        """Whether the seat's time has run out while it was asked."""
        return self.limited and seat in self._running and self.left(seat, now) == 0

    def runs_out_at(self) -> float | None:
        """When the first of the running seats will be out of time."""
        if not self.limited or not self._running:
            return None
        return self._since + min(self._left[seat] for seat in self._running)

    def charge(self, now: float, lost: float = 0) -> None:
        """Takes the time since the last call from those who were running, but for what was lost to no one's fault."""
        if self.limited:
            for seat in self._running:
                self._left[seat] = self.left(seat, now - lost) or 0
        self._since = max(self._since, now)

    def reward(self, seat: int) -> None:
        """Adds the increment of an answer, or gives the whole reserve anew."""
        if self.limited:
            self._left[seat] = self.reserve if self.per_answer else self._left[seat] + self.increment

    def refill(self, seat: int) -> None:
        """Gives a seat that comes back at least one increment, or a second, to answer in."""
        if self.limited:
            self._left[seat] = self.reserve if self.per_answer else max(self._left[seat], self.increment, 1)

    def run(self, seats: Iterable[int]) -> None:
        """From now on, these seats' time is running."""
        if self.limited:
            self._running = frozenset(seats)
