"""How strong each bot is: one of it against three of the next, on duplicate deals. Resumable; writes docs/ladder.json.

python bench/ladder.py --jobs 2              everything that is not yet in the file for these bots
python bench/ladder.py --only trader-greedy  one row
python bench/ladder.py --scale 0.1           a tenth of the deals, into build/ladder.json
"""

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from stockpile import Setup, _variant
from stockpile.bots.contest import Deal, play_deals
from stockpile.bots.standings import bootstrap, win_shares
from stockpile.engine.setup import MODULES

ROOT = Path(__file__).resolve().parent.parent
SEED = 4
CHUNK = 5


@dataclass(frozen=True)
class Row:
    """One comparison: the better one alone against as many of the other as there are seats left."""

    better: str
    other: str
    deals: int
    players: int = 4
    everything: bool = False
    goal: float = 0.0

    @property
    def name(self) -> str:
        table = f"-{self.players}p" if self.players != 4 or self.everything else ""
        return f"{self.better}-{self.other}{table}{'-all' if self.everything else ''}"

    @property
    def setup(self) -> Setup:
        if self.everything:
            return Setup(players=self.players, board="advanced", modules=tuple(MODULES))
        return Setup(players=self.players)


LADDER = (("novice", "random"), ("greedy", "novice"), ("trader", "greedy"), ("broker", "trader"), ("shark", "broker"))
ROWS = (
    Row("greedy", "random", 2000, goal=0.8),
    Row("trader", "greedy", 2000, goal=0.4),
    Row("shark@256", "trader", 250, goal=0.32),
    Row("shark@1s", "trader", 50, goal=0.32),
    *(Row(better, other, 100) for better, other in LADDER if other != "greedy"),
    *(Row(better, other, 100, players) for players in (2, 3, 5) for better, other in LADDER),
    *(Row(better, other, 100, everything=True) for better, other in LADDER),
)  # fmt: skip


def measured(row: Row, deals: int, jobs: int) -> dict[str, Any]:
    """Plays a row and says what came out."""
    seats = [row.better, *[row.other] * (row.players - 1)]
    chunks = [[(n, seats) for n in range(first, min(first + CHUNK, deals))] for first in range(0, deals, CHUNK)]
    began = time.perf_counter()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(play_deals, [row.setup] * len(chunks), [SEED] * len(chunks), chunks))
    played: list[Deal] = [deal for part in parts for deal in part]
    shares = [win_shares(deal, row.better) for deal in played]
    low, high = bootstrap(shares)
    games = sum(sat for _, sat in shares)
    thought = [(game.seconds[s], game.decisions[s]) for d in played for game in d.games
               for s, name in enumerate(game.bots) if name == row.better]  # fmt: skip
    return {
        "row": row.name,
        "better": row.better,
        "other": row.other,
        "players": row.players,
        "modules": list(row.setup.modules),
        "board": row.setup.board,
        "deals": deals,
        "games": games,
        "win_rate": round(sum(won for won, _ in shares) / games, 4),
        "win_rate_95": [round(low, 4), round(high, 4)],
        "fair_share": round(1 / row.players, 4),
        "wanted_lower_end": row.goal or None,
        "ms_per_decision": round(1000 * sum(s for s, _ in thought) / max(1, sum(d for _, d in thought)), 4),
        "seconds": round(time.perf_counter() - began, 1),
        "commit": commit(),
        "command": f"python bench/ladder.py --only {row.name}",
        "build": _variant.name(),
        "seed": SEED,
        "reproducible": not row.better.endswith("s") or "@" not in row.better,
    }


def commit() -> str:
    """The commit that is measured; with a plus if the tree has changes."""
    done = subprocess.run(["git", "describe", "--always", "--dirty=+"], cwd=ROOT, text=True, capture_output=True)  # noqa: S607
    return done.stdout.strip() or "unknown"


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as Markdown."""
    lines = [
        "| the better one | against | players | deals | wins | 95 % interval | fair share | ms an answer |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        players = f"{row['players']}{', everything on' if row['modules'] else ''}"
        low, high = row["win_rate_95"]
        rate = f"{100 * row['win_rate']:.1f} % | {100 * low:.1f} – {100 * high:.1f} %"
        share = f"{100 * row['fair_share']:.0f} % | {row['ms_per_decision']:.2f}"
        lines.append(f"| {row['better']} | {row['other']} | {players} | {row['deals']} | {rate} | {share} |")
    return "\n".join(lines)


def write_table(rows: list[dict[str, Any]], page: Path = ROOT / "docs" / "bots.md") -> None:
    """Puts the table into the docs page, between its marks."""
    before, begin, rest = page.read_text("utf-8").partition("<!-- ladder -->\n")
    _, end, after = rest.partition("<!-- end of ladder -->")
    page.write_text(f"{before}{begin}{table(rows)}\n{end}{after}", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="ROW", help="measure this row, again if need be")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scale", type=float, default=1.0, help="part of the deals; below 1 into build/ladder.json")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--table", action="store_true", help="measure nothing, write the table of docs/bots.md anew")
    given = parser.parse_args()
    if unknown := set(given.only) - {row.name for row in ROWS}:
        parser.error(f"no such row: {', '.join(sorted(unknown))}; there are {', '.join(row.name for row in ROWS)}")
    path = given.out or (ROOT / "docs" / "ladder.json" if given.scale >= 1 else ROOT / "build" / "ladder.json")
    kept = {row["row"]: row for row in json.loads(path.read_text("utf-8"))} if path.exists() else {}
    if given.table:
        write_table(list(kept.values()))
        return 0
    for row in ROWS:
        deals = max(2, round(row.deals * given.scale))
        if (given.only and row.name not in given.only) or (
            not given.only and kept.get(row.name, {}).get("deals") == deals
        ):
            continue
        kept[row.name] = measured(row, deals, given.jobs)
        ordered = [kept[known.name] for known in ROWS if known.name in kept]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
        print(json.dumps(kept[row.name]), flush=True)
    if path == ROOT / "docs" / "ladder.json":
        write_table(list(kept.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
