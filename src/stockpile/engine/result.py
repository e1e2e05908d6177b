"""How a game ended."""

from typing import Any

from stockpile.engine.names import PARTS


class Result:
    """Final money of every seat, the winners, and each seat's money by cause."""

    __slots__ = ("breakdown", "majorities", "scores", "winners")

    def __init__(self, parts: list[list[int]], winners: int, majorities: list[int]) -> None:
        self.breakdown: list[dict[str, int]] = [dict(zip(PARTS, row, strict=True)) for row in parts]
        self.scores: list[int] = [row["total"] for row in self.breakdown]
        self.winners: list[int] = [seat for seat in range(len(parts)) if winners >> seat & 1]
        self.majorities: list[int] = majorities[: len(parts)]

    def to_dict(self) -> dict[str, Any]:
        """The result as plain JSON."""
        return {"scores": self.scores, "winners": self.winners, "breakdown": self.breakdown}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners})"
