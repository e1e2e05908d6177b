"""Sentences in frames, for readers who asked for a language: the same facts, told by the catalogues."""

import contextlib
from typing import Any

import msgspec

from stockpile.engine.question import Question, Refusal
from stockpile.session import Match
from stockpile.text.answers import answer_words, question_words
from stockpile.text.log import is_quiet, sentence
from stockpile.text.messages import message_words
from stockpile.text.refusals import refusal_words
from stockpile.text.seating import Seating
from stockpile.text.words import MissingWords, Words


def seating(match: Match, seat: int | None) -> Seating:
    """Names for all seats; one that is free is called by its number."""
    return Seating([place.name or place.reserved or f"#{n + 1}" for n, place in enumerate(match.seats)], seat)


def worded(match: Match, frame: bytes, seat: int | None, language: str) -> bytes:
    """A snapshot or an update with sentences."""
    data: dict[str, Any] = msgspec.json.decode(frame)
    words = Words(language)
    for message in data.get("messages", ()):
        add_text(match, words, seat, message)
    for message in data.get("chat", ()):
        add_text(match, words, seat, message)
    asked = data.get("question")
    if asked is not None and seat is not None:
        asked |= question_texts(match, words, Question(seat, asked["ask"], asked["answers"]))
    return msgspec.json.encode(data)


def add_text(match: Match, words: Words, seat: int | None, message: dict[str, Any]) -> None:
    """Gives a message its sentence, unless it is one that a log leaves out."""
    who = seating(match, seat)
    with contextlib.suppress(MissingWords):  # a sentence that is missing must not keep the fact from anybody
        if message["kind"] == "reacted":
            reaction = words(f"reaction-{message['reaction']}")
            message["words"] = message_words(words, who, {**message, "reaction": reaction})
        elif message["kind"] != "event":
            message["words"] = message_words(words, who, message)
        elif not is_quiet(message["event"]):
            message["words"] = sentence(words, match.setup, who, message["event"])


def question_texts(match: Match, words: Words, question: Question) -> dict[str, Any]:
    """A question and its answers in words."""
    seen = match.view(question.seat)
    view, money = seen.to_dict(), seen.money()
    who = seating(match, question.seat)
    return {
        "words": question_words(words, match.setup, view, question),
        "texts": [answer_words(words, match.setup, who, view, given, money.get(given)) for given in question.answers],
    }


def refusal_text(match: Match | None, words: Words, seat: int | None, refusal: Refusal) -> str | None:
    """A refusal in words; None if the catalogue has none for it."""
    try:
        if match is None or not match.exists:
            return words(f"refusal-{refusal.key}", **refusal.args)
        return refusal_words(words, match.setup, seating(match, seat), refusal)
    except MissingWords:
        return None
