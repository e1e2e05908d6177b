"""What runs in the processes of the pool: plain functions of bytes, none of which ever holds a game with secrets."""

import json
from functools import lru_cache
from typing import Any

from stockpile.bots import Bot, make
from stockpile.bots.beliefs import beliefs
from stockpile.engine.game import Game
from stockpile.engine.record import Record, RecordError
from stockpile.engine.setup import Setup
from stockpile.engine.view import View
from stockpile.server.numbers import numbers
from stockpile.text.languages import ORIGINAL
from stockpile.text.log import is_quiet, sentence
from stockpile.text.seating import Seating
from stockpile.text.words import Words

QUICK = "greedy"


def think(bot: str, seat: int, seed: int, view: bytes) -> int:
    """A bot's answer."""
    seen = View.from_dict(json.loads(view))
    question = seen.question
    assert question is not None
    return _bot(bot, seen.setup, seat, seed).answer(seen, question)


def quick(seat: int, seed: int, view: bytes) -> int:
    """The answer of a bot that takes no time, for one that takes too long."""
    return think(QUICK, seat, seed, view)


@lru_cache(maxsize=256)
def _bot(name: str, setup: Setup, seat: int, seed: int) -> Bot:
    """Bots answer from view and seed alone; keeping them saves their preparation."""
    return make(name, setup, seat, seed)


def believe(view: bytes) -> dict[str, Any]:
    """How likely what a seat does not see is, over all deals that agree with what it knows (KNO-7)."""
    shown: dict[str, Any] = json.loads(view)
    found = beliefs(View.from_dict(shown))
    piles = [
        [_rounded(chances) if card["card"] == "?" else None for card, chances in zip(cards, row, strict=True)]
        for cards, row in zip(shown["piles"], found.piles, strict=True)
    ]
    return {"forecasts": {company: _rounded(chances) for company, chances in found.forecasts.items()}, "piles": piles}


def _rounded(chances: dict[str, float]) -> dict[str, float]:
    """The likeliest first."""
    return {key: round(chance, 3) for key, chance in sorted(chances.items(), key=lambda item: -item[1])}


def retell(text: str, language: str | None) -> dict[str, Any]:
    """A record as everybody saw it; what went wrong under `error`."""
    try:
        record = Record.from_text(text)
        result = None
        told: dict[int | str | None, tuple[dict[str, Any] | None, list[dict[str, Any]]]]
        told = {record.seat: (None, record.event_list())}
        if not record.redacted:
            start, game = Game.replay(record, 0), Game.replay(record)
            told = {seat: (start.view(seat).to_dict(), game.events(seat)) for seat in (*record.setup.seats, None)}
            result = game.result.to_dict() if game.result is not None else None
    except (RecordError, ValueError) as error:
        return {"error": str(error)[:300]}
    words = Words(language or ORIGINAL)
    names = [words("player-number", number=number + 1) for number in record.setup.seats]
    seats = {
        _key(seat): {"start": view, "events": _with_words(record.setup, names, language, seat, events)}
        for seat, (view, events) in told.items()
    }
    head = {"setup": record.setup.to_dict(), "numbers": numbers(record.setup), "names": names}
    return {**head, "seats": seats, "result": result}


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
