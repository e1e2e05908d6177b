"""The numbered messages of a match: the same numbers for every seat, each seat's own contents."""

import json
from bisect import bisect_right
from typing import Any

from stockpile.engine.game import Game
from stockpile.session.entry import Entry

_to_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
CHAT = ("said", "reacted")


class Stream:
    """Message numbers only rise. An answer that was taken back leaves a gap and a message that says so."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._items: list[bytes | int] = []  # for each number a table message as JSON, or an event's number
        self._chat: list[dict[str, Any]] = []
        self._last = 0
        self._events = 0
        self._undone = 0
        self._cut: tuple[tuple[int, int, int], int | None, list[tuple[bytes, bool]]] | None = None

    def mark(self) -> int:
        """The number of the last message."""
        return self._last

    def say(self, item: Entry, **message: Any) -> None:
        """Adds what happened at the table."""
        told = {"kind": item["kind"], "at": item["at"], **message}
        self._add(_to_json(told).encode())
        if item["kind"] in CHAT:
            self._chat.append({"number": self._last, **told})

    def say_answered(self, item: Entry, by: str | None, revision: int) -> None:
        """The same for the kind that nearly all entries are of, without the encoder's cost."""
        who = "null" if by is None else _to_json(by)
        told = f'{{"kind":"answered","at":{item["at"]!r},"seat":{item["seat"]},"by":{who},"revision":{revision}}}'
        self._add(told.encode())

    def follow(self, game: Game) -> None:
        """Adds the game's new events."""
        for number in range(self._events + 1, game.event_count + 1):
            self._add(number)
        self._events = game.event_count

    def retract(self, mark: int) -> None:
        """Drops the events that came after a mark."""
        kept = [
            (number, item)
            for number, item in zip(self._numbers, self._items, strict=True)
            if number <= mark or isinstance(item, bytes)
        ]
        self._events -= len(self._items) - len(kept)
        self._numbers, self._items = [number for number, _ in kept], [item for _, item in kept]
        self._undone = self._last + 1  # the message that says so

    def is_continuous(self, since: int) -> bool:
        """Whether one who has read up to a number can read on: nothing was taken back, and they saw the game begin."""
        events = (number for number, item in zip(self._numbers, self._items, strict=True) if isinstance(item, int))
        return self._undone <= since <= self._last and since >= next(events, 0)

    def messages(self, game: Game | None, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What a seat may read of the messages after `since`."""
        return [json.loads(line) for line in self.lines(game, seat, since)]

    def lines(self, game: Game | None, seat: int | None, since: int) -> list[bytes]:
        """The same as JSON."""
        first, cut = self._after(since)
        if first is None or game is None:
            return [line for line, _ in cut]
        events = iter(game.event_lines(seat, first - 1))
        return [b"%b%b}" % (line, next(events)) if is_event else line for line, is_event in cut]

    def _after(self, since: int) -> tuple[int | None, list[tuple[bytes, bool]]]:
        """What is the same for all seats, kept for the next one: the number of the first event, and for each message
        its JSON, which for an event ends where the seat's own version of it begins."""
        key = (since, self._last, self._undone)
        if self._cut is None or self._cut[0] != key:
            start = bisect_right(self._numbers, since)
            items = self._items[start:]
            cut = [
                (b'{"number":%d,"kind":"event","event":' % number, True)
                if isinstance(item, int)
                else (b'{"number":%d,%b' % (number, item[1:]), False)
                for number, item in zip(self._numbers[start:], items, strict=True)
            ]
            self._cut = (key, next((item for item in items if isinstance(item, int)), None), cut)
        return self._cut[1], self._cut[2]

    def chat(self, most: int) -> list[dict[str, Any]]:
        """The last things that were said."""
        return self._chat[-most:]

    def _add(self, item: bytes | int) -> None:
        self._last += 1
        self._numbers.append(self._last)
        self._items.append(item)
