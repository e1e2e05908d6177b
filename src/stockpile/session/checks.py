"""Whether the table allows an entry now. Nothing here changes a match."""

from typing import TYPE_CHECKING, Any

from stockpile.bots import NAMES
from stockpile.engine.game import Game
from stockpile.engine.question import Refusal
from stockpile.engine.setup import Setup
from stockpile.session.entry import NAME_LENGTH, TEXT_LENGTH, Entry, cleaned

if TYPE_CHECKING:
    from stockpile.session.match import Match

# Events that show their author nothing new: only after these may a staged turn go on, or an answer be taken back.
# Closed by default, or one could stage a Boom, read what it shows, and withdraw.
HARMLESS = frozenset({"placed", "bid", "outbid", "sold", "fee-paid", "asked", "bonds-bought", "laid", "first-given"})


def refusal(match: "Match", item: Entry, now: float) -> Refusal | None:
    """Why the entry is not allowed, or None. Texts in it are tidied."""
    if item["kind"] == "created":
        return Refusal("", "already-created") if match.exists else _created(item)
    if not match.exists:
        return Refusal("", "not-created")
    if match.closed:
        return Refusal("", "closed")
    if "seat" in item and not 0 <= item["seat"] < len(match.seats):
        return Refusal("", "no-such-seat")
    if item["kind"] == "closed":
        return None
    return _CHECKS[item["kind"]](match, item, now)


def _created(item: Entry) -> Refusal | None:
    try:
        setup = Setup.from_dict(item["setup"])
    except (TypeError, ValueError) as error:
        return Refusal("", "bad-setup", reason=str(error)[:TEXT_LENGTH])
    if setup.chance != "drawn":
        return Refusal("", "bad-setup", reason="chance")
    if len(item["seats"]) != setup.players:
        return Refusal("", "bad-entry", field="seats")
    bots = [seat["bot"] for seat in item["seats"] if seat.get("bot")]
    if item["clock"]:
        bots.append(item["clock"].get("bot", "greedy"))
    for bot in bots:
        if bot not in NAMES:
            return _no_such_bot(bot)
    for seat in item["seats"]:
        if seat.get("name") is not None and (refused := _text(seat, "name", NAME_LENGTH)):
            return refused
    return None


def _text(item: Entry, field: str, most: int) -> Refusal | None:
    item[field] = cleaned(item[field])
    if len(item[field]) > most:
        return Refusal("", "too-long", most=most)
    return None if item[field] else Refusal("", "nothing-said")


def _no_such_bot(name: str) -> Refusal:
    return Refusal("", "no-such-bot", given=name[:NAME_LENGTH])


def _joined(match: "Match", item: Entry, _now: float) -> Refusal | None:
    if match.seats[item["seat"]].is_filled:
        return Refusal("", "seat-taken")
    return _text(item, "name", NAME_LENGTH)


def _person(match: "Match", seat: int) -> Refusal | None:
    """There must be somebody."""
    if match.seats[seat].bot is not None:
        return Refusal("", "seat-is-bot")
    return None if match.seats[seat].is_filled else Refusal("", "seat-empty")


def _renamed(match: "Match", item: Entry, _now: float) -> Refusal | None:
    return _person(match, item["seat"]) or _text(item, "name", NAME_LENGTH)


def _said(match: "Match", item: Entry, _now: float) -> Refusal | None:
    return _person(match, item["seat"]) or _text(item, "text", TEXT_LENGTH)


def _took_over(match: "Match", item: Entry, _now: float) -> Refusal | None:
    if item["bot"] not in NAMES:
        return _no_such_bot(item["bot"])
    if match.seats[item["seat"]].stand_in is not None:
        return Refusal("", "taken-over")
    return _person(match, item["seat"])


def _handed_back(match: "Match", item: Entry, _now: float) -> Refusal | None:
    if match.seats[item["seat"]].stand_in is None:
        return Refusal("", "not-taken-over")
    return None


def _acting(match: "Match", item: Entry) -> Refusal | None:
    """What holds for every act in the game."""
    if not match.started:
        return Refusal("", "not-started")
    if match.seats[item["seat"]].stand_in is not None:
        return Refusal("", "taken-over")
    return _person(match, item["seat"])


def _answered(match: "Match", item: Entry, now: float) -> Refusal | None:
    seat = item["seat"]
    refused = _acting(match, item)
    if refused is not None:
        return refused
    if not item["answers"]:
        return Refusal("", "nothing-staged")
    if seat not in match.asked:
        return match.game.refusal(item["answers"][0], seat=seat)
    if not match.opened(seat) <= item["revision"] <= match.revision:
        return Refusal("", "stale-revision")
    if match.clock.is_out(seat, now):
        return Refusal("", "time-is-up")
    after = match.after_answers(seat, item["answers"])
    return after if isinstance(after, Refusal) else None


def staged(game: Game, seat: int, answers: list[Any]) -> Game | Refusal:
    """The game after a seat's staged answers; all of them count, or none."""
    after = game.clone()
    for number, given in enumerate(answers):
        since = after.event_count
        refused = after.refusal(given, seat=seat)
        if refused is not None:
            return refused
        after.answer(given, seat=seat)
        if number + 1 < len(answers) and not is_harmless(after, seat, since):
            return Refusal("", "stage-ends")
    return after


def is_harmless(game: Game, seat: int, since: int) -> bool:
    """Whether the last answer, whose events come after `since`, has shown its author nothing."""
    return all(event["event"] in HARMLESS for event in game.events(seat, since))


def _undone(match: "Match", item: Entry, _now: float) -> Refusal | None:
    refused = _acting(match, item)
    if refused is not None:
        return refused
    if item["revision"] != match.revision:
        return Refusal("", "stale-revision")
    return undo_refusal(match, item["seat"])


def undo_refusal(match: "Match", seat: int) -> Refusal | None:
    """Only one's own last answer, if it has shown nothing and no other person's view is another one now."""
    before = match.turn.last
    if before is None or match.turn.seat != seat:
        return Refusal("", "nothing-to-undo")
    if not is_harmless(match.game, seat, before.event_count):
        return Refusal("", "already-seen")
    for other, place in enumerate(match.seats):
        if other != seat and place.bot is None and _seen(before, other) != _seen(match.game, other):
            return Refusal("", "already-seen")
    return None


def _seen(game: Game, seat: int) -> dict[str, Any]:
    """A seat's view without what every answer changes."""
    view = game.view(seat).to_dict()
    return {key: value for key, value in view.items() if key not in ("events", "progress", "question")}


_CHECKS = {
    "joined": _joined,
    "renamed": _renamed,
    "answered": _answered,
    "undone": _undone,
    "took-over": _took_over,
    "handed-back": _handed_back,
    "said": _said,
}
