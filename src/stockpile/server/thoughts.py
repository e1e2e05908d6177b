"""What runs in the processes of the pool: plain functions of bytes, none of which ever holds a game with secrets."""

import json
from functools import lru_cache
from typing import Any

from stockpile import _variant
from stockpile.bots import NAMES, Bot, make
from stockpile.bots.advice import advise
from stockpile.bots.beliefs import Beliefs, beliefs
from stockpile.bots.reasons import Reasons
from stockpile.bots.registry import spec_of
from stockpile.engine.formats.record import Record
from stockpile.engine.formats.record_text import RecordError
from stockpile.engine.game import Game
from stockpile.engine.names import COMPANIES
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.server.numbers import numbers
from stockpile.session.story import story
from stockpile.text.languages import ORIGINAL
from stockpile.text.log import is_quiet, sentence
from stockpile.text.seating import Seating
from stockpile.text.story import story_words
from stockpile.text.words import Words

QUICK = "greedy"


def think(bot: str, seat: int, seed: int, view: bytes) -> int:
    """A bot's answer."""
    seen = View.from_dict(json.loads(view))
    question = seen.question
    assert question is not None
    return _bot(bot, seen.setup, seat, seed).answer(seen, question)


def quick(bot: str, seat: int, seed: int, view: bytes) -> int:
    """The answer at once: of the bot itself if it does not search, else of one that does not."""
    spec = spec_of(bot) if bot in NAMES else None
    is_quick = spec is not None and spec.budget is None and not spec.command
    return think(bot if is_quick else QUICK, seat, seed, view)


@lru_cache(maxsize=256)
def _bot(name: str, setup: Setup, seat: int, seed: int) -> Bot:
    """Bots answer from view and seed alone; keeping them saves their preparation."""
    return make(name, setup, seat, seed)


def hint(view: bytes, seat: int, playouts: int) -> dict[str, Any]:
    """What every answer of the seat's question is worth, the best first.

    On an uncompiled engine a game takes too long to play through: there a quick bot names the best, without figures.
    """
    seen = View.from_dict(json.loads(view))
    if _variant.name() != "pure":
        return advise(seen, playouts).to_dict()
    question, reasons = seen.question, Reasons(seen)
    assert question is not None
    best = think(QUICK, seat, 0, view)
    figures = {"money": None, "money_90": None, "win": None, "win_90": None}
    options = [
        {"answer": given, **figures, "reasons": [reason.to_dict() for reason in reasons.of(given)]}
        for given in sorted(question.answers, key=lambda given: given != best)
    ]
    return {"worlds": 0, "options": options}


def believe(view: bytes, reads: bool) -> dict[str, Any]:
    """How likely what a seat does not see is, over all deals that agree with what it knows (KNO-7).

    All of them alike, or by how well they fit what the others did.
    """
    shown: dict[str, Any] = json.loads(view)
    found = beliefs(View.from_dict(shown), reads="anyone" if reads else None)
    piles = [
        [_rounded(chances) if card["card"] == "?" else None for card, chances in zip(cards, row, strict=True)]
        for cards, row in zip(shown["piles"], found.piles, strict=True)
    ]
    pairs = [
        _pair(chances) if "?" in (pair["company"], pair["forecast"]) else None
        for pair, chances in zip(shown["pairs"], found.pairs, strict=False)
    ]
    seats = [None if seat == shown["seat"] else _shares(found, seat) for seat in range(len(shown["cash"]))]
    forecasts = {company: _rounded(chances) for company, chances in found.forecasts.items()}
    return {"forecasts": forecasts, "piles": piles, "pairs": pairs, "shares": seats}


def _pair(chances: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {half: _rounded(found) for half, found in chances.items()}


def _shares(found: Beliefs, seat: int) -> dict[str, float]:
    """How many cards of each company a seat is expected to hold unseen."""
    return {company: count for company in COMPANIES if (count := round(found.expected(seat, company), 2))}


def _rounded(chances: dict[str, float]) -> dict[str, float]:
    """The likeliest first."""
    return {key: round(chance, 3) for key, chance in sorted(chances.items(), key=lambda item: -item[1])}


def retell(text: str, language: str | None) -> dict[str, Any]:
    """A record as everybody saw it; what went wrong under `error`."""
    try:
        record = Record.from_text(text)
        result = tale = None
        told: dict[int | str | None, tuple[dict[str, Any] | None, list[dict[str, Any]]]]
        told = {record.seat: (None, record.event_list())}
        if not record.redacted:
            start, game = Game.replay(record, 0), Game.replay(record)
            told = {seat: (start.view(seat).to_dict(), game.events(seat)) for seat in (*record.setup.seats, None)}
            if game.result is not None:
                result, tale = game.result.to_dict(), story(game)
    except (RecordError, ValueError) as error:
        return {"error": str(error)[:300]}
    words = Words(language or ORIGINAL)
    names = [words("player-number", number=number + 1) for number in record.setup.seats]
    seats = {
        _key(seat): {"start": view, "events": _with_words(record.setup, names, language, seat, events)}
        for seat, (view, events) in told.items()
    }
    head = {"setup": record.setup.to_dict(), "numbers": numbers(record.setup), "names": names}
    if tale is not None and language is not None:
        tale = story_words(words, record.setup, Seating(names), tale)
    return {**head, "seats": seats, "result": result, "story": tale}


def story_of(text: str) -> dict[str, Any]:
    """The story of a record of a finished game."""
    return story(Game.replay(Record.from_text(text)))


def _key(seat: int | str | None) -> str:
    return "spectator" if seat is None else str(seat)


def _with_words(
    setup: Setup, names: list[str], language: str | None, seat: int | str | None, events: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Events, with sentences if a language is wanted."""
    if language is None:
        return events
    words, seating = Words(language), Seating(names, seat if isinstance(seat, int) else None)
    return [
        event if is_quiet(event) else {**event, "words": sentence(words, setup, seating, event)} for event in events
    ]
