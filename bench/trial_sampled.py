"""Trial: beliefs are the chances with which `resample` deals: chi-square for every hidden thing of a view (KNO-7)."""

from collections import Counter
from collections.abc import Hashable, Iterator
from math import sqrt
from random import Random
from typing import Any

from belief_rows import World, believed
from trial_games import SPECIAL, random_questions, random_setup

from stockpile import Setup, View
from stockpile.engine.resampling.resample import resample
from stockpile.engine.rules.rng import Source

RARE = 5.0  # outcomes that are expected less often are counted together
ASTONISHING = 6.0  # standard deviations; thousands of rows are compared


def surprise(chances: dict[Hashable, float], counts: Counter[Hashable], deals: int) -> float:
    """How many standard deviations chi-square lies above what is expected (Wilson and Hilferty)."""
    cells, rare = [], [0.0, 0.0]
    for key, chance in chances.items():
        if chance * deals >= RARE:
            cells.append((chance * deals, counts[key]))
        else:
            rare = [rare[0] + chance * deals, rare[1] + counts[key]]
    if rare[0] >= RARE:
        cells.append((rare[0], int(rare[1])))
    free = len(cells) - 1
    if free < 1:
        return 0.0
    square = sum((count - wanted) ** 2 / wanted for wanted, count in cells)
    return float(((square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free)))


def compare(view: View, deals: int, seed: int) -> tuple[Counter[str], list[dict[str, Any]], float]:
    """How many rows of each sort were compared, those that differ beyond chance, and the greatest surprise."""
    rows, source = believed(view), Source(seed)
    counts: dict[Any, Counter[Hashable]] = {name: Counter() for name in rows}
    for _ in range(deals):
        world = World(view.setup, resample(view._state, source).sheet())
        for name, outcome in world.outcomes(rows).items():
            counts[name][outcome] += 1
    found, most = [], 0.0
    for name, row in rows.items():
        by = surprise(row, counts[name], deals)
        most = max(most, by)
        if by > ASTONISHING or any(row.get(key, 0) <= 0 for key in counts[name]):
            said = {"name": str(name), "believed": str(row), "dealt": str(dict(counts[name])), "seat": view.seat}
            found.append({**said, "setup": view.setup.to_dict(), "question": str(view.to_dict()["question"])})
    return Counter(name[0] for name, row in rows.items() if max(row.values()) < 1), found, most


def views(setup: Setup, seed: int, source: Random) -> Iterator[View]:
    """Positions of a random game: any question, and more of those in the middle of a card; any observer."""
    for game, question in random_questions(setup, seed):
        sheet = game.view(None)._state.sheet()
        if source.random() < (0.25 if sheet["depth"] else 0.02):
            seats = [seat for seat in setup.seats if seat != question.seat]
            yield game.view(source.choice([*seats, None]) if source.random() < 0.7 else max(0, question.seat))


def try_views(first: int, count: int, deals: int, seed: int) -> dict[str, Any]:
    """Compares so many views; the games in which they come up follow from the numbers."""
    compared, faults, most, tried, number = Counter[str](), [], 0.0, 0, first
    while tried < count:
        source = Random(f"{seed} sampled {number}")
        setup = SPECIAL[number // 2 % len(SPECIAL)] if number % 2 else random_setup(source)
        for view in views(setup, seed + number, source):
            if tried < count:
                rows, found, by = compare(view, deals, tried + 1)
                compared += rows
                faults += found
                most, tried = max(most, by), tried + 1
        number += 1_000
    return {"views": tried, "rows": dict(compared), "most_surprising": round(most, 2), "faults": faults}
