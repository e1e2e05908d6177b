"""This tree against a commit, turn about, so that whatever else the machine does hits both alike.

`python bench/alternate.py COMMIT` builds the commit in `build/alternate/`, measures each tree in turn and prints, for
each figure, both medians and how much better this tree is. `--build pure` compares the uncompiled engines.
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

TIMES = 9
Figures = dict[str, dict[str, Any]]


def tree_of(commit: str, build: str) -> Path:
    """The files of a commit, compiled if need be; made once."""
    git = ["git", "-C", str(clock.ROOT)]
    name = subprocess.run([*git, "rev-parse", commit], check=True, capture_output=True, text=True).stdout.strip()
    tree = clock.ROOT / "build" / "alternate" / name[:12]
    if not tree.exists():
        tree.mkdir(parents=True)
        packed = subprocess.run([*git, "archive", name], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(tree, filter="data")
    if build != "pure":
        subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--variant", build], cwd=tree, check=True)
    return tree


def measured(tree: Path, build: str, quick: bool) -> Figures:
    """What the benchmark of a tree says of its engine."""
    env = {**os.environ, "STOCKPILE_BUILD": build, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "bench/engine.py", "--build", build, *(["--quick"] if quick else [])]
    done = subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def compared(before: list[Figures], after: list[Figures]) -> dict[str, dict[str, Any]]:
    """Both medians of each figure, and the gain in percent: faster, or less time."""
    rows = {}
    for name, row in after[-1].items():
        old = statistics.median(figures[name]["value"] for figures in before)
        new = statistics.median(figures[name]["value"] for figures in after)
        ratio = new / old if row["unit"].endswith("/s") else old / new
        rows[name] = {"before": old, "after": new, "unit": row["unit"], "gain": f"{(ratio - 1) * 100:+.1f} %"}
    return rows


def main() -> None:
    """Prints the comparison as JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("commit", help="what to compare with")
    options.add_argument("--build", default="compiled", choices=("compiled", "pure"))
    options.add_argument("--times", type=int, default=TIMES, help="how often each tree is measured")
    options.add_argument("--quick", action="store_true", help="fewer repeats within each measurement")
    given = options.parse_args()
    other = tree_of(given.commit, given.build)
    before: list[Figures] = []
    after: list[Figures] = []
    for _ in range(given.times):
        before.append(measured(other, given.build, given.quick))
        after.append(measured(clock.ROOT, given.build, given.quick))
    what = {"before": other.name, "after": clock.commit(), "build": given.build, "times": given.times}
    print(json.dumps({**what, "machine": clock.machine(), "medians": compared(before, after)}, indent=2))


if __name__ == "__main__":
    main()
