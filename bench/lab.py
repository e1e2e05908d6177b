"""How fast studies are played, statistics and tables included: games a second of processor time, trader in all seats.

python bench/lab.py --out docs/lab.json
"""

import argparse
import json
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

from clock import commit, machine, rounded, row

from stockpile.engine.setup.modules import MODULES
from stockpile.lab.chunk import play_chunk
from stockpile.lab.design import Design
from stockpile.lab.folder import StudyFolder
from stockpile.lab.plan import planned

GAMES, CORES = 100_000, 2
# Modules, and the seconds in which so many games are wanted on so many cores.
ROWS: dict[str, tuple[str, list[str], int]] = {
    "base": ("seats", [], 90),
    "with investors": ("investors", ["investors"], 360),
    "everything on": ("strategies", list(MODULES), 720),
}


def measure(design: Design, seconds: float) -> tuple[float, int]:
    """Games a second, and how much the memory has grown after the first chunk, in KB."""
    with tempfile.TemporaryDirectory() as path:
        folder, plain = StudyFolder(Path(path), design), design.to_dict()
        folder.keep(play_chunk(plain, 0))  # tables that are made once for a setup
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        games, number, began = 0, 1, time.process_time()
        while time.process_time() - began < seconds:
            chunk = play_chunk(plain, number)
            folder.keep(chunk)
            games, number = games + chunk.games, number + 1
        rate = games / (time.process_time() - began)
        return rate, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def main() -> None:
    """Measures and prints JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="of processor time for each row")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found: dict[str, Any] = {"command": "python bench/lab.py", "commit": commit(), "machine": machine(), "rows": {}}
    for name, (kind, modules, target) in ROWS.items():
        design = planned(kind, {"players": 4, "modules": modules}, ["trader"], GAMES, {}, stops=False)
        rate, grown = measure(design, given.seconds)
        whole = row(GAMES / CORES / rate, f"seconds for {GAMES:,} games on {CORES} cores", target)
        found["rows"][name] = {**whole, "games_per_second": rounded(rate), "memory_grown_kb": grown}
    text = json.dumps(found, indent=1) + "\n"
    if given.out:
        given.out.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
