"""What each command does at a table, and who may give it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stockpile.bots.registry import affordable
from stockpile.engine.question import Refusal
from stockpile.server import requests
from stockpile.server.catalog import BOT_NAMES, STAND_IN
from stockpile.server.table import Act, LiveTable, Outcome
from stockpile.server.tokens import hashed
from stockpile.session import Match
from stockpile.session.entry import Entry

NOT_HOST = Refusal("", "not-host")
NOT_SEATED = Refusal("", "not-seated")


@dataclass(frozen=True)
class Who:
    """Somebody at a table: by the hash of a token, or a spectator."""

    token: str | None = None

    @classmethod
    def of(cls, token: str | None) -> "Who":
        """Whoever has this token."""
        return cls(hashed(token) if token else None)

    def seat(self, match: Match) -> int | None:
        """The seat that is theirs now, if any."""
        return None if self.token is None else match.seat_of_token.get(self.token)

    def is_host(self, match: Match) -> bool:
        """Whether they are the host now."""
        return self.token is not None and self.token == match.people.host

    def place(self, match: Match) -> tuple[int | None, bool]:
        """Both at once."""
        return self.seat(match), self.is_host(match)

    def is_known(self, match: Match) -> bool:
        """Whether the token is good for anything at this table."""
        known = {seat.token for seat in match.seats} | {match.people.host}
        return self.token is None or self.token in known


def act_of(command: requests.AnyCommand, who: Who, table: LiveTable) -> Act:
    """The command as an act; who they are is looked up when its turn comes."""
    entry_of = _ENTRIES.get(type(command))

    def act(match: Match, now: float) -> Outcome:
        seat = who.seat(match)
        if entry_of is None:
            return _as_host_or_guest(command, who, match, now, table)
        if seat is None:
            return NOT_SEATED
        outcome = match.take(entry_of(command, seat, match), now)  # well-formed: the types have seen to it
        if isinstance(outcome, list) and outcome[0]["kind"] in _GIVES_UP and who.is_host(match):
            outcome = outcome + _passed_on(match, seat, now)
        return outcome

    return act


def _as_host_or_guest(command: requests.AnyCommand, who: Who, match: Match, now: float, table: LiveTable) -> Outcome:
    """What is the host's to command; the others may at most agree to it."""
    if isinstance(command, requests.Pace):
        return _paced(command, who, match, now)
    if who.is_host(match):
        return _as_host(command, match, now, table)
    seat = who.seat(match)
    if seat is None or match.current is None or not isinstance(command, requests.Empty):
        return NOT_HOST
    return match.submit({"kind": "agreed", "seat": command.seat, "by": seat}, now)


def _paced(command: requests.Pace, who: Who, match: Match, now: float) -> Outcome:
    """The host may say how long bots wait, and whoever plays with nobody but bots."""
    seat = who.seat(match)
    people = [number for number, place in enumerate(match.seats) if place.is_person]
    if not who.is_host(match) and (seat is None or people != [seat]):
        return NOT_SEATED if seat is None else NOT_HOST
    wish = {} if seat is None else {"seat": seat}
    return match.submit({"kind": "paced", "pace": command.pace, **wish}, now)


def handed_back(seat: int) -> Act:
    """The act of somebody who is there again."""
    return lambda match, now: match.submit({"kind": "handed-back", "seat": seat}, now)


def _passed_on(match: Match, leaver: int, now: float) -> list[Entry]:
    """A host who leaves passes the role on, or else whoever sits down next could never begin."""
    heir = match.people.heir(leaver)
    passed = match.submit({"kind": "hosted", "seat": heir}, now) if heir is not None else []
    return [] if isinstance(passed, Refusal) else passed


_GIVES_UP = ("left", "resigned")


def _answered(command: requests.Answer, seat: int, _match: Match) -> Entry:
    answers, revision = command.answers, command.revision
    return {"kind": "answered", "seat": seat, "move": command.move_id, "answers": answers, "revision": revision}


def _undone(command: requests.Undo, seat: int, _match: Match) -> Entry:
    return {"kind": "undone", "seat": seat, "revision": command.revision, "move": command.move_id}


def _planned(command: requests.PlanAhead, seat: int, match: Match) -> Entry:
    wishes = [{"pile": wish.pile, "most": wish.most} for wish in command.auction]
    forced = match.seats[seat].plan.forced if command.forced is None else command.forced
    return {"kind": "planned", "seat": seat, "auction": wishes, "forced": forced}


