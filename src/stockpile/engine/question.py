"""What a seat is asked, and why an answer is refused."""

from typing import Any


class Refusal:
    """Why an answer is not allowed: the rule it breaks, a key for the words, and its arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, **args: Any) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def to_dict(self) -> dict[str, Any]:
        """The refusal as plain JSON."""
        return {"rule": self.rule, "key": self.key, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = "".join(f", {key}={value!r}" for key, value in self.args.items())
        return f"Refusal({self.rule!r}, {self.key!r}{shown})"


class IllegalAnswer(ValueError):
    """An answer that the rules do not allow; the game is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}" + (f" {refusal.args}" if refusal.args else ""))
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return self.refusal.rule

    @property
    def key(self) -> str:
        """The key of the words."""
        return self.refusal.key

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAnswer, (self.refusal,)


class Question:
    """One open question: who is asked, what, and the legal answers in ascending order of the table's blocks."""

    __slots__ = ("answers", "ask", "seat")

    def __init__(self, seat: int, ask: str, answers: list[int]) -> None:
        self.seat = seat
        self.ask = ask
        self.answers = answers

    @property
    def forced(self) -> bool:
        """Whether there is only one answer."""
        return len(self.answers) == 1

    def to_dict(self) -> dict[str, Any]:
        """The question as plain JSON."""
        return {"seat": self.seat, "ask": self.ask, "answers": self.answers}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, ask={self.ask!r}, answers={self.answers})"
