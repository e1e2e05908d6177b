"""Trial: bots that are kept from game to game, as a server keeps them, use no more memory the longer they play."""

import gc
import tracemalloc
from typing import Any

from trial_legality import BOTS

from stockpile import Game, Setup
from stockpile.bots import Bot, make
from stockpile.engine.setup.modules import MODULES

SETUPS = (Setup(players=4, rounds=3), Setup(players=3, rounds=3, board="advanced", modules=tuple(MODULES)))
MOST_GROWN = 50_000  # bytes between the middle of all games and their end


def play(name: str, games: int, seed: int) -> dict[str, Any]:
    """Games of one level in all seats: what was in use after half of them, in the end, and at most."""
    seats = [(setup, [make(BOTS[name], setup, seat, seed) for seat in setup.seats]) for setup in SETUPS]
    decisions = sum(play_game(*seats[number % len(seats)], seed + number) for number in range(len(seats)))
    tracemalloc.start()
    marks = []
    for part in range(2):
        for number in range(part * games // 2, (part + 1) * games // 2):
            decisions += play_game(*seats[number % len(seats)], seed + 1000 + number)
        gc.collect()
        marks.append(tracemalloc.get_traced_memory())
    tracemalloc.stop()
    (half, _), (end, most) = marks
    return {"bot": name, "decisions": decisions, "bytes_half_way": half, "bytes_in_the_end": end, "bytes_at_most": most}


def play_game(setup: Setup, bots: list[Bot], seed: int) -> int:
    """One game; returns how many decisions there were."""
    game, decisions = Game(setup, seed=seed), 0
    while (question := game.question) is not None:
        game.answer(bots[question.seat].answer(game.view(question.seat), question), question.seat)
        decisions += not question.forced
    return decisions


def report(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """By level, and who has grown."""
    grown = [row["bot"] for row in rows if row["bytes_in_the_end"] - row["bytes_half_way"] > MOST_GROWN]
    return {"bots": {row["bot"]: row for row in rows}, "grown": grown}
