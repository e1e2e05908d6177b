"""How fast the compiled policies decide: microseconds a decision in the loop, four players, base game. Prints JSON."""

import json
import time

from stockpile import Setup, _variant
from stockpile.bots.levels import policy_of
from stockpile.bots.table import play_deal

LIMITS = {"random": None, "greedy": 5.0, "trader": 20.0}
SECONDS = 2.0


def measured(name: str) -> float:
    """Microseconds a decision, engine and projection included, over games of one policy in all seats."""
    setup = Setup(players=4)
    policies = [policy_of(setup, name, 1)] * 4
    best = float("inf")
    for seed in range(5):
        decisions, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS / 5:
            decisions += play_deal(setup, seed, policies).decisions
        best = min(best, 1e6 * (time.perf_counter() - began) / decisions)
    return round(best, 2)


if __name__ == "__main__":
    rows = [{"policy": name, "microseconds": measured(name), "at_most": most} for name, most in LIMITS.items()]
    print(json.dumps({"build": _variant.name(), "players": 4, "policies": rows}))
