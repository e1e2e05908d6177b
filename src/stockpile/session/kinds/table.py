"""Entries about the table itself: how it begins, what comes after it, and its end."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.game import Game
from stockpile.engine.question import Refusal
from stockpile.engine.setup import Setup
from stockpile.session.clock import Clock
from stockpile.session.entry import FIRSTS, NAME_LENGTH, TEXT_LENGTH, Entry
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_bot, tidy
from stockpile.session.lobby import Lobby
from stockpile.session.people import People
from stockpile.session.seat import Seat
from stockpile.session.state import MatchState


class Created(Kind):
    """The first entry. `fair` stands for a game that is dealt only when all have given their part of the seed.

    A `commitment` within a seat is how older logs have what is now an entry of its own, seed-committed.
    """

    key = "created"
    fields = {
        "setup": shapes.is_setup,
        "seed": shapes.is_seed,
        "bot_seed": shapes.is_seed,
        "seats": shapes.is_seats,
        "clock": shapes.is_clock,
    }
    optional = {
        "aids": shapes.is_bool,
        "fair": shapes.is_bool,
        "first": lambda value: value in FIRSTS,
        "host": shapes.is_digest,
        "pace": shapes.is_pace,
        "preset": lambda value: value is None or shapes.is_move(value),
        "rules": shapes.is_int,
    }

    def own(self, given: Mapping[str, Any]) -> Entry:
        return {**given, "seats": [dict(seat) for seat in given["seats"]]}

    def refusal(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return Refusal("", "already-created") if match.exists else self.check(match, item, now)

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
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
            if refused := no_bot(bot):
                return refused
        for seat in item["seats"]:
            if seat.get("name") is not None and (refused := tidy(seat, "name", NAME_LENGTH)):
                return refused
        return None

    def apply(self, match: MatchState, item: Entry) -> None:
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
            match.note_if_full(item["at"])
        else:
            match.current = Game(setup, seed=int(item["seed"], 16))
            match.said.follow(match.current)


class Rematched(Kind):
    """The same people play again at another table."""

    key = "rematched"
    fields = {"table": shapes.is_move}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return None if match.over and match.rematch is None else Refusal("", "not-over")

    def apply(self, match: MatchState, item: Entry) -> None:
        match.rematch = item["table"]
        match.said.say(item, table=item["table"])


class Paused(Kind):
    """Nobody could play for a while; nobody's clock is charged for it."""

    key = "paused"
    is_made = True
    changes_table = False
    asks = True

    def apply(self, match: MatchState, item: Entry) -> None:
        match.said.say(item, seconds=item["seconds"])


class Closed(Kind):
    """The end of the table."""

    key = "closed"

    def apply(self, match: MatchState, item: Entry) -> None:
        match.closed = True
        match.said.say(item)
