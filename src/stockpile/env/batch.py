"""Many games side by side, stepped by compiled code that writes into the caller's arrays.

A game stands at the question of a seat that the caller decides for; other seats are answered by compiled policies. The
caller owns all arrays: what a step has written stays until the next one. Deals come from the fast source, see rng.py,
and each game's start can be had as a position from which `Game` plays the same trajectory.
"""

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpile.bots.policy import Policy
from stockpile.engine.formats import position
from stockpile.engine.knowledge import project
from stockpile.engine.plugins.faults import raise_fault
from stockpile.engine.rules import rng
from stockpile.engine.setup.checks import whole
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.engine.view import View
from stockpile.env import showing, stepping
from stockpile.env.layout import Layout
from stockpile.env.rooms import Rooms


class GameBatch:
    """So many games of one setup. Opponents are given by distance from the learner, whose own place is first."""

    def __init__(
        self,
        setup: Setup,
        games: int,
        layout: Layout,
        opponents: "list[Policy | None]",
        reward: str = "win",
        autoreset: str = "same_step",
        skip_forced: bool = True,
        forfeits: bool = False,
    ) -> None:
        self.setup = setup
        self.games = games
        self.forfeits = forfeits
        self.rooms = Rooms(setup, games, layout, opponents, reward, autoreset, skip_forced, forfeits)
        self.lend = self.rooms.lend
        self.asked_seat = self.rooms.asked_seat
        self.mask = self.rooms.open_answers
        self.score = self.rooms.score

    def begin(self, seed: int, learners: int) -> None:
        """Deals all games anew; the same seed deals the same games, whatever their number."""
        for i in range(self.games):
            self.begin_one(i, seed, learners)

    def begin_one(self, i: int, seed: int, learners: int) -> None:
        """Deals one game anew; `learners` is a mask of seats, or 0 for one of them by lot at each game."""
        self.rooms.begin(i, first_number(rng.checked_seed(seed), i), learners)
        stepping.begin(self.rooms, i)
        self._raise_fault()

    def step(self, given: NDArray[np.int64]) -> None:
        """One answer a game, by compact number; unless such are forfeited, one that is not open raises."""
        if given.shape != (self.games,):
            raise ValueError(f"actions: {given.shape} for {self.games} games")
        wrong = -1 if self.forfeits else stepping.illegal(self.rooms, given)
        if wrong >= 0:
            raise ValueError(f"actions[{wrong}]: {given[wrong]} is no open answer of this question")
        stepping.step(self.rooms, given)
        self._raise_fault()

    def sample(self, into: NDArray[np.int64]) -> None:
        """One open answer a game, all equally likely; 0 where a game waits to be begun."""
        if into.shape != (self.games,):
            raise ValueError(f"into: {into.shape} for {self.games} games")
        stepping.sample(self.rooms, into)

    def _raise_fault(self) -> None:
        """What a policy or a card from outside the box has raised is raised here, not in the middle of a step."""
        if self.setup.content:
            raise_fault()
        if self.rooms.fault:
            self.rooms.fault = 0
            raise RuntimeError("opponents: a policy has failed to answer")

    def start_position(self, i: int) -> dict[str, Any]:
        """Where a game began, for Game.from_position."""
        return position.position_of(self.setup, self.rooms.starts[i])

    def _check_place(self, i: int, seat: int) -> None:
        """Compiled code looks wherever it is told to."""
        whole("game", i, 0, self.games - 1)
        whole("seat", seat, 0, self.setup.players - 1)

    def view(self, i: int, seat: int) -> View:
        """What a seat may know of a game."""
        self._check_place(i, seat)
        into = State(self.rooms.states[i].box)
        project.project(self.rooms.states[i], seat, into)
        return View(self.setup, into)

    def observation(self, i: int, seat: int) -> NDArray[np.int8]:
        """The observation of any seat, also of one that is not asked, as a new array; leaves no trace."""
        self._check_place(i, seat)
        showing.show_aside(self.rooms, i, seat)
        row: NDArray[np.int8] = self.rooms.shown.copy()
        return row


def first_number(seed: int, i: int) -> int:
    """Where the chance of a game's place begins: mixed, since seeds that follow each other are not far apart."""
    digest = hashlib.blake2b(seed.to_bytes(rng.SEED_BITS // 8, "little") + i.to_bytes(8, "little"), digest_size=8)
    return int.from_bytes(digest.digest(), "little")
