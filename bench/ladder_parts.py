"""The deals of a ladder row that have been played, on disk: whoever stops loses the chunks in hand and nothing else.

One file a row, commit and seed under build/ladder-parts/; one line a chunk of deals.
"""

import hashlib
import json
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stockpile import Setup
from stockpile.bots.contest import Deal, play_deals
from stockpile.cli.arena_folder import whole_lines

ROOT = Path(__file__).resolve().parent.parent
PARTS = ROOT / "build" / "ladder-parts"
PLAYED_BY = ("src/stockpile/engine", "src/stockpile/content", "src/stockpile/bots")  # what a result depends on


class Part(NamedTuple):
    """A chunk of deals and how long one process played them."""

    seconds: float
    deals: list[Deal]


def play_part(setup: Setup, seed: int, seats: Sequence[str], numbers: Sequence[int], worlds: int = 0) -> Part:
    """Plays a chunk: what a process is given; with `worlds` the luck of its games is measured."""
    began = time.perf_counter()
    deals = play_deals(setup, seed, [(number, seats) for number in numbers], worlds)
    return Part(time.perf_counter() - began, deals)


class Parts:
    """One file of chunks."""

    def __init__(self, folder: Path, row: str, commit: str, seed: int) -> None:
        self.commit = commit
        self.path = folder / f"{row}.{commit}.seed{seed}.jsonl"

    def read(self) -> list[Part]:
        """All chunks that are there; a line that was cut off in the middle goes."""
        rows: list[dict[str, Any]] = [json.loads(line) for line in whole_lines(self.path)]
        return [Part(row["seconds"], [Deal.from_dict(deal) for deal in row["deals"]]) for row in rows]

    def keep(self, part: Part) -> None:
        """Adds one chunk."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps({"seconds": round(part.seconds, 3), "deals": [deal.to_dict() for deal in part.deals]})
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def commit() -> str:
    """What is measured: the commit and, if engine, content or bots differ from it, a plus and a digest of them."""
    head = _git("rev-parse", "--short", "HEAD").strip() or "unknown"
    if head != "unknown" and not _git("status", "--porcelain", "--", *PLAYED_BY):
        return head
    return f"{head}+{digest_of_players()}"


def digest_of_players(*besides: Path) -> str:
    """Of all files that a result depends on, but for those that are named."""
    digest = hashlib.blake2b(digest_size=4)
    for folder in PLAYED_BY:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".pxd", ".toml") and path not in besides:
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, text=True, capture_output=True).stdout  # noqa: S607
