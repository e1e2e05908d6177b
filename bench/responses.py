"""Approximate best responses: `python bench/responses.py --out docs/responses.json`, in about 7 minutes of one core.

Each row is the command that it names. What one seat wins more than its fair share, against others that do not change,
is a lower bound of how far they can be exploited. In the small sister nano, where OpenSpiel computes the true best
response (docs/exact.json), the same command shows how much of it learning finds. Rows that are there already are kept,
so that a run that was interrupted goes on.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import clock

ROOT = Path(__file__).resolve().parent.parent
EXACT = ROOT / "docs" / "exact.json"
CALLS = (
    *(["--preset", "nano", "--against", name, "--steps", "200000", "--reward", "win"] for name in ("greedy", "trader")),
    ["--against", "trader", "--steps", "1000000"],
    ["--against", "trader", "--steps", "4000000"],
)  # the full game against greedy: bench/train.py, whose first course is this command


def responded(call: list[str]) -> dict[str, Any]:
    """What the command says; its progress goes to the error stream."""
    command = ["-m", "stockpile", "env", "best-response", *call, "--json"]
    done = subprocess.run([sys.executable, *command], text=True, stdout=subprocess.PIPE, check=True, cwd=ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    row = {"command": f"stockpile env best-response {' '.join(call)}", "commit": clock.commit(), **found}
    if "nano" in call:
        row["exact_win_rate"] = exact(call[call.index("--against") + 1])
    return row


def exact(bot: str) -> float:
    """How often the true best response wins nano from a seat by lot: a half, and half of what both seats can gain."""
    nano = next(sister for sister in json.loads(EXACT.read_text("utf-8"))["sisters"] if sister["setup"] == "nano")
    return round(0.5 + next(row["nash_conv"] for row in nano["rows"] if row["policy"] == bot) / 2, 4)


def main() -> None:
    """All rows, one after the other."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--out", type=Path, required=True, help="the JSON, written after each row")
    options.add_argument("--renew", action="store_true", help="measure rows again that are there")
    given = options.parse_args()
    kept = json.loads(given.out.read_text("utf-8"))["rows"] if given.out.exists() and not given.renew else []
    for call in CALLS:
        if any(row["command"].endswith(f"best-response {' '.join(call)}") for row in kept):
            continue
        print(f"best-response {' '.join(call)}", file=sys.stderr, flush=True)
        kept.append(responded(call))
        report = {"command": "python bench/responses.py", "machine": clock.machine(), "rows": kept}
        given.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
