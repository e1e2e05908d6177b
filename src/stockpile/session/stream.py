"""The numbered messages of a match: the same numbers for every seat, each seat's own contents."""

from bisect import bisect_right
from typing import Any

from stockpile.engine.game import Game
from stockpile.session.entry import Entry


class Stream:
    """Message numbers only rise. An answer that was taken back leaves a gap and a message that says so."""

    def __init__(self) -> None:
        self._items: list[tuple[int, dict[str, Any] | int]] = []  # number, and a table message or an event's number
        self._last = 0
        self._events = 0

    def mark(self) -> int:
        """Where the next message will be."""
        return self._last

    def say(self, item: Entry, **message: Any) -> None:
        """Adds what happened at the table."""
        self._add({"kind": item["kind"], "at": item["at"], **message})

    def follow(self, game: Game) -> None:
        """Adds the game's new events."""
        for number in range(self._events + 1, game.event_count + 1):
            self._add(number)
        self._events = game.event_count

    def retract(self, mark: int) -> None:
        """Drops the events that came after a mark."""
        gone = [item for number, item in self._items if number > mark and isinstance(item, int)]
        self._items = [(number, item) for number, item in self._items if number <= mark or isinstance(item, dict)]
        self._events -= len(gone)

    def messages(self, game: Game, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat may read of the messages after `since`."""
        wanted = self._items[bisect_right(self._items, since, key=lambda numbered: numbered[0]) :]
        first = next((item for _, item in wanted if isinstance(item, int)), None)
        events = {event["n"]: event for event in game.events(seat, first - 1)} if first is not None else {}
        return [
            {"number": number, "kind": "event", "event": events[item]}
            if isinstance(item, int)
            else {"number": number, **item}
            for number, item in wanted
        ]

    def _add(self, item: dict[str, Any] | int) -> None:
        self._last += 1
        self._items.append((self._last, item))
