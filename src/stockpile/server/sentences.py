"""Sentences for readers who asked for a language, as bytes that frames take in.

A sentence is made once a setup, language, reader's seat and fact, and kept for all tables: marks stand in it where
names go, and each table puts its own in.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.server.phrases import add_text, names_of
from stockpile.session.state import MatchState
from stockpile.text.answers import question_words, seen, seen_answer_words
from stockpile.text.log import is_quiet, sentence
from stockpile.text.messages import message_words
from stockpile.text.seating import Seating
from stockpile.text.words import MissingWords, Words

MARKS = tuple(chr(0xE000 + seat) for seat in range(16))  # of private use: in no catalogue, and in no name of a person
MARKED = MARKS[0].encode()[:2]  # with which all of them begin
_MARKS = tuple(mark.encode() for mark in MARKS)
KEPT = 1 << 14  # sentences of one setup and language: some megabytes
ANSWERED = b'{"kind":"answered",'
to_json = msgspec.json.Encoder().encode


class Asking(msgspec.Struct):
    """The cells of a view that the words of a question and its answers are made from; the others are skipped."""

    question: dict[str, Any] | None
    cash: list[Any]
    market: dict[str, Any]
    piles: list[Any]
    progress: dict[str, Any]
    opening: dict[str, Any] | None = None


CELLS = Asking.__struct_fields__
_read_asking = msgspec.json.Decoder(Asking).decode


class Sentences:
    """All sentences of one setup in one language, with marks for names."""

    def __init__(self, setup: Setup, language: str) -> None:
        self._setup = setup
        self._words = Words(language)
        self._kept: dict[object, bytes] = {}

    def event(self, viewer: int | None, line: bytes) -> bytes:
        """The field `words` of an event as its reader may know it; nothing if a log leaves it out."""
        fact = line[line.index(b",") + 1 : line.index(b',"set":')]  # numbers and cells are in no sentence
        found = self._kept.get((viewer, fact))
        return self._keep((viewer, fact), lambda: self._event(viewer, fact)) if found is None else found

    def answered(self, viewer: int | None, message: bytes) -> bytes:
        """The same for the message that somebody has answered."""
        fact = message[message.index(b'"seat":') : message.index(b',"revision":')]
        found = self._kept.get((viewer, ANSWERED, fact))
        return self._keep((viewer, ANSWERED, fact), lambda: self._answered(viewer, fact)) if found is None else found

    def question(self, view: View, text: bytes, question: Question) -> bytes:
        """The fields `words` and `texts` of a question, told to the seat that is asked; `text` is its view as JSON."""
        asking = _read_asking(text)
        shown = {field: getattr(asking, field) for field in CELLS}
        money, viewer = view.money(), question.seat
        texts = []
        for given in question.answers:
            key = (viewer, given, seen(shown, given), money.get(given))
            found = self._kept.get(key)
            texts.append(self._keep(key, partial(self._answer, *key)) if found is None else found)
        said = to_json(question_words(self._words, self._setup, shown, question))
        return b',"words":%b,"texts":[%b]' % (said, b",".join(texts))

    def _keep(self, key: object, make: Callable[[], bytes]) -> bytes:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        made = self._kept[key] = make()
        return made

    def _event(self, viewer: int | None, fact: bytes) -> bytes:
        event = msgspec.json.decode(b"{%b}" % fact)
        if is_quiet(event):
            return b""
        return _field(lambda: sentence(self._words, self._setup, Seating(MARKS, viewer), event))

    def _answered(self, viewer: int | None, fact: bytes) -> bytes:
        message = {"kind": "answered", **msgspec.json.decode(b"{%b}" % fact)}
        return _field(lambda: message_words(self._words, Seating(MARKS, viewer), message))

    def _answer(self, viewer: int, given: int, facts: Any, money: Any) -> bytes:
        return to_json(seen_answer_words(self._words, self._setup, Seating(MARKS, viewer), facts, given, money))


def _field(say: Callable[[], str]) -> bytes:
    try:
        return b',"words":%b' % to_json(say())
    except MissingWords:  # a sentence that is missing must not keep the fact from anybody
        return b""


@lru_cache(maxsize=256)
def sentences(setup: Setup, language: str) -> Sentences:
    """The sentences of a setup, shared by all tables that play it."""
    return Sentences(setup, language)


class Teller:
    """Puts what happens at one table into words of one language."""

    def __init__(self, match: MatchState, language: str) -> None:
        self._match = match
        self._language = language
        self._sentences = sentences(match.setup, language)
        self._names = [to_json(name)[1:-1] for name in names_of(match)]

    def messages(self, seat: int | None, since: int) -> bytes:
        """The messages after a number as JSON with commas between them, each with its sentence."""
        match, kept = self._match, self._sentences
        parts: list[bytes] = []
        lines = match.said.event_lines(match.current, seat, since)
        for head, message in match.said.heads(since):
            if message is None:
                line = next(lines)
                parts += (head, line, kept.event(seat, line))
            elif message.startswith(ANSWERED):
                parts += (head, kept.answered(seat, message))
            else:
                parts += (head, self._other(seat, message))
        return self._named(b"%b}" % b"".join(parts)) if parts else b""

    def told(self, seat: int | None, lines: Sequence[bytes]) -> list[str]:
        """The sentences of some events alone."""
        fields = [self._named(self._sentences.event(seat, line)) for line in lines]
        return [msgspec.json.decode(field.partition(b":")[2]) for field in fields if field]

    def question(self, view: View, text: bytes, question: Question) -> bytes:
        """The fields `words` and `texts` of a question; `text` is the view as JSON."""
        return self._named(self._sentences.question(view, text, question))

    def _other(self, seat: int | None, fact: bytes) -> bytes:
        """What is rare, and may hold a person's own words."""
        message = msgspec.json.decode(fact)
        add_text(self._match, Words(self._language), seat, message)
        return b',"words":%b' % to_json(message["words"]) if "words" in message else b""

    def _named(self, text: bytes) -> bytes:
        """With this table's names for the marks."""
        if MARKED in text:
            for mark, name in zip(_MARKS, self._names, strict=False):
                text = text.replace(mark, name)
        return text
