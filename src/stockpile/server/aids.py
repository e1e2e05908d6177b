"""What helps a seat to decide: hints for every answer, and how likely what it does not see is. From its view alone."""

from typing import Any

from stockpile.engine.question import Question, Refusal
from stockpile.engine.view import View
from stockpile.server import requests, thoughts
from stockpile.server.catalog import HINT_BOT
from stockpile.server.commands import NOT_SEATED, Who
from stockpile.server.phrases import seating
from stockpile.server.table import LiveTable
from stockpile.server.tables import Tables
from stockpile.session import Match
from stockpile.text.answers import answer_words
from stockpile.text.hints import reason_words
from stockpile.text.words import Words

PLAYOUTS = {"quick": 96, "deep": 320}
PRICES = {"quick": 1, "deep": 3}  # in credits: what a hint keeps the adviser from
REASONS = 2
TOO_FAST = Refusal("", "too-fast")


def asked_of(table: LiveTable, who: Who) -> Question | Refusal:
    """The question of whoever wants to know about it."""
    seat = who.seat(table.match)
    if seat is None:
        return NOT_SEATED
    question = table.match.question(seat) if table.is_played else None
    return question if question is not None else Refusal("RND-1", "not-your-turn", seat=seat)


async def aid(
    tables: Tables, table: LiveTable, who: Who, command: requests.Hint | requests.AskBeliefs, language: str | None
) -> dict[str, Any] | Refusal:
    """What each answer would bring in this seat's place, or what it can expect."""

    def look() -> tuple[int, int, View] | Refusal:
        match = table.match
        if not match.created.get("aids", True):
            return Refusal("", "no-aids")
        if isinstance(command, requests.Hint):
            asked = asked_of(table, who)
            return asked if isinstance(asked, Refusal) else (asked.seat, match.revision, match.view(asked.seat))
        seat = who.seat(match)
        if seat is None:
            return NOT_SEATED
        return (seat, match.revision, match.view(seat)) if table.is_played else Refusal("", "not-started")

    seen = await table.read(look)
    if isinstance(seen, Refusal):
        return seen
    seat, revision, view = seen
    price = PRICES[command.depth] if isinstance(command, requests.Hint) else 1
    if tables.settings.limits and not tables.hints.spend(str(who.token), price):
        return TOO_FAST
    if isinstance(command, requests.AskBeliefs):
        return {"beliefs": await tables.advisers.run(thoughts.believe, view.to_bytes(), command.reads)}
    found = await tables.advisers.run(thoughts.hint, view.to_bytes(), seat, PLAYOUTS[command.depth])
    options = [_option(table.match, option) for option in found["options"]]
    if language is not None:
        _put_into_words(table.match, seat, view, options, Words(language))
    best = {key: options[0][key] for key in ("answer", "text", "words") if key in options[0]}
    depth = {"depth": command.depth, "worlds": found["worlds"], "revision": revision}
    return {"hint": {**best, "bot": HINT_BOT, **depth, "options": options}}


def _option(match: Match, found: dict[str, Any]) -> dict[str, Any]:
    """One answer with its figures and its best reasons."""
    figures = {key: found[key] for key in ("money", "money_90", "win", "win_90")}
    reasons = [dict(reason) for reason in found["reasons"][:REASONS]]
    given = found["answer"]
    return {"answer": given, "text": match.game.notation(given), **figures, "reasons": reasons}


def _put_into_words(match: Match, seat: int, view: View, options: list[dict[str, Any]], words: Words) -> None:
    """Says each answer and its reasons; what the view shows, and what answers cost, is looked up once for all."""
    shown, money, who = view.to_dict(), view.money(), seating(match, seat)
    for option in options:
        given = option["answer"]
        option["words"] = answer_words(words, match.setup, who, shown, given, money.get(given))
        for reason in option["reasons"]:
            reason["words"] = reason_words(words, match.setup, reason)
