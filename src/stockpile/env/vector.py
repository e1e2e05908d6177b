"""Thousands of games in one process: the door for learners that bring their own loop.

    env = Vector("base", games=1024, opponents=("greedy",) * 3)
    env.reset(seed=1)
    while True:
        env.sample(env.actions)  # or a policy of one's own: env.observations, env.masks -> env.actions
        env.step(env.actions)

All arrays belong to the caller (`buffers=`) or are made once and written again by every step.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpile.bots.levels import LEVELS, policy_of
from stockpile.engine.setup.checks import one_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.env import numbering
from stockpile.env.batch import GameBatch
from stockpile.env.layout import Layout, layout_of
from stockpile.env.presets import setup_of
from stockpile.env.rooms import RESETS, REWARDS

KINDS = ("int8", "float32")


def policies(setup: Setup, opponents: Sequence[str]) -> list[Any]:
    """The compiled policies of the opponents, the learner's own place first and empty."""
    if isinstance(opponents, str) or len(opponents) not in (0, setup.players - 1):
        raise ValueError(f"opponents: none, or one name for each of the {setup.players - 1} other seats")
    for name in opponents:
        if name not in LEVELS or LEVELS[name].budget is not None:
            known = ", ".join(level for level, what in LEVELS.items() if what.budget is None)
            raise ValueError(f"opponents: {name!r:.40} is no compiled policy; known: {known}")
    return [None, *(policy_of(setup, name, number + 1) for number, name in enumerate(opponents))] + [None] * (
        0 if opponents else setup.players - 1
    )


def check_seat(setup: Setup, seat: object) -> None:
    """Where the learner sits; None for anywhere."""
    if seat is not None and (isinstance(seat, bool) or seat not in setup.seats):
        raise ValueError(f"seat: {seat!r:.40} is none of the seats 0 to {setup.players - 1}, nor None")


def check_games(setup: Setup, games: object, opponents: Sequence[str], seat: object) -> None:
    """How many games, and where the learner sits."""
    if setup.chance == "asked":
        raise ValueError("setup: a vector of games draws chance itself; chance must be 'drawn'")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ValueError(f"games: {games!r:.40} is no number of games")
    check_seat(setup, seat)
    if seat is not None and not opponents:
        raise ValueError("seat: without opponents the caller decides for every seat")


