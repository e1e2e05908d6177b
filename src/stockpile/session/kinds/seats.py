"""Entries about who sits where before the game, who is called what, and who is the host."""

from stockpile.engine.question import Refusal
from stockpile.session.entry import NAME_LENGTH, Entry
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_bot, no_person, tidy
from stockpile.session.plan import Plan
from stockpile.session.seat import Seat
from stockpile.session.state import MatchState


def seats_are_fixed(match: MatchState) -> Refusal | None:
    """Seats change freely only until the last one is taken: then the seeds are shown."""
    if match.current is not None or (match.lobby is not None and match.lobby.full_since is not None):
        return Refusal("", "already-started")
    return None


class Joined(Kind):
    """Somebody sat down, before the game or on a seat that is free again."""

    key = "joined"
    fields = {"seat": shapes.is_int, "name": shapes.is_text}
    optional = {"token": shapes.is_digest, "commitment": shapes.is_digest}  # a promise within it: in older logs
    moves_people = True
    asks = True

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        seat = match.seats[item["seat"]]
        if not seat.is_open or (seat.reserved is not None and seat.token != item.get("token")):
            return Refusal("", "seat-taken")
        return tidy(item, "name", NAME_LENGTH)

    def apply(self, match: MatchState, item: Entry) -> None:
        number, seat = item["seat"], match.seats[item["seat"]]
        came_back = seat.stand_in is not None
        seat.name, seat.token, seat.stand_in, seat.reserved = item["name"], item.get("token"), None, None
        seat.since, seat.plan, seat.ready = item["seq"], Plan(forced=match.gives_only_answers), False
        if came_back:
            match.clock.refill(number)
        if match.lobby is not None and match.current is None:
            match.lobby.shuffle.promise(number, item.get("commitment"))
        match.said.say(item, seat=number, name=item["name"])
        match.note_if_full(item["at"])


class Left(Kind):
    """Somebody got up before the game, or a seat is kept for nobody any more."""

    key = "left"
    fields = {"seat": shapes.is_int}
    moves_people = True

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        seat = match.seats[item["seat"]]
        if not seat.is_filled and seat.reserved is None:
            return Refusal("", "seat-empty")
        return seats_are_fixed(match)

    def apply(self, match: MatchState, item: Entry) -> None:
        match.seats[item["seat"]] = Seat()
        if match.lobby is not None:
            match.lobby.vacate(item["seat"])
        match.said.say(item, seat=item["seat"])


class Filled(Kind):
    """A bot sat down before the game."""

    key = "filled"
    fields = {"seat": shapes.is_int, "bot": shapes.is_text, "name": shapes.is_text}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        seat = match.seats[item["seat"]]
        if refused := no_bot(item["bot"]):
            return refused
        if seat.is_filled or seat.reserved is not None:
            return Refusal("", "seat-taken")
        return seats_are_fixed(match) or tidy(item, "name", NAME_LENGTH)

    def apply(self, match: MatchState, item: Entry) -> None:
        match.seats[item["seat"]] = Seat(item["name"], item["bot"])
        match.said.say(item, seat=item["seat"], bot=item["bot"], name=item["name"])
        match.note_if_full(item["at"])


class Readied(Kind):
    """Somebody is ready for the game to begin, or is not any more."""

    key = "readied"
    fields = {"seat": shapes.is_int, "ready": shapes.is_bool}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return no_person(match, item["seat"]) or seats_are_fixed(match)

    def apply(self, match: MatchState, item: Entry) -> None:
        match.seats[item["seat"]].ready = item["ready"]
        match.said.say(item, seat=item["seat"], ready=item["ready"])
        match.note_if_full(item["at"])


class Started(Kind):
    """The host let the game begin, whoever is ready or not."""

    key = "started"

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        if match.lobby is None or seats_are_fixed(match):
            return Refusal("", "already-started")
        return None if all(seat.is_filled for seat in match.seats) else Refusal("", "seat-empty")

    def apply(self, match: MatchState, item: Entry) -> None:
        assert match.lobby is not None
        match.lobby.is_called = True
        match.said.say(item)
        match.note_if_full(item["at"])


class Renamed(Kind):
    """Somebody is called something else."""

    key = "renamed"
    fields = {"seat": shapes.is_int, "name": shapes.is_text}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return no_person(match, item["seat"]) or tidy(item, "name", NAME_LENGTH)

    def apply(self, match: MatchState, item: Entry) -> None:
        seat = match.seats[item["seat"]]
        old, seat.name = seat.name, item["name"]
        match.said.say(item, seat=item["seat"], name=item["name"], old=old)


class Hosted(Kind):
    """Somebody is the host from now on; the role is the person's, wherever they sit or whoever sits there after."""

    key = "hosted"
    fields = {"seat": shapes.is_int}
    moves_people = True

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        match.people.pass_role(item["seat"])
        match.said.say(item, seat=item["seat"])
