"""How even the steps between levels are, for those that do not search: one against as many of the level below as fit.

python bench/levels.py steps                        every step, at every table: base with 2 to 5 players, everything on
python bench/levels.py try 3 fear=4 heat=0.2        level 3 with other numbers, against the levels beside it
python bench/levels.py fit 3 fear 0 8               the fear with which level 3 wins 40 % against three of level 2
python bench/levels.py steps --deals 2000 --out build/levels.json

Duplicate deals: the better one sits in every seat of a deal, and a deal is one observation. What has been measured is
kept in build/level-parts/ by the numbers of both levels, so a call that was stopped goes on where it was. Those that
search are measured by bench/ladder.py, which has a row for every step.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ladder_parts import ROOT, commit

from stockpile import Setup, _variant
from stockpile.bots.contest import seed_of
from stockpile.bots.levels import LEVELS, Level, level_name, policy_from
from stockpile.bots.standings import win_interval
from stockpile.bots.table import play_deal
from stockpile.engine.setup.modules import MODULES

KEPT = ROOT / "build" / "level-parts"
SEED = 17
MASK = (1 << 64) - 1
TABLES = {
    "base-4": Setup(players=4),
    "all-4": Setup(players=4, board="advanced", modules=tuple(MODULES)),
    "base-2": Setup(players=2),
    "base-3": Setup(players=3),
    "base-5": Setup(players=5),
}
WANTED = {"base-4": (0.35, 0.45), "all-4": (0.30, 0.50)}
HALVINGS = 7


def shares(setup: Setup, better: Level, other: Level, deals: range) -> list[float]:
    """How many of its games the better one won in each deal, shared wins by their share."""
    ours = policy_from(setup, better, 0)
    theirs = [policy_from(setup, other, 0) for _ in range(setup.players)]
    found = []
    for number in deals:
        won = 0.0
        for seat in setup.seats:
            row = [ours if at == seat else theirs[at] for at in setup.seats]
            for at, policy in enumerate(row):
                policy.start_from(seed_of(SEED, "bot", number, at) & MASK)
            played = play_deal(setup, seed_of(SEED, "deal", number), row)
            won += 1 / len(played.winners) if seat in played.winners else 0.0
        found.append(won)
    return found


def told(level: Level) -> dict[str, Any]:
    """All that a level's play follows from."""
    return {"policy": level.policy, "weights": dict(sorted(level.weights.items())), "worlds": level.worlds}


def measured(table: str, better: Level, other: Level, deals: int) -> dict[str, Any]:
    """One step at one table; what is there already is read."""
    key = json.dumps([table, told(better), told(other), deals, SEED, commit().split("+")[0]])
    path = KEPT / f"{hashlib.blake2b(key.encode(), digest_size=12).hexdigest()}.json"
    if path.exists():
        kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return kept
    began, setup = time.process_time(), TABLES[table]
    rows = shares(setup, better, other, range(deals))
    low, high = win_interval([(won, setup.players) for won in rows])
    rate = sum(rows) / (deals * setup.players)
    found = {"table": table, "deals": deals, "win_rate": round(rate, 4), "win_rate_95": [round(low, 4), round(high, 4)],
             "fair_share": round(1 / setup.players, 4), "seconds": round(time.process_time() - began, 1)}  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found), "utf-8")
    return found


def is_even(found: Mapping[str, Any]) -> bool:
    """Whether a step is as wanted; where no bounds are said, whether the better one is the better one."""
    low, high = WANTED.get(found["table"], (found["fair_share"], 1.0))
    return bool(low <= found["win_rate"] <= high)


def line(name: str, found: Mapping[str, Any]) -> str:
    """One measurement as a line to read."""
    low, high = found["win_rate_95"]
    mark = "" if is_even(found) else "   <- not as wanted"
    return f"{name:28} {found['table']:7} {100 * found['win_rate']:5.1f} %  {100 * low:5.1f} – {100 * high:5.1f}{mark}"


def steps(given: argparse.Namespace) -> list[dict[str, Any]]:
    """All steps whose two levels do not search."""
    rows = []
    for number in range(2, 11):
        names = level_name(number), level_name(number - 1)
        better, other = (LEVELS[name] for name in names)
        for table in given.tables if not better.budget else ():
            rows.append({"better": names[0], "other": names[1], **measured(table, better, other, given.deals)})
            print(line(" over ".join(names), rows[-1]), file=sys.stderr, flush=True)
    return rows


def changed(level: Level, numbers: Mapping[str, float]) -> Level:
    """A level with some other numbers; `worlds` is one as well."""
    weights = {**level.weights, **{name: value for name, value in numbers.items() if name != "worlds"}}
    return replace(level, weights=weights, worlds=int(numbers.get("worlds", level.worlds)))


def tried(given: argparse.Namespace) -> list[dict[str, Any]]:
    """One level with other numbers, against those beside it."""
    numbers = {name: float(value) for name, _, value in (text.partition("=") for text in given.numbers)}
    base = LEVELS[given.like] if given.like else LEVELS[level_name(given.level)]
    ours, rows = changed(base, numbers), []
    for beside in (given.level - 1, given.level + 1):
        level = LEVELS.get(level_name(beside))
        if level is None or level.budget:
            continue
        pair = (ours, level) if beside < given.level else (level, ours)
        for table in given.tables:
            rows.append({"numbers": numbers, "beside": beside, **measured(table, *pair, given.deals)})
            said = f"{given.level} over {beside}" if beside < given.level else f"{beside} over {given.level}"
            print(line(said, rows[-1]), file=sys.stderr, flush=True)
    return rows


def fit(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Halves the span of one number until the step to the level below is as wanted at the first table."""
    level, other = LEVELS[level_name(given.level)], LEVELS[level_name(given.level - 1)]
    low, high, rows = given.low, given.high, []
    rates = [measured(given.tables[0], changed(level, {given.number: end}), other, given.deals) for end in (low, high)]
    rises = rates[1]["win_rate"] > rates[0]["win_rate"]
    for end, found in zip((low, high), rates, strict=True):
        print(line(f"{given.number} {end:.3f}", found), file=sys.stderr, flush=True)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        found = measured(given.tables[0], changed(level, {given.number: middle}), other, given.deals)
        rows.append({given.number: middle, **found})
        print(line(f"{given.number} {middle:.3f}", rows[-1]), file=sys.stderr, flush=True)
        if (rows[-1]["win_rate"] > given.target) == rises:
            high = middle
        else:
            low = middle
    return rows


def options() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--deals", type=int, default=500)
    common.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    common.add_argument("--out", type=Path, help="a file for the result as JSON; else it is printed")
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("steps", parents=[common])
    one = what.add_parser("try", parents=[common])
    one.add_argument("level", type=int)
    one.add_argument("numbers", nargs="*", metavar="NUMBER=VALUE")
    one.add_argument("--like", choices=LEVELS, help="begin with the numbers of another bot")
    span = what.add_parser("fit", parents=[common])
    span.add_argument("level", type=int)
    span.add_argument("number")
    span.add_argument("low", type=float)
    span.add_argument("high", type=float)
    span.add_argument("--target", type=float, default=0.4)
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Measures, and says what came out."""
    given = options().parse_args(arguments)
    rows = {"steps": steps, "try": tried, "fit": fit}[given.what](given)
    said = " ".join(["python bench/levels.py", *(arguments or sys.argv[1:])])
    result = {"command": said, "commit": commit(), "build": _variant.name(), "seed": SEED, "rows": rows}
    if given.out:
        given.out.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    else:
        print(json.dumps(result))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("stopped; what was measured is kept", file=sys.stderr)
        sys.exit(130)
