"""The story of a finished game in words: its turning points, and where the money came from."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.text.cards import card_words
from stockpile.text.seating import Seating
from stockpile.text.words import Words


def turn_words(words: Words, setup: Setup, seating: Seating, turn: Mapping[str, Any]) -> str:
    """One turning point in a sentence."""
    args = dict(turn["args"])
    if "company" in args:
        args["company"] = card_words(words, setup, args["company"])
    if "seat" in args:
        args |= seating.subject(args["seat"])
    return words(turn["key"], **args)


def story_words(words: Words, setup: Setup, seating: Seating, story: Mapping[str, Any]) -> dict[str, Any]:
    """A story with its sentences and the names of its causes."""
    turns = [{**turn, "words": turn_words(words, setup, seating, turn)} for turn in story["turns"]]
    causes = dict.fromkeys(cause for seat in story["causes"] for cause in seat if cause != "total")
    return {**story, "turns": turns, "names": {cause: words(f"cause-{cause}") for cause in causes}}
