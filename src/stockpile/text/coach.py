"""What a coach found, in words: what was chosen, what would have been better, by how much, and why."""

from collections.abc import Mapping, Sequence
from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.engine.telling.purse import Money
from stockpile.text.answers import answer_words
from stockpile.text.hints import reason_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words

MOST_REASONS = 2
SIGNS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!", "brilliant": "!!", "": ""}


def points(share: float) -> float:
    """A share of a win in points of a hundred."""
    return round(100 * share, 1)


def decision_words(
    words: Words,
    setup: Setup,
    seating: Seating,
    view: Mapping[str, Any],
    money: Mapping[int, Money],
    found: Mapping[str, Any],
) -> dict[str, Any]:
    """A decision with its sentence, its answers in words and its reasons; `view` is that of its seat, as JSON."""

    def said(given: int) -> str:
        return answer_words(words, setup, seating, dict(view), given, money.get(given))

    given, best = said(found["given"]), said(found["best"])
    told = {
        **found,
        "sign": SIGNS[found["grade"]],
        "given_words": given,
        "best_words": best,
        "words": _verdict(words, seating, found, given, best),
        "why": _why(words, setup, "coach-why-given", found["reasons"]),
    }
    if found["best"] != found["given"]:
        told["why"] += _why(words, setup, "coach-why-best", found["best_reasons"])
    return told


def _verdict(words: Words, seating: Seating, found: Mapping[str, Any], given: str, best: str) -> str:
    args: dict[str, Any] = {**seating.subject(found["seat"]), "given": given, "best": best}
    if found["grade"] == "brilliant":
        gain, low, high = map(points, found["gain"])
        return words("coach-brilliant", **args, points=gain, low=low, high=high)
    loss, low, high = map(points, found["loss"])
    if found["best"] == found["given"]:
        return words("coach-best", **args)
    key = "coach-better" if low > 0 else "coach-unclear"
    return words(key, **args, points=loss, low=low, high=high)


def _why(words: Words, setup: Setup, key: str, reasons: Sequence[Mapping[str, Any]]) -> list[str]:
    """The first reasons of an answer in one sentence; nothing if it has none."""
    why = "; ".join(reason_words(words, setup, reason) for reason in reasons[:MOST_REASONS])
    return [words(key, why=why)] if why else []
