"""Who follows a table: the listeners of this process, and what other processes say about theirs."""

from collections.abc import Callable

from stockpile.server.listener import Listener
from stockpile.server.store import Notice

PRESENCE_SECONDS = 90.0  # so long what another process said is believed


class Presence:
    """Seats with somebody connected, and how many watch."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.listeners: set[Listener] = set()
        self._now = now
        self._elsewhere: dict[str, tuple[Notice, float]] = {}

    def seats(self) -> set[int]:
        """The seats that somebody looks through, here or elsewhere."""
        here = {listener.seat for listener in self.listeners if listener.seat is not None}
        if not self._elsewhere:
            return here
        return here.union(*(notice.present for notice in self._told()))

    def spectators(self) -> int:
        """How many watch."""
        here = sum(listener.seat is None for listener in self.listeners)
        if not self._elsewhere:
            return here
        return here + sum(notice.spectators for notice in self._told())

    def heard(self, notice: Notice) -> None:
        """Another process tells who is connected there."""
        self._elsewhere[notice.sender] = (notice, self._now())

    def _told(self) -> list[Notice]:
        """What other processes said lately."""
        now = self._now()
        return [notice for notice, at in self._elsewhere.values() if now - at < PRESENCE_SECONDS]
