"""The numbered messages of a match: the same numbers for every seat, each seat's own contents."""

import json
from bisect import bisect_right
from typing import Any, NamedTuple

from stockpile.engine.game import Game
from stockpile.session.entry import Entry

_to_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class Pieces(NamedTuple):
    """The messages after a number, as far as they are the same for all seats: what stands around the seat's events."""

    first: int | None  # the number of the first event
    around: list[bytes]  # the text before each event, and after the last


class Heads(NamedTuple):
    """The messages after a number one by one: what all readers read of each, from the end of the one before on and
    without the last brace; and the message itself, or None where the line of an event has to follow."""

    first: int | None  # the number of the first event
    each: list[tuple[bytes, bytes | None]]


class MessageLog:
    """Message numbers only rise. An answer that was taken back leaves a gap and a message that says so."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._items: list[bytes | int] = []  # for each number a table message as JSON, or an event's number
        self._chat: list[dict[str, Any]] = []
        self._last = 0
        self._events = 0
        self._undone = 0
        self._kept: tuple[tuple[int, int, int], Pieces] | None = None
        self._heads: tuple[tuple[int, int, int], Heads] | None = None

    def mark(self) -> int:
        """The number of the last message."""
        return self._last

    def say(self, item: Entry, **message: Any) -> None:
        """Adds what happened at the table."""
        self._add(_to_json({"kind": item["kind"], "at": item["at"], **message}).encode())

    def say_in_chat(self, item: Entry, **message: Any) -> None:
        """The same for what people say to each other, which is kept for those who come later."""
        self.say(item, **message)
        self._chat.append({"number": self._last, "kind": item["kind"], "at": item["at"], **message})

    def say_answered(self, item: Entry, by: str | None, revision: int) -> None:
        """The same for the kind that nearly all entries are of, without the encoder's cost."""
        who = b"null" if by is None else _to_json(by).encode()
        at = repr(item["at"]).encode()
        self._add(
            b'{"kind":"answered","at":%b,"seat":%d,"by":%b,"revision":%d}' % (at, item["seat"], who, revision),
        )

    def start_at(self, event: int) -> None:
        """The game begins in the middle: what happened up to this event has no message."""
        self._events = event

    def follow(self, game: Game) -> None:
        """Adds the game's new events."""
        count = game.event_count - self._events
        self._numbers += range(self._last + 1, self._last + count + 1)
        self._items += range(self._events + 1, self._events + count + 1)
        self._last += count
        self._events += count

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
        return list(json.loads(b"[%b]" % self.text(game, seat, since)))

    def text(self, game: Game | None, seat: int | None, since: int) -> bytes:
        """The same as JSON, the messages one after the other with commas between them."""
        key = (since, self._last, self._undone)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._cut(since))  # for the other seats
        first, around = self._kept[1]
        if first is None or game is None:
            return around[0]
        parts = [b""] * (2 * len(around) - 1)
        parts[0::2] = around
        parts[1::2] = game.event_lines(seat, first - 1)
        return b"".join(parts)

    def heads(self, since: int) -> Heads:
        """The same one by one, for whoever adds to each."""
        key = (since, self._last, self._undone)
        if self._heads is None or self._heads[0] != key:
            start = bisect_right(self._numbers, since)
            first: int | None = None
            each: list[tuple[bytes, bytes | None]] = []
            for number, item in zip(self._numbers[start:], self._items[start:], strict=True):
                begin = b'%b{"number":%d,' % (b"}," if each else b"", number)
                if isinstance(item, bytes):
                    each.append((begin + item[1:-1], item))
                else:
                    first = item if first is None else first
                    each.append((begin + b'"kind":"event","event":', None))
            self._heads = (key, Heads(first, each))
        return self._heads[1]

    def _cut(self, since: int) -> Pieces:
        start = bisect_right(self._numbers, since)
        first: int | None = None
        around: list[bytes] = []
        before = b""
        for number, item in zip(self._numbers[start:], self._items[start:], strict=True):
            if isinstance(item, int):
                first = item if first is None else first
                around.append(b'%b{"number":%d,"kind":"event","event":' % (before, number))
                before = b"},"
            else:
                before = b'%b{"number":%d,%b,' % (before, number, item[1:])
        around.append(before[:-1])
        return Pieces(first, around)

    def chat(self, most: int) -> list[dict[str, Any]]:
        """The last things that were said."""
        return self._chat[-most:]

    def _add(self, item: bytes) -> None:
        self._last += 1
        self._numbers.append(self._last)
        self._items.append(item)
