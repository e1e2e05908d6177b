"""What everybody may know of a table, as JSON: long, and told to all who come, so that it is made once for all."""

from typing import Any

import msgspec

from stockpile.session import Match

PRESENT = (b',"present":false}', b',"present":true}')
to_json = msgspec.json.Encoder().encode


class TableDescription:
    """Of one table, good until something changes there; only who is connected is put in each time."""

    def __init__(self, name: str, state: str, match: Match, frozen: str | None, numbers: bytes) -> None:
        self._moment = (match.changes, match.over, frozen)
        self._match = match
        self._numbers = numbers  # the same for all tables with this setup
        created, lobby = match.created, match.lobby
        head = {"id": name, "state": state, "setup": match.setup.to_dict(), "preset": created.get("preset")}
        middle = {
            "host": match.host_seat,
            "first": created.get("first", "chance"),
            "meals": lobby.meals_shown() if lobby is not None else None,
            "clock": clock_shown(created["clock"]),
            "start": created.get("start", "full"),
            "pace": match.pace,
            "aids": created.get("aids", True),
        }
        tail = {
            "fair": lobby.shown(over=match.over) if lobby is not None else None,
            "rematch": None if match.rematch is None else match.rematch.to_dict(),
            "rules": created.get("rules"),
            "frozen": frozen,
        }
        self._head = b'%b,"seats":[' % to_json(head)[:-1]
        self._seats = [to_json(seat.to_dict())[:-1] for seat in match.seats]
        self._middle = b'],%b,"numbers":' % to_json(middle)[1:-1]
        self._tail = b",%b" % to_json(tail)[1:]

    def is_good(self, match: Match, frozen: str | None) -> bool:
        """Whether all of it still holds; `changes` counts whatever is told here but for the end of the game."""
        return self._match is match and self._moment == (match.changes, match.over, frozen)

    def text(self, present: list[bool]) -> bytes:
        """All of it, with who is connected."""
        seats = b",".join([seat + PRESENT[here] for seat, here in zip(self._seats, present, strict=True)])
        return b"".join((self._head, seats, self._middle, self._numbers, self._tail))


def clock_shown(clock: dict[str, Any] | None) -> dict[str, Any] | None:
    """A clock as tables are made with it."""
    if clock is None:
        return None
    if clock.get("per_answer"):
        return {"kind": "days", "days": clock["reserve"] / 86_400, "bot": clock["bot"]}
    return {"kind": "live", "reserve": clock["reserve"], "increment": clock["increment"], "bot": clock["bot"]}
