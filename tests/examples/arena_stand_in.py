"""What the example for TextArena uses of that library, as its version 0.7.4 behaves; for where it is not installed.

With its dependencies the library is 60 MB more than the suite needs, so it is no part of the development tools. The
same tests run on the real one where there is one.
"""

from collections.abc import Callable
from enum import Enum, auto
from types import ModuleType
from typing import Any

GAME_ID = -1


class ObservationType(Enum):
    """Sorts of messages."""

    PROMPT = auto()
    GAME_MESSAGE = auto()
    GAME_BOARD = auto()
    GAME_ADMIN = auto()


class Env:
    """An environment; its state keeps what players have not read yet."""

    state: "MinimalMultiPlayerState"

    def get_observation(self) -> tuple[int, list[tuple[int, str, ObservationType]]]:
        """Who is asked, and what they have not read yet."""
        return self.state.current_player_id, self.state.taken()

    def close(self) -> tuple[dict[int, float] | None, dict[int, dict[str, Any]]]:
        """Rewards, and what is said of each player."""
        return self.state.rewards, self.state.game_info


class MinimalMultiPlayerState:
    """Turns, messages and errors of any number of players."""

    def __init__(self, num_players: int, seed: int | None = None, error_allowance: int = 1) -> None:
        self.num_players = num_players
        self.seed = seed
        self.error_allowance = error_allowance
        self.current_player_id = 0

    def reset(self, game_state: dict[str, Any], player_prompt_function: Callable[..., str]) -> None:
        """A new game: everybody gets a prompt."""
        self.rewards: dict[int, float] | None = None
        self.done, self.turn, self.error_count, self.made_invalid_move = False, 0, 0, False
        self.observations: dict[int, list[tuple[int, str, ObservationType]]] = {n: [] for n in range(self.num_players)}
        self.game_info: dict[int, dict[str, Any]] = {n: {"invalid_move": False} for n in range(self.num_players)}
        for player in range(self.num_players):
            prompt = player_prompt_function(player_id=player, game_state=game_state)
            self.add_observation(prompt, ObservationType.PROMPT, to_id=player)

    def add_observation(self, message: str, observation_type: ObservationType, to_id: int) -> None:
        """A message to a player."""
        self.observations[to_id].append((GAME_ID, message, observation_type))

    def taken(self) -> list[tuple[int, str, ObservationType]]:
        """What the player who is asked has not read yet."""
        found, self.observations[self.current_player_id] = self.observations[self.current_player_id], []
        return found

    def step(self) -> tuple[bool, dict[str, Any]]:
        """One turn on."""
        self.turn += not self.made_invalid_move
        self.made_invalid_move = False
        return self.done, {}

    def manually_set_current_player_id(self, new_player_id: int, force: bool = False) -> None:
        """Who is asked next."""
        if force or not self.made_invalid_move:
            self.current_player_id, self.error_count = new_player_id, 0

    def set_invalid_move(self, reason: str) -> bool:
        """Tells why, or says that it was once too often."""
        self.made_invalid_move = True
        if self.error_count < self.error_allowance:
            self.error_count += 1
            self.add_observation(f"Reason: {reason}", ObservationType.GAME_ADMIN, to_id=self.current_player_id)
            return False
        self.game_info[self.current_player_id]["invalid_move"] = True
        return True

    def set_winners(self, player_ids: list[int], reason: str) -> None:
        """The end."""
        self.rewards = {n: 1 if n in player_ids else -1 for n in range(self.num_players)}
        for told in self.game_info.values():
            told["reason"] = reason
        self.done = True


def stand_in() -> ModuleType:
    """A module that can be imported in the place of the library."""
    module, made = ModuleType("textarena"), dict[str, Any]()

    def register(id: str, entry_point: Any) -> None:  # noqa: A002  the library's signature
        made[id] = entry_point

    def make(env_id: str, **fields: Any) -> Any:
        return made[env_id](**fields)

    shared = (Env, MinimalMultiPlayerState, ObservationType, register, make)
    module.__dict__.update({thing.__name__: thing for thing in shared})
    return module
