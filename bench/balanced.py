"""Solves the balanced set: `solve` writes rows of docs/fair.json, `write` makes balanced.toml of them (content/data),
`check` plays fresh games with the set as it is.

python bench/balanced.py solve --players 4 --modules investors --level 36 --on --games 60000 --checked 120000 --within 1
python bench/balanced.py write
python bench/balanced.py check --players 4 --modules all --games 40000 --seed 2

After a solve whole purses are checked in fresh games and moved until nobody is further from fair than `--within`; what
is kept is what was checked last. Ctrl-C at any time: the same call goes on where it was (build/fair-parts/), and so
does one for more games, as long as engine, content and bots are the same.
"""

import argparse
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from balanced_parts import SET, kept_spread
from clock import commit

from stockpile.bots.intervals import Interval
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.setup.setup import Setup
from stockpile.lab import fair_cash
from stockpile.lab.fair_cash import CheckedShare, FairCash, FairPlan
from stockpile.lab.settling import Goal, furthest, settle

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / "docs" / "fair.json"
Z95 = 1.959964
BOTS = ("trader", "cautious", "aggressive")
ALONE = ("investors",)
UNPRICED = tuple(module for module in MODULES if module != "investor-bidding")  # an auction prices investors itself
THRIFT = {"saving": -2.0}  # with bonds: of traders that buy all they can, one that keeps money back wins most games
FIRST = "# The purses, one block for each table that was solved"


def name_of(players: int, modules: tuple[str, ...]) -> str:
    """What a row of fair.json is called."""
    return f"{players} players, {'investors' if modules == ALONE else 'everything'}"


def setup_of(players: int, modules: tuple[str, ...], components: Any) -> dict[str, Any]:
    """The table that is solved; with everything on it has the advanced board, as the boxes with everything do."""
    board = "standard" if modules == ALONE else "advanced"
    return Setup(players=players, board=board, modules=modules, components=components).to_dict()


def plan_of(given: argparse.Namespace, components: Any) -> FairPlan:
    """What a call asks for."""
    modules = ALONE if given.modules == "investors" else UNPRICED
    setup = setup_of(given.players, modules, components)
    habits = THRIFT if "bonds" in modules else {}
    return FairPlan(setup, BOTS, given.games, given.steps, given.seed, given.level, given.reach, habits)


def solve(given: argparse.Namespace, found: dict[str, Any]) -> None:
    """Solves one table, from where the set or the printed values stand; the strategies are those of the set."""
    cards = {"strategies": tomllib.loads(SET.read_text("utf-8"))["strategies"]} if given.modules == "all" else None
    plan = plan_of(given, "balanced" if given.on else cards)
    for values in (plan.setup["components"] or {}).get("investors", {}).values() if given.whole else ():
        values.pop("amount", None)
    at = commit()
    solved = fair_cash.solve(plan, kept_spread(given.jobs))
    checks = settle(plan, solved, Goal(given.within / 100, given.checked, given.most), kept_spread(given.jobs))
    result = fair_cash.result_of(plan, solved, ())
    call = f"python bench/balanced.py solve --players {given.players} --modules {given.modules}"
    call += f" --games {given.games} --steps {given.steps} --seed {given.seed} --reach {given.reach}"
    call += f" --checked {given.checked} --within {given.within:g} --most {given.most}"
    call += (f" --level {given.level:g}" if given.level is not None else "") + (" --on" if given.on else "")
    call += " --whole" if given.whole else ""
    setup = {key: value for key, value in plan.setup.items() if key != "components"}
    name = name_of(given.players, tuple(setup["modules"]))
    found[name] = {
        "command": call,
        "commit": at,
        "setup": setup,
        "fitted_games": len(solved.games),
        "bots": list(plan.bots),
        "habits": plan.habits,
        "printed": result["printed"],
        "cash": result["cash"],
        "amounts": result["amounts"],
        "fits": result["fits"][-1:],
        "furthest_of_checks": [round(100 * furthest(rows, given.players), 2) for rows in checks],
    }
    found["checks"] = {name: {"command": call, "commit": at} | told(checks[-1], solved, given.players, given.checked)}


def check(given: argparse.Namespace, found: dict[str, Any]) -> None:
    """Fresh games with the set as it ships; prints how far each investor is from fair."""
    plan = plan_of(given, "balanced")
    setup = Setup.from_dict(plan.setup)
    purses = FairCash(fair_cash.printed_cash(setup), fair_cash.begun_amounts(setup))
    rows = fair_cash.check(plan, purses, kept_spread(given.jobs))
    call = f"python bench/balanced.py check --players {given.players} --modules {given.modules}"
    call += f" --games {given.games} --seed {given.seed}"
    name = name_of(given.players, setup.modules)
    found["checks"] = {
        name: {"command": call, "commit": commit()} | told(rows, purses, given.players, plan.checked_games)
    }


def told(rows: list[CheckedShare], purses: FairCash, players: int, games: int) -> dict[str, Any]:
    """A check as plain JSON, with the purses that were checked; in points, whoever is furthest from fair last."""
    fair = 1 / players
    off = sorted(((100 * (row.share - fair), row.investor, row.interval) for row in rows), key=lambda one: abs(one[0]))
    return {
        "cash": purses.rounded(),
        "amounts": purses.amounts,
        "games": games,
        "furthest": round(abs(off[-1][0]), 2),
        "standard_error": round(sum(error_of(interval) for _, _, interval in off) / len(off), 2),
        "true_spread": true_spread(off),
        "points_from_fair": {key: [round(points, 2), _points(interval, fair)] for points, key, interval in off},
    }


def error_of(interval: Interval) -> float:
    """The standard error of a share, in points."""
    return 100 * (interval[1] - interval[0]) / (2 * Z95)


def true_spread(off: list[tuple[float, str, Interval]]) -> float:
    """How far investors are from fair beyond what chance alone would show: a standard deviation, in points."""
    noise = sum(error_of(interval) ** 2 for _, _, interval in off) / len(off)
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
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", type=float, help="the mean of all purses; as it is if nothing is said")
    parser.add_argument("--reach", type=int, default=fair_cash.REACH, help="how much more or less cash is tried")
    parser.add_argument("--checked", type=int, default=120_000, help="games of each check after a solve")
    parser.add_argument("--within", type=float, default=1.0, help="points from fair at which a check is passed")
    parser.add_argument("--most", type=int, default=4, help="checks at most")
    parser.add_argument("--on", action="store_true", help="go on from the set as it is, not from the printed values")
    parser.add_argument("--whole", action="store_true", help="begin with abilities as printed, whatever the set says")
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
