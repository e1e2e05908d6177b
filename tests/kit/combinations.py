"""Every combination of the modules without investors and strategies, numbers of players, boards and ways of chance.

One random game of each.

As a program it prints the fingerprints of those games, a line each: what another build must print too.
"""

import random
import sys
from collections.abc import Iterator
from itertools import combinations, product

from kit.effort import SEED
from kit.table import BONDS, COMMERCE, DICE, FIRST_CARD
from stockpile import Game, Setup

MODULES = (BONDS, COMMERCE, DICE, FIRST_CARD)
SUBSETS = [subset for size in range(len(MODULES) + 1) for subset in combinations(MODULES, size)]
ROUNDS = 2  # one with a First Player Card and one without


def setups() -> list[Setup]:
    """All of them, with short games."""
    return [
        Setup(players=players, board=board, modules=subset, chance=chance, rounds=ROUNDS)
        for subset, players, board, chance in product(
            SUBSETS, range(2, 6), ("standard", "advanced"), ("drawn", "asked")
        )
    ]


def played(setup: Setup, number: int = 0) -> Iterator[Game]:
    """One random game: the same object at every question, and once more at its end."""
    source = random.Random(SEED * 1000 + number)
    game = Game(setup, seed=None if setup.chance == "asked" else SEED + number)
    while game.question:
        yield game
        game.answer(source.choice(game.question.answers))
    yield game


def fingerprint(game: Game) -> str:
    """The state in 8 digits."""
    return game.hash()[:8]


if __name__ == "__main__":
    for number, setup in enumerate(setups()):
        sys.stdout.write(" ".join(fingerprint(game) for game in played(setup, number)) + "\n")
