"""How far policies are from an equilibrium in the small sisters: `python bench/exact.py --out docs/exact.json`.

Trees of nano and micro are walked whole and handed to OpenSpiel, whose own tools compute: `NashConv` is what both seats
together could gain by best responses, 0 in an equilibrium. mini is sampled. It takes about four minutes of one core.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import clock
import pyspiel
from exact_gradient import Gradient
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import stockpile.env.openspiel  # noqa: F401  registers the game
from stockpile import Setup, _variant
from stockpile.bots import make
from stockpile.engine.view import View
from stockpile.env.extensive import Flat, InformationSet, flattened

BOTS = ("greedy", "trader")
WALKED = ("nano", "micro")
SAMPLED = "mini"
Tick = Callable[[int], None]


@contextmanager
def shown(what: str, total: int | None) -> Iterator[Tick]:
    """A bar on the error stream, and its seconds when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    began = time.process_time()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda number: progress.update(task, completed=number)
    console.print(f"{what}: {time.process_time() - began:.1f} s", highlight=False)


class Walked:
    """One sister whose tree is known, and what its policies are worth."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, int]] = {bot: {} for bot in BOTS}
        setup = Setup.preset(name, chance="asked")
        self.bots = {bot: [make(bot, setup, seat, 1) for seat in setup.seats] for bot in BOTS}
        with shown(f"{name}: the tree", None) as tick:
            self.flat: Flat = flattened(name, tick=tick, visit=self._ask_bots)
            self.game = self.flat.game

    def _ask_bots(self, place: InformationSet, view: View) -> None:
        """What each bot answers in an information set."""
        assert view.question is not None
        for bot, seated in self.bots.items():
            given = seated[place.player].answer(view, view.question)
            self.answers[bot][place.name] = sorted(view.question.answers).index(given)

    def add(self, what: str, policy: Any, **more: Any) -> None:
        """A policy's row."""
        worth = pyspiel.expected_returns(self.game.new_initial_state(), policy, -1, False)
        distance = pyspiel.nash_conv(self.game, policy, True)  # by state: sampled means have no names
        row = {"policy": what, "nash_conv": round(distance, 6), "value_of_seat_1": round(worth[0], 4)}
        self.rows.append(row | more)

    def add_bots(self) -> None:
        """Bots as they answer, and one that does not choose."""
        self.add("uniform", pyspiel.UniformRandomPolicy(self.game))
        for bot in BOTS:
            given = self.answers[bot]

            def sure(place: InformationSet, given: dict[str, int] = given) -> list[float]:
                return [float(number == given[place.name]) for number in range(len(place.numbers))]

            self.add(bot, pyspiel.TabularPolicy(self.flat.tabular(sure)))

    def add_solver(self, what: str, solver: Any, steps: tuple[int, ...]) -> None:
        """A solver's mean policy after so many iterations."""
        began, done = time.process_time(), 0
        step = getattr(solver, "evaluate_and_update_policy", None) or solver.run_iteration
        with shown(f"{self.name}: {what}", steps[-1]) as tick:
            for until in steps:
                while done < until:
                    step()
                    done += 1
                    if done % 10 == 0:
                        tick(done)
                seconds = round(time.process_time() - began, 1)
                self.add(what, solver.average_policy(), iterations=done, seconds=seconds)

    def add_trained(self, batches: int) -> None:
        """A policy that has only ever seen sampled games."""
        began, trained = time.process_time(), Gradient(self.name)
        with shown(f"{self.name}: policy gradient", batches) as tick:
            trained.train(batches, tick)
        policy = pyspiel.TabularPolicy(self.flat.tabular(lambda place: trained.mean(place.cells, place.numbers)))
        seconds = round(time.process_time() - began, 1)
        self.add("policy gradient", policy, games=batches * trained.env.games, seconds=seconds)

    def report(self) -> dict[str, Any]:
        """Sizes and rows."""
        flat = self.flat
        sizes = {"nodes": flat.nodes, "terminals": flat.terminals, "decisions": flat.decisions}
        seats = [sum(place.player == seat for place in flat.sets) for seat in (0, 1)]
        sizes |= {"information_sets": len(flat.sets), "by_view": flat.views}
        return {"setup": self.name, **sizes, "information_sets_of_seats": seats, "rows": self.rows}


def walked(name: str, quick: bool) -> dict[str, Any]:
    """All rows of a sister whose tree is known."""
    sister = Walked(name)
    sister.add_bots()
    steps, batches = ((1, 3), 5) if quick else ((10, 100), 800)
    sister.add_solver("CFR", pyspiel.CFRSolver(sister.game), steps)
    sister.add_solver("CFR+", pyspiel.CFRPlusSolver(sister.game), steps)
    draws = (10, 100) if quick else (1000, 20_000)
    sister.add_solver("MCCFR, external sampling", pyspiel.ExternalSamplingMCCFRSolver(sister.game, seed=1), draws)
    sister.add_trained(batches)
    return sister.report()


def sampled(quick: bool) -> dict[str, Any]:
    """mini: how large it is by random walks, how fast it is sampled, and what is learned from samples."""
    game = pyspiel.load_game("stockpile", {"setup": SAMPLED})
    walks, draws, batches, games = (20, 5, 5, 50) if quick else (1000, 500, 800, 1000)
    with shown(f"{SAMPLED}: random walks", walks) as tick:
        sizes = []
        for number in range(walks):
            sizes.append(leaves(game, random.Random(number)))
            tick(number + 1)
    began = time.process_time()
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, epsilon=0.6, seed=1)
    with shown(f"{SAMPLED}: MCCFR, outcome sampling", draws) as tick:
        for number in range(draws):
            solver.run_iteration()
            tick(number + 1)
    rate = draws / (time.process_time() - began)
    trained = Gradient(SAMPLED)
    with shown(f"{SAMPLED}: policy gradient", batches) as tick:
        trained.train(batches, tick)
    shares = {bot: round(trained.share(bot, games), 3) for bot in ("random", *BOTS)}
    return {
        "setup": SAMPLED,
        "terminals_estimated": float(f"{sum(sizes) / walks:.1g}"),
        "MCCFR, outcome sampling, iterations/s": round(rate),
        "policy gradient": {"games": batches * trained.env.games, "observations": len(trained.places)},
        "share of wins of the policy gradient against": shares,
        "games against each": games,
    }


def leaves(game: Any, chance: random.Random) -> float:
    """Knuth's estimate from one random walk: the product of how many ways there were."""
    state, found = game.new_initial_state(), 1.0
    while not state.is_terminal():
        open_ones = state.legal_actions()
        found *= len(open_ones)
        state.apply_action(chance.choice(open_ones))
    return found


def main() -> int:
    """All sisters."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="also write the JSON to a file")
    parser.add_argument("--only", choices=(*WALKED, SAMPLED), help="one sister")
    parser.add_argument("--quick", action="store_true", help="few iterations: to see that it runs")
    given = parser.parse_args()
    told = {"command": "python bench/exact.py", "commit": clock.commit(), "machine": clock.machine()}
    names = [given.only] if given.only else [*WALKED, SAMPLED]
    found = [sampled(given.quick) if name == SAMPLED else walked(name, given.quick) for name in names]
    told |= {"build": _variant.name(), "reward": "win", "sisters": found}
    text = json.dumps(told, indent=1) + "\n"
    print(text, end="")
    if given.out is not None:
        given.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
