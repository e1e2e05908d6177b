"""Gymnasium: `gymnasium.make("Stockpile-v0", opponents=("trader",) * 3)` after `import stockpile.env.gym`.

One seat learns, the others are compiled policies. An answer that is not open loses the game at once (`illegal` in the
info): agents that honour the mask never meet it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stockpile.engine.setup.setup import Setup
from stockpile.env import plain
from stockpile.env.single import RENDER_MODES, OneGame, checked_render_mode
from stockpile.env.spaces import space_of
from stockpile.env.vector import Vector, check_seat

ID = "Stockpile-v0"
OPPONENTS = ("greedy",) * 3
MODES = {AutoresetMode.SAME_STEP: "same_step", AutoresetMode.NEXT_STEP: "next_step"}
Observation = dict[str, NDArray[Any]]


class StockpileEnv(gymnasium.Env[Observation, int]):
    """One seat against compiled policies. Options are those of `stockpile.env.vector.Vector`."""

    metadata: dict[str, Any] = {  # noqa: RUF012  as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        setup: Setup | str | Mapping[str, Any] = "base",
        opponents: Sequence[str] = OPPONENTS,
        *,
        seat: int | None = None,
        observations: str = "int8",
        reward: str = "win",
        skip_forced: bool = True,
        beliefs: bool = False,
        acts: int = 0,
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = checked_render_mode(render_mode)
        self.game = OneGame(setup, opponents, reward, skip_forced, True, beliefs, acts, recall, observations)
        if not opponents:
            raise ValueError(f"opponents: one name for each of the {self.game.setup.players - 1} other seats is needed")
        check_seat(self.game.setup, seat)
        self.seat = seat
        space: Any = space_of(self.game.layout.size, self.game.actions, self.game.kind)
        self.observation_space = space
        numbers: Any = gymnasium.spaces.Discrete(self.game.actions)
        self.action_space = numbers
        self._mine = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new deal; without a seed the deals of the last one go on. `options={"seat": 2}` for this game only."""
        super().reset(seed=seed)
        seat = (options or {}).get("seat", self.seat)
        check_seat(self.game.setup, seat)
        self.game.begin(int(self.np_random.integers(1 << 62)), 0 if seat is None else 1 << seat)
        self._mine = int(self.game.seats[0])
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One answer by compact number; the others answer until the next question, or to the end."""
        legal = bool(0 <= action < self.game.actions and self.game.mask(self._mine)[action])
        self.game.step(int(action))
        info = self._info()
        if not legal:
            info["illegal"] = True
        elif self.game.over:
            info["scores"] = self.game.scores()
        return self._observation(), float(self.game.rewards[0, self._mine]), self.game.over, False, info

    def _observation(self) -> Observation:
        return {"observation": self.game.observation(self._mine), "action_mask": self.game.mask(self._mine)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(self._mine), "seat": self._mine}

    def render(self) -> str | None:
        """The table as the learner may know it."""
        return None if self.render_mode is None else self.game.text(self._mine)


class StockpileVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, by the compiled loop of vector.py, whose options it takes.

    `autoreset_mode` is NEXT_STEP or SAME_STEP and stands in `metadata`; with `copy=False` the arrays are those of the
    loop, which the next step writes to.
    """

    def __init__(
        self,
        num_envs: int = 16,
        setup: Setup | str | Mapping[str, Any] = "base",
        opponents: Sequence[str] = OPPONENTS,
        *,
        seat: int | None = None,
        observations: str = "int8",
        reward: str = "win",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        skip_forced: bool = True,
        beliefs: bool = False,
        acts: int = 0,
        recall: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if autoreset_mode not in MODES:
            raise ValueError(f"autoreset_mode: {autoreset_mode} is none of {', '.join(map(str, MODES))}")
        if not opponents:
            raise ValueError("opponents: one name for each of the other seats is needed")
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = checked_render_mode(render_mode)
        self.num_envs = num_envs
        self.copy = copy
        self.games = Vector(
            setup, num_envs, opponents=opponents, seat=seat, observations=observations, reward=reward,
            autoreset=MODES[autoreset_mode], skip_forced=skip_forced, forfeits=True, beliefs=beliefs, acts=acts,
            recall=recall,
        )  # fmt: skip
        size, actions = self.games.layout.size, len(self.games.action_ids)
        space: Any = space_of(size, actions, np.dtype(observations).type)
        self.single_observation_space = space
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  Gymnasium's
    ) -> tuple[Observation, dict[str, Any]]:
        """New deals in all places."""
        if isinstance(seed, list):
            raise ValueError("seed: one number for all games, not a list: each place has its own deals from it")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One compact number a game."""
        seats = self.games.seats.copy()
        self.games.step(np.asarray(actions, np.int64))
        rewards = self.games.rewards[self._rows, seats]
        done = self.games.dones.astype(bool)
        info = self._info()
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP and done.any():
            info |= self._ended(done)
        return self._observation(), rewards, done, np.zeros(self.num_envs, bool), info

    def render(self) -> tuple[str, ...] | None:
        """Every table as its learner may know it."""
        if self.render_mode is None:
            return None
        return tuple(plain.table(self.games.view(i, int(seat))) for i, seat in enumerate(self.games.seats))

    def _ended(self, done: NDArray[Any]) -> dict[str, Any]:
        """What Gymnasium wants to be told of games that have ended and begun again in the same step."""
        last = np.full(self.num_envs, None, object)
        empty = np.zeros(len(self.games.action_ids), np.int8)
        for i in np.flatnonzero(done):
            cells = self.games.last[i].astype(self.games.observations.dtype)
            last[i] = {"observation": cells, "action_mask": empty.copy()}
        return {"final_obs": last, "_final_obs": done.copy(), "final_info": {}, "_final_info": np.zeros_like(done)}

    def _observation(self) -> Observation:
        cells, masks = self.games.observations, self.games.masks
        assert masks is not None
        return {
            "observation": cells.copy() if self.copy else cells,
            "action_mask": masks.copy() if self.copy else masks,
        }

    def _info(self) -> dict[str, Any]:
        masks = self.games.masks
        assert masks is not None
        return {"action_mask": masks.copy() if self.copy else masks, "seat": self.games.seats.copy()}


if ID not in gymnasium.registry:
    gymnasium.register(
        ID, entry_point="stockpile.env.gym:StockpileEnv", vector_entry_point="stockpile.env.gym:StockpileVectorEnv"
    )
