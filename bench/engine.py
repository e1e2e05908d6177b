"""The engine on one core, four players, base game and everything on: prints JSON, beside what was promised."""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import clock
import search

from stockpile import Game, Setup, _variant, playouts
from stockpile.engine.setup.modules import MODULES

SETUP = Setup(players=4)
EVERYTHING = Setup(players=4, modules=tuple(MODULES))
SEED = 7


def play_out(setup: Setup, games: int, seconds: float) -> tuple[float, int]:
    """Seconds and decisions of random games inside the engine's own loop."""
    decisions = playouts(setup, games=games, seed=SEED).decisions
    return clock.best(lambda: playouts(setup, games=games, seed=SEED), seconds), decisions


def drive(setup: Setup, games: int, repeats: int) -> tuple[float, int]:
    """Seconds and decisions of games driven from Python: question, random legal answer. Shuffling is not timed."""
    found = []
    decisions = 0
    for _ in range(repeats):
        fresh = [Game(setup, seed=seed) for seed in range(games)]
        pick = random.Random(SEED).random
        decisions = 0
        start = time.perf_counter()
        for game in fresh:
            question = game.question
            while question is not None:
                answers = question.answers
                game.answer(answers[int(pick() * len(answers))])
                decisions += 1
                question = game.question
        found.append(time.perf_counter() - start)
    return min(found), decisions


def middle() -> Game:
    """A game in its fourth round, in the middle of an auction: full halves, piles and knowledge."""
    game = Game(SETUP, seed=SEED)
    pick = random.Random(SEED)
    while question := game.question:
        position = game.position()
        if position["round"] == 4 and question.ask == "bid" and len(position["meeples"]) == 2:
            break
        hold = question.ask == "sell" and pick.random() < 0.8
        game.answer(question.answers[-1] if hold else pick.choice(question.answers))
    return game


def event_microseconds(repeats: int) -> float:
    """One answer's events for one seat to JSON bytes, on the average of a game."""

    def play() -> float:
        game = Game(SETUP, seed=SEED)
        game.event_lines(0)
        pick = random.Random(SEED)
        spent = 0.0
        while question := game.question:
            since = game.event_count
            game.answer(pick.choice(question.answers))
            start = time.perf_counter()
            game.event_lines(0, since)
            spent += time.perf_counter() - start
        return spent / len(game.answers())

    return min(play() for _ in range(repeats)) * 1e6


def calls(times: int, seconds: float) -> dict[str, float]:
    """Microseconds of single calls in the middle of a game."""
    game = middle()
    view = game.view(0)
    return {
        "clone": clock.microseconds(game.clone, times * 20, seconds),
        "view": clock.microseconds(lambda: game.view(0), times, seconds),
        "resample": clock.microseconds(lambda: view.resample(3), times, seconds),
        "view_to_dict": clock.microseconds(view.to_dict, times, seconds),
        "view_to_json": clock.microseconds(view.to_json, times, seconds),
        "hash": clock.microseconds(game.hash, times, seconds),
    }


TARGETS = {
    "playout_games": 68_000,
    "driven_decisions": 800_000,
    "everything_games": 25_000,
    "everything_driven": 400_000,
    "clone": 0.3,
    "resample": 10,
    "view_to_dict": 60,
    "events_of_an_answer": 5,
}


def measure(quick: bool) -> dict[str, Any]:
    """All numbers of the build that runs."""
    pure = _variant.name() == "pure"
    targets = {"playout_games": 400} if pure else TARGETS
    games, driven_games, times_each, told = (10, 2, 10, 10) if pure else (500, 20, 100, 200)
    spend, repeats = (0.1, 3) if quick else (4, 50)
    seconds, decisions = play_out(SETUP, games, spend)
    full_seconds, full_decisions = play_out(EVERYTHING, games, spend)
    driven, answers = drive(SETUP, driven_games, repeats)
    full_driven, full_answers = drive(EVERYTHING, driven_games, repeats)
    rates = {
        "playout_games": (games / seconds, "games/s"),
        "playout_decisions": (decisions / seconds, "decisions/s"),
        "driven_decisions": (answers / driven, "decisions/s"),
        "everything_games": (games / full_seconds, "games/s"),
        "everything_decisions": (full_decisions / full_seconds, "decisions/s"),
        "everything_driven": (full_answers / full_driven, "decisions/s"),
    }
    one = calls(times_each, 0.01 if quick else 1)
    times = {name: one[name] for name in ("clone", "resample", "view_to_dict", "view", "view_to_json", "hash")}
    times["events_of_an_answer"] = event_microseconds(2 if quick else told)
    return {
        **search.rows(middle(), quick, pure),
        **{name: clock.row(rate, unit, targets.get(name), at_least=True) for name, (rate, unit) in rates.items()},
        **{name: clock.row(spent, "µs", targets.get(name)) for name, spent in times.items()},
        "import": clock.row(import_milliseconds(3 if quick else 30), "ms", 60),
    }


def import_milliseconds(repeats: int) -> float:
    """What `import stockpile` costs a fresh interpreter."""
    return clock.start_seconds("import stockpile", dict(os.environ), repeats) * 1e3


def measured_on(build: str, quick: bool) -> dict[str, Any]:
    """The numbers of a build, from a process of its own."""
    env = {**os.environ, "STOCKPILE_BUILD": build}
    command = [sys.executable, str(Path(__file__).resolve()), "--build", build, *(["--quick"] if quick else [])]
    done = subprocess.run(command, env=env, text=True, capture_output=True)
    if done.returncode:
        return {"skipped": done.stderr.strip().splitlines()[-1]}
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def report(quick: bool) -> dict[str, Any]:
    """Both builds, with the machine and the commit."""
    return {
        "what": "4 players, one core, base game unless it says everything; the best of many short repeats",
        "commit": clock.commit(),
        "machine": clock.machine(),
        "compiled": measured_on("compiled", quick),
        "pure": measured_on("pure", quick),
    }


def main() -> None:
    """Prints the report, or with --build the numbers of the build that runs."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--build", choices=_variant.CHOICES, help="only this build, in this process")
    options.add_argument("--quick", action="store_true", help="few repeats: to see that it runs")
    options.add_argument("--out", type=Path, help="also write the JSON to this file")
    given = options.parse_args()
    if given.build and _variant.name() != given.build:
        sys.exit(f"STOCKPILE_BUILD={given.build} is needed, this is the {_variant.name()} build")
    result = measure(given.quick) if given.build else report(given.quick)
    text = json.dumps(result, indent=2, ensure_ascii=False)
    print(text)
    if given.out:
        given.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
