"""From the wish for a table to its first entry, and sitting down."""

import secrets
from random import SystemRandom
from typing import Any

from stockpile.bots.registry import affordable
from stockpile.engine.formats.record import RULES
from stockpile.engine.question import Refusal
from stockpile.engine.setup.named_sets import OWN
from stockpile.engine.setup.setup import Setup
from stockpile.server import request_bodies
from stockpile.server.catalog import BOT_NAMES, STAND_IN
from stockpile.server.commands import Who, preferred
from stockpile.server.presets import BY_KEY, chosen
from stockpile.server.table import Act, Outcome
from stockpile.session import Match
from stockpile.session.entry import Entry

FORKED_FIELDS = {"players", "board", "modules", "investor_sets", "promo_strategies", "first", "rounds"}
WHAT_IF_BOT = "trader"


def created(wish: request_bodies.NewTable, token_hash: str) -> list[Entry] | Refusal:
    """The first entries of a table, or why there cannot be such a table."""
    setup = _setup(wish)
    if isinstance(setup, Refusal):
        return setup
    seats = _seats(wish, token_hash)
    if isinstance(seats, Refusal):
        return seats
    prepared = BY_KEY[wish.preset].seed if wish.preset is not None else None
    first = {
        "kind": "created",
        "setup": setup.to_dict(),
        "seed": hex(secrets.randbits(256) if prepared is None else prepared),
        "bot_seed": hex(secrets.randbits(256) if prepared is None else prepared),
        "seats": seats,
        "clock": _clock(wish.clock),
        "fair": prepared is None,
        "aids": wish.aids,
        "first": wish.first,
        "host": token_hash,
        "pace": wish.pace,
        "start": wish.start,
        "gives_only_answers": True,
        "preset": wish.preset,
        "rules": RULES,
    }
    mine = next((number for number, seat in enumerate(seats) if "token" in seat), None)
    if mine is None:
        return [first]
    more = [] if wish.only_answers == "give" else [preferred(mine, wish.only_answers)]
    if wish.commitment is not None and prepared is None:
        more.append(committed(mine, wish.commitment))
    return [first, *more]


def committed(seat: int, commitment: str) -> Entry:
    """A seat promises its part of the seed."""
    return {"kind": "seed-committed", "seat": seat, "commitment": commitment}


def _setup(wish: request_bodies.NewTable) -> Setup | Refusal:
    board, modules = wish.board or "standard", tuple(wish.modules or ())
    numbers: dict[str, Any] = {"players": wish.players}
    cards: dict[str, Any] = {"investor_sets": wish.investor_sets, "promo_strategies": wish.promo_strategies}
    cards = {field: value for field, value in cards.items() if value is not None}
    if wish.preset is not None:
        if wish.board is not None or wish.modules is not None:
            return Refusal("", "bad-setup", reason="preset, board and modules")
        if cards:
            return Refusal("", "bad-setup", reason=f"preset, {' and '.join(cards)}")
        if wish.preset not in BY_KEY:
            return Refusal("", "bad-setup", reason=f"preset: {', '.join(BY_KEY)}")
        preset = BY_KEY[wish.preset]
        board, modules = chosen(preset, SystemRandom())
        numbers |= preset.numbers
        cards = {"investor_sets": list(preset.investor_sets), "promo_strategies": preset.promo_strategies}
        if numbers["players"] != wish.players:
            return Refusal("", "bad-setup", reason=f"players: {numbers['players']}")
    try:
        return Setup(board=board, modules=modules, components=wish.components, **numbers, **cards)
    except ValueError as error:
        return Refusal("", "bad-setup", reason=str(error)[:200])


def _seats(wish: request_bodies.NewTable, token_hash: str) -> list[dict[str, Any]] | Refusal:
    """At most one person sits down with the making; bots without a name get one."""
    given = wish.seats if wish.seats is not None else [request_bodies.NewSeat() for _ in range(wish.players)]
    if len(given) != wish.players:
        return Refusal("", "bad-request", field="seats")
    names = iter([name for name in BOT_NAMES if name not in {seat.name for seat in given}])
    seats: list[dict[str, Any]] = []
    for seat in given:
        if seat.bot is not None:
            seats.append({"name": seat.name or next(names), "bot": affordable(seat.bot)})
        elif seat.name is not None:
            seats.append({"name": seat.name, "token": token_hash})
        else:
            seats.append({})
    if sum("token" in seat for seat in seats) > 1:
        return Refusal("", "bad-request", field="seats")
    return seats


