"""Tables of docs/ that are made from figures which benchmarks have written to docs/*.json."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

FAIR = 0.25
DOCS = Path(__file__).resolve().parent.parent / "docs"
LADDER = (
    "greedy-random",
    "trader-greedy",
    "broker-trader",
    "shark@256-trader",
    "master@205-shark@256",
)  # the rows that newcomers compare with


def figures(name: str) -> Any:
    """What a benchmark has written."""
    return json.loads((DOCS / name).read_text("utf-8"))


def share(row: dict[str, Any]) -> str:
    """A share of wins with its interval."""
    low, high = row["win_rate_95"]
    return f"{100 * row['win_rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def training() -> tuple[Sequence[str], Iterable[Sequence[str]]]:
    """Every seed that has learned: against whom it was tried, and how long it took."""
    rows = []
    for row in figures("training.json")["seeds"]:
        cells = [str(row["seed"])]
        for course in (row[name] for name in ("greedy", "self-play") if name in row):
            shares = [share(course["against_three"][name]) for name in ("greedy", "trader")]
            cells += [*shares, f"{course['cpu_seconds']:.0f} s"]
        rows.append(cells + [""] * (7 - len(cells)))
    tried = ("against `trader`", "CPU")
    return (
        "seed",
        "learned from `greedy`: against `greedy`",
        *tried,
        "then by self-play: against `greedy`",
        *tried,
    ), rows


def balanced_checks() -> tuple[Sequence[str], Iterable[Sequence[str]]]:
    """The purses of the balanced set that were checked as they ship: how far from fair, in points."""
    rows = []
    for name, row in sorted(figures("fair.json")["checks"].items(), key=lambda one: one[0].split(", ")[::-1]):
        worst = list(row["points_from_fair"].items())[-1:-4:-1]
        furthest = ", ".join(f"{key} {points:+.1f}" for key, (points, _) in worst)
        counted = (f"{row['games']:,}", f"{row['standard_error']:.2f}", f"{row['true_spread']:.1f}")
        rows.append((name, *counted, furthest, f"`{row['command'].removeprefix('python ')}`"))
    return ("players", "games", "standard error of a share", "beyond chance", "furthest", "command"), rows


def responses() -> tuple[Sequence[str], Iterable[Sequence[str]]]:
    """What learning finds against seats that do not change; against greedy it is the first course of a training."""
    rows = []
    for row in figures("training.json")["seeds"]:
        found = row["greedy"]["against_three"]["greedy"]
        command = f"`stockpile env best-response --against greedy --seed {row['seed']}`"
        gain = f"{100 * (found['win_rate'] - FAIR):+.1f} points"
        rows.append([command, share(found), gain, "", f"{row['greedy']['cpu_seconds']:.0f} s"])
    for row in figures("responses.json")["rows"]:
        exact = f"{100 * row['exact_win_rate']:.1f} %" if "exact_win_rate" in row else ""
        gain = f"{100 * row['gain']:+.1f} points"
        rows.append([f"`{row['command']}`", share(row), gain, exact, f"{row['cpu_seconds']:.0f} s"])
    return ("command", "wins", "above fair", "the true best response wins", "CPU"), rows


def baselines() -> tuple[Sequence[str], Iterable[Sequence[str]]]:
    """One seat of four against three others: what to compare a policy of one's own with."""
    ladder = {row["row"]: row for row in figures("ladder.json")}
    rows = []
    for row in (ladder[name] for name in LADDER if name in ladder):
        rows.append([f"`{row['better']}`", f"`{row['other']}`", share(row), f"`{row['command']}`"])
    seeds = figures("training.json")["seeds"]
    for course, title in (("greedy", "PPO against `greedy`"), ("self-play", "PPO, then self-play")):
        row = next(row for row in seeds if course in row)
        for other in ("greedy", "trader"):
            found = row[course]["against_three"][other]
            rows.append([f"{title}, seed {row['seed']}", f"`{other}`", share(found), "`make train`"])
    for row in figures("responses.json")["rows"]:
        if row["against"] == ["trader"] * 3:
            title = f"PPO against `trader`, {row['steps'] / 1e6:.0f} million decisions"
            rows.append([title, "`trader`", share(row), f"`{row['command']}`"])
    return ("policy, alone", "against three", "wins (fair: 25 %)", "command"), rows
