"""PettingZoo: `pettingzoo.make("aec", "stockpile-v0", setup="base")` after `import stockpile.env.aec`.

There is no parallel version: seats answer one after the other, and what one may do depends on what others have just
done, so that steps of all seats at once would be a different game.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pettingzoo
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stockpile.engine.setup.setup import Setup
from stockpile.env.single import RENDER_MODES, OneGame, checked_render_mode
from stockpile.env.spaces import space_of

ID = "stockpile-v0"  # as the registry spells it; it also finds stockpile_v0
NAME = "stockpile_v0"
Observation = dict[str, NDArray[Any]]


class StockpileAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """One game in turns. An action that is not open raises: `env()` wraps it so that it ends the game instead.

    Options are those of `stockpile.env.vector.Vector`; `render_mode` is `ansi` or None.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        setup: Setup | str | Mapping[str, Any] = "base",
        *,
        observations: str = "int8",
        reward: str = "win",
        skip_forced: bool = True,
        beliefs: bool = False,
        acts: int = 0,
        recall: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_render_mode(render_mode)
        self.game = OneGame(setup, (), reward, skip_forced, False, beliefs, acts, recall, observations)
        self.possible_agents = [f"player_{seat}" for seat in self.game.setup.seats]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions, kind = self.game.layout.size, self.game.actions, self.game.kind
        self.observation_spaces = {agent: space_of(size, actions, kind) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Cells as layout.py lists them, and the mask of open answers."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The compact numbers of all answers that can occur."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's
        """A new deal; without a seed the deals of the last one go on."""
        if seed is not None or self._chance is None:
            self._chance = np.random.default_rng(seed)
        self.game.begin(int(self._chance.integers(1 << 62)), (1 << self.game.setup.players) - 1)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Who is asked is selected, and told what is open."""
        self.agent_selection = self.possible_agents[self.game.asked]
        self.infos[self.agent_selection] = {"action_mask": self.game.mask(self.game.asked)}

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty when it is not asked."""
        seat = self._seat[agent]
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def step(self, action: int | None) -> None:
        """One answer of the selected agent, by compact number; None from one that has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: an action is needed")
        self.game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        row = self.game.rewards[0]
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(row[seat])
        self.infos[agent] = {}
        if self.game.over:
            scores = self.game.scores()
            for seat, other in enumerate(self.possible_agents):
                self.terminations[other] = True
                self.infos[other] = {"action_mask": self.game.mask(seat), "score": scores[seat]}
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the selected agent may know it."""
        if self.render_mode is None:
            return None
        return self.game.text(self._seat[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""


def raw_env(**options: Any) -> StockpileAEC:
    """The environment without wrappers."""
    return StockpileAEC(**options)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """With PettingZoo's usual wrappers: an illegal action ends the game with -1, and calls out of order are refused."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


if ID not in pettingzoo.aec_registry:
    pettingzoo.register("aec", ID, "stockpile.env.aec:env")