def _clock(wish: request_bodies.LiveClock | request_bodies.DaysClock | None) -> dict[str, Any] | None:
    if wish is None:
        return None
    bot = affordable(wish.bot or STAND_IN)
    if isinstance(wish, request_bodies.DaysClock):
        return {"reserve": wish.days * 86_400, "increment": 0, "per_answer": True, "bot": bot}
    return {"reserve": wish.reserve, "increment": wish.increment, "bot": bot}


def joined(wish: request_bodies.SitDown, who: Who, fresh_hash: str) -> Act:
    """The act of sitting down; whoever has a token that can be a seat's keeps it."""

    def act(match: Match, now: float) -> Outcome:
        kept = _seat_kept_for(who, match)
        seat = kept if kept is not None else wish.seat if wish.seat is not None else _first_free_seat(match)
        if seat is None:
            return Refusal("", "table-full")
        if match.current is not None and who.seat(match) is not None:
            return Refusal("", "already-seated")  # what one sees of two seats is never for one person
        is_unseated_host = who.is_host(match) and match.host_seat is None
        token = who.token if kept is not None or is_unseated_host else fresh_hash
        outcome = match.submit({"kind": "joined", "seat": seat, "name": wish.name, "token": token}, now)
        if isinstance(outcome, Refusal):
            return outcome
        for more in _wishes(match, seat, wish):
            taken = match.submit(more, now)
            outcome = outcome if isinstance(taken, Refusal) else outcome + taken
        return outcome

    return act


def _seat_kept_for(who: Who, match: Match) -> int | None:
    """The seat of whoever was invited from the last game."""
    return next((n for n, place in enumerate(match.seats) if place.reserved and place.token == who.token), None)


def _first_free_seat(match: Match) -> int | None:
    return next((n for n, place in enumerate(match.seats) if place.is_open and place.reserved is None), None)


def _wishes(match: Match, seat: int, wish: request_bodies.SitDown) -> list[Entry]:
    """What else whoever sits down says at once."""
    wishes = [] if wish.only_answers == "give" else [preferred(seat, wish.only_answers)]
    if wish.commitment is not None and match.lobby is not None and match.current is None:
        wishes.append(committed(seat, wish.commitment))
    return wishes


def forked(position: dict[str, Any], seat: int, name: str, bot: str, token_hash: str) -> list[Entry] | Refusal:
    """The first entry of a game that goes on from a position: one person in a seat of it, bots in the others."""
    setup = position["setup"]
    odd = sorted(set(setup) - FORKED_FIELDS)
    if "components" in odd and Setup.from_dict(setup).components_name != OWN:
        odd.remove("components")
    if odd:  # a record can come from anywhere; here only such games go on as a table could be made for
        return Refusal("", "bad-setup", reason=", ".join(odd))
    others = iter([known for known in BOT_NAMES if known != name])
    seats = [
        {"name": name, "token": token_hash} if number == seat else {"name": next(others), "bot": affordable(bot)}
        for number in range(setup["players"])
    ]
    first = {
        "kind": "created",
        "setup": setup,
        "position": position,
        "seed": hex(secrets.randbits(256)),
        "bot_seed": hex(secrets.randbits(256)),
        "seats": seats,
        "clock": None,
        "fair": False,
        "aids": True,
        "host": token_hash,
        "pace": "normal",
        "gives_only_answers": True,
        "preset": None,
        "rules": RULES,
    }
    return [first]


def fork_seed() -> int:
    """What is dealt anew comes from a seed that nobody can guess."""
    return secrets.randbits(256)


def rematch(match: Match, who: Who) -> Entry:
    """The first entry of another game: the same bots, and seats that are kept for the same people.

    Who asks for it is its host if the host of this one has no seat any more.
    """
    old = match.created
    seats: list[dict[str, Any]] = []
    for seat in match.seats:
        if seat.bot is not None:
            seats.append({"name": seat.name, "bot": affordable(seat.bot)})
        elif seat.name is not None:
            seats.append({"token": seat.token, "reserved": seat.name})
        else:
            seats.append({})
    host = match.host_seat
    setup = {key: value for key, value in old["setup"].items() if key != "first"}
    return {
        **{key: value for key, value in old.items() if key not in ("seq", "at", "hash", "position")},
        "setup": setup,
        "fair": True,
        "seed": hex(secrets.randbits(256)),
        "bot_seed": hex(secrets.randbits(256)),
        "seats": seats,
        "pace": match.pace,
        "preset": None if old.get("fair") is False else old.get("preset"),
        "start": "ready",
        "gives_only_answers": True,
        "host": match.seats[host].token if host is not None else who.token,
        "rules": RULES,
    }
