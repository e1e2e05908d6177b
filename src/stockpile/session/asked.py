"""The open questions of a match, and since when each seat has been looking at its own."""

from stockpile.engine.game import Game
from stockpile.engine.question import Question


class Asked:
    """What is asked now; noted anew after every entry."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.seats: list[int] = []
        self.by_seat: dict[int, Question] = {}
        self._since: dict[int, tuple[Question, int]] = {}  # by seat: its question, and the revision at which it came up

    def note(self, game: Game | None, revision: int, last: int | None) -> None:
        """The match is at a revision; `last` is the seat that answered last, whose questions are always new ones."""
        questions = self.questions = game.questions if game is not None else []
        by_seat, since, before = {}, {}, self._since
        for question in questions:
            seat = question.seat
            by_seat[seat] = question
            known = before.get(seat)
            is_known = known is not None and last != seat and known[0] == question
            since[seat] = known if known is not None and is_known else (question, revision)
        self.by_seat, self._since = by_seat, since
        self.seats = list(by_seat)

    def opened(self, seat: int) -> int | None:
        """The revision at which the seat's question came up; None if it has none."""
        known = self._since.get(seat)
        return None if known is None else known[1]
