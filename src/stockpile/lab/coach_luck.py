"""Luck and skill apart: what a seat's own answers did, what the others' did, and all the rest, which was luck.

A result is a share of the win. It differs from what could be expected before the first answer by three sums: what the
own answers changed against those of a trader in the same place (skill), what the answers of the others changed
(others), and what cards and forecasts brought, once they came to light (luck). The first two are estimates from the
views of those who decided; luck is the rest, so the sums are exact, and all luck of a game together is nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from stockpile.lab.coach_marks import MARKS, Z95

Found = Mapping[str, Any]


def balance(findings: Iterable[Found], players: int, winners: Sequence[int]) -> list[dict[str, Any]]:
    """For each seat: result, expected, skill, others and luck, the last three with 95 % intervals, and its marks."""
    kept = list(findings)
    start = next((one["chances"] for one in kept if one["kind"] == "chances" and one["answer"] == 0), None)
    decisions = [one for one in kept if one["kind"] == "decision"]
    return [_seat(seat, decisions, start, players, winners) for seat in range(players)]


def _seat(
    seat: int, decisions: list[Found], start: list[list[float]] | None, players: int, winners: Sequence[int]
) -> dict[str, Any]:
    expected = start[seat] if start is not None else [1 / players] * 3
    result = 1 / len(winners) if seat in winners else 0.0
    own = [one["effect"][seat] for one in decisions if one["seat"] == seat]
    others = [one["effect"][seat] for one in decisions if one["seat"] != seat]
    skill, met = _sum(own), _sum(others)
    luck = result - expected[0] - skill[0] - met[0]
    half = sqrt(_variance(skill) + _variance(met) + _variance(expected)) * Z95
    mine = [one for one in decisions if one["seat"] == seat]
    return {
        "seat": seat,
        "result": round(result, 4),
        "expected": expected,
        "skill": skill,
        "others": met,
        "luck": [round(luck, 4), round(luck - half, 4), round(luck + half, 4)],
        "decisions": len(mine),
        "lost": round(sum(one["loss"][0] for one in mine), 4),
        "marks": {mark: sum(one["grade"] == mark for one in mine) for mark in MARKS},
    }


def _variance(estimate: Sequence[float]) -> float:
    return float(((estimate[2] - estimate[1]) / (2 * Z95)) ** 2)


def _sum(effects: Sequence[Sequence[float]]) -> list[float]:
    """The sum of independent estimates."""
    mean = sum(one[0] for one in effects)
    half = Z95 * sqrt(sum(_variance(one) for one in effects))
    return [round(mean, 4), round(mean - half, 4), round(mean + half, 4)]
