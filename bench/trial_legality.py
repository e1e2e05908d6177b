"""Trial: no illegal answer of any level in so many decisions of random setups; searches have 8 rollouts."""

from random import Random
from typing import Any

from trial_games import random_setup

from stockpile import Game
from stockpile.bots import NAMES, make
from stockpile.bots.levels import LEVELS

ROLLOUTS = 8
BOTS = {name: f"{name}@{ROLLOUTS}" if LEVELS[name].budget else name for name in NAMES}


def play(name: str, first: int, decisions: int, seed: int) -> dict[str, Any]:
    """Games of one level in all seats until it has decided so often; forced answers do not count."""
    made, games, illegal, number = 0, 0, [], first
    while made < decisions:
        setup = random_setup(Random(f"{seed} {name} {number}"))
        game = Game(setup, seed=seed * 1_000_000 + number)
        bots = [make(BOTS[name], setup, seat, number) for seat in setup.seats]
        while (question := game.question) is not None:
            given = bots[question.seat].answer(game.view(question.seat), question)
            made += not question.forced
            if given not in question.answers:
                illegal.append(f"{given} to {question} in game {number} of {setup.to_dict()}")
                break
            game.answer(given, question.seat)
        games, number = games + 1, number + 1
    return {"bot": name, "games": games, "decisions": made, "illegal": illegal}


def report(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """By level: games, decisions and what was illegal."""
    rows: dict[str, dict[str, Any]] = {}
    for part in parts:
        row = rows.setdefault(part["bot"], {"games": 0, "decisions": 0, "illegal": []})
        row["games"] += part["games"]
        row["decisions"] += part["decisions"]
        row["illegal"] += part["illegal"]
    return {"rollouts": ROLLOUTS, "bots": rows, "illegal": sum(len(row["illegal"]) for row in rows.values())}
