"""The whole tree of a small setup, walked once and handed to OpenSpiel as a game that its compiled solvers walk in C++.

    flat = flattened("nano")
    solver = pyspiel.CFRSolver(flat.game)  # a hundred times as fast as through Python's states

The tree is kept in Gambit's notation (`flat.text`), which other solvers read too. Its information sets are the
information states of openspiel.py: all that a seat was told, so that recall is perfect.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pyspiel

from stockpile.engine import ids
from stockpile.engine.game import Game
from stockpile.engine.question import Question
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.env.openspiel_rules import SharedRules, parameter_of
from stockpile.env.presets import setup_of

MOST = 2_000_000  # nodes; more do not fit into a tree that one keeps
EVERY = 1000  # nodes between two words on how far it is
Chooser = Callable[["InformationSet"], Sequence[float]]


class InformationSet(NamedTuple):
    """A seat's decision, as far as it can tell it from others."""

    player: int
    name: str
    """Its information state in the flat game."""
    numbers: tuple[int, ...]
    """The open answers, by compact number."""
    cells: bytes
    """The observation, as behind every door."""


class Flat:
    """A tree as OpenSpiel's extensive-form game, and what its parts were."""

    def __init__(self, rules: SharedRules) -> None:
        self.rules = rules
        self.nodes = self.terminals = self.chances = self.decisions = 0
        self.sets: list[InformationSet] = []
        self.views = 0
        """Decisions that differ in what a seat sees now: fewer than information sets, since views forget."""
        self._places: dict[tuple[int, bytes], int] = {}
        self._seen: set[tuple[int, bytes]] = set()
        self._counts = [0] * rules.players
        self._labels: dict[str, int] = {}
        names = " ".join(f'"seat {seat + 1}"' for seat in range(rules.players))
        self._lines = [f'EFG 2 R "stockpile" {{ {names} }}']

    @property
    def text(self) -> str:
        """The tree in Gambit's notation."""
        return "\n".join(self._lines) + "\n"

    @property
    def game(self) -> Any:
        """The tree as a game of OpenSpiel."""
        return pyspiel.load_efg_game(self.text)

    def tabular(self, choose: Chooser) -> dict[str, list[tuple[int, float]]]:
        """What a policy does in every information set, as `pyspiel.TabularPolicy` takes it."""
        table = {}
        for place in self.sets:
            chances = choose(place)
            if len(chances) != len(place.numbers):
                raise ValueError(f"{len(chances)} chances for the {len(place.numbers)} answers of {place.name}")
            table[place.name] = [
                (self._labels[self._label(number)], float(chance))
                for number, chance in zip(place.numbers, chances, strict=True)
            ]
        return table

    def _label(self, number: int) -> str:
        return self.rules.name(self.rules.id_of[number])

    def write_end(self, game: Game) -> None:
        """A leaf, with what it brings each seat."""
        assert game.result is not None
        self.terminals += 1
        values = " ".join(map(repr, self.rules.returns(game.result)))
        self._lines.append(f't "" {self.terminals} "" {{ {values} }}')

    def write_chance(self, question: Question, chances: Sequence[float]) -> list[int]:
        """A draw, and in which order its outcomes follow."""
        self.chances += 1
        rows = sorted(zip(question.answers, chances, strict=True))
        outcomes = " ".join(f'"{self.rules.name(given)}" {chance:.17g}' for given, chance in rows)
        self._lines.append(f'c "" {self.chances} "" {{ {outcomes} }} 0')
        return [given for given, _ in rows]

    def write_decision(self, game: Game, question: Question) -> tuple[list[int], bool]:
        """A decision, in which order its answers follow, and whether its information set is a new one."""
        seat, view = question.seat, game.view(question.seat)
        self.decisions += 1
        self._seen.add((seat, _digest(view.to_bytes())))
        self.views = len(self._seen)
        answers = sorted(question.answers)
        told = (seat, _digest(b"\n".join(game.event_lines(seat))))
        number = self._places.get(told)
        is_new = number is None
        if number is None:
            self._counts[seat] += 1
            self._places[told] = number = self._counts[seat]
            name = f"{seat}-{seat}-{number}-{seat}.{number}"
            numbers = tuple(self.rules.numbers[given] for given in answers)
            self.sets.append(InformationSet(seat, name, numbers, self.rules.cells(view, seat).tobytes()))
        labels = [self.rules.name(given) for given in answers]
        for label in labels:
            self._labels.setdefault(label, len(self._labels))
        quoted = " ".join(f'"{label}"' for label in labels)
        self._lines.append(f'p "" {seat + 1} {number} "{seat}.{number}" {{ {quoted} }} 0')
        return answers, is_new


def flattened(
    setup: Setup | str | Mapping[str, Any],
    reward: str = "win",
    most: int = MOST,
    tick: Callable[[int], None] | None = None,
    visit: Callable[[InformationSet, View], None] | None = None,
) -> Flat:
    """Walks all of a setup's games. `tick` hears how many nodes there are, `visit` of each new information set."""
    given = setup_of(setup)
    flat = Flat(SharedRules(parameter_of(given), "explicit", reward, 0))
    for game, is_new in _walk(flat, Game(flat.rules.setup)):
        flat.nodes += 1
        if flat.nodes > most:
            raise ValueError(f"setup: its tree has more than {most} nodes; nano and micro are made to be walked")
        if tick is not None and flat.nodes % EVERY == 0:
            tick(flat.nodes)
        if is_new and visit is not None:
            place = flat.sets[-1]
            visit(place, game.view(place.player))
    if tick is not None:
        tick(flat.nodes)
    return flat


def _walk(flat: Flat, game: Game) -> Iterator[tuple[Game, bool]]:
    """Every node, parents first, children in order, as Gambit's notation wants them."""
    stack = [game]
    while stack:
        game = stack.pop()
        question, is_new = game.question, False
        if question is None:
            flat.write_end(game)
            yield game, False
            continue
        if question.seat == ids.CHANCE:
            assert game.probabilities is not None
            follow = flat.write_chance(question, game.probabilities)
        else:
            follow, is_new = flat.write_decision(game, question)
        yield game, is_new
        for given in reversed(follow):
            child = game.clone()
            child.answer(given, question.seat)
            stack.append(child)


def _digest(text: bytes) -> bytes:
    """So many texts are told apart that only their hashes are kept."""
    return hashlib.blake2b(text, digest_size=16).digest()
