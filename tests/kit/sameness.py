"""Whether a change of the program changes the game: everything that seeded games show to anybody, reduced to hashes.

`python tests/kit/sameness.py --write FILE` keeps the hashes of this tree; without --write it compares this tree with
the file and names what differs: which setups, and of what sort (views, events, questions, records, …). Games of every
combination of modules, players and boards are played; SHARE=4 plays every fourth of them, for the uncompiled build.
"""

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.samples import digest_choice
from stockpile import ACTIONS, Game, Question, Setup
from stockpile.bots.registry import make

ROOT = Path(__file__).resolve().parents[2]
SIMPLE = ("bonds", "commerce", "dice", "first-player-card")
POWERED = (
    (),
    ("investors",),
    ("investors", "investor-bidding"),
    ("strategies",),
    ("investors", "strategies"),
    ("investors", "investor-bidding", "strategies"),
)
SUBSETS = [
    (*simple, *powered)
    for size in range(len(SIMPLE) + 1)
    for simple in combinations(SIMPLE, size)
    for powered in POWERED
]
PLUGGED = "plug-in-"  # the one sort of row that may move, once
SHARE = int(os.environ.get("SHARE") or 1)


class Hashes:
    """One running hash for each sort of thing that is shown."""

    def __init__(self) -> None:
        self._by_sort: dict[str, hashlib.blake2b] = {}

    def add(self, sort: str, data: bytes | str) -> None:
        found = self._by_sort.setdefault(sort, hashlib.blake2b(digest_size=8))
        found.update(data if isinstance(data, bytes) else data.encode())
        found.update(b"\n")

    def done(self) -> dict[str, str]:
        return {sort: found.hexdigest() for sort, found in self._by_sort.items()}


def setups() -> Iterator[tuple[str, Setup]]:
    """Every combination, short games; and with chance asked, those of three players."""
    for modules, players, board in product(SUBSETS, range(2, 6), ("standard", "advanced")):
        for chance in ("drawn", "asked") if players == 3 else ("drawn",):
            name = f"{players} {board} {chance} {'+'.join(modules) or 'base'}"
            yield name, Setup(players=players, board=board, modules=modules, chance=chance, rounds=2)


def played(setup: Setup, seed: int, bots: tuple[str, ...] = ("greedy", "trader")) -> dict[str, str]:
    """A game whose answers follow from digests, and the hashes of all it has shown, to people and to these bots."""
    shown = Hashes()
    game = Game(setup, seed=None if setup.chance == "asked" else seed)
    number = 0
    while game.questions:
        question = game.questions[digest_choice(seed + 1, number, len(game.questions))]
        _look(shown, game)
        if number % 8 == 0:
            _look_closer(shown, game, question, number)
            _ask(shown, game, question, bots)
        game.answer(question.answers[digest_choice(seed, number, len(question.answers))], question.seat)
        number += 1
    _look(shown, game)
    for seat in (*setup.seats, None):
        for line in game.event_lines(seat):
            shown.add("events", line)
        shown.add("records", game.record(seat).to_text())
    shown.add("records", game.record().to_text())
    shown.add("results", repr(game.result and game.result.breakdown))
    shown.add("setups", json.dumps([setup.to_dict(), _kept_actions(setup), setup.components_hash]))
    return shown.done()


def _kept_actions(setup: Setup) -> list[int]:
    """The answers of a setup without the places of plug-in cards."""
    return [given for given in setup.actions if PLUGGED not in ACTIONS[given].notation()]


def _look(shown: Hashes, game: Game) -> None:
    """What there is to see at one moment."""
    shown.add("hashes", game.hash())
    for seat in (*game.setup.seats, None):
        view = game.view(seat)
        shown.add("views", view.to_bytes())
        if seat is not None and view.question:
            shown.add("money", repr(sorted(view.money().items())))
    for asked in game.questions:
        shown.add("questions", json.dumps(asked.to_dict()))
        shown.add("notation", " ".join(game.notation(given) for given in asked.answers))


def _look_closer(shown: Hashes, game: Game, question: Question, number: int) -> None:
    """What takes longer to find out: positions, possible worlds, and why other answers are refused, some each time."""
    shown.add("positions", json.dumps(game.position()))
    if question.seat < 0:
        return
    shown.add("resampled", game.view(question.seat).resample(number).hash())
    for given in range(number // 8 % 5, 712, 5):
        if PLUGGED not in ACTIONS[given].notation():
            refused = game.refusal(given, seat=question.seat)
            shown.add("refusals", json.dumps(refused.to_dict()) if refused else "")


def _ask(shown: Hashes, game: Game, question: Question, bots: tuple[str, ...]) -> None:
    """What these bots would answer."""
    for bot in bots if game.setup.chance == "drawn" and question.seat >= 0 else ():
        shown.add("bots", str(make(bot, game.setup, question.seat, 1).answer(game.view(question.seat), question)))


def files() -> dict[str, str]:
    """The hashes of files that programs of others read."""
    found = {}
    for path in sorted((ROOT / "src/stockpile/engine/schemas").glob("*.json")):
        found[path.name] = hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()
    rows = [f"{action.id} {action.notation()}" for action in ACTIONS if PLUGGED not in action.notation()]
    found["actions"] = hashlib.blake2b("\n".join(rows).encode(), digest_size=8).hexdigest()
    return found


def hashes() -> dict[str, dict[str, str]]:
    """Everything, by setup and sort."""
    found = {"files": files()}
    for number, (name, setup) in enumerate(setups()):
        if number % SHARE == 0:
            found[name] = played(setup, number + 1)
    return found


def main() -> int:
    """Keeps or compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = hashes()
    if asked.write:
        asked.file.write_text(json.dumps(found, indent=0), "utf-8")
        return 0
    kept = json.loads(asked.file.read_text("utf-8"))
    differ = 0
    for name, sorts in found.items():
        wrong = [sort for sort in {**kept[name], **sorts} if kept[name].get(sort) != sorts.get(sort)]
        if wrong:
            differ += 1
            sys.stdout.write(f"{name}: {', '.join(wrong)}\n")
    sys.stdout.write(f"{differ} of {len(found)} differ\n")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
