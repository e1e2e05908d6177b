"""One game as one readable text file: setup, rules version, seed, answers to verify it by, events to view it by."""

import json
from pathlib import Path
from typing import Any

from stockpile.engine import ids
from stockpile.engine.game import Game
from stockpile.engine.question import IllegalAnswer
from stockpile.engine.rules.rng import checked_seed
from stockpile.engine.setup import actions
from stockpile.engine.setup.setup import Setup

FORMAT = 2  # 1 until a game carries the promise of its shuffle
RULES = 2  # 1 until plays that bring nothing were refused, and Martha looked until the end of Demand
CHANGED = {2: ("investors", "strategies")}  # the modules with which each version differs from the one before
TITLE = "stockpile record"
CHANCE_NAME = "chance"
DIGITS = 10  # more than any number of a record has
SECRET_VERBS = ("choose", "drop", "take-company", "take-forecast")


def play_alike(rules: int, setup: Setup) -> bool:
    """Whether a game that was begun under other rules goes on, and is replayed, by these as by those."""
    newer = range(rules + 1, RULES + 1)
    return rules <= RULES and not any(module in CHANGED[version] for version in newer for module in setup.modules)


class RecordError(ValueError):
    """A file that is no record, is damaged, or comes from a newer program; says in which line."""


class Record:
    """A game to keep. `seat` is "all" for everything; a seat or None (a spectator) sees "?" for what is secret."""

    __slots__ = ("answers", "components", "events", "hash", "position", "promised", "rules", "seat", "seed", "setup")

    def __init__(
        self,
        setup: Setup,
        answers: list[tuple[int, str]],
        events: list[str],
        *,
        seat: int | str | None = "all",
        seed: int | None = None,
        position: dict[str, Any] | None = None,
        rules: int = RULES,
        final_hash: str | None = None,
        components: str | None = None,
    ) -> None:
        self.setup = setup
        self.rules = rules
        self.seat = seat
        self.seed = seed
        self.position = position
        self.answers = answers
        self.events = events
        self.hash = final_hash
        self.components = setup.components_hash if components is None else components
        self.promised: str | None = None  # what everybody was shown before the shuffle, if it was promised

    @property
    def redacted(self) -> bool:
        """Whether secrets are left out: such a record is viewed from its events, not replayed."""
        return self.seat != "all"

    def to_text(self) -> str:
        """The file's text."""
        seat = {"all": "all", None: "spectator"}.get(self.seat, str(self.seat))  # type: ignore[arg-type]
        lines = [
            f"{TITLE} {1 if self.promised is None else FORMAT}",
            f"rules {self.rules}",
            f"seat {seat}",
            f"setup {_json(self.setup.to_dict())}",
        ]
        lines.append(f"components {self.components or '?'}")
        if self.promised is not None:
            lines.append(f"promised {self.promised}")
        if self.position is not None:
            lines.append(f"position {_json(self.position)}")
        lines.append(f"seed {'?' if self.redacted else '-' if self.seed is None else hex(self.seed)}")
        lines.append(f"hash {self.hash or '?'}")
        lines.append(f"answers {len(self.answers)}")
        for asked, text in self.answers:
            lines.append(f"{CHANCE_NAME if asked == ids.CHANCE else asked + 1}: {text}")
        lines.append(f"events {len(self.events)}")
        lines += self.events
        lines.append("end")
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Writes the file; an old one is replaced only when the new one is whole."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_text(self.to_text(), "utf-8")
        part.replace(path)

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Reads a file; a RecordError says what is wrong and in which line."""
        try:
            text = Path(path).read_text("utf-8")
        except UnicodeDecodeError:
            raise RecordError(f"{path}: line 1: not a text file, so not a record") from None
        try:
            return cls.from_text(text)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """Reads the text of a file."""
        return _Reader(text).record()

    def event_list(self) -> list[dict[str, Any]]:
        """The events as plain JSON."""
        return [json.loads(line) for line in self.events]

    def verify(self) -> None:
        """Plays the answers again and compares every event; a RecordError says where they part."""
        if self.redacted:
            raise RecordError("a redacted record cannot be verified: secrets are left out")
        game = replay(self)
        for line, (old, new) in enumerate(zip(self.events, game.record().events, strict=False)):
            if json.loads(old) != json.loads(new):
                raise RecordError(f"event {line + 1} is not what the answers lead to")
        if len(self.events) != len(game.record().events):
            raise RecordError(f"{len(self.events)} events, but the answers lead to {len(game.record().events)}")
        if self.hash is not None and self.hash != game.hash():
            raise RecordError("the final state is not the one that was recorded")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_text() == other.to_text()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Record of {self.setup.players} players, {len(self.answers)} answers, seat {self.seat}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Record.from_text, (self.to_text(),)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


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

    def record(self) -> Record:
        if not self.lines[0].startswith(TITLE + " "):
            self.at = 1
            raise self.fail("not a stockpile record")
        if self.number(TITLE) > FORMAT:
            raise self.fail(f"written by a newer program; this one reads up to format {FORMAT}")
        rules = self.number("rules")
        seat = self.seat()
        try:
            setup = Setup.from_dict(self.json("setup"))
        except RecordError:
            raise
        except ValueError as error:
            raise self.fail(f"setup: {error}") from None
        printed = self.value("components") if self.is_next("components") else "?"
        promised = self.promised() if self.is_next("promised") else None
        position = self.json("position") if self.is_next("position") else None
        seed = self.seed(seat)
        digest = self.value("hash")
        answers = [self.answer(setup, seat) for _ in range(self.number("answers"))]
        events = [self.event() for _ in range(self.number("events"))]
        if self.next() != "end":
            raise self.fail("'end' is expected")
        if any(self.lines[self.at :]):
            self.at += 1
            raise self.fail("something follows the end")
        record = Record(
            setup, answers, events, seat=seat, seed=seed, position=position, rules=rules,
            final_hash=None if digest == "?" else digest, components="" if printed == "?" else printed,
        )  # fmt: skip
        record.promised = promised
        return record

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


def record_of(game: Game, seat: int | str | None) -> Record:
    """The record of a game, whole or as a seat may know it."""
    start = None
    if game.seed is None:
        start = game.start_position()
        if start["phase"] == "setup" and start["events"] == 0:
            start = None  # asked chance from the first draw on: the answers tell all
    answers = [(asked, _told(game, asked, given, seat)) for asked, given in game.answers()]
    if seat == "all":
        lines = [line.decode() for line in game.all_lines()]
        return Record(game.setup, answers, lines, seed=game.seed, position=start, final_hash=game.hash())
    return Record(game.setup, answers, [line.decode() for line in game.event_lines(seat)], seat=seat)  # type: ignore[arg-type]


def _told(game: Game, asked: int, given: int, seat: int | str | None) -> str:
    """An answer as the reader of the record may know it."""
    text = game.notation(given)
    if seat == "all" or asked == seat:
        return text
    action = actions.ACTIONS[given]
    if action.verb == "down":
        return f"down ?>{action.pile + 1}"  # type: ignore[operator]
    if action.verb in SECRET_VERBS:
        return f"{action.verb} ?"
    if asked == ids.CHANCE and action.verb != "first":
        return f"{action.verb} ?"
    return text


def replay(record: Record, upto: int | None = None) -> Game:
    """Plays a record again."""
    if record.redacted:
        raise RecordError("a redacted record cannot be replayed: view it from its events")
    if not play_alike(record.rules, record.setup):
        raise RecordError(f"played under rules {record.rules}, these are {RULES}: view it from its events")
    if record.components and record.components != record.setup.components_hash:
        raise RecordError("played with other printed values than this program has: view it from its events")
    try:
        if record.position is not None:
            game = Game.from_position(record.position)
        else:
            game = Game(record.setup, seed=record.seed)
    except ValueError as error:
        raise RecordError(f"position: {error}") from None
    for number, (seat, text) in enumerate(record.answers[:upto]):
        try:
            game.answer(text, seat=seat)
        except IllegalAnswer as error:
            raise RecordError(f"answer {number + 1}: {seat + 1}: {text}: {error}") from None
    return game
