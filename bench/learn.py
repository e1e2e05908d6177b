"""Learns what a position is worth and what acts suggest: `python bench/learn.py --out docs/learned.json`.

Bots play games of many setups. Between rounds it is noted how every seat stood, and who won in the end (the value); in
the midst of them what was face-down or unseen, and what its owner did in the open (the readings). Networks are
fitted, three seeds each, and the best on games that none of them saw goes into src/stockpile/bots/learned.npz.
The value is learned from games of all sorts of players, noisy ones among them: a search leads to positions that good
players avoid, and whoever has seen none of those thinks too much of them.
What was played is kept in build/learned: a run that was interrupted goes on there. One thread, about an hour.
With `--only readings` (or value, any, glance; several may be named) the other networks stay as they are.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy is imported

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import clock
import numpy as np

from stockpile import Setup, _variant
from stockpile.bots import learned, reading_features
from stockpile.bots.levels import LEVELS, TUNED, Level
from stockpile.cli.workers import progress_bar
from stockpile.engine.setup.modules import MODULES
from stockpile.env.learning import seen_games
from stockpile.env.learning.choice_fit import ChoiceFit, Choices

ROOT = Path(__file__).resolve().parent.parent
NETWORKS = ROOT / "src" / "stockpile" / "bots" / "learned.npz"
# Who plays: traders; and for readings that are to hold for anyone, all bots that do not search, five at a time.
TRADERS = (("trader",),)
ANYONE = (
    ("trader", "level-1", "aggressive", "level-6", "greedy"),
    ("level-8", "level-3", "cautious", "novice", "level-5"),
    ("bluffing", "level-7", "level-2", "hoarding", "level-4"),
    ("trader", "greedy", "level-8", "level-4", "random"),
    ("level-6", "aggressive", "level-7", "level-2", "trader"),
)
# Who plays the games that the value is learned from: as many as there are seats, by lot.
NOISY = replace(LEVELS["trader"], weights={"noise": 4.0, "samples": 1})
NOISIER = replace(LEVELS["trader"], weights={**TUNED, "noise": 8.0, "samples": 1})
KEEN = replace(LEVELS["trader"], weights=TUNED)
SWIFT = replace(LEVELS["trader"], weights={"samples": 1})
VARIED = ("trader", "trader", KEEN, KEEN, NOISY, NOISY, NOISIER, SWIFT, "level-8", "greedy",
          "aggressive", "cautious", "hoarding", "bluffing")  # fmt: skip
CHUNK = {
    "value": (2000, 1000),
    "readings": (400, 200),
    "any": (2000, 1000),
}  # games in the base game, with everything on
SEEDS = (1, 2, 3)
HELD_OUT = 10  # one chunk of so many is not learned from
# Games by setup: (everything on, players) and how many chunks for the value and for the readings.
LESSONS = {
    (False, 2): (20, 2),
    (False, 3): (20, 2),
    (False, 4): (60, 6),
    (False, 5): (20, 2),
    (True, 2): (8, 2),
    (True, 3): (8, 2),
    (True, 4): (16, 3),
    (True, 5): (8, 2),
}
# What is learned together, from the same games, and the networks that come of it.
COURSES = {
    "value": ("value", ("value",)),
    "readings": ("readings", learned.READS["trader"]),
    "any": ("any", learned.READS["anyone"]),
    "glance": ("readings", learned.GLANCES),
}


def setup_of(is_full: bool, players: int) -> Setup:
    """The base game, or everything on."""
    return Setup(players=players, board="advanced", modules=tuple(MODULES)) if is_full else Setup(players=players)


def lineup_of(players: int, seed: int) -> list[str | Level]:
    """Who plays one chunk of games for the value."""
    return random.Random(seed).sample(VARIED, players)


def secrets(setup: Setup, who: Sequence[tuple[str, ...]], games: int, seed: int) -> list[Choices]:
    """What was hidden from whom in games of several lineups."""
    found = [seen_games.secrets(setup, bots, games // len(who), seed + at) for at, bots in enumerate(who)]
    return [Choices.joined(list(parts)) for parts in zip(*found, strict=True)]


class Lessons:
    """All games, in chunks that are kept in a folder."""

    def __init__(self, folder: Path, share: float) -> None:
        self.folder = folder
        self.share = share
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)

    def wanted(self, what: int) -> list[tuple[bool, int, int]]:
        """Setup, players and number of each chunk; at least two of each setup."""
        return [
            (is_full, players, number)
            for (is_full, players), chunks in LESSONS.items()
            for number in range(max(2, round(chunks[what] * self.share)))
        ]

    def chunk(self, what: str, is_full: bool, players: int, number: int) -> list[Choices]:
        """Played, or read if it was before."""
        path = self.folder / f"{what}-{'full' if is_full else 'base'}-{players}-{number}.npz"
        if not path.exists():
            began = time.process_time()
            games = CHUNK[what][is_full]
            setup, seed = setup_of(is_full, players), 1 + 7919 * (number + 100 * players + 1000 * is_full)
            if what == "value":
                found = [seen_games.standings(setup, lineup_of(players, seed), games, seed)]
            else:
                found = secrets(setup, ANYONE if what == "any" else TRADERS, games, seed + 31)
            arrays = {f"{name}-{at}": part for at, one in enumerate(found) for name, part in one._asdict().items()}
            unfinished = path.with_suffix(".new")
            with unfinished.open("wb") as file:
                np.savez(file, **arrays)
            unfinished.replace(path)
            self.seconds += time.process_time() - began
        with np.load(path, allow_pickle=False) as file:
            return [
                Choices(*(file[f"{name}-{at}"] for name in Choices._fields))
                for at in range(len(file.files) // len(Choices._fields))
            ]

    def gathered(self, what: str) -> list[tuple[list[tuple[str, Choices]], list[tuple[str, Choices]]]]:
        """For each sort of choice: chunks to learn from, and others to try it on, by name of the setup."""
        wanted = self.wanted(0 if what == "value" else 1)
        found: list[tuple[list[tuple[str, Choices]], list[tuple[str, Choices]]]] = []
        with progress_bar() as progress:
            for is_full, players, number in progress.track(wanted, description=f"games for {what}"):
                for at, choices in enumerate(self.chunk(what, is_full, players, number)):
                    if at == len(found):
                        found.append(([], []))
                    name = f"{'everything on' if is_full else 'base'}, {players}"
                    found[at][number % HELD_OUT == 0].append((name, choices))
        return found

    def course(self, name: str) -> list[tuple[list[tuple[str, Choices]], list[tuple[str, Choices]]]]:
        """What a course learns from; at a glance less is seen of the same games."""
        found = self.gathered(COURSES[name][0])
        if name != "glance":
            return found
        sizes = reading_features.glance_sizes()
        return [
            ([(setup, shortened(part, size)) for setup, part in learn], [(s, shortened(p, size)) for s, p in held])
            for (learn, held), size in zip(found, sizes, strict=True)
        ]


def shortened(choices: Choices, size: int) -> Choices:
    """Only the first numbers of each description."""
    return choices._replace(rows=choices.rows[:, :, :size])


def kept(networks: Path, out: Path | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """The figures and the networks that there are."""
    report = json.loads(out.read_text("utf-8")) if out and out.exists() else {}
    with np.load(networks, allow_pickle=False) as file:
        return report, {name: file[name] for name in file.files}


def fitted(name: str, learn: list[tuple[str, Choices]], held: list[tuple[str, Choices]], epochs: int) -> dict[str, Any]:
    """Three fits, their curves, and the numbers of the best."""
    choices, others = (Choices.joined([part for _, part in parts]) for parts in (learn, held))
    fits, rows = [], []
    for seed in SEEDS:
        began = time.process_time()
        fit = ChoiceFit(choices, others, epochs=epochs, seed=seed)
        for mark in fit.run():
            print(f"{name}, seed {seed}: {mark}", file=sys.stderr, flush=True)
        fits.append(fit)
        rows.append({"seed": seed, "cpu_seconds": round(time.process_time() - began, 1), "curve": fit.curve})
    best = min(fits, key=lambda fit: fit.curve[-1].loss)
    return {"fit": best, "row": {"choices": len(choices.rows), "seeds": rows, "best_seed": best.seed}, "held": held}


def judged(fit: ChoiceFit, held: list[tuple[str, Choices]]) -> dict[str, Any]:
    """By setup: how surprising the truth is by chance alone and to the network, in nats."""
    found = {}
    for setup in dict.fromkeys(name for name, _ in held):
        some = Choices.joined([part for name, part in held if name == setup])
        chance = -(some.truth * np.log(np.maximum(some.chances, 1e-12))).sum(axis=1)
        gain = chance - fit.losses(some)
        half = 1.96 * float(gain.std()) / len(gain) ** 0.5
        found[setup] = {
            "held_out": len(gain),
            "by_chance": round(float(chance.mean()), 4),
            "learned": round(float((chance - gain).mean()), 4),
            "gain_95": [round(float(gain.mean()) - half, 4), round(float(gain.mean()) + half, 4)],
        }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="where the figures go")
    parser.add_argument("--networks", type=Path, default=NETWORKS, help="where the networks go")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learned", help="where games are kept")
    parser.add_argument("--share", type=float, default=1.0, help="a part of the games, to try it out")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument(
        "--only", action="append", choices=list(COURSES), help="learn this, leave the others as they are"
    )
    given = parser.parse_args()
    lessons = Lessons(given.folder, given.share)
    report, arrays = kept(given.networks, given.out) if given.only else ({}, {})
    report |= {"command": "python bench/learn.py --out docs/learned.json", "build": _variant.name()}
    for course in given.only or COURSES:
        for name, (learn, held) in zip(COURSES[course][1], lessons.course(course), strict=True):
            found = fitted(name, learn, held, given.epochs)
            judgement = {
                "commit": clock.commit(),
                "share_of_games": given.share,
                "on_games_not_seen": judged(found["fit"], held),
            }
            report[name] = {**found["row"], **judgement}
            arrays.update({f"{name}-{at}": part.astype("<f4") for at, part in enumerate(found["fit"].layers())})
    report["games_cpu_seconds"] = round(lessons.seconds, 1)
    with given.networks.open("wb") as file:
        np.savez_compressed(file, **arrays)
    text = json.dumps(report, indent=1)
    if given.out:
        given.out.write_text(text + "\n", "utf-8")
    print(text)


if __name__ == "__main__":
    main()
