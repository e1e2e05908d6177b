"""Entries on the way to the first card: promises, the seal, what is opened, meals, the deal (docs/fairness.md)."""

from stockpile.engine.game import Game
from stockpile.engine.question import Refusal
from stockpile.session import setups
from stockpile.session.entry import Entry
from stockpile.session.kinds import shapes
from stockpile.session.kinds.kind import Kind, no_person
from stockpile.session.lobby import Lobby
from stockpile.session.seal import digest
from stockpile.session.state import MatchState


def lobby_of(match: MatchState) -> Lobby:
    """The lobby, for entries that only come where there is one."""
    assert match.lobby is not None
    return match.lobby


class SeedCommitted(Kind):
    """A seat promised its part of the seed: until all are sealed, and it cannot be changed.

    Says nothing: it comes with sitting down, and what was promised is part of what a table shows.
    """

    key = "seed-committed"
    fields = {"seat": shapes.is_int, "commitment": shapes.is_digest}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        lobby = match.lobby
        if lobby is None or match.current is not None or lobby.shuffle.seal is not None:
            return Refusal("", "already-started")
        if not lobby.shuffle.may_promise(item["seat"]):
            return Refusal("", "not-revealing")
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        lobby_of(match).shuffle.promise(item["seat"], item["commitment"])


class Sealed(Kind):
    """From here on nothing that anybody could still choose enters the seed."""

    key = "sealed"
    is_made = True

    def apply(self, match: MatchState, item: Entry) -> None:
        lobby = lobby_of(match)
        lobby.shuffle.close(item["at"], match.people.host_seats, lobby.final_meals())
        match.said.say(item)


class Revealed(Kind):
    """A seat opened its part. Only who is asked, and only over the seal that stands: who was shown another one must
    not open anything.
    """

    key = "revealed"
    fields = {"seat": shapes.is_int, "seed": shapes.is_digest}
    optional = {"seal": shapes.is_digest}  # as the person saw it; older logs have none

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        lobby = match.lobby
        if lobby is None or match.current is not None or item["seat"] not in lobby.shuffle.opening:
            return Refusal("", "not-revealing")
        if item.get("seal", lobby.shuffle.seal) != lobby.shuffle.seal:
            return Refusal("", "other-seal")
        promised = lobby.shuffle.commitments[item["seat"]]
        return None if digest(item["seed"]) == promised else Refusal("", "wrong-seed")

    def apply(self, match: MatchState, item: Entry) -> None:
        lobby_of(match).shuffle.open(item["seat"], item["seed"], item["at"])
        match.said.say(item, seat=item["seat"])


class Stopped(Kind):
    """Some did not open their part: all the others promise anew."""

    key = "stopped"
    is_made = True

    def apply(self, match: MatchState, item: Entry) -> None:
        lobby_of(match).shuffle.stop(item["seats"], item["at"])
        match.said.say(item, seats=item["seats"])


class Ate(Kind):
    """Somebody said what the last meal cost: before the seal, and once, so that whoever has seen a part of the seed
    has nothing left to choose.
    """

    key = "ate"
    fields = {"seat": shapes.is_int, "amount": shapes.is_amount}

    def check(self, match: MatchState, item: Entry, now: float) -> Refusal | None:
        lobby = match.lobby
        is_asked = lobby is not None and match.current is None and (lobby.full_since is None or lobby.is_eating)
        if lobby is None or not is_asked or lobby.first != "meal" or lobby.meals[item["seat"]] is not None:
            return Refusal("", "no-meal-asked")
        return no_person(match, item["seat"])

    def apply(self, match: MatchState, item: Entry) -> None:
        lobby_of(match).meals[item["seat"]] = item["amount"]
        match.said.say(item, seat=item["seat"])


class Dealt(Kind):
    """The cards were dealt; the game begins."""

    key = "dealt"
    is_made = True
    renews_view = True
    asks = True

    def apply(self, match: MatchState, item: Entry) -> None:
        setup = match.setup
        if item["first"] != setup.first:
            setup = match.dealt_setup = setups.read({**setup.to_dict(), "first": item["first"]})
        match.current = Game(setup, seed=lobby_of(match).seed())
        match.revision += 1
        match.said.say(item, first=item["first"])
        match.said.follow(match.current)
