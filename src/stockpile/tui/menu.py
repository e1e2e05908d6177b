"""A question as a menu of at most two levels, so that nine keys are enough."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from stockpile.engine.actions import ACTIONS, Action
from stockpile.engine.question import Question
from stockpile.engine.setup import Setup
from stockpile.text.answers import answer_words
from stockpile.text.cards import card_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words


@dataclass(frozen=True)
class Choice:
    """A line of the menu: an answer, or the lines below it."""

    label: str
    answer: int | None = None
    below: tuple["Choice", ...] = field(default=())

    @property
    def answers(self) -> list[int]:
        """All answers under this line."""
        return [self.answer] if self.answer is not None else [a for choice in self.below for a in choice.answers]


def menu(words: Words, setup: Setup, seating: Seating, view: dict[str, Any], question: Question) -> list[Choice]:
    """The lines for a question."""
    single = [Choice(answer_words(words, setup, seating, view, answer), answer=answer) for answer in question.answers]
    if question.ask == "bid":
        return _grouped(single, lambda action: words("menu-pile", pile=(action.pile or 0) + 1), always=True)
    if question.ask == "place":
        return _grouped(single, lambda action: card_words(words, setup, action.card or "?"))
    if question.ask == "action":
        return _grouped(single, lambda action: card_words(words, setup, action.verb))
    if len(single) > 9:
        return _grouped(single, lambda action: card_words(words, setup, action.card) if action.card else "")
    return single


def _grouped(single: list[Choice], label: Callable[[Action], str], *, always: bool = False) -> list[Choice]:
    """One line for each label, the answers below it; a lone group is not worth a level."""
    groups: dict[str, list[Choice]] = {}
    for choice in single:
        assert choice.answer is not None
        groups.setdefault(label(ACTIONS[choice.answer]), []).append(choice)
    if len(groups) == 1 and not always:
        return single
    return [
        Choice(key, below=tuple(choices)) if key and (always or len(choices) > 1) else choices[0]
        for key, choices in groups.items()
    ]
