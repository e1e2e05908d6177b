"""Trial: where all answer from public information only, what is believed with chance p is so in that share of games."""

from collections import defaultdict
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from belief_rows import World, believed
from trial_games import begin, random_setup

from stockpile import Game, Question, Setup
from stockpile.engine.state import unpack

BUCKETS = 10
ASTONISHING = 4.5  # standard deviations that no bucket and no sort of thing may be off
CHOICES = ("choose-investor", "drop-strategy")  # made in the dark, and here by lot


class Said(NamedTuple):
    """One belief and the truth."""

    sort: str
    chance: float
    came: bool


def public_answer(question: Question, game: Game, source: Random) -> int:
    """An answer by lot, as likely whatever the seat knows; nothing is sold, claimed or used unless it must be."""
    done = [given for given in question.answers if game.notation(given) == "done"]
    if question.ask == "claim":
        return question.answers[0]
    return done[0] if done and question.ask not in CHOICES else source.choice(question.answers)


def ask_once(setup: Setup, seed: int) -> list[Said]:
    """Plays to one question of a game, any of the first sixty, and takes one belief of each sort."""
    game, source = begin(setup, seed), Random(seed)
    for _ in range(source.randrange(60)):
        question = game.question
        if question is None:
            return []
        game.answer(public_answer(question, game, source), question.seat)
    if game.question is None:
        return []
    view = game.view(source.choice([*setup.seats, None]))
    sorts = defaultdict(list)
    for name, row in believed(view).items():
        if max(row.values()) < 1:
            sorts[name[0]].append((name, row))
    truth = World(setup, unpack(game.state_dump()))
    found = []
    for sort, rows in sorts.items():
        name, row = source.choice(rows)
        key = source.choice(sorted(row, key=str))
        found.append(Said(sort, row[key], truth.outcomes([name])[name] == key))
    return found


def play(first: int, games: int, seed: int) -> list[Said]:
    """One question of each of so many games: what a process is given."""
    said: list[Said] = []
    for number in range(first, first + games):
        setup = Setup(players=4) if number % 2 else random_setup(Random(f"{seed} calibration {number}"))
        said += ask_once(setup, seed * 1_000_000 + number)
    return said


def row_of(said: list[Said]) -> dict[str, Any]:
    """How many came true of how many that should have."""
    wanted, came = sum(one.chance for one in said), sum(one.came for one in said)
    spread = sqrt(sum(one.chance * (1 - one.chance) for one in said))
    return {"beliefs": len(said), "expected": round(wanted, 1), "came": came, "off": round((came - wanted) / spread, 2)}


def report(games: int, said: list[Said]) -> dict[str, Any]:
    """Rows by sort of thing and by bucket of chance; the greatest distance in standard deviations."""
    sorts, buckets = defaultdict(list), defaultdict(list)
    for one in said:
        sorts[one.sort].append(one)
        buckets[int(one.chance * BUCKETS)].append(one)
    by_sort = {sort: row_of(rows) for sort, rows in sorted(sorts.items())}
    by_chance = {f"{bucket / BUCKETS:.1f}": row_of(rows) for bucket, rows in sorted(buckets.items())}
    most = max(abs(row["off"]) for row in (*by_sort.values(), *by_chance.values()))
    return {"games": games, "beliefs": len(said), "most_off": most, "is_calibrated": most <= ASTONISHING,
            "by_sort": by_sort, "by_chance": by_chance}  # fmt: skip
