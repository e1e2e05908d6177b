"""How entries of each kind change a match. Whether they may has been checked before."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from stockpile.engine.game import Game
from stockpile.engine.question import Refusal
from stockpile.engine.setup import Setup
from stockpile.session.automatic import PERSONAL
from stockpile.session.clock import Clock
from stockpile.session.entry import Entry
from stockpile.session.lobby import Lobby
from stockpile.session.people import People
from stockpile.session.plan import Plan
from stockpile.session.seat import GRACE_SECONDS, Leaving, Seat

if TYPE_CHECKING:
    from stockpile.session.match import Match


def _created(match: "Match", item: Entry) -> None:
    setup = Setup.from_dict(item["setup"])
    match.dealt_setup = setup
    seats = [
        Seat(seat.get("name"), seat.get("bot"), token=seat.get("token"), reserved=seat.get("reserved"))
        for seat in item["seats"]
    ]
    match.people = People(seats, item.get("host"))
    match.clock = Clock(item["clock"], setup.players)
    match.clock.charge(item["at"])
    match.bot_seed = int(item["bot_seed"], 16)
    match.revision = 1
    shown = [{"name": seat.name, "bot": seat.bot} for seat in match.seats]
    match.said.say(item, setup=item["setup"], seats=shown, clock=item["clock"])
    if item.get("fair"):
        match.lobby = Lobby(f"{int(item['seed'], 16):064x}", item.get("first", "chance"), setup.players)
        for number, seat in enumerate(item["seats"]):
            match.lobby.shuffle.promise(number, seat.get("commitment"))
        _note_if_full(match, item)
    else:
        match.current = Game(setup, seed=int(item["seed"], 16))
        match.said.follow(match.current)


def _note_if_full(match: "Match", item: Entry) -> None:
    """When the last seat of a lobby is taken, time runs for what is still owed."""
    lobby = match.lobby
    if lobby is not None and match.current is None and all(seat.is_filled for seat in match.seats):
        lobby.filled([number for number, seat in enumerate(match.seats) if seat.bot is None], item["at"])


def _joined(match: "Match", item: Entry) -> None:
    number, seat = item["seat"], match.seats[item["seat"]]
    came_back = seat.stand_in is not None
    seat.name, seat.token, seat.stand_in, seat.reserved = item["name"], item.get("token"), None, None
    seat.since = item["seq"]
    if came_back:
        match.clock.refill(number)
    if match.lobby is not None and match.current is None:
        match.lobby.shuffle.promise(number, item.get("commitment"))
    match.said.say(item, seat=number, name=item["name"])
    _note_if_full(match, item)


def _left(match: "Match", item: Entry) -> None:
    match.seats[item["seat"]] = Seat()
    if match.lobby is not None:
        match.lobby.vacate(item["seat"])
    match.said.say(item, seat=item["seat"])


def _filled(match: "Match", item: Entry) -> None:
    match.seats[item["seat"]] = Seat(item["name"], item["bot"])
    match.said.say(item, seat=item["seat"], bot=item["bot"], name=item["name"])
    _note_if_full(match, item)


def _renamed(match: "Match", item: Entry) -> None:
    seat = match.seats[item["seat"]]
    old, seat.name = seat.name, item["name"]
    match.said.say(item, seat=item["seat"], name=item["name"], old=old)


def _seed_committed(match: "Match", item: Entry) -> None:
    """Says nothing: it comes with sitting down, and what was promised is part of what a table shows."""
    assert match.lobby is not None
    match.lobby.shuffle.promise(item["seat"], item["commitment"])


def _revealed(match: "Match", item: Entry) -> None:
    assert match.lobby is not None
    match.lobby.shuffle.open(item["seat"], item["seed"], item["at"])
    match.said.say(item, seat=item["seat"])


def _sealed(match: "Match", item: Entry) -> None:
    """From here on nothing that anybody could still choose enters the seed."""
    lobby = match.lobby
    assert lobby is not None
    lobby.shuffle.close(item["at"], match.people.host_seats, lobby.final_meals())
    match.said.say(item)


def _stopped(match: "Match", item: Entry) -> None:
    assert match.lobby is not None
    match.lobby.shuffle.stop(item["seats"], item["at"])
    match.said.say(item, seats=item["seats"])


def _ate(match: "Match", item: Entry) -> None:
    assert match.lobby is not None
    match.lobby.meals[item["seat"]] = item["amount"]
    match.said.say(item, seat=item["seat"])


def _dealt(match: "Match", item: Entry) -> None:
    assert match.lobby is not None
    setup = Setup.from_dict({**match.setup.to_dict(), "first": item["first"]})
    match.dealt_setup = setup
    match.current = Game(setup, seed=match.lobby.seed())
    match.revision += 1
    match.said.say(item, first=item["first"])
    match.said.follow(match.current)


def _answered(match: "Match", item: Entry) -> None:
    after = match.after_answers(item["seat"], item["answers"])
    if isinstance(after, Refusal):
        raise ValueError(f"{after.rule} {after.key}")
    match.turn.add(item["seat"], match.game, match.said.mark())
    match.current = after
    match.revision += 1
    by = item.get("by")
    if by in PERSONAL:
        by = None
    if by is None:
        match.clock.reward(item["seat"])
    match.said.say_answered(item, by, match.revision)
    match.said.follow(after)
    _end_plans(match)


def _end_plans(match: "Match") -> None:
    """Plans end with their round."""
    if any(seat.plan.auction for seat in match.seats):
        now = _round_number(match)
        for seat in match.seats:
            seat.plan.end_with(now)


def _round_number(match: "Match") -> int:
    """The round that is being played; 0 before the first card."""
    return int(match.view(None).to_dict()["round"]) if match.current is not None else 0


def _undone(match: "Match", item: Entry) -> None:
    match.current, mark = match.turn.take_back()
    match.revision += 1
    match.said.retract(mark)
    match.said.say(item, seat=item["seat"], revision=match.revision, events=match.game.event_count)


def _planned(match: "Match", item: Entry) -> None:
    """Says nothing: that there is a plan is its owner's secret."""
    plan = Plan([dict(wish) for wish in item["auction"]], forced=item["forced"], round_number=_round_number(match))
    match.seats[item["seat"]].plan = plan


