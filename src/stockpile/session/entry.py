"""What the log of a match is made of, and the check that an entry from outside is well-formed."""

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.engine.question import Refusal

Entry = dict[str, Any]
Check = Callable[[object], bool]
NAME_LENGTH = 40
TEXT_LENGTH = 500
MOVE_LENGTH = 80
STAGED = 40
WISHES = 12
MOST_MEAL = 10_000_000
FIRSTS = ("chance", "meal")
REACTIONS = ("hello", "thanks", "well-played", "ouch", "wow", "hurry", "good-game")


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_answers(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= STAGED
        and all(_is_int(given) or (isinstance(given, str) and len(given) <= NAME_LENGTH) for given in value)
    )


def _is_move(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOVE_LENGTH


def _is_digest(value: object) -> bool:
    return isinstance(value, str) and len(value) == 64 and _is_hex(value)


def _is_seats(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(seat, dict)
        and set(seat) <= {"name", "bot", "token", "commitment", "reserved"}
        and all(item is None or isinstance(item, str) for item in seat.values())
        and all(seat.get(key) is None or _is_digest(seat[key]) for key in ("token", "commitment"))
        for seat in value
    )


def _is_clock(value: object) -> bool:
    return value is None or (
        isinstance(value, dict)
        and set(value) <= {"reserve", "increment", "bot", "per_answer"}
        and _is_seconds(value.get("reserve"))
        and _is_seconds(value.get("increment", 0))
        and isinstance(value.get("bot", ""), str)
        and isinstance(value.get("per_answer", False), bool)
    )


def _is_seconds(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e9


def _is_pace(value: object) -> bool:
    return _is_seconds(value) and float(value) <= 3  # type: ignore[arg-type]


def _is_setup(value: object) -> bool:
    return isinstance(value, dict)


def _is_seed(value: object) -> bool:
    return isinstance(value, str) and value.startswith("0x") and len(value) <= 66 and _is_hex(value[2:])


def _is_hex(text: str) -> bool:
    return bool(text) and all(digit in "0123456789abcdef" for digit in text)


def _is_amount(value: object) -> bool:
    return _is_int(value) and 0 <= int(value) <= MOST_MEAL  # type: ignore[call-overload]


def _is_wishes(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= WISHES
        and all(
            isinstance(wish, dict)
            and set(wish) == {"pile", "most"}
            and (wish["pile"] is None or (_is_int(wish["pile"]) and 0 <= wish["pile"] < 100))
            and _is_int(wish["most"])
            and 0 <= wish["most"] <= 1000
            for wish in value
        )
    )


# By kind: the fields an entry must have, and how each is checked. What people and servers may send.
FIELDS: Mapping[str, Mapping[str, Check]] = {
    "created": {"setup": _is_setup, "seed": _is_seed, "bot_seed": _is_seed, "seats": _is_seats, "clock": _is_clock},
    "joined": {"seat": _is_int, "name": _is_text},
    "left": {"seat": _is_int},
    "filled": {"seat": _is_int, "bot": _is_text, "name": _is_text},
    "renamed": {"seat": _is_int, "name": _is_text},
    "seed-committed": {"seat": _is_int, "commitment": _is_digest},
    "revealed": {"seat": _is_int, "seed": _is_digest},
    "ate": {"seat": _is_int, "amount": _is_amount},
    "answered": {"seat": _is_int, "answers": _is_answers, "revision": _is_int, "move": _is_move},
    "undone": {"seat": _is_int, "revision": _is_int, "move": _is_move},
    "planned": {"seat": _is_int, "auction": _is_wishes, "forced": _is_bool},
    "took-over": {"seat": _is_int, "bot": _is_text},
    "handed-back": {"seat": _is_int},
    "vacating": {"seat": _is_int, "bot": _is_text},
    "agreed": {"seat": _is_int, "by": _is_int},
    "said": {"seat": _is_int, "text": _is_text},
    "reacted": {"seat": _is_int, "reaction": _is_text},
    "hosted": {"seat": _is_int},
    "rematched": {"table": _is_move},
    "closed": {},
}
# Fields that may be there. `fair` stands for a game that is dealt only when all have given their part of the seed.
# A `commitment` within another entry is how older logs have what is now an entry of its own, seed-committed.
OPTIONAL: Mapping[str, Mapping[str, Check]] = {
    "created": {
        "aids": _is_bool,
        "fair": _is_bool,
        "first": lambda value: value in FIRSTS,
        "host": _is_digest,
        "pace": _is_pace,
        "preset": lambda value: value is None or _is_move(value),
        "rules": _is_int,
    },
    "joined": {"token": _is_digest, "commitment": _is_digest},
    "revealed": {"seal": _is_digest},  # as the person saw it; older logs have none
}
# What only the match itself writes, as time passes.
MADE = ("sealed", "stopped", "dealt", "flagged", "vacated", "paused")


def fault(entry: object) -> Refusal | None:
    """Why this cannot be read as an entry, or None. Whether the table allows it is another question."""
    if not isinstance(entry, Mapping):
        return Refusal("", "bad-entry", field="entry")
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in FIELDS:
        return Refusal("", "unknown-kind", given=str(kind)[:NAME_LENGTH])
    fields = FIELDS[kind]
    for field, check in fields.items():
        if field not in entry or not check(entry[field]):
            return Refusal("", "bad-entry", field=field)
    if len(entry) == len(fields) + 1:
        return None
    optional = OPTIONAL.get(kind, {})
    for field in sorted(set(entry) - set(fields) - {"kind"}, key=str):
        if field not in optional or not optional[field](entry[field]):
            return Refusal("", "bad-entry", field=str(field)[:NAME_LENGTH])
    return None


def cleaned(text: str) -> str:
    """Text of a person without control characters and idle blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
