"""A question as a menu of few levels, so that nine keys are enough."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from stockpile.engine.question import Question
from stockpile.engine.setup.actions import ACTIONS, Action
from stockpile.engine.setup.setup import Setup
from stockpile.engine.telling.purse import Money
from stockpile.engine.view import View
from stockpile.text.answers import answer_words, with_money
from stockpile.text.cards import card_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words
from stockpile.tui.powers import Powers

KEYS = 9
Label = Callable[[Action], str]


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


def menu(words: Words, seating: Seating, seen: View, question: Question) -> list[Choice]:
    """The lines for a question, never more on a level than there are keys."""
    setup, view, money = seen.setup, seen.to_dict(), seen.money()
    ordered = sorted(question.answers, key=lambda answer: ACTIONS[answer].verb == "done")  # to end it comes last
    single = [Choice(_said(words, setup, seating, view, given, money.get(given)), answer=given) for given in ordered]
    if question.ask in ("bid", "investor-bid"):
        powers = Powers(words, setup, seating, view)
        lines = _grouped(single, lambda action: _pile(words, powers, action), always=True)
    elif question.ask == "place":
        lines = _grouped(single, _placing(words, setup, question))
    elif question.ask == "action":
        lines = _grouped(single, lambda action: _acting(words, setup, action))
    elif question.ask == "take-information":
        lines = _grouped(single, lambda action: words(f"menu-{action.verb}"))
    elif len(single) > KEYS:
        lines = _grouped(single, lambda action: card_words(words, setup, action.key) if action.key else "")
    else:
        lines = single
    return _paged(words, lines)


def _said(words: Words, setup: Setup, seating: Seating, view: dict[str, Any], answer: int, money: Money | None) -> str:
    """An answer in words; where all of a list say the same of a strategy, its name is enough."""
    action = ACTIONS[answer]
    if action.verb in ("drop", "play") and action.key:
        return with_money(words, card_words(words, setup, action.key), money)
    return answer_words(words, setup, seating, view, answer, money)


def _pile(words: Words, powers: Powers, action: Action) -> str:
    """The pile of a bid, with the investor that lies there; an ability is no bid and stands alone."""
    if action.pile is None:
        return ""
    offer = powers.offer(action.pile)
    pile = action.pile + 1
    return words("menu-offer", pile=pile, offer=offer) if offer else words("menu-pile", pile=pile)


def _placing(words: Words, setup: Setup, question: Question) -> Label:
    """By card; and by the way it lies, for one who may choose it (INV:stuart)."""
    verbs = {ACTIONS[answer].verb for answer in question.answers}

    def label(action: Action) -> str:
        card = card_words(words, setup, action.card or "?")
        return words(f"menu-place-{action.verb}", card=card) if len(verbs) > 1 else card

    return label


def _acting(words: Words, setup: Setup, action: Action) -> str:
    """Action cards by kind, strategies together; abilities and the end of the turn stand alone."""
    if action.verb == "play":
        return words("menu-play")
    return card_words(words, setup, action.verb) if action.verb in ("boom", "bust") else ""


def _grouped(single: list[Choice], label: Label, *, always: bool = False) -> list[Choice]:
    """One line for each label, the answers below it; what has no label stands alone, a lone group has no level."""
    groups: dict[str, list[Choice]] = {}
    for choice in single:
        assert choice.answer is not None
        said = label(ACTIONS[choice.answer])
        groups.setdefault(said or f"={choice.answer}", []).append(choice)
    if len(groups) == 1 and not always:
        return single
    return [
        choices[0] if key.startswith("=") or (len(choices) == 1 and not always) else Choice(key, below=tuple(choices))
        for key, choices in groups.items()
    ]


def _paged(words: Words, lines: list[Choice]) -> list[Choice]:
    """Lists that are longer than the keys go on behind their last line."""
    lines = [replace(line, below=tuple(_paged(words, list(line.below)))) if line.below else line for line in lines]
    if len(lines) <= KEYS:
        return lines
    return [*lines[: KEYS - 1], Choice(words("menu-more"), below=tuple(_paged(words, lines[KEYS - 1 :])))]
