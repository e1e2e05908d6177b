"""One game as one readable text file: setup, rules version, seed, answers to verify it by, events to view it by."""

import json
import os
from pathlib import Path
from typing import Any, SupportsIndex, TypeVar

from stockpile.engine import ids
from stockpile.engine.course import Course
from stockpile.engine.formats import record_text
from stockpile.engine.formats.position import position_of, state_of_position
from stockpile.engine.formats.record_text import CHANCE_NAME, FORMAT, TITLE, RecordError
from stockpile.engine.question import IllegalAnswer
from stockpile.engine.setup import actions
from stockpile.engine.setup.setup import Setup

RULES = 2  # 1 until plays that bring nothing were refused, and Martha looked until the end of Demand
CHANGED = {2: ("investors", "strategies")}  # the modules with which each version differs from the one before
SECRET_VERBS = ("choose", "drop", "take-company", "take-forecast")
AnyCourse = TypeVar("AnyCourse", bound=Course)


def play_alike(rules: int, setup: Setup) -> bool:
    """Whether a game that was begun under other rules goes on, and is replayed, by these as by those."""
    newer = range(rules + 1, RULES + 1)
    return rules <= RULES and not any(module in CHANGED[version] for version in newer for module in setup.modules)


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

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the file; an old one is replaced only when the new one is whole."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_text(self.to_text(), "utf-8")
        part.replace(path)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
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
        read = record_text.read(text)
        record = cls(
            read.setup, read.answers, read.events, seat=read.seat, seed=read.seed, position=read.position,
            rules=read.rules, final_hash=read.hash, components=read.components,
        )  # fmt: skip
        record.promised = read.promised
        return record

    def event_list(self) -> list[dict[str, Any]]:
        """The events as plain JSON."""
        return [json.loads(line) for line in self.events]

    def verify(self) -> None:
        """Plays the answers again and compares every event; a RecordError says where they part."""
        if self.redacted:
            raise RecordError("a redacted record cannot be verified: secrets are left out")
        game = replay(self, Course)
        events = game.all_lines()
        for line, (old, new) in enumerate(zip(self.events, events, strict=False)):
            if json.loads(old) != json.loads(new):
                raise RecordError(f"event {line + 1} is not what the answers lead to")
        if len(self.events) != len(events):
            raise RecordError(f"{len(self.events)} events, but the answers lead to {len(events)}")
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


def record_of(game: Course, seat: SupportsIndex | str | None) -> Record:
    """The record of a game, whole or as a seat may know it."""
    seat = seat if isinstance(seat, str) or seat is None else game._observer(seat)
    start = None
    if game.seed is None:
        start = position_of(game.setup, game._history.start)
        if start["phase"] == "setup" and start["events"] == 0:
            start = None  # asked chance from the first draw on: the answers tell all
    answers = [(asked, _told(game, asked, given, seat)) for asked, given in game.answers()]
    if seat == "all":
        lines = [line.decode() for line in game.all_lines()]
        return Record(game.setup, answers, lines, seed=game.seed, position=start, final_hash=game.hash())
    return Record(game.setup, answers, [line.decode() for line in game.event_lines(seat)], seat=seat)  # type: ignore[arg-type]


def _told(game: Course, asked: int, given: int, seat: int | str | None) -> str:
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


def replay(record: Record, sort: type[AnyCourse], upto: int | None = None) -> AnyCourse:
    """Plays a record again, as a game or as its mere course."""
    if record.redacted:
        raise RecordError("a redacted record cannot be replayed: view it from its events")
    if not play_alike(record.rules, record.setup):
        raise RecordError(f"played under rules {record.rules}, these are {RULES}: view it from its events")
    if record.components and record.components != record.setup.components_hash:
        raise RecordError("played with other printed values than this program has: view it from its events")
    try:
        if record.position is not None:
            game = sort.from_state(*state_of_position(record.position))
        else:
            game = sort(record.setup, seed=record.seed)
    except ValueError as error:
        raise RecordError(f"position: {error}") from None
    for number, (seat, text) in enumerate(record.answers[:upto]):
        try:
            game.answer(text, seat=seat)
        except IllegalAnswer as error:
            raise RecordError(f"answer {number + 1}: {seat + 1}: {text}: {error}") from None
    return game
