"""Commands that look, think or make another table, instead of writing into this one's log."""

from typing import Any

from stockpile.engine.question import Question, Refusal
from stockpile.engine.view import View
from stockpile.server import makings, thoughts, wire
from stockpile.server.answers import told
from stockpile.server.catalog import HINT_BOT
from stockpile.server.commands import NOT_SEATED, Who
from stockpile.server.house import House
from stockpile.server.phrases import question_texts, seating
from stockpile.server.table import Table
from stockpile.session import Match, turns
from stockpile.text.answers import answer_words
from stockpile.text.log import is_quiet, sentence
from stockpile.text.words import Words

SERVICES = (wire.Hint, wire.Beliefs, wire.Preview, wire.Why, wire.Rematch, wire.Ping, wire.Speak)
Served = dict[str, Any] | Refusal


async def served(house: House, table: Table, who: Who, command: wire.AnyCommand, language: str | None) -> Served:
    """What such a command brings."""
    match command:
        case wire.Ping() | wire.Speak():
            return {}
        case wire.Rematch():
            return await _rematch(house, table, who)
        case wire.Hint() | wire.Beliefs():
            return await _aid(house, table, who, command, language)
        case wire.Preview():
            return await table.read(lambda: _preview(table, who, command, language))
        case wire.Why():
            return await table.read(lambda: _why(table, who, command, language))
    raise TypeError(f"{type(command).__name__} is no service")


def _asked(table: Table, who: Who) -> Question | Refusal:
    """The question of whoever wants to know about it."""
    seat = who.seat(table.match)
    if seat is None:
        return NOT_SEATED
    question = table.match.question(seat) if table.is_played else None
    return question if question is not None else Refusal("RND-1", "not-your-turn", seat=seat)


async def _aid(house: House, table: Table, who: Who, command: wire.Hint | wire.Beliefs, language: str | None) -> Served:
    """What a bot would do in this seat's place, or what it could expect: from this seat's view alone."""

    def look() -> tuple[int, View] | Refusal:
        if not table.match.created.get("aids", True):
            return Refusal("", "no-aids")
        if isinstance(command, wire.Hint):
            asked = _asked(table, who)
            return asked if isinstance(asked, Refusal) else (asked.seat, table.match.view(asked.seat))
        seat = who.seat(table.match)
        if seat is None:
            return NOT_SEATED
        return (seat, table.match.view(seat)) if table.is_played else Refusal("", "not-started")

    seen = await table.read(look)
    if isinstance(seen, Refusal):
        return seen
    seat, view = seen
    if isinstance(command, wire.Beliefs):
        return {"beliefs": await house.thinkers.run(thoughts.believe, view.to_bytes())}
    given = await house.thinkers.answer(HINT_BOT, seat, 0, view.to_bytes())
    hint: dict[str, Any] = {"answer": given, "text": table.match.game.notation(given), "bot": HINT_BOT}
    if language is not None:
        who_is, money = seating(table.match, seat), view.money().get(given)
        hint["words"] = answer_words(Words(language), table.match.setup, who_is, view.to_dict(), given, money)
    return {"hint": hint}


def _preview(table: Table, who: Who, command: wire.Preview, language: str | None) -> Served:
    """The seat's next question and view after staged answers, as far as they show nothing new."""
    asked = _asked(table, who)
    if isinstance(asked, Refusal):
        return asked
    match, seat = table.match, asked.seat
    after = turns.staged(match.game, seat, command.answers)
    if isinstance(after, Refusal):
        return after
    last = turns.staged(match.game, seat, command.answers[:-1]) if len(command.answers) > 1 else match.game
    assert not isinstance(last, Refusal)
    events = after.events(seat, last.event_count)
    if not turns.is_harmless(after, seat, last.event_count):
        shown_view = _until_it_shows(last.view(seat).to_dict(), events)
        return {"preview": {"question": None, "final": True, "told": [], "view": shown_view}}
    question = next((one for one in after.questions if one.seat == seat), None)
    shown: dict[str, Any] | None = None
    if question is not None:
        shown = {"ask": question.ask, "answers": question.answers, "forced": question.forced}
        if language is not None:
            preview = _Previewed(match, after)
            shown |= question_texts(preview, Words(language), question)
    said: list[str] = []
    if language is not None:
        who_is = seating(match, seat)
        said = [sentence(Words(language), match.setup, who_is, event) for event in events if not is_quiet(event)]
    view = after.view(seat).to_dict()
    return {"preview": {"question": shown, "final": question is None, "told": said, "view": view}}


def _until_it_shows(view: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    """The view with the events before the first that would show something new."""
    for event in events:
        if event["event"] not in turns.HARMLESS:
            break
        view["events"] = event["n"]
        for path, value in event["set"].items():
            name, dot, key = path.partition(".")
            if not dot:
                view[name] = value
            else:
                view[name][int(key) if isinstance(view[name], list) else key] = value
    return view


class _Previewed(Match):
    """A match with another game in it, to be looked at alone."""

    def __init__(self, match: Match, game: Any) -> None:
        super().__init__()
        self.people = match.people
        self.dealt_setup = match.setup
        self.current = game


def _why(table: Table, who: Who, command: wire.Why, language: str | None) -> Served:
    """For each answer why it is not allowed, or null if it is."""
    asked = _asked(table, who)
    if isinstance(asked, Refusal):
        return asked
    found: dict[str, Any] = {}
    for given in command.answers:
        refusal = table.match.game.refusal(given, seat=asked.seat)
        found[str(given)] = None if refusal is None else told(refusal, language, table.match, asked.seat)
    return {"why": found}


async def _rematch(house: House, table: Table, who: Who) -> Served:
    """Another table of the same people; the first who asks makes it."""
    match = table.match
    if who.seat(match) is None and not who.is_host(match):
        return NOT_SEATED
    if not match.over:
        return Refusal("", "not-over")
    if match.rematch is None:
        made = await house.create([makings.rematch(match, who)])
        if isinstance(made, Refusal):
            return made
        outcome = await table.do(lambda match, now: match.submit({"kind": "rematched", "table": made.id}, now))
        if isinstance(outcome, Refusal):  # somebody was quicker
            house.forget(made)
            await house.store.delete(made.id)
    return {"table": table.match.rematch}
