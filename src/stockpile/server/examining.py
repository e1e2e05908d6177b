"""What runs in the pool for replays when a game is analysed: short pieces of work, each a function of its record."""

import time
from typing import Any

import msgspec

from stockpile.engine.declared.events import CAUSES
from stockpile.engine.formats.record import Record
from stockpile.engine.game import Game
from stockpile.lab.coach import Coach, Work
from stockpile.lab.coach_fork import forked
from stockpile.session.coaching import worded
from stockpile.text.languages import ORIGINAL
from stockpile.text.words import Words

SLICE_SECONDS = 0.6  # of processor time, after which others may come in between; one piece is never cut
MOST_PIECES = 1200  # a long game with everything in play has a third of it
Reader = tuple[str | None, list[str] | None, int | None]  # language, names and seat of whoever reads


def planned(text: str, depth: str, reader: Reader) -> bytes:
    """The head of an analysis, with all pieces of work; a ValueError says what is wrong."""
    language, names, _ = reader
    record = Record.from_text(text)
    coach, words = Coach(_game(record), depth), Words(language or ORIGINAL)
    pieces = coach.work()
    if len(pieces) > MOST_PIECES:
        raise ValueError("record: it has too many decisions")
    names = names or [words("player-number", number=number + 1) for number in record.setup.seats]
    head = {**coach.head(), "names": names, "causes": {cause: words(f"cause-{cause}") for cause in CAUSES}}
    return msgspec.json.encode({"head": {**head, "work": len(pieces)}, "pieces": [list(_plain(one)) for one in pieces]})


def examined(text: str, depth: str, pieces: list[list[Any]]) -> bytes:
    """The findings of the first few pieces: as many as fit into a slice, at least one."""
    began, found = time.process_time(), []
    coach = Coach(_game(Record.from_text(text)), depth)
    for one in coach.found(Work(*piece) for piece in pieces):
        found.append(one)
        if time.process_time() - began >= SLICE_SECONDS:
            break
    return msgspec.json.encode(found)


def phrased(text: str, findings: bytes, reader: Reader) -> bytes:
    """Findings with words, if a language is wanted, a line each."""
    language, names, seat = reader
    found: list[dict[str, Any]] = msgspec.json.decode(findings)
    if language is not None:
        words, record = Words(language), Record.from_text(text)
        names = names or [words("player-number", number=number + 1) for number in record.setup.seats]
        found = [dict(one) for one in worded(record, found, words, names, seat)]
    return b"".join(msgspec.json.encode(one) + b"\n" for one in found)


def summed(text: str, depth: str, findings: bytes) -> bytes:
    """Luck and skill, from all findings."""
    coach = Coach(_game(Record.from_text(text)), depth)
    return msgspec.json.encode(coach.summary(msgspec.json.decode(findings)))


def fork(text: str, answer: int, seed: int) -> bytes:
    """The position before an answer, with all dealt anew that its seat could not know, and the seat."""
    game, seat = forked(Record.from_text(text), answer, seed)
    return msgspec.json.encode({"position": game.position(), "seat": seat})


def _game(record: Record) -> Game:
    if record.redacted:
        raise ValueError("record: secrets are left out of it")
    return Game.replay(record)


def _plain(piece: Work) -> tuple[str, int, int | None]:
    return piece.kind, piece.answer, piece.seat
