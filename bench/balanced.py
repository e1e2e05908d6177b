"""Solves the balanced set: `solve` writes rows of docs/fair.json, `write` makes balanced.toml of them (content/data),
`check` plays fresh games with the set as it is.

python bench/balanced.py solve --players 4 --modules investors --games 96000 --jobs 2
python bench/balanced.py solve --players 4 --modules all --level 36 --on --steps 1 --games 30000
python bench/balanced.py write
python bench/balanced.py check --players 4 --modules all --games 40000

Ctrl-C at any time: the same call goes on where it was (build/fair-parts/), and so does one for more games, as long as
engine, content and bots are the same.
"""

import argparse
import json
import re
import time
import tomllib
from pathlib import Path
from typing import Any

from balanced_parts import SET, kept_spread
from clock import commit

from stockpile.bots.intervals import Interval
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.setup.setup import Setup
from stockpile.lab import fair_cash
from stockpile.lab.fair_cash import FairCash, FairPlan

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / "docs" / "fair.json"
Z95 = 1.959964
BOTS = ("trader", "cautious", "aggressive")
ALONE = ("investors",)
UNPRICED = tuple(module for module in MODULES if module != "investor-bidding")  # an auction prices investors itself
FIRST = "# The purses, one block for each table that was solved"


def name_of(players: int, modules: tuple[str, ...]) -> str:
    """What a row of fair.json is called."""
    return f"{players} players, {'investors' if modules == ALONE else 'everything'}"


def setup_of(players: int, modules: tuple[str, ...], components: Any) -> dict[str, Any]:
    """The table that is solved; with everything on it has the advanced board, as the boxes with everything do."""
    board = "standard" if modules == ALONE else "advanced"
    return Setup(players=players, board=board, modules=modules, components=components).to_dict()


def solve(given: argparse.Namespace, found: dict[str, Any]) -> None:
    """Solves one table, from where an earlier row or the printed values stand; the strategies are those of the set."""
    modules = ALONE if given.modules == "investors" else UNPRICED
    name = name_of(given.players, modules)
    cards = {"strategies": tomllib.loads(SET.read_text("utf-8"))["strategies"]} if "strategies" in modules else None
    setup = setup_of(given.players, modules, "balanced" if given.on else cards)
    plan = FairPlan(setup, BOTS, given.games, given.steps, given.seed, given.level, given.reach)
    began, at = time.process_time(), commit()
    solved = fair_cash.solve(plan, kept_spread(given.jobs))
    result = fair_cash.result_of(plan, solved, ())
    result["plan"] = {"games": plan.games, "steps": plan.steps, "seed": plan.seed, "bots": list(BOTS)}
    call = f"python bench/balanced.py solve --players {given.players} --modules {given.modules}"
    call += f" --games {given.games} --steps {given.steps} --seed {given.seed} --reach {given.reach}"
    call += (f" --level {given.level:g}" if given.level is not None else "") + (" --on" if given.on else "")
    result["fits"] = result["fits"][-1:]
    setup.pop("components", None)
    seconds = round(time.process_time() - began)
    found[name] = {"command": call, "commit": at, "setup": setup, "processor_seconds": seconds, **result}


def check(given: argparse.Namespace, found: dict[str, Any]) -> None:
    """Fresh games with the set as it ships; prints how far each investor is from fair."""
    modules = ALONE if given.modules == "investors" else UNPRICED
    setup = setup_of(given.players, modules, "balanced")
    plan = FairPlan(setup, BOTS, given.games, 1, given.seed)
    purses = FairCash(fair_cash.printed_cash(Setup.from_dict(setup)), fair_cash.begun_amounts(Setup.from_dict(setup)))
    rows = fair_cash.check(plan, purses, kept_spread(given.jobs))
    fair = 1 / given.players
    off = sorted(((100 * (row.share - fair), row.investor, row.interval) for row in rows), key=lambda one: abs(one[0]))
    told: dict[str, Any] = {key: [round(points, 2), _points(interval, fair)] for points, key, interval in off}
    name = name_of(given.players, modules)
    call = f"python bench/balanced.py check --players {given.players} --modules {given.modules}"
    call += f" --games {given.games} --seed {given.seed}"
    found.setdefault("checks", {})[name] = {
        "command": call,
        "commit": commit(),
        "games": plan.checked_games,
        "furthest": round(max(abs(points) for points, _, _ in off), 2),
        "true_spread": true_spread(off),
        "points_from_fair": told,
    }


def true_spread(off: list[tuple[float, str, Interval]]) -> float:
    """How far investors are from fair beyond what chance alone would show: a standard deviation, in points."""
    noise = sum(((high - low) * 100 / (2 * Z95)) ** 2 for _, _, (low, high) in off) / len(off)
    return round(max(0.0, sum(points**2 for points, _, _ in off) / len(off) - noise) ** 0.5, 2)


def _points(interval: Interval, fair: float) -> list[float]:
    return [round(100 * (end - fair), 2) for end in interval]


def write(found: dict[str, Any]) -> None:
    """The purses of the set, below what stands in it by hand."""
    kept = SET.read_text("utf-8").partition(FIRST)[0]
    blocks = []
    for name, row in sorted(found.items()):
        if name == "checks":
            continue
        is_everything = "true" if len(row["setup"]["modules"]) > 1 else "false"
        lines = ["[[investors]]", f"players = {row['setup']['players']}", f"everything = {is_everything}"]
        lines += [f'command = "{row["command"]}"', f'commit = "{row["commit"]}"']
        lines += ["cash = { " + ", ".join(f"{key} = {value}" for key, value in row["cash"].items()) + " }"]
        if row["amounts"]:
            lines += ["amounts = { " + ", ".join(f"{key} = {value}" for key, value in row["amounts"].items()) + " }"]
        blocks.append("\n".join(lines))
    head = f"{FIRST}: with no other module, or with everything on (a table with most of the modules takes that)."
    SET.write_text(re.sub(r"\n+$", "\n\n", kept) + head + "\n\n" + "\n\n".join(blocks) + "\n", "utf-8")


def main() -> None:
    """Reads the call."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("solve", "check", "write"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", choices=("investors", "all"), default="investors")
    parser.add_argument("--games", type=int, default=48_000)
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", type=float, help="the mean of all purses; as it is if nothing is said")
    parser.add_argument("--reach", type=int, default=fair_cash.REACH, help="how much more or less cash is tried")
    parser.add_argument("--on", action="store_true", help="go on from the set as it is, not from the printed values")
    given = parser.parse_args()
    if given.do == "write":
        write(json.loads(FOUND.read_text("utf-8")))
        return
    own: dict[str, Any] = {}
    (solve if given.do == "solve" else check)(given, own)
    found = json.loads(FOUND.read_text("utf-8"))
    for name, row in own.items():
        found[name] = {**found.get(name, {}), **row} if name == "checks" else row
    FOUND.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(json.dumps(own, indent=1))


if __name__ == "__main__":
    main()