def _took_over(match: "Match", item: Entry) -> None:
    match.seats[item["seat"]].stand_in = item["bot"]
    match.said.say(item, seat=item["seat"], bot=item["bot"])


def _handed_back(match: "Match", item: Entry) -> None:
    match.seats[item["seat"]].stand_in = None
    match.seats[item["seat"]].leaving = None
    match.clock.refill(item["seat"])
    match.said.say(item, seat=item["seat"])


def _vacating(match: "Match", item: Entry) -> None:
    seat = match.seats[item["seat"]]
    seat.stand_in = seat.stand_in or item["bot"]
    seat.leaving = Leaving(item["at"] + GRACE_SECONDS, match.host_seat)
    match.said.say(item, seat=item["seat"], bot=seat.stand_in, until=seat.leaving.until)


def _agreed(match: "Match", item: Entry) -> None:
    leaving = match.seats[item["seat"]].leaving
    assert leaving is not None
    leaving.agreed.add(item["by"])
    match.said.say(item, seat=item["by"], leaving=item["seat"])


def _vacated(match: "Match", item: Entry) -> None:
    match.said.say(item, seat=item["seat"], bot=item["bot"], name=match.seats[item["seat"]].name)
    match.seats[item["seat"]] = Seat(stand_in=item["bot"])


def _said(match: "Match", item: Entry) -> None:
    match.said.say(item, seat=item["seat"], text=item["text"])


def _reacted(match: "Match", item: Entry) -> None:
    match.said.say(item, seat=item["seat"], reaction=item["reaction"])


def _hosted(match: "Match", item: Entry) -> None:
    """The role is the person's, wherever they sit or whoever sits there after them."""
    match.people.pass_role(item["seat"])
    match.said.say(item, seat=item["seat"])


def _rematched(match: "Match", item: Entry) -> None:
    match.rematch = item["table"]
    match.said.say(item, table=item["table"])


def _paused(match: "Match", item: Entry) -> None:
    match.said.say(item, seconds=item["seconds"])


def _closed(match: "Match", item: Entry) -> None:
    match.closed = True
    match.said.say(item)


EFFECTS: Mapping[str, Callable[["Match", Entry], None]] = {
    "created": _created,
    "joined": _joined,
    "left": _left,
    "filled": _filled,
    "renamed": _renamed,
    "seed-committed": _seed_committed,
    "sealed": _sealed,
    "revealed": _revealed,
    "stopped": _stopped,
    "ate": _ate,
    "dealt": _dealt,
    "answered": _answered,
    "undone": _undone,
    "planned": _planned,
    "took-over": _took_over,
    "flagged": _took_over,
    "handed-back": _handed_back,
    "vacating": _vacating,
    "agreed": _agreed,
    "vacated": _vacated,
    "said": _said,
    "reacted": _reacted,
    "hosted": _hosted,
    "rematched": _rematched,
    "paused": _paused,
    "closed": _closed,
}
