"""Random questions of random games, with the game standing at them."""

import random
from collections.abc import Iterator

from kit.effort import EFFORT, SEED
from kit.samples import IS_PURE, begin, questions
from stockpile import Game, Setup


def scaled(compiled: int, pure: int) -> int:
    """How much work: more with EFFORT, less on the slower build."""
    return EFFORT * (pure if IS_PURE else compiled)


def chooser_of(name: str, number: int = 0) -> random.Random:
    """A source of choices of its own for each test and number; another SEED gives others."""
    return random.Random(f"{SEED} {name} {number}")


def moments(setup: Setup, number: int, count: int, *asks: str) -> Iterator[Game]:
    """The game of a number at some of its questions (of these sorts), picked at random."""
    seed = SEED * 1000 + number
    asked = [question.ask for question in questions(begin(setup, seed), seed)]
    places = [place for place, ask in enumerate(asked) if not asks or ask in asks]
    chosen = set(chooser_of(str(setup), number).sample(places, min(count, len(places))))
    game = begin(setup, seed)
    for place, _ in enumerate(questions(game, seed)):
        if place in chosen:
            yield game
