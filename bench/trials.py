"""Trials of bots that take too long for every test run; prints JSON, and ends with 1 if a trial fails.

python bench/trials.py calibration --count 10000      beliefs against the truth, one question of each game
python bench/trials.py sampled --count 100 --deals 20000   beliefs against so many resampled deals of each view
python bench/trials.py possible --count 1000          the true deal at every question of so many games
python bench/trials.py hints --count 500              intervals of hints against longer playing
python bench/trials.py legality --count 100000        decisions of each level, searches with 8 rollouts
python bench/trials.py memory --count 200             games of each level, by bots that are kept
python bench/trials.py personas --count 2000          deals of the personas against each other
python bench/trials.py readings --count 2000          what acts suggest against the truth, games of each level
"""

import argparse
import json
import sys
from collections import Counter
from typing import Any

import trial_calibration
import trial_hints
import trial_legality
import trial_memory
import trial_personas
import trial_possible
import trial_readings
import trial_sampled
from ladder_parts import commit

from stockpile import _variant
from stockpile.bots import NAMES
from stockpile.cli.workers import progress_bar, spread
from stockpile.text.words import Words

CHUNKS = {
    "calibration": 250,
    "sampled": 2,
    "possible": 4,
    "hints": 1,
    "legality": 2_000,
    "personas": 50,
    "readings": 500,
}


def chunks(count: int, size: int) -> list[tuple[int, int]]:
    """First number and how many."""
    return [(first, min(size, count - first)) for first in range(0, count, size)]


def run(work: Any, todo: list[tuple[Any, ...]], jobs: int) -> list[Any]:
    """All parts in order, with a bar."""
    with progress_bar() as progress:
        task = progress.add_task(work.__module__, total=len(todo))
        found = []
        for part in spread(Words("en"), work, todo, jobs, in_order=True):
            found.append(part)
            progress.advance(task)
    return found


def calibration(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """Beliefs against the truth."""
    todo = [(*chunk, given.seed) for chunk in chunks(given.count, CHUNKS["calibration"])]
    said = [one for part in run(trial_calibration.play, todo, given.jobs) for one in part]
    found = trial_calibration.report(given.count, said)
    return found, found["is_calibrated"]


def sampled(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """Beliefs against resampled deals."""
    todo = [(n, size, given.deals, given.seed) for n, (_, size) in enumerate(chunks(given.count, CHUNKS["sampled"]))]
    parts = run(trial_sampled.try_views, todo, given.jobs)
    rows = sum((Counter(part["rows"]) for part in parts), Counter[str]())
    faults = [fault for part in parts for fault in part["faults"]]
    most = max(part["most_surprising"] for part in parts)
    views = sum(part["views"] for part in parts)
    return {"views": views, "deals": given.deals, "rows": rows, "most_surprising": most, "faults": faults}, not faults


def possible(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """The truth is never excluded."""
    todo = [(*chunk, given.seed) for chunk in chunks(given.count, CHUNKS["possible"])]
    found = trial_possible.total(run(trial_possible.play, todo, given.jobs))
    return {"games": given.count, **found}, not found["faults"]


def hints(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """Intervals against longer playing."""
    todo = [(number, given.seed, given.worlds) for number in range(given.count + given.count // 10 + 2)]
    found = [row for row in run(trial_hints.try_position, todo, given.jobs) if row is not None]
    told = trial_hints.report(found[: given.count])
    return {"compared_with": given.worlds, **told}, told["is_honest"]


def legality(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """Every level's answers."""
    parts = chunks(given.count, CHUNKS["legality"])
    todo = [(name, first, size, given.seed) for name in given.bot or NAMES for first, size in parts]
    found = trial_legality.report(run(trial_legality.play, todo, given.jobs))
    return found, not found["illegal"]


def memory(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """Bots that play on and on."""
    todo = [(name, given.count, given.seed) for name in given.bot or NAMES]
    found = trial_memory.report(run(trial_memory.play, todo, given.jobs))
    return {"games": given.count, **found}, not found["grown"]


def personas(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """Personas against each other."""
    todo = [(*chunk, given.seed) for chunk in chunks(given.count, CHUNKS["personas"])]
    found = trial_personas.report([deal for part in run(trial_personas.play, todo, given.jobs) for deal in part])
    return found, found["is_fair"]


def readings(given: argparse.Namespace) -> tuple[dict[str, Any], bool]:
    """What acts suggest."""
    names = given.bot or trial_readings.QUICK
    todo = [(name, *chunk, given.seed) for name in names for chunk in chunks(given.count, CHUNKS["readings"])]
    parts = run(trial_readings.play, todo, given.jobs)
    found = trial_readings.report([(one[0], part) for one, part in zip(todo, parts, strict=True)])
    return {"games": given.count, **found}, found["reads_traders"] and found["reads_nobody_worse"]


TRIALS = {
    "calibration": calibration,
    "sampled": sampled,
    "possible": possible,
    "hints": hints,
    "legality": legality,
    "memory": memory,
    "personas": personas,
    "readings": readings,
}


def main() -> int:
    """Runs one trial."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trial", choices=TRIALS)
    parser.add_argument("--count", type=int, required=True, help="games, views, positions or decisions of each level")
    parser.add_argument("--deals", type=int, default=20_000, help="sampled: deals of each view")
    parser.add_argument("--worlds", type=int, default=400, help="hints: worlds of the longer playing")
    parser.add_argument(
        "--bot", action="append", choices=list(NAMES), help="legality, memory, readings: only this level"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found, is_good = TRIALS[given.trial](given)
    print(json.dumps({"trial": given.trial, "commit": commit(), "build": _variant.name(), "seed": given.seed, **found}))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
