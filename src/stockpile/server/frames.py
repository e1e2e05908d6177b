"""The frames that go to clients, put together as bytes: what one seat may know, and nothing else."""

from typing import Any, NamedTuple

import msgspec

from stockpile.engine.question import Question
from stockpile.server.phrases import add_text
from stockpile.server.sentences import Teller
from stockpile.server.table_state import TableState
from stockpile.text.words import Words

CHAT = 100
NO_PLAN = b'{"auction":[],"forced":false}'
to_json = msgspec.json.Encoder().encode


def reply(command: int | None, **more: Any) -> bytes:
    """A command was accepted."""
    return to_json({"frame": "reply", "id": command, "ok": True, **more})


def refused(command: int | None, refusal: dict[str, Any]) -> bytes:
    """A command was not."""
    return to_json({"frame": "reply", "id": command, "ok": False, "refused": refusal})


def presence(table: TableState) -> bytes:
    """Who is connected."""
    return to_json({"frame": "presence", "present": table.present(), "spectators": table.presence.spectators()})


class Shared(NamedTuple):
    """The parts of an update that are the same for all seats, made once for all of them."""

    head: bytes  # up to the messages
    news: bytes  # what has changed about the table, if anything
    asked: bytes
    tail: bytes  # clocks and result


def shared(table: TableState, now: float, *, changed: bool) -> Shared:
    """What everybody is told; `changed` if the table has."""
    match = table.match
    head = b'{"frame":"update","number":%d,"revision":%d,"messages":[' % (match.said.mark(), match.revision)
    news = b'"table":%b,' % to_json(described(table)) if changed else b""
    return Shared(head, news, to_json(match.asked), _tail(table, now))


def _tail(table: TableState, now: float) -> bytes:
    match = table.match
    if not match.clock.limited and not match.over:
        return b'"clocks":null,"result":null'
    clocks = _clocks(table, now) if match.clock.limited else b"null"
    result = match.game.result if match.over else None
    return b'"clocks":%b,"result":%b' % (clocks, b"null" if result is None else to_json(result.to_dict()))


def snapshot(table: TableState, seat: int | None, *, host: bool, now: float, language: str | None = None) -> bytes:
    """Everything that a seat, or with None a spectator, may know; in words too if a language is given."""
    match = table.match
    head = {"frame": "snapshot", "number": match.said.mark(), "revision": match.revision, "seat": seat, "host": host}
    tail = {"chat": _chat(table, seat, language), "spectators": table.presence.spectators()}
    teller = table.teller(language)
    return b'%b,"table":%b,"view":%b,%b,%b,%b' % (
        to_json(head)[:-1],
        to_json(described(table)),
        _view(table, seat),
        _own(table, seat, to_json(match.asked), teller),
        _tail(table, now),
        to_json(tail)[1:],
    )


def _chat(table: TableState, seat: int | None, language: str | None) -> list[dict[str, Any]]:
    said = table.match.said.chat(CHAT)
    if language is None:
        return said
    said = [dict(message) for message in said]
    for message in said:
        add_text(table.match, Words(language), seat, message)
    return said


def update(
    table: TableState, seat: int | None, since: int, common: Shared, *, anew: bool, teller: Teller | None = None
) -> bytes:
    """What happened after a number; `anew` if events cannot tell the way."""
    return b"%b%b],%b%b%b,%b}" % (
        common.head,
        table.match.text(seat, since) if teller is None else teller.messages(seat, since),
        common.news,
        b'"view":%b,' % _view(table, seat) if anew else b"",
        _own(table, seat, common.asked, teller),
        common.tail,
    )


def _view(table: TableState, seat: int | None) -> bytes:
    return table.match.view(seat).to_bytes() if table.match.current is not None else b"null"


def _own(table: TableState, seat: int | None, asked: bytes, teller: Teller | None) -> bytes:
    """Whose turn it is, and what one's own possibilities are."""
    match = table.match
    question, undo, plan = b"null", b"false", b"null"
    if seat is not None:
        mine, was_last = match.question(seat), match.turn.seat == seat
        if (was_last or mine is not None) and table.is_played:
            question = b"null" if mine is None else _question(table, mine, teller)
            undo = b"true" if was_last and match.may_undo(seat) else b"false"
        own = match.seats[seat].plan
        plan = to_json(own.to_dict()) if own.auction or own.forced else NO_PLAN
    return b'"question":%b,"asked":%b,"undo":%b,"plan":%b' % (question, asked, undo, plan)


def _question(table: TableState, question: Question, teller: Teller | None) -> bytes:
    if teller is None:
        return question_shown(question, b"")
    view = table.match.view(question.seat)
    return question_shown(question, teller.question(view, question))


def question_shown(question: Question, words: bytes) -> bytes:
    """A question to the seat that is asked, with fields that say it in words, if any."""
    forced = b"true" if question.forced else b"false"
    answers = to_json(question.answers)
    return b'{"ask":"%b","answers":%b,"forced":%b%b}' % (question.ask.encode(), answers, forced, words)


def _clocks(table: TableState, now: float) -> bytes:
    clock = table.match.clock
    left = [None if seat.bot else clock.left(number, now) for number, seat in enumerate(table.match.seats)]
    return to_json({"left": left, "running": clock.running, "at": now})


def described(table: TableState) -> dict[str, Any]:
    """What everybody may know of a table."""
    match = table.match
    created, lobby, present = match.created, match.lobby, table.present()
    seats = [{**seat.to_dict(), "present": present[number]} for number, seat in enumerate(match.seats)]
    return {
        "id": table.id,
        "state": table.state,
        "setup": match.setup.to_dict(),
        "preset": created.get("preset"),
        "seats": seats,
        "host": match.host_seat,
        "first": created.get("first", "chance"),
        "meals": lobby.meals_shown() if lobby is not None else None,
        "clock": clock_shown(created["clock"]),
        "start": created.get("start", "full"),
        "pace": match.pace,
        "aids": created.get("aids", True),
        "numbers": table.numbers,
        "fair": lobby.shown(over=match.over) if lobby is not None else None,
        "rematch": None if match.rematch is None else match.rematch.to_dict(),
        "rules": created.get("rules"),
        "frozen": table.frozen,
    }


def clock_shown(clock: dict[str, Any] | None) -> dict[str, Any] | None:
    """A clock as tables are made with it."""
    if clock is None:
        return None
    if clock.get("per_answer"):
        return {"kind": "days", "days": clock["reserve"] / 86_400, "bot": clock["bot"]}
    return {"kind": "live", "reserve": clock["reserve"], "increment": clock["increment"], "bot": clock["bot"]}
