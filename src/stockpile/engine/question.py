"""What a seat is asked, and why an answer is refused."""

from typing import Any, NamedTuple


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


class Draw(NamedTuple):
    """What the chance seat is asked to draw: for which seat (None: the table), where it goes, and in which order.

    `into` is `first` (who begins), `half` (a starting card), `pile`, `opening`, `hand`, `pair`, `die`, `commerce`,
    `investor` or `strategy`; `place` the number of that pile, pair or die, or how many such cards the seat has. It is
    draw `number`, from 0, of `of` that follow each other; draws that the setup settles are left out.
    """

    seat: int | None
    into: str
    place: int
    number: int
    of: int


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

    @property
    def draw(self) -> Draw | None:
        """What is drawn for whom, if the chance seat is asked."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """The question as plain JSON."""
        said: dict[str, Any] = {"seat": self.seat, "ask": self.ask, "answers": self.answers}
        return said if self.draw is None else {**said, "draw": self.draw._asdict()}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question) or self.seat != other.seat or self.ask != other.ask:
            return False
        return self.answers == other.answers and self.draw == other.draw

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, ask={self.ask!r}, answers={self.answers})"


class ChanceQuestion(Question):
    """A question to the chance seat: a draw, of which `Game.probabilities` says how likely each outcome is."""

    __slots__ = ("_draw",)

    def __init__(self, seat: int, ask: str, answers: list[int], draw: Draw) -> None:
        super().__init__(seat, ask, answers)
        self._draw = draw

    @property
    def draw(self) -> Draw:
        """What is drawn for whom."""
        return self._draw
