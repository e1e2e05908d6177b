"""One running match: entries go in, are accepted or refused, and come out as each seat's numbered messages."""

import copy
import json
from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.bots import Bot, make
from stockpile.engine.game import Game
from stockpile.engine.question import Question, Refusal
from stockpile.engine.record import Record
from stockpile.engine.setup import Setup
from stockpile.engine.view import View
from stockpile.session import checks, entry
from stockpile.session.clock import Clock
from stockpile.session.entry import Entry
from stockpile.session.seat import Seat
from stockpile.session.stream import Stream
from stockpile.session.turn import Turn


class Match:
    """Begins empty; the first entry is `created`. `entries` is the truth: from_entries() gives the same match again."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.seats: list[Seat] = []
        self.revision = 0
        self.closed = False
        self.clock = Clock(None, 0)
        self._game: Game | None = None
        self._bot_seed = 0  # never the seed of the game: what bots do must tell nothing about it
        self._bots: dict[tuple[int, str], Bot] = {}
        self._moves: dict[tuple[int, str], Entry] = {}
        self._asked_since: dict[int, tuple[Question, int]] = {}
        self._after: tuple[tuple[int, int, tuple[Any, ...]], Game | Refusal] | None = None
        self.turn = Turn()
        self._stream = Stream()

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
    ) -> "Match":
        """A match with its first entry; a ValueError says what is wrong with it."""
        match = cls()
        created = {"kind": "created", "setup": setup.to_dict(), "seed": hex(seed), "bot_seed": hex(bot_seed)}
        refused = match.submit({**created, "seats": [dict(seat) for seat in seats], "clock": clock}, now)
        if isinstance(refused, Refusal):
            raise ValueError(f"{refused.key}: {refused.args}")
        return match

    @classmethod
    def from_entries(cls, entries: Iterable[Entry]) -> "Match":
        """The match that these entries tell of; nothing is thought or drawn again."""
        match = cls()
        for item in entries:
            match._accept(dict(item))
        return match

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
        if refused is not None:
            return refused
        item = copy.deepcopy(dict(given))
        repeated = self._moves.get((item.get("seat", -1), item.get("move", "")))
        if repeated is not None:
            return [dict(repeated)]
        refused = checks.refusal(self, item, self._at(now))
        if refused is not None:
            return refused
        return [dict(self._accept(self._stamped(item, now)))]

    def tick(self, now: float, limit: int | None = None) -> list[Entry]:
        """Lets time pass: flags whose clock ran out, then lets bots answer, `limit` times at most."""
        accepted: list[Entry] = []
        if self._game is None or self.closed:
            return accepted
        for seat in self.waiting_for:
            if self.clock.is_out(seat, self._at(now)):
                flagged = {"kind": "flagged", "seat": seat, "bot": self.clock.bot}
                accepted.append(self._accept(self._stamped(flagged, now)))
        while limit is None or limit > 0:
            played = self._bot_answer()
            if played is None:
                break
            accepted.append(self._accept(self._stamped(played, now)))
            limit = None if limit is None else limit - 1
        return accepted

    # What goes out

    def stream(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The messages after number `since`: the seat's events, and what happened at the table. None: a spectator."""
        return [] if self._game is None else self._stream.messages(self._game, seat, since)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.game.view(seat)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked now."""
        return next((question for question in self.game.questions if question.seat == seat), None)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The game's facts alone."""
        return self.game.events(seat, since)

    def record(self, seat: int | str | None) -> Record:
        """The game to keep, as a seat may know it; "all" holds every secret."""
        return self.game.record(seat)

    def clocks(self, now: float) -> list[float | None]:
        """The seconds that each seat has left."""
        return [self.clock.left(seat, self._at(now)) for seat in range(len(self.seats))]

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self.game.setup

    @property
    def game(self) -> Game:
        """The game with all its secrets: for this package and its tests alone."""
        assert self._game is not None, "the match has no entry yet"
        return self._game

    @property
    def exists(self) -> bool:
        """Whether the match has its first entry."""
        return self._game is not None

    @property
    def started(self) -> bool:
        """Whether all seats are filled: nobody answers before."""
        return bool(self.seats) and all(seat.is_filled for seat in self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game is not None and self._game.over

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [question.seat for question in self.game.questions]

    @property
    def waiting_for(self) -> list[int]:
        """The people who are asked now, once the game has started."""
        return [seat for seat in self.asked if self.started and self.seats[seat].player is None]

    @property
    def bots_are_next(self) -> bool:
        """Whether tick has a bot's answer to give."""
        return self.started and not self.closed and any(self.seats[seat].player for seat in self.asked)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last answer could be taken back now."""
        return checks.undo_refusal(self, seat) is None

    def opened(self, seat: int) -> int:
        """The revision at which the seat's question came up."""
        return self._asked_since[seat][1] if seat in self._asked_since else self.revision

    def after_answers(self, seat: int, answers: list[Any]) -> Game | Refusal:
        """The game after a seat's answers, kept from the check until they take effect: a second try would cost dear."""
        key = (self.revision, seat, tuple(answers))
        if self._after is None or self._after[0] != key:
            self._after = (key, checks.staged(self.game, seat, answers))
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
        if self._game is not None:
            self.clock.charge(item["at"])
        getattr(self, "_on_" + item["kind"].replace("-", "_"))(item)
        self.entries.append(item)
        if "move" in item:
            self._moves[item["seat"], item["move"]] = item
        self._note_questions()
        self.clock.run(() if self.closed else self.waiting_for)
        return item

    def _note_questions(self) -> None:
        """Remembers since which revision each seat has been looking at its present question."""
        asked = {}
        for question in self.game.questions:
            known = self._asked_since.get(question.seat)
            still = known is not None and known[0] == question and self.turn.seat != question.seat
            asked[question.seat] = known if still and known is not None else (question, self.revision)
        self._asked_since = asked

    def _on_created(self, item: Entry) -> None:
        setup = Setup.from_dict(item["setup"])
        self.seats = [Seat(seat.get("name"), seat.get("bot")) for seat in item["seats"]]
        self.clock = Clock(item["clock"], setup.players)
        self.clock.charge(item["at"])
        self._game = Game(setup, seed=int(item["seed"], 16))
        self._bot_seed = int(item["bot_seed"], 16)
        self.revision = item["seq"]
        shown = {"kind": "created", "setup": item["setup"], "seats": item["seats"], "clock": item["clock"]}
        self._stream.say(item, **shown)
        self._stream.follow(self._game)

    def _on_joined(self, item: Entry) -> None:
        self.seats[item["seat"]].name = item["name"]
        self._stream.say(item, seat=item["seat"], name=item["name"])

    def _on_renamed(self, item: Entry) -> None:
        old, self.seats[item["seat"]].name = self.seats[item["seat"]].name, item["name"]
        self._stream.say(item, seat=item["seat"], name=item["name"], old=old)

    def _on_answered(self, item: Entry) -> None:
        after = self.after_answers(item["seat"], item["answers"])
        self._after = None
        if isinstance(after, Refusal):
            raise ValueError(f"entry {item['seq']}: {after.rule} {after.key}")
        self.turn.add(item["seat"], self.game, self._stream.mark())
        self._game = after
        self.revision = item["seq"]
        if "by" not in item:
            self.clock.reward(item["seat"])
        self._stream.say(item, seat=item["seat"], revision=self.revision)
        self._stream.follow(after)

    def _on_undone(self, item: Entry) -> None:
        self._game, mark = self.turn.take_back()
        self.revision = item["seq"]
        self._stream.retract(mark)
        self._stream.say(item, seat=item["seat"], revision=self.revision, events=self.game.event_count)

    def _on_took_over(self, item: Entry) -> None:
        self.seats[item["seat"]].stand_in = item["bot"]
        self._stream.say(item, seat=item["seat"], bot=item["bot"])

    _on_flagged = _on_took_over

    def _on_handed_back(self, item: Entry) -> None:
        self.seats[item["seat"]].stand_in = None
        self.clock.refill(item["seat"])
        self._stream.say(item, seat=item["seat"])

    def _on_said(self, item: Entry) -> None:
        self._stream.say(item, seat=item["seat"], text=item["text"])

    def _on_closed(self, item: Entry) -> None:
        self.closed = True
        self._stream.say(item)

    def _bot_answer(self) -> Entry | None:
        """The answer of the first bot that is asked, as an entry."""
        if not self.started:
            return None
        for question in self.game.questions:
            name = self.seats[question.seat].player
            if name is not None:
                given = self._bot(question.seat, name).answer(self.view(question.seat), question)
                by_bot = {"kind": "answered", "seat": question.seat, "answers": [given], "by": name}
                return {**by_bot, "revision": self.revision}
        return None

    def _bot(self, seat: int, name: str) -> Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = make(name, self.setup, seat, self._bot_seed)
        return self._bots[seat, name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and json.dumps(self.entries) == json.dumps(other.entries)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Match of {len(self.seats)} seats, {len(self.entries)} entries>"
