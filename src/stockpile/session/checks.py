"""Whether the table allows an entry now. Nothing here changes a match."""

from typing import TYPE_CHECKING

from stockpile.bots import NAMES
from stockpile.engine.question import Refusal
from stockpile.engine.setup import Setup
from stockpile.session import turns
from stockpile.session.entry import NAME_LENGTH, REACTIONS, TEXT_LENGTH, Entry, cleaned
from stockpile.session.seal import digest

if TYPE_CHECKING:
    from stockpile.session.match import Match


def refusal(match: "Match", item: Entry, now: float) -> Refusal | None:
    """Why the entry is not allowed, or None. Texts in it are tidied."""
    if item["kind"] == "created":
        return Refusal("", "already-created") if match.exists else _created(item)
    if not match.exists:
        return Refusal("", "not-created")
    if match.closed:
        return Refusal("", "closed")
    if item["kind"] == "rematched":
        return None if match.over and match.rematch is None else Refusal("", "not-over")
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
    seat = match.seats[item["seat"]]
    if not seat.is_open or (seat.reserved is not None and seat.token != item.get("token")):
        return Refusal("", "seat-taken")
    return _text(item, "name", NAME_LENGTH)


def _person(match: "Match", seat: int) -> Refusal | None:
    """There must be somebody."""
    if match.seats[seat].bot is not None:
        return Refusal("", "seat-is-bot")
    return None if match.seats[seat].name is not None else Refusal("", "seat-empty")


def _renamed(match: "Match", item: Entry, _now: float) -> Refusal | None:
    return _person(match, item["seat"]) or _text(item, "name", NAME_LENGTH)


def _said(match: "Match", item: Entry, _now: float) -> Refusal | None:
    return _person(match, item["seat"]) or _text(item, "text", TEXT_LENGTH)


def _in_lobby(match: "Match") -> Refusal | None:
    """Seats change freely only until the last one is taken: then the seeds are shown."""
    if match.current is not None or (match.lobby is not None and match.lobby.full_since is not None):
        return Refusal("", "already-started")
    return None


def _left(match: "Match", item: Entry, _now: float) -> Refusal | None:
    seat = match.seats[item["seat"]]
    if not seat.is_filled and seat.reserved is None:
        return Refusal("", "seat-empty")
    return _in_lobby(match)


def _filled(match: "Match", item: Entry, _now: float) -> Refusal | None:
    seat = match.seats[item["seat"]]
    if item["bot"] not in NAMES:
        return _no_such_bot(item["bot"])
    if seat.is_filled or seat.reserved is not None:
        return Refusal("", "seat-taken")
    return _in_lobby(match) or _text(item, "name", NAME_LENGTH)


def _seed_committed(match: "Match", item: Entry, _now: float) -> Refusal | None:
    """A promise counts until all are sealed; it cannot be changed."""
    lobby = match.lobby
    if lobby is None or match.current is not None or lobby.shuffle.seal is not None:
        return Refusal("", "already-started")
    if not lobby.shuffle.may_promise(item["seat"]):
        return Refusal("", "not-revealing")
    return _person(match, item["seat"])


def _revealed(match: "Match", item: Entry, _now: float) -> Refusal | None:
    """Only who is asked, and only over the seal that stands: who was shown another one must not open anything."""
    lobby = match.lobby
    if lobby is None or match.current is not None or item["seat"] not in lobby.shuffle.opening:
        return Refusal("", "not-revealing")
    if item.get("seal", lobby.shuffle.seal) != lobby.shuffle.seal:
        return Refusal("", "other-seal")
    promised = lobby.shuffle.commitments[item["seat"]]
    return None if digest(item["seed"]) == promised else Refusal("", "wrong-seed")


def _ate(match: "Match", item: Entry, _now: float) -> Refusal | None:
    lobby = match.lobby
    """Before the seal, and once: whoever has seen a part of the seed has nothing left to choose."""
    is_asked = lobby is not None and match.current is None and (lobby.full_since is None or lobby.is_eating)
    if lobby is None or not is_asked or lobby.first != "meal" or lobby.meals[item["seat"]] is not None:
        return Refusal("", "no-meal-asked")
    return _person(match, item["seat"])


def _planned(match: "Match", item: Entry, _now: float) -> Refusal | None:
    return _person(match, item["seat"])


def _vacating(match: "Match", item: Entry, _now: float) -> Refusal | None:
    """A seat with secrets goes to somebody new only if another one at the table than the host agrees."""
    if item["bot"] not in NAMES:
        return _no_such_bot(item["bot"])
    if match.current is None:
        return Refusal("", "not-started")
    if match.seats[item["seat"]].leaving is not None:
        return Refusal("", "already-leaving")
    if match.people.playing(item["seat"]) <= {match.host_seat}:
        return Refusal("", "nobody-agrees")
    return _person(match, item["seat"])


def _agreed(match: "Match", item: Entry, _now: float) -> Refusal | None:
    leaving = match.seats[item["seat"]].leaving
    if leaving is None or item["by"] not in match.people.playing(item["seat"]) - leaving.agreed - {leaving.by}:
        return Refusal("", "not-leaving")
    return None


def _reacted(match: "Match", item: Entry, _now: float) -> Refusal | None:
    if item["reaction"] not in REACTIONS:
        return Refusal("", "no-such-reaction", given=item["reaction"][:NAME_LENGTH])
    return _person(match, item["seat"])


def _hosted(match: "Match", item: Entry, _now: float) -> Refusal | None:
    return _person(match, item["seat"])


def _took_over(match: "Match", item: Entry, _now: float) -> Refusal | None:
    if item["bot"] not in NAMES:
        return _no_such_bot(item["bot"])
    if match.seats[item["seat"]].stand_in is not None:
        return Refusal("", "taken-over")
    return _person(match, item["seat"])


def _handed_back(match: "Match", item: Entry, _now: float) -> Refusal | None:
    if match.seats[item["seat"]].stand_in is None or match.seats[item["seat"]].name is None:
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


def _undone(match: "Match", item: Entry, _now: float) -> Refusal | None:
    refused = _acting(match, item)
    if refused is not None:
        return refused
    if item["revision"] != match.revision:
        return Refusal("", "stale-revision")
    return turns.undo_refusal(match, item["seat"])


_CHECKS = {
    "joined": _joined,
    "left": _left,
    "filled": _filled,
    "renamed": _renamed,
    "seed-committed": _seed_committed,
    "revealed": _revealed,
    "ate": _ate,
    "planned": _planned,
    "vacating": _vacating,
    "agreed": _agreed,
    "reacted": _reacted,
    "hosted": _hosted,
    "answered": _answered,
    "undone": _undone,
    "took-over": _took_over,
    "handed-back": _handed_back,
    "said": _said,
}