def _left(command: requests.Leave, seat: int, match: Match) -> Entry:
    """Before the cards are dealt a seat is free again; afterwards a bot carries on."""
    if match.current is None and (match.lobby is None or match.lobby.full_since is None):
        return {"kind": "left", "seat": seat}
    return {"kind": "took-over", "seat": seat, "bot": affordable(command.bot or STAND_IN)}


# What a seat's command writes into the log.
_ENTRIES: dict[type[requests.Command], Callable[[Any, int, Match], Entry]] = {
    requests.Answer: _answered,
    requests.Undo: _undone,
    requests.PlanAhead: _planned,
    requests.Prefer: lambda command, seat, _: preferred(seat, command.only_answers),
    requests.Ready: lambda command, seat, _: {"kind": "readied", "seat": seat, "ready": command.ready},
    requests.Resign: lambda command, seat, _: {
        "kind": "resigned",
        "seat": seat,
        "bot": affordable(command.bot or STAND_IN),
    },
    requests.Say: lambda command, seat, _: {"kind": "said", "seat": seat, "text": command.text},
    requests.React: lambda command, seat, _: {"kind": "reacted", "seat": seat, "reaction": command.reaction},
    requests.Rename: lambda command, seat, _: {"kind": "renamed", "seat": seat, "name": command.name},
    requests.Leave: _left,
    requests.Return: lambda _, seat, __: {"kind": "handed-back", "seat": seat},
    requests.Reveal: lambda command, seat, _: {
        "kind": "revealed",
        "seat": seat,
        "seed": command.seed,
        "seal": command.seal,
    },
    requests.Commit: lambda command, seat, _: {
        "kind": "seed-committed",
        "seat": seat,
        "commitment": command.commitment,
    },
    requests.Meal: lambda command, seat, _: {"kind": "ate", "seat": seat, "amount": command.amount},
}


def preferred(seat: int, only_answers: str) -> Entry:
    """Whether a seat's only answers are given by themselves."""
    return {"kind": "preferred", "seat": seat, "forced": only_answers == "give"}


def _as_host(command: requests.AnyCommand, match: Match, now: float, table: LiveTable) -> Outcome:
    """What only the host may do."""
    match command:
        case requests.Fill():
            return match.submit(_filled(match, command.seat, command.bot), now)
        case requests.Start():
            return _start(match, command.bot or STAND_IN, now)
        case requests.Host():
            return match.submit({"kind": "hosted", "seat": command.seat}, now)
        case requests.Close():
            return match.submit({"kind": "closed"}, now)
        case requests.Replace() | requests.Empty():
            return _away(command, match, now, table)
    raise TypeError(f"{type(command).__name__} is no command of a host")


def _filled(match: Match, seat: int, bot: str) -> dict[str, Any]:
    taken = {place.name for place in match.seats}
    name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
    return {"kind": "filled", "seat": seat, "bot": affordable(bot), "name": name}


def _start(match: Match, bot: str, now: float) -> Outcome:
    """Bots on all seats that are free or only kept for somebody; then it begins, whoever is ready or not."""
    entries: list[Entry] = []
    for seat, place in enumerate(match.seats):
        if place.is_filled:
            continue
        steps = [{"kind": "left", "seat": seat}] if place.reserved is not None else []
        for step in (*steps, _filled(match, seat, bot)):
            outcome = match.submit(step, now)
            if isinstance(outcome, Refusal):
                return outcome
            entries += outcome
    if match.lobby is None or match.lobby.full_since is not None:
        return entries or Refusal("", "already-started")
    outcome = match.submit({"kind": "started"}, now)
    return outcome if isinstance(outcome, Refusal) else entries + outcome


def _away(command: requests.Replace | requests.Empty, match: Match, now: float, table: LiveTable) -> Outcome:
    """A bot for somebody who is absent; or, if all agree and nobody comes back, in the end somebody new."""
    if command.seat >= len(match.seats):
        return Refusal("", "no-such-seat")
    in_lobby = match.current is None
    if isinstance(command, requests.Empty) and in_lobby:
        return match.submit({"kind": "left", "seat": command.seat}, now)
    if table.present()[command.seat]:
        return Refusal("", "not-absent")
    bot = affordable((command.bot if isinstance(command, requests.Replace) else None) or STAND_IN)
    kind = "took-over" if isinstance(command, requests.Replace) else "vacating"
    return match.submit({"kind": kind, "seat": command.seat, "bot": bot}, now)
