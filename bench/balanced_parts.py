"""The games of a fit or a check that have been played, on disk: whoever stops loses the chunk in hand and nothing else.

One file for each plan of games under build/fair-parts/; one line a chunk. A call for more games of a plan goes on
where the last one ended.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ladder_parts import ROOT, digest_of_players

from stockpile.cli.arena_folder import whole_lines
from stockpile.cli.workers import spread
from stockpile.lab.lineup_games import LineupPlan
from stockpile.text.words import Words

PARTS = ROOT / "build" / "fair-parts"
SET = ROOT / "src" / "stockpile" / "content" / "data" / "balanced.toml"
TOLD_EVERY = 20  # chunks
Chunk = tuple[int, list[Any]]


def file_of(plan: LineupPlan) -> Path:
    """Where the chunks of a plan are. The plan holds all its values itself, so the set may change meanwhile."""
    whole = json.dumps([asdict(plan), digest_of_players(SET)], sort_keys=True)
    return PARTS / f"{hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()}.jsonl"


def kept_spread(jobs: int) -> Callable[[Callable[..., Chunk], Sequence[tuple[LineupPlan, int]]], Iterator[Chunk]]:
    """Hands out chunks as the solver asks for them, but for those that are there."""

    def share_out(work: Callable[..., Chunk], todo: Sequence[tuple[LineupPlan, int]]) -> Iterator[Chunk]:
        path = file_of(todo[0][0])
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = dict(json.loads(line) for line in whole_lines(path))
        print(f"{sum(number in kept for _, number in todo)} of {len(todo)} chunks are there", file=sys.stderr)
        yield from ((number, kept[number]) for _, number in todo if number in kept)
        missing = [given for given in todo if given[1] not in kept]
        with path.open("a", encoding="utf-8") as file:
            for count, (number, rows) in enumerate(spread(Words("en"), work, missing, jobs), 1):
                file.write(json.dumps([number, rows]) + "\n")
                file.flush()
                if count % TOLD_EVERY == 0:
                    print(f"{count} of {len(missing)} chunks", file=sys.stderr, flush=True)
                yield number, rows

    return share_out
