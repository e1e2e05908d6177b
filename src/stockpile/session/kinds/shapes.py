"""How the fields of entries from outside are checked."""

from collections.abc import Callable

from stockpile.session.entry import MOST_MEAL, MOVE_LENGTH, NAME_LENGTH, PACES, STAGED, WISHES

Check = Callable[[object], bool]


def is_int(value: object) -> bool:
    """A whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_text(value: object) -> bool:
    """Any text; its length is the table's to check."""
    return isinstance(value, str)


def is_bool(value: object) -> bool:
    """Yes or no."""
    return isinstance(value, bool)


def is_answers(value: object) -> bool:
    """Answers of a staged turn, as numbers or in notation."""
    return (
        isinstance(value, list)
        and len(value) <= STAGED
        and all(is_int(given) or (isinstance(given, str) and len(given) <= NAME_LENGTH) for given in value)
    )


def is_move(value: object) -> bool:
    """The name of a move or a table."""
    return isinstance(value, str) and 0 < len(value) <= MOVE_LENGTH


def is_digest(value: object) -> bool:
    """A hash."""
    return isinstance(value, str) and len(value) == 64 and is_hex(value)


def is_seats(value: object) -> bool:
    """Who sits where at the beginning."""
    return isinstance(value, list) and all(
        isinstance(seat, dict)
        and set(seat) <= {"name", "bot", "token", "commitment", "reserved"}
        and all(item is None or isinstance(item, str) for item in seat.values())
        and all(seat.get(key) is None or is_digest(seat[key]) for key in ("token", "commitment"))
        for seat in value
    )


def is_clock(value: object) -> bool:
    """A clock, or none."""
    return value is None or (
        isinstance(value, dict)
        and set(value) <= {"reserve", "increment", "bot", "per_answer"}
        and is_seconds(value.get("reserve"))
        and is_seconds(value.get("increment", 0))
        and isinstance(value.get("bot", ""), str)
        and isinstance(value.get("per_answer", False), bool)
    )


def is_seconds(value: object) -> bool:
    """A length of time."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e9


def is_pace(value: object) -> bool:
    """How long bots wait: a word or, at tables that programs make, a factor."""
    return value in PACES or (is_seconds(value) and float(value) <= 3)  # type: ignore[arg-type]


def is_setup(value: object) -> bool:
    """What is played; the engine reads it."""
    return isinstance(value, dict)


def is_seed(value: object) -> bool:
    """A seed of up to 256 bits."""
    return isinstance(value, str) and value.startswith("0x") and len(value) <= 66 and is_hex(value[2:])


def is_hex(text: str) -> bool:
    """Hexadecimal digits."""
    return bool(text) and all(digit in "0123456789abcdef" for digit in text)


def is_amount(value: object) -> bool:
    """What a meal may have cost."""
    return is_int(value) and 0 <= int(value) <= MOST_MEAL  # type: ignore[call-overload]


def is_wishes(value: object) -> bool:
    """A plan for the auction."""
    return (
        isinstance(value, list)
        and len(value) <= WISHES
        and all(
            isinstance(wish, dict)
            and set(wish) == {"pile", "most"}
            and (wish["pile"] is None or (is_int(wish["pile"]) and 0 <= wish["pile"] < 100))
            and is_int(wish["most"])
            and 0 <= wish["most"] <= 1000
            for wish in value
        )
    )
