"""Trial: whatever is played, at every question the true deal is possible for every seat and a spectator (KNO-7)."""

from random import Random
from typing import Any

from belief_rows import World, believed
from trial_games import SPECIAL, random_questions, random_setup

from stockpile import Setup
from stockpile.engine.state import unpack


def play_game(setup: Setup, seed: int) -> dict[str, Any]:
    """One random game: how many questions and beliefs were looked at, and which of these exclude the truth."""
    questions, beliefs, faults = 0, 0, []
    for game, question in random_questions(setup, seed):
        questions += 1
        truth = World(setup, unpack(game.state_dump()))
        for observer in (*setup.seats, None):
            rows = believed(game.view(observer))
            beliefs += len(rows)
            for name, outcome in truth.outcomes(rows).items():
                if rows[name].get(outcome, 0) <= 0:
                    said = {"name": str(name), "true": str(outcome), "believed": str(rows[name]), "seat": observer}
                    faults.append({**said, "setup": setup.to_dict(), "seed": seed, "question": str(question)})
    return {"questions": questions, "beliefs": beliefs, "faults": faults}


def play(first: int, games: int, seed: int) -> dict[str, Any]:
    """So many games: what a process is given."""
    found: list[dict[str, Any]] = []
    for number in range(first, first + games):
        setup = (
            SPECIAL[number // 4 % len(SPECIAL)]
            if number % 4 == 3
            else random_setup(Random(f"{seed} possible {number}"))
        )
        found.append(play_game(setup, seed * 1_000_000 + number))
    return total(found)


def total(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Several parts together."""
    return {
        "questions": sum(part["questions"] for part in parts),
        "beliefs": sum(part["beliefs"] for part in parts),
        "faults": [fault for part in parts for fault in part["faults"]],
    }
