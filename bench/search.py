"""What a search written in Python needs of the engine, in processor time on one core: prints JSON.

`python bench/search.py` alone, or as rows of `bench/engine.py`. Base game, four players; `middle` is the fourth round.
"""

import argparse
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

import clock

from stockpile import Game, Setup, View, _variant, beliefs

SETUP = Setup(players=4)
CPU = time.process_time


def micros(work: Callable[[], object], times: int, quick: bool) -> float:
    """Microseconds of the processor for one call."""
    return clock.microseconds(work, times, 0.02 if quick else 1, CPU)


def asked_view(game: Game) -> View:
    """The view of the seat that is asked."""
    assert game.question is not None
    return game.view(game.question.seat)


def in_python(view: View, given: int, seed: int) -> list[int]:
    """One simulation as it had to be written: every answer of the rest of the game by Python."""
    world, pick = view.resample(seed), random.Random(seed)
    world.answer(given)
    while question := world.question:
        world.answer(pick.choice(question.answers))
    assert world.result is not None
    return world.result.scores


def one_by_one(view: View, given: int, seed: int) -> list[float]:
    """One simulation of a tree search: a world, an answer (or some), and the rest compiled."""
    world = view.resample(seed)
    world.answer(given)
    return world.playout(seed=seed).win_shares


def whole_game() -> list[View]:
    """The views of all who are asked in one random game."""
    game, pick, found = Game(SETUP, seed=7), random.Random(7), []
    while question := game.question:
        found.append(game.view(question.seat))
        game.answer(pick.choice(question.answers))
    return found


def rows(middle: Game, quick: bool, pure: bool) -> dict[str, dict[str, Any]]:
    """All figures, beside what was promised."""
    start, view = asked_view(Game(SETUP, seed=7)), asked_view(middle)
    worlds, times = (3, 3) if pure else (500, 200)
    first, given = (one.question.answers[0] for one in (start, view) if one.question)
    data, seeds, views = view.to_dict(), itertools.count(), whole_game()[:: 40 if pure else 1]
    at_start = micros(lambda: start.rollouts(worlds, "random", answer=first, seed=next(seeds)), 1, quick) / worlds
    at_middle = micros(lambda: view.rollouts(worlds, "random", answer=given, seed=next(seeds)), 1, quick) / worlds
    single = micros(lambda: one_by_one(view, given, next(seeds)), times, quick)
    by_hand = micros(lambda: in_python(view, given, next(seeds)), 3 if pure else 20, quick)
    believed = micros(lambda: [beliefs(one) for one in views], 1, quick) / len(views)

    def promise(target: float) -> float | None:
        return None if pure else target

    return {
        "rollouts_from_start": clock.row(1e6 / at_start, "simulations/s", promise(50_000), at_least=True),
        "rollouts_from_middle": clock.row(1e6 / at_middle, "simulations/s", promise(50_000), at_least=True),
        "playouts_one_by_one": clock.row(1e6 / single, "simulations/s", promise(50_000), at_least=True),
        "simulations_in_python": clock.row(1e6 / by_hand, "simulations/s"),
        "beliefs": clock.row(believed, "µs", promise(200)),
        "view_from_dict": clock.row(micros(lambda: View.from_dict(data), times, quick), "µs", promise(150)),
        "game": clock.row(micros(lambda: Game(SETUP, seed=next(seeds)), times, quick), "µs", promise(20)),
        "view_attributes": clock.row(
            micros(lambda: (view.cash, view.prices, view.pairs, view.portfolio), times, quick), "µs"
        ),
    }


def main() -> None:
    """Prints the figures of the build that runs."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="few repeats: to see that it runs")
    given = options.parse_args()
    from engine import middle  # which measures these rows along with its own

    found = rows(middle(), given.quick, _variant.name() == "pure")
    what = {"command": "python bench/search.py", "commit": clock.commit(), "build": _variant.name()}
    print(json.dumps({**what, "machine": clock.machine(), **found}, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
