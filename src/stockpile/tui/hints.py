"""Hints at the table: what the answers bring, worked out from the view of the person who asks."""

from stockpile.bots.advice import advise
from stockpile.text.hints import hint_lines
from stockpile.text.words import Words
from stockpile.tui.sitting import Sitting

PLAYOUTS = 240  # a moment, also with two dozen answers


def hints(sitting: Sitting, words: Words, seat: int) -> list[str]:
    """The best answers to the seat's question and why; nothing where there is no choice."""
    question = sitting.question(seat)
    if question is None or question.forced:
        return []
    return hint_lines(words, sitting.setup, advise(sitting.view(seat), PLAYOUTS).to_dict())
