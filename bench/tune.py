"""Looks for numbers with which a trader beats traders: `python bench/tune.py --steps 12`, a minute of one core each.

From the best numbers so far sixteen others are drawn, each with one to three of them changed, and tried alone against
usual traders from every seat; the best four play on, and the best of these takes the place if it is clearly better on
deals that nobody was chosen by. What comes out is tried once more, on other deals and at other tables. Prints JSON.
"""

import argparse
import json
import random
import sys

import clock

from stockpile import Setup, _variant
from stockpile.bots.levels import LEVELS, policy_from
from stockpile.bots.policy import Policy
from stockpile.bots.table import play_many
from stockpile.bots.weights import DEFAULTS
from stockpile.cli.workers import progress_bar
from stockpile.engine.setup.modules import MODULES

Numbers = dict[str, float]
FACTORS = ("majority", "spread", "spread_round", "purse", "thirst", "spite", "doubt", "care")
STEPS = {"margin": 0.5, "nerve": 0.5, "bluff": 0.15, "leap": 0.25, "greed": 0.06}
TRIED, KEPT = 16, 4
CLEARLY = 0.004  # of wins
CHECKS = ((4, False, 16_000), (2, False, 4000), (3, False, 4000), (5, False, 4000), (4, True, 1600), (2, True, 1200))


def trader(setup: Setup, numbers: Numbers, seed: int) -> Policy:
    """A trader with some numbers of its own."""
    level = LEVELS["trader"]
    return policy_from(setup, type(level)("trader", numbers, worlds=level.worlds), seed)


def share(setup: Setup, numbers: Numbers, games: int, seed: int) -> float:
    """How often it wins alone against usual traders, from every seat alike."""
    usual = [trader(setup, {}, 11 + seat) for seat in setup.seats]
    found = 0.0
    for seat in setup.seats:
        policies = [trader(setup, numbers, 99) if other == seat else usual[other] for other in setup.seats]
        found += play_many(setup, policies, games // setup.players, seed=seed + seat).win_shares[seat]
    return found / setup.players


def changed(numbers: Numbers, draw: random.Random) -> Numbers:
    """One to three of the numbers drawn anew, around what they are."""
    found = dict(numbers)
    for name in draw.sample([*FACTORS, *STEPS], draw.randint(1, 3)):
        now = found.get(name, DEFAULTS[name])
        found[name] = now * 2 ** draw.gauss(0, 0.6) if name in FACTORS else now + draw.gauss(0, STEPS[name])
    if "leap" in found:
        found["leap"] = min(1.0, max(0.0, found["leap"]))
    return found


def step(setup: Setup, best: Numbers, number: int, draw: random.Random) -> Numbers:
    """The best of some others if it is clearly better, else what there was."""
    others = [changed(best, draw) for _ in range(TRIED)]
    others.sort(key=lambda numbers: share(setup, numbers, 1600, 1000 + 10 * number), reverse=True)
    seed = 500_000 + 10 * number
    shares = [share(setup, numbers, 6000, seed) for numbers in (best, *others[:KEPT])]
    at = max(range(len(shares)), key=shares.__getitem__)
    print(f"step {number}: {shares[0]:.4f}, best of the others {max(shares[1:]):.4f}", file=sys.stderr, flush=True)
    return others[at - 1] if at > 0 and shares[at] > shares[0] + CLEARLY else best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", type=json.loads, default={}, help="numbers to begin with, as JSON")
    given = parser.parse_args()
    setup, draw, best = Setup(players=4), random.Random(given.seed), dict(given.start)
    with progress_bar() as progress:
        for number in progress.track(range(given.steps), description="steps"):
            best = step(setup, best, number, draw)
    checks = [
        {"players": players, "everything": full, "games": games, "fair_share": 1 / players,
         "win_rate": round(share(table_of(players, full), best, games, 31_337), 4)}
        for players, full, games in CHECKS
    ]  # fmt: skip
    print(json.dumps({"numbers": best, "checks": checks, "commit": clock.commit(), "build": _variant.name()}, indent=1))


def table_of(players: int, full: bool) -> Setup:
    """The base game, or everything on."""
    return Setup(players=players, board="advanced", modules=tuple(MODULES)) if full else Setup(players=players)


if __name__ == "__main__":
    main()
