"""What if: a game that goes on from a decision, in which only what its seat did not know is dealt anew."""

from stockpile.engine.formats.record import Record
from stockpile.engine.game import Game


def forked(record: Record, answer: int, seed: int) -> tuple[Game, int]:
    """The game before one of a record's answers, and the seat that gave it; a ValueError says what is wrong.

    The new game agrees with all that the seat knew; what the others hold and what is to come is drawn again.
    """
    if record.redacted:
        raise ValueError("record: secrets are left out of it")
    if not Game.replay(record).over:
        raise ValueError("the game is not over")
    if not 0 <= answer < len(record.answers):
        raise ValueError(f"answer: from 0 to {len(record.answers) - 1}")
    seat = record.answers[answer][0]
    if seat < 0:
        raise ValueError(f"answer: {answer} was drawn, not given")
    return Game.replay(record, answer).view(seat).resample(seed), seat
