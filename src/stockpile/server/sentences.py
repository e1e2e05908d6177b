"""Sentences for readers who asked for a language, as bytes that frames take in.

A sentence is made once a setup, language, reader's seat and fact, and kept for all tables: marks stand in it where
names go, and each table puts its own in.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import msgspec

from stockpile.engine.question import Question
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.server.phrases import add_text, names_of
from stockpile.server.shelf import MARKS, Kept, Line, Place, Shelf
from stockpile.session.state import MatchState
from stockpile.text.answers import Seen, asks_alike, question_words, seen, seen_answer_words
from stockpile.text.log import is_quiet, sentence
from stockpile.text.messages import message_words
from stockpile.text.seating import Seating
from stockpile.text.words import MissingWords, Words

ANSWERED = b'{"kind":"answered",'
TO_PICK = frozenset(number for number, action in enumerate(ACTIONS) if action.verb == "pick card")
STOCKS = tuple(action.key or "" for action in ACTIONS)  # what each answer is about: perhaps one that has a price
SET = b',"set":'
WORDS = b',"words":'
to_json = msgspec.json.Encoder().encode


class Stock(msgspec.Struct):
    """Of a company the price."""

    price: int


class AskedOf(msgspec.Struct):
    """The question of a view."""

    ask: str
    card: str | None = None


class Asking(msgspec.Struct):
    """The cells of a view that the words of most questions and answers are made from."""

    question: AskedOf
    market: dict[str, Stock]


MOST = ("question", "market")
ALL = ("question", "cash", "market", "piles", "progress", "opening")  # that the words of any question are made from
_read_asking = msgspec.json.Decoder(Asking).decode


class Sentences:
    """All sentences of one setup in one language, with places for names."""

    def __init__(self, setup: Setup, language: str) -> None:
        self._setup = setup
        self._words = Words(language)
        self._shelf = Shelf()

    def events(self, viewer: int | None) -> Kept:
        """What was told to a reader so far, by the facts of events and of answers."""
        return self._shelf.new[viewer,]

    def event(self, viewer: int | None, fact: bytes) -> Line:
        """The field `words` of an event as its reader may know it; nothing if a log leaves it out."""
        return self._line((viewer,), fact, partial(self._event, viewer, fact))

    def answered(self, viewer: int | None, fact: bytes) -> Line:
        """The same for the message that somebody has answered."""
        return self._line((viewer,), fact, partial(self._answered, viewer, fact))

    def question(self, view: View, question: Question) -> tuple[Line, list[Line]]:
        """The words of a question and of its answers, told to the seat that is asked."""
        asking = _read_asking(view.part_bytes(MOST))
        shown: dict[str, Any] | None = None  # what only some questions need
        about, viewer = asking.question, question.seat
        if about.card is not None or not TO_PICK.isdisjoint(question.answers) or not asks_alike(question.ask):
            shown = msgspec.json.decode(view.part_bytes(ALL))
        lines: list[Line] = []
        money, prices, is_of_card = view.money(), asking.market, bool(about.card)
        place = (viewer, about.ask, is_of_card)
        kept = self._shelf.new[place]
        for given in question.answers:
            priced = prices.get(STOCKS[given])
            card = None if shown is None else seen(shown, given).card
            key = (given, 0 if priced is None else priced.price, card, money.get(given))
            found = kept.get(key)
            if found is None:
                facts = Seen(about.ask, is_of_card, *key[1:3])
                found = self._line(place, key, partial(self._answer, viewer, facts, given, key[3]))
            lines.append(found)
        return self._asked(question, shown), lines

    def _asked(self, question: Question, shown: dict[str, Any] | None) -> Line:
        if shown is not None:
            return Line(to_json(question_words(self._words, self._setup, shown, question)))
        key = (question.ask, *question.answers)
        found = self._shelf.new[()].get(key)
        if found is None:
            found = self._line((), key, lambda: to_json(question_words(self._words, self._setup, {}, question)))
        return found

    def _line(self, place: Place, key: object, make: Callable[[], bytes]) -> Line:
        """A line that is not among the new ones."""
        return self._shelf.found_again(place, key) or self._shelf.put(place, key, make())

    def _event(self, viewer: int | None, fact: bytes) -> bytes:
        event = msgspec.json.decode(b"{%b}" % fact[1:])
        if is_quiet(event):
            return b""
        return _field(lambda: sentence(self._words, self._setup, Seating(MARKS, viewer), event))

    def _answered(self, viewer: int | None, fact: bytes) -> bytes:
        message = {"kind": "answered", **msgspec.json.decode(b"{%b}" % fact)}
        return _field(lambda: message_words(self._words, Seating(MARKS, viewer), message))

    def _answer(self, viewer: int, facts: Seen, given: int, money: Any) -> bytes:
        return to_json(seen_answer_words(self._words, self._setup, Seating(MARKS, viewer), facts, given, money))


def _field(say: Callable[[], str]) -> bytes:
    try:
        return WORDS + to_json(say())
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
        self._named = {b"%d" % seat: to_json(name)[1:-1] for seat, name in enumerate(names_of(match))}

    def messages(self, seat: int | None, since: int) -> bytes:
        """The messages after a number as JSON with commas between them, each with its sentence."""
        match, told, named = self._match, self._sentences, self._named
        parts: list[bytes] = []
        kept = told.events(seat)
        first, heads = match.said.heads(since)
        lines = iter(() if first is None else match.game.event_lines(seat, first - 1))
        for head, message in heads:
            if message is None:
                line = next(lines)
                fact = line[line.index(b",") : line.index(SET)]  # numbers and cells are in no sentence
                found = kept.get(fact) or told.event(seat, fact)
                parts += (head, line, found.text % named if found.has_names else found.text)
            elif message.startswith(ANSWERED):
                fact = message[message.index(b'"seat":') : message.index(b',"revision":')]
                found = kept.get(fact) or told.answered(seat, fact)
                parts += (head, found.text % named if found.has_names else found.text)
            else:
                parts += (head, self._other(seat, message))
        return b"%b}" % b"".join(parts) if parts else b""

    def told(self, seat: int | None, lines: Sequence[bytes]) -> bytes:
        """The sentences of some events alone, as JSON."""
        told, kept, fields = self._sentences, self._sentences.events(seat), []
        for line in lines:
            fact = line[line.index(b",") : line.index(SET)]
            found = kept.get(fact) or told.event(seat, fact)
            if found.text:
                fields.append(found.named(self._named)[len(WORDS) :])
        return b"[%b]" % b",".join(fields)

    def question(self, view: View, question: Question) -> bytes:
        """The fields `words` and `texts` of a question that this view asks."""
        names, (said, lines) = self._named, self._sentences.question(view, question)
        texts = [line.text % names if line.has_names else line.text for line in lines]
        return b',"words":%b,"texts":[%b]' % (said.named(names), b",".join(texts))

    def _other(self, seat: int | None, fact: bytes) -> bytes:
        """What is rare, and may hold a person's own words."""
        message = msgspec.json.decode(fact)
        add_text(self._match, Words(self._language), seat, message)
        return WORDS + to_json(message["words"]) if "words" in message else b""
