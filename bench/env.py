"""Steps of environments a second of processor time: `python bench/env.py --out docs/env.json`, in about three minutes.

Base game, four players, one core, unless a row says otherwise; then the environments of others in the same run. Figures
are the best of some repeats, since other programs on a machine only ever make one slower.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import clock
import env_peers
import numpy as np

from stockpile import _variant
from stockpile.env import aec
from stockpile.env.vector import Vector

GAMES = 1024
ROWS: dict[str, dict[str, Any]] = {
    "masks": {"observations": None},
    "int8 observations and masks": {},
    "float32 observations and masks": {"observations": "float32"},
    "with beliefs": {"beliefs": True},
    "with eight acts": {"acts": 8},
    "everything on, masks": {"setup": "everything", "observations": None},
    "everything on, int8": {"setup": "everything"},
    "learner against three random": {"opponents": ("random",) * 3},
    "learner against three greedy": {"opponents": ("greedy",) * 3},
    "learner against three traders": {"opponents": ("trader",) * 3},
}
ASKED = {
    "masks": 5e6,
    "int8 observations and masks": 1.8e6,
    "with beliefs": 1e5,
    "everything on, masks": 1e6,
    "learner against three greedy": 2e5,
    "PettingZoo, raw": 55e3,
    "PettingZoo, wrapped": 12e3,
}


def vector(options: dict[str, Any], seconds: float) -> float:
    """Steps a second of a vector that answers by chance."""
    env = Vector(games=GAMES, **options)
    env.reset(7)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            env.step(env.sample())
        steps += 20
    return GAMES * steps / (time.process_time() - began)


def turns(make: Callable[[], Any], seconds: float) -> float:
    """Steps a second of an environment of PettingZoo."""
    env, steps, began = make(), 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter(200):
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
            steps += 1
    return steps / (time.process_time() - began)


def ratios(row: dict[str, Any], best: dict[str, float]) -> dict[str, Any]:
    """How many steps of ours there are for one of a peer's: many games with observations, and one game in turns."""
    rate = row.get("steps/s")
    if not rate:
        return row
    names = {"vector": "int8 observations and masks", "PettingZoo, raw": "PettingZoo, raw"}
    return row | {f"ours, {short}": round(best[name] / rate, 2) for short, name in names.items()}


def main() -> int:
    """All rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each repeat of a row")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--out", type=Path, help="also write the JSON to a file")
    parser.add_argument("--no-peers", action="store_true", help="leave out the environments of others")
    given = parser.parse_args()
    runs: dict[str, Callable[[], float]] = {
        name: lambda options=options: vector(options, given.seconds) for name, options in ROWS.items()
    }
    runs["PettingZoo, raw"] = lambda: turns(aec.raw_env, given.seconds)
    runs["PettingZoo, wrapped"] = lambda: turns(aec.env, given.seconds)
    best = dict.fromkeys(runs, 0.0)
    for number in range(given.repeats):
        for name, run in runs.items():
            print(f"{number + 1}/{given.repeats} {name}", file=sys.stderr, flush=True)
            best[name] = max(best[name], run())
    rows = [{"what": name, "steps/s": round(best[name]), "asked": ASKED.get(name)} for name in runs]
    told = {"command": "python bench/env.py", "commit": clock.commit(), "machine": clock.machine()}
    told |= {"build": _variant.name(), "rows": rows}
    if not given.no_peers:
        peers = env_peers.rates(given.seconds, given.repeats, lambda name: print(name, file=sys.stderr, flush=True))
        told["peers"] = [ratios(row, best) for row in peers]
    text = json.dumps(told, indent=1) + "\n"
    print(text, end="")
    if given.out is not None:
        given.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