class Vector:
    """So many games side by side. With opponents one seat learns; without, the caller decides for every seat.

    - `setup`: a name of `Setup.preset`, a Setup, or its fields
    - `opponents`: a compiled policy for each other seat, in turn from the learner's left; `seat` is where the learner
      sits, None for another place by lot in each game
    - `observations`: `int8`, `float32` or None; `masks` whether masks are written: what is not wanted costs nothing
    - `reward`: `win` (the share of the win), `money` (above the mean of the others), `worth` (change of net worth)
    - `autoreset`: `same_step`, `next_step` or `disabled`, as in Gymnasium
    - `skip_forced`: questions with one answer are answered; `forfeits`: an answer that is not open loses (-1) instead
      of raising
    - `beliefs`, `acts`, `recall`: add cells: exact odds, so many of the last answers, so many own moments before
    - `buffers`: arrays of one's own, by name, to be written to

    The arrays, a row a game, are written anew by every step: `observations`, `masks`, `rewards` (by seat), `dones`,
    `seats` (who is asked), `actions` (of `sample`), `last` (with `same_step` the last observation of a game).
    """

    def __init__(
        self,
        setup: Setup | str | Mapping[str, Any] = "base",
        games: int = 1024,
        *,
        opponents: Sequence[str] = (),
        seat: int | None = None,
        observations: str | None = "int8",
        masks: bool = True,
        reward: str = "win",
        autoreset: str = "same_step",
        skip_forced: bool = True,
        forfeits: bool = False,
        beliefs: bool = False,
        acts: int = 0,
        recall: int = 0,
        buffers: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        self.setup = setup_of(setup)
        if observations is not None:
            one_of("observations", observations, KINDS)
        one_of("reward", reward, REWARDS)
        one_of("autoreset", autoreset, RESETS)
        check_games(self.setup, games, opponents, seat)
        self.games = games
        self.layout: Layout = layout_of(self.setup, bool(beliefs), acts, recall)
        self.action_ids = numbering.ids_of(self.setup)
        """The id of each compact number in the table of all answers."""
        self.names = numbering.names_of(self.setup)
        """The notation of each compact number."""
        opposing = policies(self.setup, opponents)
        self._batch = GameBatch(self.setup, games, self.layout, opposing, reward, autoreset, skip_forced, forfeits)
        everybody = (1 << self.setup.players) - 1
        self._learners = everybody if not opponents else 0 if seat is None else 1 << seat
        wants_last = observations is not None and autoreset == "same_step"
        self._take_arrays(dict(buffers or {}), observations, masks, wants_last)

    def _take_arrays(self, given: dict[str, NDArray[Any]], kind: str | None, masks: bool, wants_last: bool) -> None:
        """The caller's arrays, and new ones for the rest."""
        games, cells, wide = self.games, self.layout.size, self.setup.players
        self.observations = self._room(given, "observations", (games, cells), kind)
        self.masks = self._room(given, "masks", (games, len(self.action_ids)), "int8" if masks else None)
        self.rewards: NDArray[np.float32] = self._room(given, "rewards", (games, wide), "float32")
        self.dones: NDArray[np.int8] = self._room(given, "dones", (games,), "int8")
        self.seats: NDArray[np.int32] = self._room(given, "seats", (games,), "int32")
        self.actions: NDArray[np.int64] = self._room(given, "actions", (games,), "int64")
        self.last = self._room(given, "last", (games, cells), "int8" if wants_last else None)
        """With same_step: the last observation of a game that has just ended; int8 also where others are floats."""
        if given:
            raise ValueError(f"buffers: {', '.join(given)}: there is no such array")
        small = self.observations if kind == "int8" else None
        floats = self.observations if kind == "float32" else None
        self._batch.lend(small, floats, self.masks, self.rewards, self.dones, self.seats, self.last)

    def _room(self, given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], kind: str | None) -> Any:
        """The caller's array, if it fits, or a new one."""
        array = given.pop(name, None)
        if kind is None:
            if array is not None:
                raise ValueError(f"buffers.{name}: it is not wanted with these options")
            return None
        if array is None:
            return np.zeros(shape, kind)
        if array.shape != shape or array.dtype != np.dtype(kind) or not array.flags.c_contiguous:
            raise ValueError(
                f"buffers.{name}: a contiguous array of {kind} with shape {shape} is needed, "
                f"not {array.dtype} with {array.shape}"
            )
        return array

    def reset(self, seed: int = 0) -> None:
        """Deals all games anew. The same seed deals the same games, whatever their number."""
        self._batch.begin(seed, self._learners)

    def step(self, actions: NDArray[np.int64]) -> None:
        """One compact number a game; all arrays are written anew. One that is not open raises and changes nothing."""
        self._batch.step(np.ascontiguousarray(actions, np.int64))

    def sample(self, into: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """One open answer a game, all equally likely."""
        into = self.actions if into is None else into
        self._batch.sample(into)
        return into

    def view(self, game: int, seat: int) -> View:
        """What a seat may know of one game."""
        return self._batch.view(game, seat)

    def observation(self, game: int, seat: int) -> NDArray[np.int8]:
        """The observation of any seat, also of one that is not asked, as a new array."""
        return self._batch.observation(game, seat)

    def start_position(self, game: int) -> dict[str, Any]:
        """Where a game began: `Game.from_position` plays on from there as this one does."""
        return self._batch.start_position(game)

    def scores(self, game: int) -> list[int]:
        """The final money of the game that stands in a place, by seat; 0 before its end."""
        return self._batch.score(game)
