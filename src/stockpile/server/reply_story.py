"""The story of a finished game, and the table of a join code, as types."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class StoryRound(Struct, forbid_unknown_fields=True):
    """Everybody's worth after a round; the final one has the totals."""

    round: int
    final: bool
    worth: list[int]
    cash: list[int]


class StoryTurn(Struct, forbid_unknown_fields=True):
    """Something that drove the seats apart, and by how much it changed each one's worth."""

    event: int
    round: int
    key: str
    args: dict[str, Any]
    swing: list[int]
    seat: int
    words: str | UnsetType = UNSET


class Story(Struct, forbid_unknown_fields=True):
    """What a finished game tells of itself; the causes of a seat sum to its total."""

    rounds: list[StoryRound]
    causes: list[dict[str, int]]
    turns: list[StoryTurn]
    names: dict[str, str] | UnsetType = UNSET


class Code(Struct, forbid_unknown_fields=True):
    """A code by which others find the table, and until when."""

    code: str
    until: float


class Found(Struct, forbid_unknown_fields=True):
    """The table of a code."""

    table: str
