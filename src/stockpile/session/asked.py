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
        self.questions = game.questions if game is not None else []
        self.by_seat = {question.seat: question for question in self.questions}
        self.seats = list(self.by_seat)
        since = {}
        for seat, question in self.by_seat.items():
            known = self._since.get(seat)
            is_known = known is not None and last != seat and known[0] == question
            since[seat] = known if known is not None and is_known else (question, revision)
        self._since = since

    def opened(self, seat: int) -> int | None:
        """The revision at which the seat's question came up; None if it has none."""
        known = self._since.get(seat)
        return None if known is None else known[1]
