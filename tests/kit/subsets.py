"""All legal subsets of the seven modules, 2 to 5 players, both boards: one game each that every build plays alike.

As a program it prints the hashes of the games with the given numbers, a line each: what another build must print too.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import product

from kit.effort import SEED
from kit.samples import EVERY, TOGETHER
from stockpile import Game, Question, Setup

SUBSETS = [
    subset
    for mask in range(1 << len(EVERY))
    if "investors" in (subset := tuple(name for i, name in enumerate(EVERY) if mask >> i & 1))
    or "investor-bidding" not in subset
]
SEATS = (2, 3, 4, 5)
BOARDS = ("standard", "advanced")
ROUNDS = 3  # the last without a First Player Card
CASES = list(product(SUBSETS, SEATS, BOARDS))


def setup_of(number: int) -> Setup:
    """The setup of a case, with three rounds; chance is asked in one of seven."""
    subset, players, board = CASES[number]
    chance = "asked" if number % 7 == 0 else "drawn"
    return Setup(players=players, board=board, modules=subset, chance=chance, rounds=ROUNDS)


def digests(seed: object) -> Iterator[int]:
    """Numbers from a digest: the same on every machine and build."""
    at = 0
    while True:
        block = hashlib.blake2b(f"{seed} {at}".encode(), digest_size=64).digest()
        yield from (int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4))
        at += 1


def played(setup: Setup, number: int) -> Iterator[Game]:
    """One random game: the same object at every question, and once more at its end."""
    source = digests(f"{SEED} {number}")
    game = Game(setup, seed=None if setup.chance == "asked" else SEED * 1000 + number)
    while question := game.question:
        yield game
        if question.ask in TOGETHER:
            several: list[Question] = game.questions
            question = several[next(source) % len(several)]
            game.answer(question.answers[next(source) % len(question.answers)], question.seat)
        else:
            game.answer(question.answers[next(source) % len(question.answers)])
    yield game


def hashes(setup: Setup, number: int) -> list[str]:
    """The state at every question and at the end, in 8 digits."""
    return [game.hash()[:8] for game in played(setup, number)]


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        sys.stdout.write(" ".join(hashes(setup_of(int(argument)), int(argument))) + "\n")
