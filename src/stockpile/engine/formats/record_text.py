"""The text of a record, read line by line: what is wrong is said with its line."""

import json
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.rules.rng import checked_seed
from stockpile.engine.setup import actions
from stockpile.engine.setup.setup import Setup

FORMAT = 2  # 1 until a game carries the promise of its shuffle
TITLE = "stockpile record"
CHANCE_NAME = "chance"
DIGITS = 10  # more than any number of a record has


class RecordError(ValueError):
    """A file that is no record, is damaged, or comes from a newer program; says in which line."""


class RecordText(NamedTuple):
    """What the text of a record says, in its order."""

    rules: int
    seat: int | str | None
    setup: Setup
    components: str
    promised: str | None
    position: dict[str, Any] | None
    seed: int | None
    hash: str | None
    answers: list[tuple[int, str]]
    events: list[str]


def read(text: str) -> RecordText:
    """Reads the text of a file."""
    return _Reader(text).record()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < DIGITS


class _Reader:
    """Reads line by line and knows which."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def fail(self, message: str) -> RecordError:
        return RecordError(f"line {self.at}: {message}")

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines) or (self.at == len(self.lines) and not self.lines[-1]):
            raise self.fail("the file ends too early")
        return self.lines[self.at - 1]

    def value(self, key: str) -> str:
        line = self.next()
        if not line.startswith(key + " "):
            raise self.fail(f"'{key} …' is expected")
        return line[len(key) + 1 :]

    def number(self, key: str) -> int:
        value = self.value(key)
        if not _is_number(value):
            raise self.fail(f"{key}: a number is expected")
        return int(value)

    def json(self, key: str) -> Any:
        return self.decoded(key, self.value(key))

    def decoded(self, key: str, text: str) -> Any:
        try:
            return json.loads(text)
        except ValueError as error:
            raise self.fail(f"{key}: {error}") from None
        except RecursionError:
            raise self.fail(f"{key}: too deep") from None

    def record(self) -> RecordText:
        self.title()
        rules, seat, setup = self.number("rules"), self.seat(), self.setup()
        printed = self.value("components") if self.is_next("components") else "?"
        promised = self.promised() if self.is_next("promised") else None
        position = self.json("position") if self.is_next("position") else None
        seed, digest = self.seed(seat), self.value("hash")
        answers = [self.answer(setup, seat) for _ in range(self.number("answers"))]
        events = [self.event() for _ in range(self.number("events"))]
        self.end()
        return RecordText(
            rules, seat, setup, "" if printed == "?" else printed, promised, position, seed,
            None if digest == "?" else digest, answers, events,
        )  # fmt: skip

    def title(self) -> None:
        if not self.lines[0].startswith(TITLE + " "):
            self.at = 1
            raise self.fail("not a stockpile record")
        if self.number(TITLE) > FORMAT:
            raise self.fail(f"written by a newer program; this one reads up to format {FORMAT}")

    def setup(self) -> Setup:
        try:
            return Setup.from_dict(self.json("setup"))
        except RecordError:
            raise
        except ValueError as error:
            raise self.fail(f"setup: {error}") from None

    def end(self) -> None:
        if self.next() != "end":
            raise self.fail("'end' is expected")
        if any(self.lines[self.at :]):
            self.at += 1
            raise self.fail("something follows the end")

    def is_next(self, key: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(key + " ")

    def promised(self) -> str:
        value = self.value("promised")
        if len(value) != 64 or not set(value) <= set("0123456789abcdef"):
            raise self.fail("promised: 64 hex digits are expected")
        return value

    def seat(self) -> int | str | None:
        value = self.value("seat")
        if value in ("all", "spectator"):
            return "all" if value == "all" else None
        if not _is_number(value) or int(value) >= ids.SEATS:
            raise self.fail("seat: all, spectator or a seat is expected")
        return int(value)

    def seed(self, seat: int | str | None) -> int | None:
        value = self.value("seed")
        if value in ("?", "-"):
            return None
        if seat != "all":
            raise self.fail("seed: a redacted record has none")
        try:
            return checked_seed(int(value, 16))
        except ValueError as error:
            raise self.fail(str(error)) from None

    def answer(self, setup: Setup, seat: int | str | None) -> tuple[int, str]:
        who, colon, text = self.next().partition(": ")
        if not colon or not (who == CHANCE_NAME or (_is_number(who) and 1 <= int(who) <= setup.players)):
            raise self.fail("an answer reads 'seat: answer'")
        if actions.parse(text, setup.table.bids) is None and not (seat != "all" and "?" in text):
            raise self.fail(f"{text!r:.60} is no answer")
        return (ids.CHANCE if who == CHANCE_NAME else int(who) - 1), text

    def event(self) -> str:
        line = self.next()
        event = self.decoded("event", line)
        if not isinstance(event, dict) or not isinstance(event.get("n"), int) or "event" not in event:
            raise self.fail("an event has a number and a name")
        return line
