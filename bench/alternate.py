"""This tree against a commit, turn about, so that whatever else the machine does hits both alike.

`python bench/alternate.py` compares with the last commit before the engine was laid out in rooms, `python
bench/alternate.py COMMIT` with another one. It builds the commit in `build/alternate/`, measures each tree in turn in
processor time (what others do on the machine counts little) and prints, for each figure of bench/run.py, both medians
and how much better this tree is. What was measured is kept there: called again, it goes on where it broke off.
`--build pure` compares the uncompiled engines, `--short` measures less at a time, `--fail 5` fails if a figure is more
than 5 per cent worse.
"""

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import clock
from rich.console import Console
from rich.progress import track

TIMES = 9
BEFORE = "17ebe44"  # the parent of "Declare every word of the game once"
KEPT = clock.ROOT / "build" / "alternate"
# Each tree is measured by its own bench/engine.py, with another clock: the processor time of it and its children.
MEASURE = """
import resource, runpy, sys, time
def spent():
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime
time.perf_counter = spent
sys.path.insert(0, "bench")
runpy.run_path("bench/engine.py", run_name="__main__")
"""
Figures = dict[str, dict[str, Any]]


def named(commit: str) -> str:
    """The whole name of a commit."""
    git = ["git", "-C", str(clock.ROOT), "rev-parse", commit]
    return subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()


def tree_of(name: str, build: str) -> Path:
    """The files of a commit, compiled if need be; made once."""
    tree = KEPT / name[:12]
    if not tree.exists():
        tree.mkdir(parents=True)
        git = ["git", "-C", str(clock.ROOT), "archive", name]
        packed = subprocess.run(git, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(tree, filter="data")
    if build != "pure":
        subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--variant", build], cwd=tree, check=True)
    return tree


def measured(tree: Path, build: str, is_short: bool) -> Figures:
    """What the benchmark of a tree says of its engine."""
    env = {**os.environ, "STOCKPILE_BUILD": build, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", MEASURE, "--build", build, *(["--quick"] if is_short else [])]
    done = subprocess.run(command, cwd=tree, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{tree}: {done.stderr.strip()[-500:]}")
    figures: Figures = json.loads(done.stdout)
    return figures


def pairs(other: Path, given: argparse.Namespace) -> list[list[Figures]]:
    """So many measurements of both trees, those included that were kept; who begins changes from time to time."""
    speed = "short" if given.short else "long"
    path = KEPT / f"{other.name}-{clock.commit()}-{given.build}-{speed}.json"
    found: list[list[Figures]] = json.loads(path.read_text("utf-8")) if path.exists() and not given.afresh else []
    missing = range(len(found), given.times)
    for number in track(missing, description="measuring in turn", console=Console(stderr=True), disable=not missing):
        trees = [other, clock.ROOT] if number % 2 == 0 else [clock.ROOT, other]
        figures = {tree: measured(tree, given.build, given.short) for tree in trees}
        found.append([figures[other], figures[clock.ROOT]])
        path.write_text(json.dumps(found), "utf-8")
    return found[: given.times]


def compared(found: list[list[Figures]]) -> dict[str, dict[str, Any]]:
    """Both medians of each figure that both have, and the gain in per cent: faster, or less time."""
    rows = {}
    for name, row in found[-1][1].items():
        if name not in found[-1][0]:
            continue
        old, new = (statistics.median(pair[side][name]["value"] for pair in found) for side in (0, 1))
        ratio = new / old if row["unit"].endswith("/s") else old / new
        rows[name] = {"before": old, "after": new, "unit": row["unit"], "gain_percent": round((ratio - 1) * 100, 1)}
    return rows


def main() -> None:
    """Prints the comparison as JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("commit", nargs="?", default=BEFORE, help=f"what to compare with; {BEFORE} if not given")
    options.add_argument("--build", default="compiled", choices=("compiled", "pure"))
    options.add_argument("--times", type=int, default=TIMES, help=f"how often each tree is measured; default {TIMES}")
    options.add_argument("--short", action="store_true", help="fewer repeats within each measurement")
    options.add_argument("--afresh", action="store_true", help="forget what was measured of these two before")
    options.add_argument("--fail", type=float, help="so many per cent worse is a failure")
    given = options.parse_args()
    name = named(given.commit)
    rows = compared(pairs(tree_of(name, given.build), given))
    command = f"python bench/alternate.py {' '.join(sys.argv[1:])}".strip()
    what = {"command": command, "before": name[:12], "after": clock.commit(), "build": given.build}
    print(json.dumps({**what, "times": given.times, "machine": clock.machine(), "medians": rows}, indent=2))
    worse = [row for row in rows if given.fail is not None and rows[row]["gain_percent"] < -given.fail]
    if worse:
        sys.exit(f"more than {given.fail:g} per cent worse: {', '.join(worse)}")


if __name__ == "__main__":
    main()
