"""What the log of a match is made of, and the check that an entry from outside is well-formed."""

from collections.abc import Callable, Mapping
from typing import Any

from stockpile.engine.question import Refusal

Entry = dict[str, Any]
NAME_LENGTH = 40
TEXT_LENGTH = 500
MOVE_LENGTH = 80
STAGED = 40


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_answers(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= STAGED
        and all(_is_int(given) or (isinstance(given, str) and len(given) <= NAME_LENGTH) for given in value)
    )


def _is_move(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOVE_LENGTH


def _is_seats(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(seat, dict)
        and set(seat) <= {"name", "bot"}
        and all(item is None or isinstance(item, str) for item in seat.values())
        for seat in value
    )


def _is_clock(value: object) -> bool:
    return value is None or (
        isinstance(value, dict)
        and set(value) <= {"reserve", "increment", "bot"}
        and _is_seconds(value.get("reserve"))
        and _is_seconds(value.get("increment", 0))
        and isinstance(value.get("bot", ""), str)
    )


def _is_seconds(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e9


def _is_setup(value: object) -> bool:
    return isinstance(value, dict)


def _is_seed(value: object) -> bool:
    return isinstance(value, str) and value.startswith("0x") and len(value) <= 66 and _is_hex(value[2:])


def _is_hex(text: str) -> bool:
    return bool(text) and all(digit in "0123456789abcdef" for digit in text)


# By kind: the fields an entry must have, and how each is checked. What people may send; tick makes the others.
FIELDS: Mapping[str, Mapping[str, Callable[[object], bool]]] = {
    "created": {"setup": _is_setup, "seed": _is_seed, "bot_seed": _is_seed, "seats": _is_seats, "clock": _is_clock},
    "joined": {"seat": _is_int, "name": _is_text},
    "renamed": {"seat": _is_int, "name": _is_text},
    "answered": {"seat": _is_int, "answers": _is_answers, "revision": _is_int, "move": _is_move},
    "undone": {"seat": _is_int, "revision": _is_int, "move": _is_move},
    "took-over": {"seat": _is_int, "bot": _is_text},
    "handed-back": {"seat": _is_int},
    "said": {"seat": _is_int, "text": _is_text},
    "closed": {},
}


def fault(entry: object) -> Refusal | None:
    """Why this cannot be read as an entry, or None. Whether the table allows it is another question."""
    if not isinstance(entry, Mapping):
        return Refusal("", "bad-entry", field="entry")
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in FIELDS:
        return Refusal("", "unknown-kind", given=str(kind)[:NAME_LENGTH])
    for field, check in FIELDS[kind].items():
        if field not in entry or not check(entry[field]):
            return Refusal("", "bad-entry", field=field)
    if extra := set(entry) - set(FIELDS[kind]) - {"kind"}:
        return Refusal("", "bad-entry", field=str(min(extra, key=str))[:NAME_LENGTH])
    return None


def cleaned(text: str) -> str:
    """Text of a person without control characters and idle blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
