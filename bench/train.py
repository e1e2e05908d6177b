"""Learns to play, three times over: `python bench/train.py --out docs/training.json`, in about 12 minutes of one core.

Each seed learns the base game with four players against three `greedy`, then by self-play against a growing population
of its own snapshots and `greedy`. After each leg all is kept in a folder: a run that was interrupted goes on where it
stopped, and comes out the same. One thread: NumPy's sums depend on how many there are.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is imported

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import clock
from train_picture import draw

from stockpile import _variant
from stockpile.cli.workers import progress_bar
from stockpile.env.learning import policy_file
from stockpile.env.learning.course import CoursePlan, TrainingCourse
from stockpile.env.learning.network import Network
from stockpile.env.learning.trial import trial
from stockpile.env.presets import setup_of

SETUP = setup_of("base")
GREEDY = ("greedy",) * 3
STEPS, OWN_STEPS = 4_000_000, 2_000_000
ASKED = 0.27  # the lower bound of the share of wins alone against three greedy
ROOT = Path(__file__).resolve().parent.parent


def taught(plan: CoursePlan, start: Network | None, path: Path, title: str) -> TrainingCourse:
    """A course from its last saved leg to its end."""
    course = TrainingCourse(plan, start)
    if path.exists():
        course.resume(path)
    with progress_bar() as progress:
        task = progress.add_task(title, total=plan.steps, completed=course.learner.steps)
        while not course.is_over:
            for report in course.leg():
                progress.update(task, completed=min(report.steps, plan.steps))
            course.save(path)
            print(f"{title}: {course.marks[-1]}", file=sys.stderr, flush=True)
    return course


def told(course: TrainingCourse, games: int, path: Path) -> dict[str, Any]:
    """What a course came to, on deals it has never seen; kept beside it, as it takes a while."""
    if path.exists() and (kept := json.loads(path.read_text("utf-8")))["games"] == games:
        return {name: value for name, value in kept.items() if name != "games"}
    network, seed = course.learner.network, course.plan.seed_of("verdict")
    against = {name: trial(network, SETUP, (name,) * 3, games, seed).to_dict() for name in ("greedy", "trader")}
    found = {
        "steps": course.learner.steps,
        "cpu_seconds": round(course.seconds, 1),
        "against_three": against,
        "curve": [mark._asdict() for mark in course.marks],
    }
    path.write_text(json.dumps({"games": games, **found}), "utf-8")
    return found


class Lesson:
    """One seed: its course against greedy, then by self-play, their figures, and the policies as files."""

    def __init__(self, seed: int, folder: Path, games: int) -> None:
        self.seed, self.folder, self.games = seed, folder, games
        self.row: dict[str, Any] = {"seed": seed}

    def against_greedy(self) -> Network:
        """The first course; what it has learned."""
        plan = CoursePlan(SETUP, GREEDY, STEPS, self.seed)
        course = self._taught(plan, None, "greedy", f"seed {self.seed}, greedy")
        self.row["reached"] = self.row["greedy"]["against_three"]["greedy"]["win_rate_95"][0] > ASKED
        return course.learner.network

    def selfplay(self, start: Network) -> None:
        """The second course."""
        plan = CoursePlan(SETUP, GREEDY, OWN_STEPS, self.seed, is_selfplay=True)
        self._taught(plan, start, "self-play", f"seed {self.seed}, self-play")

    def _taught(self, plan: CoursePlan, start: Network | None, name: str, title: str) -> TrainingCourse:
        course = taught(plan, start, self.folder / f"{name}-{self.seed}.npz", title)
        self.row[name] = told(course, self.games, self.folder / f"{name}-{self.seed}.json")
        about = {"command": "python bench/train.py", "course": name, "seed": self.seed, "steps": course.learner.steps}
        policy_file.save(self.folder / f"policy-{name}-{self.seed}.npz", course.learner.network, SETUP, about)
        return course


def numbers(said: str) -> list[int]:
    """Seeds, as they are given."""
    return [int(part) for part in said.split(",") if part]


def main() -> int:
    """All seeds against greedy, then those that go on by self-play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=numbers, default=[1, 2, 3])
    parser.add_argument("--own", type=numbers, help="the seeds that go on by self-play; without it, all")
    parser.add_argument("--games", type=int, default=10_000, help="of each figure")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "training", help="where legs are kept")
    parser.add_argument("--out", type=Path, help="also write the JSON to a file")
    parser.add_argument("--picture", type=Path, help="draw the curves as SVG")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    lessons = [Lesson(seed, given.folder, given.games) for seed in given.seeds]
    learned = [lesson.against_greedy() for lesson in lessons]
    for lesson, network in zip(lessons, learned, strict=True):
        if given.own is None or lesson.seed in given.own:
            lesson.selfplay(network)
    rows = [lesson.row for lesson in lessons]
    report = {"command": "python bench/train.py", "commit": clock.commit(), "machine": clock.machine()}
    report |= {"build": _variant.name(), "asked": ASKED, "seeds": rows}
    text = json.dumps(report, indent=1) + "\n"
    print(text, end="")
    if given.out is not None:
        given.out.write_text(text, "utf-8")
    if given.picture is not None:
        draw(rows, given.picture)
    return 0 if all(row["reached"] for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
