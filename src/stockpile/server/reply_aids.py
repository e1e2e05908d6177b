"""Hints and beliefs as types."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class ReasonInfo(Struct, forbid_unknown_fields=True):
    """Why an answer is good or bad: a key of the words, and numbers that anybody can work out from the view."""

    key: str
    args: dict[str, Any]
    words: str | UnsetType = UNSET


class HintedOption(Struct, forbid_unknown_fields=True):
    """One answer: money at the end and chance to win, with 90 % intervals; null where the engine is not compiled."""

    answer: int
    text: str
    money: float | None
    money_90: tuple[float, float] | None
    win: float | None
    win_90: tuple[float, float] | None
    reasons: list[ReasonInfo]
    words: str | UnsetType = UNSET


class Hinted(Struct, forbid_unknown_fields=True):
    """What every answer is worth, the best first."""

    answer: int
    text: str
    bot: str
    depth: Literal["quick", "deep"]
    worlds: int
    revision: int
    options: list[HintedOption]
    words: str | UnsetType = UNSET


class BeliefsInfo(Struct, forbid_unknown_fields=True):
    """How likely what a seat does not see is."""

    forecasts: dict[str, dict[str, float]]
    piles: list[list[dict[str, float] | None]]
    pairs: list[dict[str, dict[str, float]] | None]
    shares: list[dict[str, float] | None]
