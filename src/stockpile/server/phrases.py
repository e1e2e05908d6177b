"""What is rarely said, in the language that a reader asked for: news of the table, refusals."""

import contextlib
from typing import Any

from stockpile.engine.question import Refusal
from stockpile.session.state import MatchState
from stockpile.text.log import is_quiet, sentence
from stockpile.text.messages import message_words
from stockpile.text.refusals import reason_words, with_rule
from stockpile.text.seating import Seating
from stockpile.text.words import MissingWords, Words


def names_of(match: MatchState) -> list[str]:
    """Names for all seats; one that is free is called by its number."""
    return [place.name or place.reserved or f"#{n + 1}" for n, place in enumerate(match.seats)]


def seating(match: MatchState, seat: int | None) -> Seating:
    """The same through the eyes of a seat."""
    return Seating(names_of(match), seat)


def add_text(match: MatchState, words: Words, seat: int | None, message: dict[str, Any]) -> None:
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


def refusal_texts(match: MatchState | None, words: Words, seat: int | None, refusal: Refusal) -> dict[str, str]:
    """A refusal in words: the reason alone, and with the rule it cites; nothing if the catalogue has none."""
    try:
        if match is None or not match.exists:
            reason = words(f"refusal-{refusal.key}", **refusal.args)
        else:
            reason = reason_words(words, match.setup, seating(match, seat), refusal)
    except MissingWords:
        return {}
    return {"reason": reason, "text": with_rule(words, reason, refusal)}
