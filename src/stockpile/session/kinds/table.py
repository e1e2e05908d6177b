"""Entries about the table itself: how it begins, what comes after it, and its end."""

from collections.abc import Mapping
from typing import Any, ClassVar

from stockpile.engine.game import Game
from stockpile.engine.question import Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.session import setups
from stockpile.session.clock import Clock
from stockpile.session.entry import FIRSTS, NAME_LENGTH, PACES, STARTS, TEXT_LENGTH, Entry
from stockpile.session.invitation import Invitation
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_bot, no_person, tidy
from stockpile.session.lobby import Lobby
from stockpile.session.people import People
from stockpile.session.seat import Seat
from stockpile.session.state import MatchState


class Created(Kind):
    """The first entry. `fair` stands for a game that is dealt only when all have given their part of the seed,
    `position` for one that goes on from there.

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
        "gives_only_answers": shapes.is_bool,
        "first": lambda value: value in FIRSTS,
        "host": shapes.is_digest,
        "position": shapes.is_setup,
        "pace": shapes.is_pace,
        "preset": lambda value: value is None or shapes.is_move(value),
        "rules": shapes.is_int,
        "start": lambda value: value in STARTS,
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
        if refused := self._misplaced(setup, item):
            return refused
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

    def _misplaced(self, setup: Setup, item: Entry) -> Refusal | None:
        """Why a game cannot begin at the position that is given."""
        if "position" not in item:
            return None
        try:
            game = Game.from_position(item["position"])
        except ValueError as error:
            return Refusal("", "bad-setup", reason=str(error)[:TEXT_LENGTH])
        is_fit = game.setup == setup and not game.over and not item.get("fair")
        return None if is_fit else Refusal("", "bad-setup", reason="position")

    def apply(self, match: MatchState, item: Entry) -> None:
        setup = match.dealt_setup = setups.read(item["setup"])
        seats = [
            Seat(seat.get("name"), seat.get("bot"), token=seat.get("token"), reserved=seat.get("reserved"))
            for seat in item["seats"]
        ]
        match.pace = item.get("pace", 1.0)
        match.gives_only_answers = item.get("gives_only_answers", False)
        for seat in seats:
            seat.plan.forced = match.gives_only_answers
        match.sit_down(People(seats, item.get("host")))
        match.clock = Clock(item["clock"], setup.players)
        match.clock.charge(item["at"])
        match.bot_seed = int(item["bot_seed"], 16)
        match.revision = 1
        shown = [{"name": seat.name, "bot": seat.bot} for seat in match.seats]
        match.said.say(item, setup=item["setup"], seats=shown, clock=item["clock"])
        if item.get("fair"):
            secret, first = f"{int(item['seed'], 16):064x}", item.get("first", "chance")
            match.lobby = Lobby(secret, first, setup.players, item.get("start", "full"))
            for number, given in enumerate(item["seats"]):
                match.lobby.shuffle.promise(number, given.get("commitment"))
            match.note_if_full(item["at"])
        else:
            place = item.get("position")
            game = Game(setup, seed=int(item["seed"], 16)) if place is None else Game.from_position(place)
            match.current = game
            match.said.start_at(game.event_count - len(game.event_lines(None)))
            match.said.follow(game)


class Paced(Kind):
    """Bots wait longer or shorter from now on; `seat` is whose wish it was, if they have one."""

    key = "paced"
    fields = {"pace": lambda value: value in PACES}
    optional = {"seat": shapes.is_int}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return Refusal("", "game-over") if match.over else None

    def apply(self, match: MatchState, item: Entry) -> None:
        match.pace = item["pace"]
        match.said.say(item, seat=item.get("seat"), pace=item["pace"])


class Rematched(Kind):
    """The same people may play again at another table; `seat` asked for it (older logs do not say)."""

    key = "rematched"
    fields = {"table": shapes.is_move}
    optional = {"seat": shapes.is_int}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return None if match.over and match.rematch is None else Refusal("", "not-over")

    def apply(self, match: MatchState, item: Entry) -> None:
        match.rematch = Invitation(item["table"], item.get("seat"))
        match.said.say(item, table=item["table"], seat=item.get("seat"))


class Accepted(Kind):
    """Somebody plays along in the next game."""

    key = "accepted"
    fields = {"seat": shapes.is_int}
    is_in: ClassVar[bool] = True

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        return Refusal("", "no-rematch") if match.rematch is None else no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        assert match.rematch is not None
        match.rematch.answer(item["seat"], is_in=self.is_in)
        match.said.say(item, seat=item["seat"])


class Declined(Accepted):
    """Somebody does not play along in the next game."""

    key = "declined"
    is_in = False


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
