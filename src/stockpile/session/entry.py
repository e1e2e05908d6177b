"""What the log of a match is made of, and the limits of what people may write into it."""

from typing import Any

Entry = dict[str, Any]
NAME_LENGTH = 40
TEXT_LENGTH = 500
MOVE_LENGTH = 80
STAGED = 40
WISHES = 12
MOST_MEAL = 10_000_000
FIRSTS = ("chance", "meal")
STARTS = ("full", "ready")  # a full table begins at once, or when everybody is ready
PACES = ("calm", "normal", "quick", "instant")
REACTIONS = ("hello", "thanks", "well-played", "ouch", "wow", "hurry", "good-game")


def cleaned(text: str) -> str:
    """Text of a person without control characters and idle blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
