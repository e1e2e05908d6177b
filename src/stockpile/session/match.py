"""One running match: entries go in, are accepted or refused, and come out as each seat's numbered messages."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.bots import Bot, make
from stockpile.engine.question import Refusal
from stockpile.engine.setup.setup import Setup
from stockpile.session import automatic
from stockpile.session.entry import Entry
from stockpile.session.kinds.catalog import KINDS, fault
from stockpile.session.replay import ReplayDiffers
from stockpile.session.state import MatchState

HASHED_EVERY = 20  # entries: so often the log tells the fingerprint of the state


class Match(MatchState):
    """Begins empty; the first entry is `created`. `entries` is the truth: from_entries() gives the same match again."""

    def __init__(self) -> None:
        super().__init__()
        self._bots: dict[tuple[int, str], Bot] = {}
        self._moves: dict[tuple[int, str], Entry] = {}

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
        refused = fault(given)
        accepted = self.take(given, now) if refused is None else refused
        return accepted if isinstance(accepted, Refusal) else [dict(item) for item in accepted]

    def take(self, given: Mapping[str, Any], now: float) -> list[Entry] | Refusal:
        """The same for an entry that is known to be well-formed; what is returned is the log's own, to be read only."""
        if "move" in given:
            repeated = self._moves.get((given["seat"], given["move"]))
            if repeated is not None:
                return [repeated]
        kind, at = KINDS[given["kind"]], self._at(now)
        item = kind.own(given)
        refused = kind.refusal(self, item, at)
        return refused if refused is not None else [self._accept({"seq": len(self.entries) + 1, "at": at, **item})]

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
        if not self.entries or self.closed:
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
        for number in self.leaving:
            free_at = self.people.free_at(number)
            if free_at is not None and self._at(now) >= free_at:
                vacated = {"kind": "vacated", "seat": number, "bot": self.seats[number].stand_in}
                accepted.append(self._accept(self._stamped(vacated, now)))
        return accepted

    def wake_at(self) -> float | None:
        """When pass_time will have something to do, if nobody does anything before."""
        if not self.entries or self.closed:
            return None
        if self.current is None:
            return self.lobby.deadline() if self.lobby is not None else None
        if (not self.leaving and not self.clock.limited) or self.over:
            return None
        due = [self.clock.runs_out_at(), *map(self.people.free_at, self.leaving)]
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

    # How entries take effect

    def _stamped(self, item: Entry, now: float) -> Entry:
        return {"seq": len(self.entries) + 1, "at": self._at(now), **item}

    def _accept(self, item: Entry) -> Entry:
        """Applies an entry that has passed all checks, or comes from the log."""
        if item["seq"] != len(self.entries) + 1:
            raise ValueError(f"entry {len(self.entries) + 1}: the log has number {item['seq']} here")
        if self.entries:
            self.clock.charge(item["at"], item.get("seconds", 0))
        kind = KINDS[item["kind"]]
        kind.apply(self, item)
        self._after = None
        self.entries.append(item)
        if "move" in item:
            self._moves[item["seat"], item["move"]] = item
        self._asked.note(self.current, self.revision, self.turn.seat)
        if kind.changes_table:
            self.started = self.current is not None and all(seat.is_filled for seat in self.seats)
            self.note_people()
            self.changes += 1
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
