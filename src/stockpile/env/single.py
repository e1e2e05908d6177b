"""One game behind an environment of a library: what PettingZoo and Gymnasium share."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpile.engine.setup.checks import one_of
from stockpile.engine.setup.setup import Setup
from stockpile.env import numbering, plain
from stockpile.env.batch import GameBatch
from stockpile.env.layout import Layout, layout_of
from stockpile.env.presets import setup_of
from stockpile.env.rooms import REWARDS
from stockpile.env.vector import KINDS, policies

RENDER_MODES = ("ansi",)


def checked_render_mode(given: str | None) -> str | None:
    """A way to be shown, or None."""
    if given is not None:
        one_of("render_mode", given, RENDER_MODES)
    return given


class OneGame:
    """A batch of one game, with the arrays that it writes."""

    def __init__(
        self,
        setup: Setup | str | Mapping[str, Any],
        opponents: Sequence[str],
        reward: str,
        skip_forced: bool,
        forfeits: bool,
        beliefs: bool,
        acts: int,
        recall: int,
        observations: str,
    ) -> None:
        self.setup = setup_of(setup)
        one_of("observations", observations, KINDS)
        one_of("reward", reward, REWARDS)
        self.kind: Any = np.dtype(observations).type
        if self.setup.chance == "asked":
            raise ValueError("setup: an environment draws chance itself; chance must be 'drawn'")
        self.layout: Layout = layout_of(self.setup, bool(beliefs), acts, recall)
        self.actions = len(numbering.ids_of(self.setup))
        opposing = policies(self.setup, opponents)
        self.batch = GameBatch(self.setup, 1, self.layout, opposing, reward, "disabled", skip_forced, forfeits)
        self.rewards: NDArray[np.float32] = np.zeros((1, self.setup.players), np.float32)
        self.dones = np.zeros(1, np.int8)
        self.seats = np.zeros(1, np.int32)
        self._given = np.zeros(1, np.int64)
        self.batch.lend(None, None, None, self.rewards, self.dones, self.seats, None)

    def begin(self, seed: int, learners: int) -> None:
        """A new deal; `learners` is the mask of the seats that are asked, 0 for one by lot."""
        self.batch.begin_one(0, seed, learners)

    def step(self, action: int) -> None:
        """One answer, by compact number."""
        self._given[0] = action
        self.batch.step(self._given)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.batch.asked_seat(0) < 0

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 after the end."""
        return self.batch.asked_seat(0)

    def observation(self, seat: int) -> NDArray[Any]:
        """What a seat may know."""
        row: NDArray[Any] = self.batch.observation(0, seat)
        return row if self.kind is np.int8 else row.astype(self.kind)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The open answers of a seat; none for one that is not asked."""
        if seat != self.asked:
            return np.zeros(self.actions, np.int8)
        mask: NDArray[np.int8] = self.batch.mask(0)
        return mask

    def text(self, seat: int) -> str:
        """What a seat may know, in words for a terminal."""
        return plain.table(self.batch.view(0, seat))

    def scores(self) -> list[int]:
        """The final money by seat."""
        return self.batch.score(0)
