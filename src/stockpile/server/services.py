"""Commands that look, think or make another table, instead of writing into this one's log."""

from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Raw

from stockpile.engine.question import Refusal
from stockpile.engine.view import View
from stockpile.server import frames, rematches, requests
from stockpile.server.aids import aid, asked_of
from stockpile.server.answers import told
from stockpile.server.commands import Who
from stockpile.server.table import LiveTable
from stockpile.server.tables import Tables
from stockpile.session import turns

LOOKS = (requests.Preview, requests.Why, requests.Ping)
Look = requests.Preview | requests.Why | requests.Ping
SERVICES = (*LOOKS, requests.Hint, requests.AskBeliefs, requests.Rematch, requests.Decline, requests.Speak)
Served = dict[str, Any] | Refusal


async def served(
    tables: Tables, table: LiveTable, who: Who, command: requests.AnyCommand, language: str | None
) -> Served:
    """What such a command brings."""
    match command:
        case requests.Speak():
            return {}
        case requests.Rematch():
            return await rematches.rematch(tables, table, who, command)
        case requests.Decline():
            return await rematches.decline(tables, table, who)
        case requests.Hint() | requests.AskBeliefs():
            return await aid(tables, table, who, command, language)
        case requests.Preview() | requests.Why() | requests.Ping():
            return await table.read(lambda: looked(table, who, command, language))
    raise TypeError(f"{type(command).__name__} is no service")


def looked(table: LiveTable, who: Who, command: Look, language: str | None) -> Served:
    """What a command brings that only looks, within `read`: most commands of a browser do, so no task is made."""
    match command:
        case requests.Preview():
            return _preview(table, who, command, language)
        case requests.Why():
            return _why(table, who, command, language)
        case requests.Ping():
            return {}


def _preview(table: LiveTable, who: Who, command: requests.Preview, language: str | None) -> Served:
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
    lines = after.event_lines(seat, last.event_count)
    if not turns.tell_nothing(after, lines):
        shown_view = _until_it_shows(last.view(seat), lines, turns.harmless(after))
        return {"preview": {"question": None, "final": True, "told": [], "view": shown_view}}
    question = next((one for one in after.questions if one.seat == seat), None)
    view, teller = after.view(seat), table.teller(language)
    shown = b"null"
    if question is not None:
        shown = frames.question_shown(question, b"" if teller is None else teller.question(view, question))
    said = b"[]" if teller is None else teller.told(seat, lines)
    final = b"true" if question is None else b"false"
    text = b'{"question":%b,"final":%b,"told":%b,"view":%b}' % (shown, final, said, view.to_bytes())
    return {"preview": Raw(text)}


def _until_it_shows(before: View, lines: list[bytes], harmless: frozenset[bytes]) -> Raw:
    """The view with the events before the first that would show something new."""
    shown = list(takewhile(lambda line: turns.name_of(line) in harmless, lines))
    if not shown:
        return Raw(before.to_bytes())
    view: dict[str, Any] = msgspec.json.decode(before.to_bytes())
    for line in shown:
        event = msgspec.json.decode(line)
        view["events"] = event["n"]
        for path, value in event["set"].items():
            name, dot, key = path.partition(".")
            if not dot:
                view[name] = value
            else:
                view[name][int(key) if isinstance(view[name], list) else key] = value
    return Raw(msgspec.json.encode(view))


def _why(table: LiveTable, who: Who, command: requests.Why, language: str | None) -> Served:
    """For each answer why it is not allowed, or null if it is."""
    asked = asked_of(table, who)
    if isinstance(asked, Refusal):
        return asked
    found: dict[str, Any] = {}
    for given in command.answers:
        refusal = table.match.game.refusal(given, seat=asked.seat)
        found[str(given)] = None if refusal is None else told(refusal, language, table.match, asked.seat)
    return {"why": found}
