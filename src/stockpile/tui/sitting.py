"""People at one keyboard, bots in the other seats, and the match between them."""

import hashlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from stockpile.engine.formats.record import Record
from stockpile.engine.game import Game
from stockpile.engine.question import Question, Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.session import Match
from stockpile.text.seating import Seating

BOT_NAMES = ("Ada", "Bruno", "Chloé", "Davi", "Emma")


class Sitting:
    """Carries answers of people into a match. People sit in the first seats; only in a game that goes on from a
    position one person sits in the seat that is theirs there.
    """

    def __init__(
        self,
        setup: Setup,
        seed: int,
        people: Sequence[str],
        bots: Sequence[str],
        now: Callable[[], float] = time.time,
        **more: Any,
    ) -> None:
        self.now = now
        self.seed = seed
        self.bots = tuple(bots)
        self.people = len(people)
        self.first = int(more.pop("seat", 0))
        seats: list[dict[str, str]] = [{"name": BOT_NAMES[number], "bot": bot} for number, bot in enumerate(bots)]
        seats[self.first : self.first] = [{"name": name} for name in people]
        self.match = Match.new(setup, seed, seats, now(), bot_seed=_bot_seed(seed), **more)
        self._moves = 0

    @classmethod
    def resumed(cls, record: Record, people: Sequence[str], bots: Sequence[str]) -> "Sitting":
        """A sitting that goes on from a whole record."""
        assert record.seed is not None
        sitting = cls(record.setup, record.seed, people, bots)
        sitting.match = sitting.match.after(record.answers, sitting.now())
        return sitting

    @classmethod
    def forked(cls, game: Game, seat: int, seed: int, person: str, bots: Sequence[str]) -> "Sitting":
        """One person goes on with a game in a seat of it, against bots."""
        return cls(game.setup, seed, [person], bots, seat=seat, position=game.position())

    def again(self) -> "Sitting":
        """Another game of the same people and bots; its seed follows from this one's."""
        seed = int.from_bytes(hashlib.blake2b(f"again/{self.seed}".encode(), digest_size=32).digest())
        return Sitting(self.setup, seed, self.names[self.first :][: self.people], self.bots, self.now)

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self.match.setup

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [seat.name or "" for seat in self.match.seats]

    def seating(self, viewer: int | None) -> Seating:
        """The names, with one seat called you."""
        return Seating(self.names, viewer)

    @property
    def persons(self) -> range:
        """The seats of people."""
        return range(self.first, self.first + self.people)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def turn(self) -> int | None:
        """The person who is asked now."""
        return next(iter(self.match.waiting_for), None)

    @property
    def is_shared(self) -> bool:
        """Whether several people use this keyboard."""
        return self.people > 1

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return self.match.view(seat)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked."""
        return self.match.question(seat)

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened, as a seat may know it."""
        return self.match.events(seat, since)

    def let_bots_play(self, limit: int | None = None) -> int:
        """Bots answer until a person is asked; returns how many answers they gave."""
        return len(self.match.tick(self.now(), limit))

    def skip_idle_claim(self) -> bool:
        """Answers for a person who has nothing to claim. Several people are asked all the same: a skip would tell."""
        seat = self.turn
        question = None if seat is None or self.is_shared else self.question(seat)
        if seat is None or question is None or question.ask != "claim" or not question.forced:
            return False
        return self.answer(seat, question.answers[0]) is None

    @property
    def bots_are_next(self) -> bool:
        """Whether a bot is to answer."""
        return self.match.bots_are_next

    def answer(self, seat: int, given: int | str) -> Refusal | None:
        """Gives a person's answer; None if it was accepted."""
        return self._submit({"kind": "answered", "seat": seat, "answers": [given]})

    def undo(self, seat: int) -> Refusal | None:
        """Takes back a person's last answer; None if it was accepted."""
        return self._submit({"kind": "undone", "seat": seat})

    def may_undo(self, seat: int) -> bool:
        """Whether there is something to take back."""
        return self.match.may_undo(seat)

    def _submit(self, entry: dict[str, Any]) -> Refusal | None:
        self._moves += 1
        entry |= {"revision": self.match.revision, "move": f"{len(self.match.entries)}-{self._moves}"}
        outcome = self.match.submit(entry, self.now())
        return outcome if isinstance(outcome, Refusal) else None

    def save(self, path: Path) -> None:
        """Writes the game, secrets and all, so that it can be gone on with."""
        self.match.record("all").save(path)


def _bot_seed(seed: int) -> int:
    """Bots draw from a number of their own."""
    return int.from_bytes(hashlib.blake2b(f"bots/{seed}".encode(), digest_size=16).digest())
