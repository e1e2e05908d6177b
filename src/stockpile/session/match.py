"""One running match: entries go in, are accepted or refused, and come out as each seat's numbered messages."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.bots import Bot, make
from stockpile.engine.game import Game
from stockpile.engine.question import Question, Refusal
from stockpile.engine.record import Record
from stockpile.engine.setup import Setup
from stockpile.engine.view import View
from stockpile.session import automatic, checks, effects, entry, turns
from stockpile.session.asked import Asked
from stockpile.session.clock import Clock
from stockpile.session.entry import Entry
from stockpile.session.lobby import Lobby
from stockpile.session.people import People
from stockpile.session.replay import ReplayDiffers
from stockpile.session.seat import Seat
from stockpile.session.stream import Stream
from stockpile.session.turn import Turn

HASHED_EVERY = 20  # entries: so often the log tells the fingerprint of the state


class Match:
    """Begins empty; the first entry is `created`. `entries` is the truth: from_entries() gives the same match again."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revision = 0  # counts what changes the game, not entries: a secret entry must not be noticed
        self.closed = False
        self.clock = Clock(None, 0)
        self.lobby: Lobby | None = None
        self.people = People([])
        self.rematch: str | None = None
        self.dealt_setup: Setup | None = None
        self.current: Game | None = None
        self.bot_seed = 0  # never the seed of the game: what bots do must tell nothing about it
        self.turn = Turn()
        self.said = Stream()
        self._bots: dict[tuple[int, str], Bot] = {}
        self._moves: dict[tuple[int, str], Entry] = {}
        self._after: tuple[tuple[int, int, tuple[Any, ...]], Game | Refusal] | None = None
        self._asked = Asked()
        self._started = False

    @classmethod
    def new(
        cls,
        setup: Setup,
        seed: int,
        seats: Iterable[Mapping[str, Any]],
        now: float,
        *,
        bot_seed: int = 0,
        clock: dict[str, Any] | None = None,
        **more: Any,
    ) -> "Match":
        """A match with its first entry; a ValueError says what is wrong with it."""
        match = cls()
        created = {"kind": "created", "setup": setup.to_dict(), "seed": hex(seed), "bot_seed": hex(bot_seed), **more}
        refused = match.submit({**created, "seats": [dict(seat) for seat in seats], "clock": clock}, now)
        if isinstance(refused, Refusal):
            raise ValueError(f"{refused.key}: {refused.args}")
        return match

    @classmethod
    def from_entries(cls, entries: Iterable[Entry]) -> "Match":
        """The match that these entries tell of; nothing is thought or drawn again."""
        match = cls()
        match.follow(entries)
        return match

    def follow(self, entries: Iterable[Entry]) -> None:
        """Takes entries of the log; ReplayDiffers if they do not lead where they once led."""
        for item in entries:
            try:
                self._accept(dict(item))
            except ReplayDiffers:
                raise
            except (ValueError, KeyError, IndexError, AttributeError) as error:
                raise ReplayDiffers(len(self.entries) + 1, str(error)) from error

    def after(self, answers: Iterable[tuple[int, str]], now: float) -> "Match":
        """This match with the answers of a record already given, whoever sits there now."""
        match = Match.from_entries(self.entries)
        for seat, given in answers:
            item = {"kind": "answered", "seat": seat, "answers": [given], "revision": match.revision, "by": "record"}
            match._accept(match._stamped(item, now))
        return match

    # What comes in

    def submit(self, given: Mapping[str, Any], now: float) -> list[Entry] | Refusal:
        """Takes an entry of a person: the entries accepted, or why it is refused and nothing has changed."""
        refused = entry.fault(given)
        return refused if refused is not None else self.take(given, now)

    def take(self, given: Mapping[str, Any], now: float) -> list[Entry] | Refusal:
        """The same for an entry that is known to be well-formed."""
        item = dict(given)
        if "move" in item:
            repeated = self._moves.get((item["seat"], item["move"]))
            if repeated is not None:
                return [dict(repeated)]
        if item["kind"] == "created":
            item["seats"] = [dict(seat) for seat in item["seats"]]
        elif item["kind"] == "answered":
            item["answers"] = list(item["answers"])
        refused = checks.refusal(self, item, self._at(now))
        if refused is not None:
            return refused
        return [dict(self._accept(self._stamped(item, now)))]

    def tick(self, now: float, limit: int | None = None) -> list[Entry]:
        """Lets time pass, then lets bots, plans and questions without a choice be answered, `limit` times at most."""
        accepted = self.pass_time(now)
        while limit is None or limit > 0:
            due = automatic.due(self)
            if due is None:
                break
            given = due.given
            if given is None:
                given = self._bot(due.seat, due.by).answer(self.view(due.seat), due.question)
            accepted += self.answer_for(due.seat, given, due.by, now)
            limit = None if limit is None else limit - 1
        return accepted

    def pass_time(self, now: float) -> list[Entry]:
        """Seals and deals when nobody is waited for, flags whose clock ran out, frees seats that may be freed."""
        accepted: list[Entry] = []
        if not self.exists or self.closed:
            return accepted
        while self.lobby is not None and self.current is None:
            due = self.lobby.due(self._at(now))
            if due is None:
                break
            accepted.append(self._accept(self._stamped(due, now)))
        for seat in self.waiting_for if self.clock.limited else ():
            if self.clock.is_out(seat, self._at(now)):
                flagged = {"kind": "flagged", "seat": seat, "bot": self.clock.bot}
                accepted.append(self._accept(self._stamped(flagged, now)))
        for number, place in enumerate(self.seats):
            free_at = self.people.free_at(number)
            if free_at is not None and self._at(now) >= free_at:
                vacated = {"kind": "vacated", "seat": number, "bot": place.stand_in}
                accepted.append(self._accept(self._stamped(vacated, now)))
        return accepted

    def wake_at(self) -> float | None:
        """When pass_time will have something to do, if nobody does anything before."""
        if not self.exists or self.closed or self.over:
            return None
        if self.current is None:
            return self.lobby.deadline() if self.lobby is not None else None
        due = [self.clock.runs_out_at(), *map(self.people.free_at, range(len(self.seats)))]
        return min((at for at in due if at is not None), default=None)

    def pause(self, seconds: float, now: float) -> list[Entry]:
        """Charges nobody for time in which nobody could play."""
        return [self._accept(self._stamped({"kind": "paused", "seconds": seconds}, now))]

    def answer_for(self, seat: int, given: int | str, by: str, now: float) -> list[Entry]:
        """Takes an answer that is given for a seat: by its bot's name, its plan, or because there is no other."""
        item = {"kind": "answered", "seat": seat, "answers": [given], "by": by, "revision": self.revision}
        if isinstance(self.after_answers(seat, [given]), Refusal):
            raise ValueError(f"{by}: {given!r} is no answer of seat {seat}")
        return [self._accept(self._stamped(item, now))]

    # What goes out

    def stream(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The messages after number `since`: the seat's events, and what happened at the table. None: a spectator."""
        return self.said.messages(self.current, seat, since)

    def text(self, seat: int | None, since: int = 0) -> bytes:
        """The same messages as JSON, with commas between them."""
        return self.said.text(self.current, seat, since)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.game.view(seat)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        return self._asked.question(seat)

    @property
    def questions(self) -> list[Question]:
        """All open questions."""
        return self._asked.questions

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The game's facts alone."""
        return self.game.events(seat, since)

    def record(self, seat: int | str | None) -> Record:
        """The game to keep, as a seat may know it; "all" holds every secret."""
        record = self.game.record(seat)
        record.promised = self.lobby.shuffle.seal if self.lobby is not None else None
        return record

    def clocks(self, now: float) -> list[float | None]:
        """The seconds that each seat has left."""
        return [self.clock.left(seat, self._at(now)) for seat in range(len(self.seats))]

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self.people.seats

    @property
    def setup(self) -> Setup:
        """What is played."""
        if self.dealt_setup is None:
            raise ValueError("the match has no entry yet")
        return self.dealt_setup

    @property
    def game(self) -> Game:
        """The game with all its secrets: for this package and its tests alone."""
        assert self.current is not None, "no card has been dealt yet"
        return self.current

    @property
    def created(self) -> Entry:
        """The first entry."""
        return self.entries[0]

    @property
    def exists(self) -> bool:
        """Whether the match has its first entry."""
        return bool(self.entries)

    @property
    def host_seat(self) -> int | None:
        """Where the host sits; None while the host has no seat."""
        return self.people.host_seat

    @property
    def started(self) -> bool:
        """Whether all seats are filled and the cards dealt: nobody answers before."""
        return self._started

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.current is not None and self.current.over

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [question.seat for question in self._asked.questions]

    @property
    def waiting_for(self) -> list[int]:
        """The people who are asked now, once the game has started."""
        if not self.started:
            return []
        return [seat for seat in self.asked if self.seats[seat].player is None]

    @property
    def bots_are_next(self) -> bool:
        """Whether tick has a bot's answer to give."""
        return self.started and not self.closed and any(self.seats[seat].player for seat in self.asked)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last answer could be taken back now."""
        return turns.undo_refusal(self, seat) is None

    def opened(self, seat: int) -> int:
        """The revision at which the seat's question came up."""
        opened = self._asked.opened(seat)
        return self.revision if opened is None else opened

    def after_answers(self, seat: int, answers: list[Any]) -> Game | Refusal:
        """The game after a seat's answers, kept from the check until they take effect: a second try would cost dear."""
        key = (self.revision, seat, tuple(answers))
        if self._after is None or self._after[0] != key:
            self._after = (key, turns.taken(self.game, seat, answers))
        return self._after[1]

    # How entries take effect

    def _at(self, now: float) -> float:
        """Time never runs backwards."""
        return max(now, self.entries[-1]["at"]) if self.entries else now

    def _stamped(self, item: Entry, now: float) -> Entry:
        return {"seq": len(self.entries) + 1, "at": self._at(now), **item}

    def _accept(self, item: Entry) -> Entry:
        """Applies an entry that has passed all checks, or comes from the log."""
        if item["seq"] != len(self.entries) + 1:
            raise ValueError(f"entry {len(self.entries) + 1}: the log has number {item['seq']} here")
        if self.entries:
            self.clock.charge(item["at"], item.get("seconds", 0))
        effects.EFFECTS[item["kind"]](self, item)
        self._after = None
        self.entries.append(item)
        if "move" in item:
            self._moves[item["seat"], item["move"]] = item
        self._asked.note(self.current, self.revision, self.turn.seat)
        if item["kind"] != "answered":
            self._started = self.current is not None and all(seat.is_filled for seat in self.seats)
        if self.clock.limited:
            self.clock.run(() if self.closed else self.waiting_for)
        if item["seq"] % HASHED_EVERY == 0 and self.current is not None:
            self._fingerprint(item)
        return item

    def _fingerprint(self, item: Entry) -> None:
        """Writes the state's hash into a new entry; compares it with that of an old one."""
        found = self.game.hash()
        if item.setdefault("hash", found) != found:
            raise ReplayDiffers(item["seq"], "the state is not the one that was recorded")

    def _bot(self, seat: int, name: str) -> Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = make(name, self.setup, seat, self.bot_seed)
        return self._bots[seat, name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and json.dumps(self.entries) == json.dumps(other.entries)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Match of {len(self.seats)} seats, {len(self.entries)} entries>"
