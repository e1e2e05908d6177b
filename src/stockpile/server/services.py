"""Commands that look, think or make another table, instead of writing into this one's log."""

from typing import Any

from stockpile.engine.question import Refusal
from stockpile.server import rematches, wire
from stockpile.server.aids import aid, asked_of
from stockpile.server.answers import told
from stockpile.server.commands import Who
from stockpile.server.house import House
from stockpile.server.phrases import question_texts, seating
from stockpile.server.table import Table
from stockpile.session import Match, turns
from stockpile.text.log import is_quiet, sentence
from stockpile.text.words import Words

SERVICES = (wire.Hint, wire.Beliefs, wire.Preview, wire.Why, wire.Rematch, wire.Decline, wire.Ping, wire.Speak)
Served = dict[str, Any] | Refusal


async def served(house: House, table: Table, who: Who, command: wire.AnyCommand, language: str | None) -> Served:
    """What such a command brings."""
    match command:
        case wire.Ping() | wire.Speak():
            return {}
        case wire.Rematch():
            return await rematches.rematch(house, table, who, command)
        case wire.Decline():
            return await rematches.decline(house, table, who)
        case wire.Hint() | wire.Beliefs():
            return await aid(house, table, who, command, language)
        case wire.Preview():
            return await table.read(lambda: _preview(table, who, command, language))
        case wire.Why():
            return await table.read(lambda: _why(table, who, command, language))
    raise TypeError(f"{type(command).__name__} is no service")


def _preview(table: Table, who: Who, command: wire.Preview, language: str | None) -> Served:
    """The seat's next question and view after staged answers, as far as they show nothing new."""
    asked = asked_of(table, who)
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
    asked = asked_of(table, who)
    if isinstance(asked, Refusal):
        return asked
    found: dict[str, Any] = {}
    for given in command.answers:
        refusal = table.match.game.refusal(given, seat=asked.seat)
        found[str(given)] = None if refusal is None else told(refusal, language, table.match, asked.seat)
    return {"why": found}
