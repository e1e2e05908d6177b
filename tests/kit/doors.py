"""Setups and games for the tests of environments."""

import numpy as np

from stockpile import Game, Question, Setup
from stockpile.engine.names import INVESTOR_SETS
from stockpile.engine.result import Result
from stockpile.engine.setup.modules import MODULES
from stockpile.env.vector import Vector

EVERYTHING = tuple(MODULES)
SETUPS = {
    "base, 4 players": Setup(players=4),
    "base, 2 players": Setup(players=2),
    "base, 5 players": Setup(players=5),
    "bonds and dice": Setup(players=3, modules=("bonds", "dice")),
    "commerce and first player": Setup(players=4, board="advanced", modules=("commerce", "first-player-card")),
    "investors": Setup(players=4, modules=("investors",), investor_sets=INVESTOR_SETS),
    "everything": Setup(players=4, board="advanced", modules=EVERYTHING),
    "everything, 2 players": Setup(players=2, board="advanced", modules=EVERYTHING),
    "two rounds, two companies": Setup(
        players=2,
        rounds=2,
        companies=("cosmic", "epic"),
        forecasts=("+2", "-1"),
        pairs=1,
        public_pairs=0,
        hidden_pairs=0,
    ),
}


def asked(game: Game) -> Question:
    """The open question of a game that is not over."""
    assert game.question is not None
    return game.question


def result(game: Game) -> Result:
    """What came out of a game that is over."""
    assert game.result is not None
    return game.result


def walked(vector: Vector, steps: int, seed: int = 0) -> None:
    """Steps a vector with random open answers."""
    vector.reset(seed)
    for _ in range(steps):
        vector.step(vector.sample())


def replayed(vector: Vector, game: int, answers: list[tuple[int, int]]) -> Game:
    """The game that begins where one of a vector began, with the same answers of the same seats."""
    played = Game.from_position(vector.start_position(game))
    for seat, number in answers:
        played.skip_forced()
        played.answer(vector.action_ids[number], seat)
    played.skip_forced()
    return played


def open_numbers(vector: Vector, game: int) -> list[int]:
    """The open answers of a game, from its mask."""
    assert vector.masks is not None
    return [int(number) for number in np.flatnonzero(vector.masks[game])]
