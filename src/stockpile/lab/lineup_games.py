"""Games in which investors fall to seats by lot, with a little more or less cash: what strengths are fitted to."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from stockpile.bots.contest import seed_of
from stockpile.bots.levels import LEVELS, policy_from
from stockpile.engine.setup import roster
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.lab import duplicate
from stockpile.lab.chunk import LOTS, WORD


@dataclass(frozen=True)
class LineupPlan:
    """What a chunk of games is: a setup, one bot in all seats, and the cash and amounts that investors begin with."""

    setup: dict[str, Any]
    bots: tuple[str, ...]
    cash: dict[str, float]
    amounts: dict[str, int]
    seed: int
    reach: int  # extra cash by lot: at most so much more or less
    games: int  # of a chunk
    habits: dict[str, float] = field(default_factory=dict)  # weights that all bots have beside their own


def with_values(setup: Mapping[str, Any], changes: Mapping[str, Any]) -> Setup:
    """A setup with other values of investors; what else its owner has changed stays."""
    kept = dict(setup.get("components") or {})
    investors = dict(kept.get("investors", {}))
    for key, values in changes["investors"].items():
        investors[key] = {**investors.get(key, {}), **values}
    return Setup.from_dict({**setup, "components": {**kept, "investors": investors}})


def components_of(players: int, cash: Mapping[str, int], amounts: Mapping[str, int]) -> dict[str, Any]:
    """These values in place of the printed ones."""
    word = "two" if players == 2 else "more"
    found: dict[str, Any] = {key: {"cash": {word: value}} for key, value in cash.items()}
    for key, amount in amounts.items():
        found.setdefault(key, {})["amount"] = amount
    return {"investors": found}


# By seat: its investors (two with two players), their cash, and its share of the win.
LineupGame = tuple[list[list[str]], list[list[int]], list[float]]


def play_lineups(plan: LineupPlan, number: int) -> list[LineupGame]:
    """The games of a chunk: each deal as often as there are seats, its investors one seat further on each time."""
    lot = random.Random(seed_of(plan.seed, "extra", number))
    cash = {key: max(0, round(value + lot.randint(-plan.reach, plan.reach))) for key, value in plan.cash.items()}
    players = plan.setup["players"]
    setup = with_values(plan.setup, components_of(players, cash, plan.amounts))
    bot = LEVELS[plan.bots[number % len(plan.bots)]]
    bot = replace(bot, weights={**bot.weights, **plan.habits})
    box, found = box_of(setup), []
    policies = [policy_from(setup, bot, seat) for seat in range(players)]
    for deal in range(plan.games // players):
        seed = seed_of(plan.seed, "lineup", number, deal)
        for shift in range(players):
            for seat, policy in enumerate(policies):
                policy.start_from(seed_of(seed, "bot", seat) & WORD)
            g = duplicate.dealt(box, seed, -1, shift)
            traced = duplicate.play(g, policies, [None] * players, seed & LOTS, shift, 0)
            owned = [[roster.key_of(one) for one in row] for row in traced.investors]
            won = [1 / len(traced.winners) if seat in traced.winners else 0.0 for seat in range(players)]
            found.append((owned, [[cash[key] for key in row] for row in owned], won))
    return found
