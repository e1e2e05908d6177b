"""All benchmarks in one run, so that ratios mean something. `make bench`, or with options `python bench/run.py -h`."""

import argparse
import json
from pathlib import Path
from typing import Any

import engine
import peers


def ratios(report: dict[str, Any]) -> dict[str, float]:
    """How many decisions we make, driven from Python, for each one of a peer's."""
    ours = report["compiled"].get("driven_decisions", {}).get("value")
    theirs = {name: row["decisions/s"] for name, row in report["peers"].items() if "decisions/s" in row}
    return {name: round(ours / rate, 1) for name, rate in theirs.items()} if ours else {}


def main() -> None:
    """Prints, and with --out writes, everything."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--out", type=Path, help="also write the JSON to this file")
    options.add_argument("--quick", action="store_true", help="few repeats: to see that it runs")
    options.add_argument("--no-peers", action="store_true", help="leave out the other engines")
    given = options.parse_args()
    report = engine.report(given.quick)
    report["peers"] = {"skipped": "left out by --no-peers"} if given.no_peers else peers.report()
    report["driven_ratio_to_peers"] = ratios(report)
    text = json.dumps(report, indent=2, ensure_ascii=False)
    print(text)
    if given.out:
        given.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
