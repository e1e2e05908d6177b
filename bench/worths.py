"""Measures what investors and strategies are worth to a trader, for src/stockpile/bots/worths.toml. Prints TOML.

In each game all seats choose their investors and strategies by lot. A card's worth is how much more money those end
with who had it than the table did on average; since they came by lot, nothing else can be the reason. The worth of an
investor is given without the starting cash, which the box says.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from stockpile import Game, Setup
from stockpile.bots.card_values import card_values_of
from stockpile.bots.levels import LOOK_AHEAD
from stockpile.bots.opening import PowerWorths
from stockpile.bots.policy import Policy
from stockpile.bots.table import play_deal
from stockpile.bots.weights import Weights
from stockpile.engine import ids
from stockpile.engine.setup import roster
from stockpile.engine.setup.modules import MODULES

ON = tuple(module for module in MODULES if module != "investor-bidding")
PORTION = 250  # games that one process plays at a time
Sums = dict[str, list[float]]  # by card: how often it was there, and the money beyond the average


def choices(setup: Setup, seed: int, lots: list[float]) -> list[list[str]]:
    """The cards that each seat keeps if lots decide: its best investors, and all strategies but the two worst."""
    game = Game(setup, seed=seed)
    kept = []
    for question in game.questions:
        view = game.view(question.seat).to_dict()
        by_lot = sorted(view["investors"][question.seat]["dealt"], key=lambda key: lots[roster.number_of(key)])
        hand = sorted(view["strategies"][question.seat]["hand"], key=lambda key: lots[roster.number_of(key)])
        kept.append(by_lot[-(2 if setup.players == 2 else 1) :] + hand[2:])
    return kept


def measured(players: int, games: int, first_seed: int) -> Sums:
    """Plays so many games, and adds up."""
    setup = Setup(players=players, board="advanced", modules=ON)
    sums: Sums = defaultdict(nothing)
    draw = random.Random(first_seed)
    for seed in range(first_seed, first_seed + games):
        lots = [draw.random() for _ in range(ids.POWERS)]
        policy = Policy("trader", card_values_of(setup), PowerWorths(lots), Weights(), seed, LOOK_AHEAD)
        scores = play_deal(setup, seed, [policy] * players).scores
        for cards, score in zip(choices(setup, seed, lots), scores, strict=True):
            for key in cards:
                sums[key][0] += 1
                sums[key][1] += score - sum(scores) / players
    return sums


def nothing() -> list[float]:
    """The sums of a card that was never there."""
    return [0.0, 0.0]


def added(parts: Iterable[Sums]) -> Sums:
    """The sums of several portions together."""
    sums: Sums = defaultdict(nothing)
    for part in parts:
        for key, (count, total) in part.items():
            sums[key][0] += count
            sums[key][1] += total
    return sums


def rows(setup: Setup, two: Sums, more: Sums) -> list[str]:
    """The lines of the file."""
    lines = []
    for kind in ("investors", "strategies"):
        lines += ["", f"[{kind}]"]
        for key, card in setup.printed[kind].items():
            worth = {name: total / max(count, 1) for name, (count, total) in (("two", two[key]), ("more", more[key]))}
            if kind == "investors":
                worth = {name: value - card["cash"][name] for name, value in worth.items()}
            lines.append(f"{key} = {{ two = {worth['two']:.1f}, more = {worth['more']:.1f} }}")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    starts = range(given.seed, given.seed + given.games, PORTION)
    with ProcessPoolExecutor(given.jobs) as pool:
        found = [added(pool.map(measured, repeat(players), repeat(PORTION), starts)) for players in (2, 4)]
    print("\n".join(rows(Setup(players=4, modules=ON), *found)))
