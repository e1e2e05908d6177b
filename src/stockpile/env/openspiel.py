"""OpenSpiel: `pyspiel.load_game("stockpile", {"setup": "base"})` after `import stockpile.env.openspiel`.

With explicit chance every card is a chance node, states are serialised by their history, and trees can be walked. With
sampled chance one node at the start deals everything, which is quicker to play; such a state is not serialised.
Actions have the compact numbers of the other doors; outcomes of chance are numbered apart. Returns sum to zero: the
share of the win less a fair one, or the money above the mean of the others.
"""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy.typing import NDArray

from stockpile.engine import ids
from stockpile.engine.game import Game
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.checks import one_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.env import encode, numbering
from stockpile.env.encoder import Encoder
from stockpile.env.layout import layout_of
from stockpile.env.presets import setup_of

NAME = "stockpile"
CHANCES = ("explicit", "sampled")
REWARDS = ("win", "money")
FRAMES = 64  # own moments that an information state's tensor has room for
MONEY = 5000.0  # more than anybody can be ahead
LONGEST = 4096
PARAMETERS: dict[str, Any] = {"setup": "base", "chance": "explicit", "reward": "win", "rng_seed": 0}


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


def parameter_of(setup: Setup) -> str:
    """A setup as the library's parameters can hold it: JSON, with all that its own notation uses quoted."""
    fields = {name: value for name, value in setup.to_dict().items() if name != "chance"}
    return quote(json.dumps(fields, separators=(",", ":")), safe="")


class SharedRules:
    """What all states of one game share; copies of a state share it too."""

    def __init__(self, setup: str, chance: str, reward: str, rng_seed: int) -> None:
        self._given = (setup, chance, reward, rng_seed)
        one_of("chance", chance, CHANCES)
        one_of("reward", reward, REWARDS)
        self.chance = chance
        self.reward = reward
        fields = setup_of(json.loads(unquote(setup)) if setup.startswith(("{", "%")) else setup).to_dict()
        self.drawn = Setup.from_dict({**fields, "chance": "drawn"})
        self.setup = Setup.from_dict({**fields, "chance": "asked"}) if chance == "explicit" else self.drawn
        self.players = self.drawn.players
        self.id_of = numbering.ids_of(self.drawn)
        self.number_of = numbering.numbers_of(self.drawn)
        own = set(self.id_of)
        self.outcome_ids = [given for given in self.setup.actions if given not in own]
        self.outcome_of = {given: number for number, given in enumerate(self.outcome_ids)}
        self.dealer = np.random.default_rng(rng_seed)
        self.layout = layout_of(self.drawn)
        self._encoder = Encoder(self.layout)

    def cells(self, view: View, player: int) -> NDArray[np.int8]:
        """One moment of a seat; chance may be asked, the cells are those of the other doors."""
        return np.array(encode.cells(self._encoder, view._state, player), np.int8)

    def __deepcopy__(self, memo: object) -> "SharedRules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return SharedRules, self._given


class StockpileGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """The rules of one setup; `setup` is a name of presets.py or what `parameter_of` makes of a Setup."""

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

    def new_initial_state(self, *_: Any) -> "StockpileState":
        """Before the first card."""
        return StockpileState(self)

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
            self._shown.append((seat, self._cells(seat)))
            self._game.answer(self._rules.id_of[action], seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._name(self._rules.outcome_ids[action]) if self._rules.outcome_ids else "deal"
        return self._name(self._rules.id_of[action])

    def _name(self, given: int) -> str:
        return ACTIONS[given].notation(self._rules.setup.table.bids)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._game is not None and self._game.over

    def returns(self) -> list[float]:
        """What the end has brought each seat; nothing before it."""
        result = None if self._game is None else self._game.result
        players = self._rules.players
        if result is None:
            return [0.0] * players
        if self._rules.reward == "money":
            total = sum(result.scores)
            return [score - (total - score) / (players - 1.0) for score in result.scores]
        share = 1.0 / len(result.winners)
        return [(share if seat in result.winners else 0.0) - 1.0 / players for seat in range(players)]

    def __str__(self) -> str:
        return (
            "before the deal"
            if self._game is None
            else " ".join(self._name(given) for _, given in self._game.answers())
        )

    # What a seat may know

    def _view(self, player: int) -> View:
        assert self._game is not None, "nothing has been dealt yet"
        return self._game.view(player)

    def _cells(self, player: int) -> NDArray[np.int8]:
        return self._rules.cells(self._view(player), player)

    def to_observation_dict(self, player: int) -> dict[str, Any]:
        """What a seat may know now, as plain JSON."""
        return {} if self._game is None else self._view(player).to_dict()

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

    def to_dict(self) -> dict[str, Any]:
        """The whole state, secrets included, as a position."""
        return {} if self._game is None else self._game.position()

    def to_json(self) -> str:
        """The same as text."""
        return json.dumps(self.to_dict(), separators=(",", ":"))


class StockpileObserver:
    """Reads states as tensors and strings: what can be seen now or, with perfect recall, all that was seen."""

    def __init__(self, rules: SharedRules, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees what one seat may know, not all seats at once")
        self.recalls = bool(kind.perfect_recall)
        layout = rules.layout
        self.frame = frame = layout.frame
        self.tensor: NDArray[np.float32] = np.zeros(frame * (1 + FRAMES if self.recalls else 1), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        for section in layout.sections:
            self.dict[section.code] = self.tensor[layout.part(section.code)].reshape(section.shape)
        if self.recalls:
            self.dict["before"] = self.tensor[frame:].reshape(FRAMES, frame)

    def set_from(self, state: StockpileState, player: int) -> None:
        """Writes what a player may know to `tensor` and `dict`."""
        self.tensor.fill(0)
        if state._game is None:
            return
        self.tensor[: self.frame] = state._cells(player)
        if self.recalls:
            past = state.moments(player)
            if len(past) > FRAMES:
                raise ValueError(f"{len(past)} own moments, the tensor of an information state has room for {FRAMES}")
            for place, cells in enumerate(reversed(past)):
                self.dict["before"][place] = cells

    def string_from(self, state: StockpileState, player: int) -> str:
        """The same as text."""
        return state.told(player) if self.recalls else state.seen(player)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_type("explicit"), StockpileGame)
