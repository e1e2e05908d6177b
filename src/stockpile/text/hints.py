"""Advice in words: the best answers with what they bring, and why."""

from collections.abc import Mapping, Sequence
from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.text.cards import card_words
from stockpile.text.words import Words

AMOUNTS = {"worth", "gain", "cash", "price", "interest"}  # what a reason says in money


def reason_words(words: Words, setup: Setup, reason: Mapping[str, Any]) -> str:
    """One reason of an advice, as plain JSON, in a sentence."""
    args = dict(reason["args"])
    for name in ("company", "card"):
        if name in args:
            args[name] = card_words(words, setup, args[name])
    for name in AMOUNTS & args.keys():
        args[name] = round(args[name])  # nobody pays with a tenth of a thousand
    return words(reason["key"], **args)


def hint_lines(words: Words, setup: Setup, advice: Mapping[str, Any], best: int = 3) -> list[str]:
    """The best answers of an advice, as plain JSON, a line each."""
    options: Sequence[Mapping[str, Any]] = advice["options"][:best]
    lines = [words("hint-title", worlds=advice["worlds"])]
    for option in options:
        low, high = (round(money) for money in option["money_90"])
        said = words(
            "hint-option",
            answer=option["notation"],
            money=round(option["money"]),
            low=low,
            high=high,
            win=round(100 * option["win"]),
        )
        why = "; ".join(reason_words(words, setup, reason) for reason in option["reasons"])
        lines.append(words("hint-because", option=said, why=why) if why else said)
    return lines
