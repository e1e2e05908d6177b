"""The open questions of a match, and since when each seat has been looking at its own."""

from stockpile.engine.game import Game
from stockpile.engine.question import Question


class Asked:
    """What is asked now; noted anew after every entry."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self._since: dict[int, tuple[Question, int]] = {}  # by seat: its question, and the revision at which it came up

    def note(self, game: Game | None, revision: int, last: int | None) -> None:
        """The match is at a revision; `last` is the seat that answered last, whose questions are always new ones."""
        self.questions = game.questions if game is not None else []
        since = {}
        for question in self.questions:
            known = self._since.get(question.seat)
            still = known is not None and known[0] == question and last != question.seat
            since[question.seat] = known if still and known is not None else (question, revision)
        self._since = since

    def question(self, seat: int) -> Question | None:
        """What a seat is asked."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def opened(self, seat: int) -> int | None:
        """The revision at which the seat's question came up; None if it has none."""
        return self._since[seat][1] if seat in self._since else None
