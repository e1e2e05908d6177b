"""OpenSpiel: `pyspiel.load_game("stockpile", {"setup": "base"})` after `import stockpile.env.openspiel`.

With explicit chance every card is a chance node, states are serialised by their history, and trees can be walked. With
sampled chance one node at the start deals everything, which is quicker to play; such a state is not serialised.
Actions have the compact numbers of the other doors; outcomes of chance are numbered apart. Returns sum to zero: the
share of the win less a fair one, or the money above the mean of the others.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from stockpile.engine import ids
from stockpile.engine.game import Game
from stockpile.engine.setup.actions import ACTIONS, parse
from stockpile.engine.view import View
from stockpile.env.openspiel_observer import StockpileObserver
from stockpile.env.openspiel_rules import SharedRules, parameter_of

__all__ = ["NAME", "PARAMETERS", "StockpileGame", "StockpileState", "parameter_of"]
NAME = "stockpile"
MONEY = 5000.0  # more than anybody can be ahead
LONGEST = 4096
DEAL = "deal"  # the one outcome of sampled chance
PARAMETERS: dict[str, Any] = {"setup": "base", "chance": "explicit", "reward": "win", "rng_seed": 0}
ACTION_SPEC = (
    '{"action": string, "id": int, "verb": string, "card": string?, "pile": int?, "space": int?, "number": int?}',
    '{"action": "bid 2@3", "id": 120, "verb": "bid", "pile": 1, "space": 2}',
)


def _type(chance: str) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Stockpile",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance == "explicit" else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ids.SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        provides_factored_observation_string=False,
    )


class StockpileGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """The rules of one setup, made by `pyspiel.load_game("stockpile", {...})`.

    Parameters: `setup`, a name of `Setup.preset` or what `parameter_of` makes of a Setup; `chance`, `explicit` or
    `sampled`; `reward`, `win` or `money`; `rng_seed` of sampled chance.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.rules = rules = SharedRules(**given)
        fair = 1.0 / rules.players
        super().__init__(
            _type(rules.chance),
            pyspiel.GameInfo(
                num_distinct_actions=len(rules.id_of),
                max_chance_outcomes=max(1, len(rules.outcome_ids)),
                num_players=rules.players,
                min_utility=-fair if rules.reward == "win" else -MONEY,
                max_utility=1.0 - fair if rules.reward == "win" else MONEY,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self, given: Any = None) -> "StockpileState":
        """Before the first card, or where a state's struct (also as its dict or JSON) says that it stands."""
        state = StockpileState(self)
        if given is not None:
            state.begin_at(given)
        return state

    def action_struct_spec(self) -> tuple[str, str]:
        """What the struct of an action has, and an example."""
        return ACTION_SPEC

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "StockpileObserver":
        """Who reads states as tensors and strings."""
        return StockpileObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class StockpileState(pyspiel.State):  # type: ignore[misc]
    """One state: a game of the engine, and for a resampled one what its seats have known before."""

    def __init__(self, game: StockpileGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._game: Game | None = Game(self._rules.setup) if self._rules.chance == "explicit" else None
        self._before: dict[int, tuple[str, list[NDArray[np.int8]]]] = {}
        self._shown: list[tuple[int, NDArray[np.int8]]] = []

    # What every game of OpenSpiel has

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        if self._game is None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self._game.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if question.seat == ids.CHANCE else question.seat

    def _legal_actions(self, player: int) -> list[int]:
        if self._game is None or self._game.question is None or self._game.question.seat != player:
            return []
        return sorted(self._rules.number_of[given] for given in self._game.question.answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, and how likely it is."""
        if self._game is None:
            return [(0, 1.0)]
        question, chances = self._game.question, self._game.probabilities
        assert question is not None and chances is not None, "chance is not asked"
        return sorted(zip((self._rules.outcome_of[given] for given in question.answers), chances, strict=True))

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            self._game = Game(self._rules.setup, seed=int(self._rules.dealer.integers(1 << 62)))
        elif self.is_chance_node():
            self._game.answer(self._rules.outcome_ids[action])
        else:
            seat = self.current_player()
            self._shown.append((seat, self.cells(seat)))
            self._game.answer(self._rules.id_of[action], seat)

    def _action_to_string(self, player: int, action: int) -> str:
        given = self._id_of(player, action)
        return DEAL if given is None else self._rules.name(given)

    def _id_of(self, player: int, action: int) -> int | None:
        """An action in the table of all answers; None for the one node of sampled chance."""
        if player != pyspiel.PlayerId.CHANCE:
            return self._rules.id_of[action]
        return self._rules.outcome_ids[action] if self._rules.outcome_ids else None

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._game is not None and self._game.over

    def returns(self) -> list[float]:
        """What the end has brought each seat; nothing before it."""
        result = None if self._game is None else self._game.result
        return [0.0] * self._rules.players if result is None else self._rules.returns(result)

    def __str__(self) -> str:
        if self._game is None:
            return "before the deal"
        return " ".join(self._rules.name(given) for _, given in self._game.answers())

    # What the library lets through where nobody may see it, or takes for granted

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The open answers of who is asked; none of any other seat's, nor what chance may bring."""
        asked = self.current_player()
        if player is not None and player >= 0 and player != asked:
            return []
        found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return found

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as a mask."""
        asked = self.current_player()
        if player is not None and player >= 0 and player != asked:
            return [0] * len(self._rules.id_of)
        found: list[int] = super().legal_actions_mask() if player is None else super().legal_actions_mask(player)
        return found

    def serialize(self) -> str:
        """The history, from which a state comes about again; a state that began elsewhere has its struct for that."""
        if self._before:
            raise ValueError("serialize: this state did not begin with the deal, so its history is not all of it;"
                             " new_initial_state(state.to_struct()) makes it again")  # fmt: skip
        text: str = super().serialize()
        return text

    # What a seat may know

    def _view(self, player: int) -> View:
        assert self._game is not None, "nothing has been dealt yet"
        return self._game.view(player)

    @property
    def has_begun(self) -> bool:
        """Whether anything has been dealt."""
        return self._game is not None

    def cells(self, player: int) -> NDArray[np.int8]:
        """This moment of a seat, as behind the other doors."""
        return self._rules.cells(self._view(player), player)

    def seen(self, player: int) -> str:
        """What a seat may know now, as text."""
        return "" if self._game is None else self._view(player).to_json()

    def told(self, player: int) -> str:
        """All that a seat has been told since the beginning, as text: its perfect recall."""
        if self._game is None:
            return ""
        before = [self._before[player][0]] if player in self._before else []
        return "\n".join((*before, *(line.decode() for line in self._game.event_lines(player))))

    def moments(self, player: int) -> list[NDArray[np.int8]]:
        """The observations at which a seat has answered, oldest first."""
        before = self._before[player][1] if player in self._before else []
        return before + [cells for seat, cells in self._shown if seat == player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "StockpileState":
        """A state that agrees with all that a player knows, uniform over the possible deals (KNO-7)."""
        assert self._game is not None, "nothing has been dealt yet"
        world = self._view(player).resample(int(sampler() * (1 << 62)))
        other: StockpileState = self.get_game().new_initial_state()
        other._game = world
        for seat in range(self._rules.players):
            told = self.told(seat) if seat == player else world.view(seat).to_json()
            other._before[seat] = (told, self.moments(seat) if seat == player else [])
        return other

    # Structs, which the library hands out as objects with to_dict and to_json

    def _to_struct(self) -> dict[str, Any]:
        """The whole state, secrets included: who is asked, and the position."""
        return {"current_player": self.current_player(), "position": self._game and self._game.position()}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What a seat may know now: its view, and what it may answer if it is asked."""
        legal = [self._action_to_struct(player, action) for action in self.legal_actions(player)]
        return {"player": player, "view": self._game and self._view(player).to_dict(), "legal": legal}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """An answer or an outcome: its notation, its id in the table of all answers, and what it is about."""
        given = self._id_of(player, action)
        if given is None:
            return {"action": DEAL}
        fields = {name: value for name, value in ACTIONS[given]._asdict().items() if value is not None}
        return {"action": self._rules.name(given), **fields}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """The number of an action's struct; its notation decides."""
        notation = struct.get("action")
        if not isinstance(notation, str):
            raise ValueError("action: the notation of an answer is needed")
        if self._game is None and notation == DEAL:
            return [0]
        given = parse(notation, self._rules.bids)
        numbers = self._rules.outcome_of if self.is_chance_node() else self._rules.numbers
        if given is None or given not in numbers:
            raise ValueError(f"action: {notation!r:.40} is no answer that can occur here")
        return [numbers[given]]

    def begin_at(self, given: Any) -> None:
        """Takes over what a struct says; seats know from then on what their views say."""
        fields = given.to_dict() if isinstance(given, pyspiel.StateStruct) else given
        if isinstance(fields, str):
            try:
                fields = json.loads(fields)
            except ValueError as error:
                raise ValueError(f"state: no JSON: {error}") from None
        if not isinstance(fields, Mapping) or "position" not in fields:
            raise ValueError("state: the struct of a state is needed, with its position")
        if fields["position"] is None:
            return
        game = Game.from_position(fields["position"])
        if game.setup != self._rules.setup:
            raise ValueError("state: its position is one of another setup than this game's")
        self._game = game
        self._before = {seat: (game.view(seat).to_json(), []) for seat in range(self._rules.players)}


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_type("explicit"), StockpileGame)
