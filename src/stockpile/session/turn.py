"""What one seat has answered in a row, so that it can be taken back."""

from stockpile.engine.game import Game


class Turn:
    """The games before each of the last answers, as long as one seat gave them all."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._before: list[tuple[Game, int]] = []

    def add(self, seat: int, before: Game, mark: int) -> None:
        """An answer was given; `mark` is where its messages begin."""
        if seat != self.seat:
            self.seat = seat
            self._before = []
        self._before.append((before, mark))

    @property
    def last(self) -> Game | None:
        """The game before the last answer."""
        return self._before[-1][0] if self._before else None

    def take_back(self) -> tuple[Game, int]:
        """The game before the last answer, which is forgotten."""
        return self._before.pop()
