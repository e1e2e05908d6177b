"""How fast the compiled policies decide: microseconds a decision in the loop, four players. Prints JSON.

python bench/bots.py --out docs/decision_times.json

Time of the processor, the best of many short repeats: what else runs can only make one slower.
"""

import argparse
import json
import time
from pathlib import Path

import clock

from stockpile import Setup, _variant
from stockpile.bots.levels import level_name, policy_of
from stockpile.bots.table import play_deal
from stockpile.engine.setup.modules import MODULES

# At most so many in the base game; with everything on, the trader also looks ahead for cards.
LIMITS: dict[str, dict[str, float]] = {
    "random": {},
    "greedy": {"base": 5.0},
    "trader": {"base": 20.0},
    **{level_name(number): {"base": 30.0, "everything": 60.0} for number in range(1, 8)},
}
GAMES = 20  # in one repeat
REPEATS = 40
SETUPS = {"base": Setup(players=4), "everything": Setup(players=4, board="advanced", modules=tuple(MODULES))}


def measured(setup: Setup, name: str) -> float:
    """Microseconds a decision, engine and projection included, over games of one policy in all seats."""
    policies = [policy_of(setup, name, 1)] * 4
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        decisions = sum(play_deal(setup, seed, policies).decisions for seed in range(GAMES))
        best = min(best, 1e6 * (time.process_time() - began) / decisions)
    return round(best, 2)


def row(name: str, most: dict[str, float]) -> dict[str, object]:
    """What one policy takes at each table, beside what is wanted."""
    found = {key: measured(setup, name) for key, setup in SETUPS.items()}
    return {"policy": name, "at_most": most, **found, "reached": all(found[key] <= most[key] for key in most)}


def main() -> int:
    """All policies; ends with 1 if one takes longer than wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, help="also write the JSON to a file")
    given = parser.parse_args()
    rows = [row(name, most) for name, most in LIMITS.items()]
    report = {"command": "python bench/bots.py", "commit": clock.commit(), "machine": clock.machine()}
    text = json.dumps(report | {"build": _variant.name(), "players": 4, "policies": rows}, indent=1) + "\n"
    print(text, end="")
    if given.out is not None:
        given.out.write_text(text, "utf-8")
    return 0 if all(one["reached"] for one in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
