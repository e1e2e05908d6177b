"""After a game: an invitation to another one, which everybody sees, and a seat there for whoever accepts."""

from typing import Any

from stockpile.engine.question import Refusal
from stockpile.server import new_table, requests
from stockpile.server.commands import NOT_SEATED, Who
from stockpile.server.table import Act, LiveTable, Outcome
from stockpile.server.table_state import NoSuchTable
from stockpile.server.tables import Tables
from stockpile.session import Match

Served = dict[str, Any] | Refusal


async def rematch(tables: Tables, table: LiveTable, who: Who, command: requests.Rematch) -> Served:
    """The first who asks makes the next table; everybody who does sits there, with the same token."""
    match, seat = table.match, who.seat(table.match)
    if seat is None and not who.is_host(match):
        return NOT_SEATED
    if not match.over:
        return Refusal("", "not-over")
    refused = await _invited(tables, table, who)
    if refused is not None:
        return refused
    invitation = table.match.rematch
    assert invitation is not None
    if seat is None:
        return {"table": invitation.table}
    if seat not in invitation.accepted:
        outcome = await table.do(lambda match, now: match.submit({"kind": "accepted", "seat": seat}, now))
        if isinstance(outcome, Refusal):
            return outcome
    try:
        following = await tables.table(invitation.table)
    except NoSuchTable:
        return Refusal("", "no-such-table")
    sat = await following.do(_seated_again(who, str(match.seats[seat].name), command.commitment))
    if isinstance(sat, Refusal):
        return sat
    lobby = following.match.lobby
    promised = lobby.shuffle.hash if lobby is not None else None
    return {"table": following.id, "seat": who.seat(following.match), "promised": promised}


async def _invited(tables: Tables, table: LiveTable, who: Who) -> Refusal | None:
    """Sees to it that there is a table for the next game."""
    if table.match.rematch is not None:
        return None
    made = await tables.create([new_table.rematch(table.match, who)])
    if isinstance(made, Refusal):
        return made
    seat = who.seat(table.match)
    entry = {"kind": "rematched", "table": made.id, **({} if seat is None else {"seat": seat})}
    outcome = await table.do(lambda match, now: match.submit(entry, now))
    if not isinstance(outcome, Refusal):
        return None
    tables.forget(made)
    await tables.store.delete(made.id)
    return None if table.match.rematch is not None else outcome  # somebody was quicker


def _seated_again(who: Who, name: str, commitment: str | None) -> Act:
    """Takes the seat that is kept for them, or another that is free; who sits there already stays."""

    def act(match: Match, now: float) -> Outcome:
        if who.seat(match) is not None:
            return []
        places = list(enumerate(match.seats))
        kept = next((n for n, place in places if place.reserved and place.token == who.token), None)
        free = next((n for n, place in places if place.is_open and place.reserved is None), None)
        seat = free if kept is None else kept
        if seat is None or match.current is not None:
            return Refusal("", "table-full")
        outcome = match.submit({"kind": "joined", "seat": seat, "name": name, "token": who.token}, now)
        if isinstance(outcome, Refusal):
            return outcome
        promise = [] if commitment is None or match.lobby is None else [new_table.committed(seat, commitment)]
        for more in (*promise, {"kind": "readied", "seat": seat, "ready": True}):
            taken = match.submit(more, now)  # the mark comes last: with it the game may begin
            outcome = outcome if isinstance(taken, Refusal) else outcome + taken
        return outcome

    return act


async def decline(tables: Tables, table: LiveTable, who: Who) -> Served:
    """Not this time: the seat that is kept for them is anybody's."""
    seat = who.seat(table.match)
    if seat is None:
        return NOT_SEATED
    outcome = await table.do(lambda match, now: match.submit({"kind": "declined", "seat": seat}, now))
    if isinstance(outcome, Refusal):
        return outcome
    assert table.match.rematch is not None

    def leave(match: Match, now: float) -> Outcome:
        mine = next((n for n, place in enumerate(match.seats) if place.token == who.token and not place.bot), None)
        return [] if mine is None else match.submit({"kind": "left", "seat": mine}, now)

    try:
        following = await tables.table(table.match.rematch.table)
    except NoSuchTable:
        return {}
    await following.do(leave)  # a game that has begun goes on: there one leaves as from any other
    return {}
