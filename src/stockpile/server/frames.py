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
FORCED_PLAN = b'{"auction":[],"forced":true}'
OWN = b'"question":%b,"asked":%b,"undo":%b,"plan":'
to_json = msgspec.json.Encoder().encode


def reply(command: int | None, **more: Any) -> bytes:
    """A command was accepted."""
    return to_json({"frame": "reply", "id": command, "ok": True, **more})


def refused(command: int | None, refusal: dict[str, Any]) -> bytes:
    """A command was not."""
    return to_json({"frame": "reply", "id": command, "ok": False, "refused": refusal})


def presence(table: TableState) -> bytes:
    """Who is connected."""
    told = (to_json(table.present()), table.presence.spectators())
    return b'{"frame":"presence","present":%b,"spectators":%d}' % told


class Shared(NamedTuple):
    """The parts of an update that are the same for all seats, made once for all of them."""

    head: bytes  # up to the messages
    news: bytes  # what has changed about the table, if anything
    asked: bytes
    tail: bytes  # what follows the plan: clocks and result
    busy: tuple[int | None, ...]  # the seats with something of their own to read: those asked, and who answered last
    onlooking: bytes  # what the others read after the messages, up to their plan


def shared(table: TableState, now: float, *, changed: bool) -> Shared:
    """What everybody is told; `changed` if the table has."""
    match = table.match
    head = b'{"frame":"update","number":%d,"revision":%d,"messages":[' % (match.said.mark(), match.revision)
    news = b'"table":%b,' % table.described() if changed else b""
    asked, tail = to_json(match.asked), b",%b}" % _tail(table, now)
    onlooking = b"],%b%b" % (news, OWN % (b"null", asked, b"false"))
    return Shared(head, news, asked, tail, (match.turn.seat, *match.asked), onlooking)


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
    return b'%b,"table":%b,"view":%b,%b%b,%b,%b' % (
        to_json(head)[:-1],
        table.described(),
        _view(table, seat),
        _own(table, seat, to_json(match.asked), teller),
        _plan(table, seat),
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
    messages = table.match.text(seat, since) if teller is None else teller.messages(seat, since)
    if seat not in common.busy and not anew:
        return b"".join((common.head, messages, common.onlooking, _plan(table, seat), common.tail))
    view = b'"view":%b,' % _view(table, seat) if anew else b""
    own = _own(table, seat, common.asked, teller)
    return b"".join((common.head, messages, b"],", common.news, view, own, _plan(table, seat), common.tail))


def _view(table: TableState, seat: int | None) -> bytes:
    return table.match.view(seat).to_bytes() if table.match.current is not None else b"null"


def _own(table: TableState, seat: int | None, asked: bytes, teller: Teller | None) -> bytes:
    """Whose turn it is, and what one's own possibilities are, up to the plan."""
    match = table.match
    question, undo = b"null", b"false"
    if seat is not None:
        mine, was_last = match.question(seat), match.turn.seat == seat
        if (was_last or mine is not None) and table.is_played:
            question = b"null" if mine is None else _question(table, mine, teller)
            undo = b"true" if was_last and match.may_undo(seat) else b"false"
    return OWN % (question, asked, undo)


def _plan(table: TableState, seat: int | None) -> bytes:
    """What is answered for a seat, which is its own secret."""
    if seat is None:
        return b"null"
    own = table.match.seats[seat].plan
    if own.auction:
        return to_json(own.to_dict())
    return FORCED_PLAN if own.forced else NO_PLAN


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
