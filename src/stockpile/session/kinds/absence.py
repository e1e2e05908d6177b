"""Entries about people who are away: a bot plays for them, they come back, or their seat becomes somebody else's."""

from stockpile.engine.question import Refusal
from stockpile.session.entry import Entry
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_bot, no_person
from stockpile.session.seat import GRACE_SECONDS, Leaving, Seat
from stockpile.session.state import MatchState


class TookOver(Kind):
    """A bot plays for somebody from now on."""

    key = "took-over"
    fields = {"seat": shapes.is_int, "bot": shapes.is_text}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        if refused := no_bot(item["bot"]):
            return refused
        if match.seats[item["seat"]].stand_in is not None:
            return Refusal("", "taken-over")
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        match.seats[item["seat"]].stand_in = item["bot"]
        match.said.say(item, seat=item["seat"], bot=item["bot"])


class Flagged(TookOver):
    """The same because the clock ran out."""

    key = "flagged"
    is_made = True


class Resigned(Kind):
    """Somebody gave the game up: a bot plays on in their place, for good."""

    key = "resigned"
    fields = {"seat": shapes.is_int, "bot": shapes.is_text}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        if not match.started:
            return Refusal("", "not-started")
        if match.over:
            return Refusal("", "game-over")
        if match.seats[item["seat"]].resigned:
            return Refusal("", "resigned")
        return no_bot(item["bot"]) or no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        seat = match.seats[item["seat"]]
        seat.stand_in, seat.resigned, seat.leaving = item["bot"], True, None
        match.said.say(item, seat=item["seat"], bot=item["bot"])


class HandedBack(Kind):
    """Somebody plays again themselves."""

    key = "handed-back"
    fields = {"seat": shapes.is_int}
    asks = True

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        if match.seats[item["seat"]].stand_in is None or match.seats[item["seat"]].name is None:
            return Refusal("", "not-taken-over")
        return Refusal("", "resigned") if match.seats[item["seat"]].resigned else None

    def apply(self, match: MatchState, item: Entry) -> None:
        match.seats[item["seat"]].stand_in = None
        match.seats[item["seat"]].leaving = None
        match.clock.refill(item["seat"])
        match.said.say(item, seat=item["seat"])


class Vacating(Kind):
    """The host wants a seat for somebody new; it has secrets, so another one at the table has to agree."""

    key = "vacating"
    fields = {"seat": shapes.is_int, "bot": shapes.is_text}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        if refused := no_bot(item["bot"]):
            return refused
        if match.current is None:
            return Refusal("", "not-started")
        if match.seats[item["seat"]].leaving is not None:
            return Refusal("", "already-leaving")
        if match.people.playing(item["seat"]) <= {match.host_seat}:
            return Refusal("", "nobody-agrees")
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        seat = match.seats[item["seat"]]
        seat.stand_in = seat.stand_in or item["bot"]
        seat.leaving = Leaving(item["at"] + GRACE_SECONDS, match.host_seat)
        match.said.say(item, seat=item["seat"], bot=seat.stand_in, until=seat.leaving.until)


class Agreed(Kind):
    """Somebody agrees that a seat becomes somebody else's."""

    key = "agreed"
    fields = {"seat": shapes.is_int, "by": shapes.is_int}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        leaving = match.seats[item["seat"]].leaving
        if leaving is None or item["by"] not in match.people.playing(item["seat"]) - leaving.agreed - {leaving.by}:
            return Refusal("", "not-leaving")
        return None

    def apply(self, match: MatchState, item: Entry) -> None:
        leaving = match.seats[item["seat"]].leaving
        assert leaving is not None
        leaving.agreed.add(item["by"])
        match.said.say(item, seat=item["by"], leaving=item["seat"])


class Vacated(Kind):
    """A seat is free for somebody new; until then its bot plays."""

    key = "vacated"
    is_made = True
    moves_people = True

    def apply(self, match: MatchState, item: Entry) -> None:
        match.said.say(item, seat=item["seat"], bot=item["bot"], name=match.seats[item["seat"]].name)
        match.seats[item["seat"]] = Seat(stand_in=item["bot"])
