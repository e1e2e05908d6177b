"""What all states of one game of OpenSpiel share: the setup, the numbers of answers and of chance, the returns."""

import json
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from stockpile.engine.result import Result
from stockpile.engine.setup.actions import ACTIONS
from stockpile.engine.setup.checks import one_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View
from stockpile.env import encode, numbering
from stockpile.env.encoder import Encoder
from stockpile.env.layout import layout_of
from stockpile.env.presets import setup_of

CHANCES = ("explicit", "sampled")
REWARDS = ("win", "money")


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
        self.bids = self.drawn.table.bids
        self.id_of = numbering.ids_of(self.drawn)
        self.number_of = numbering.numbers_of(self.drawn)
        self.numbers = {given: number for number, given in enumerate(self.id_of)}
        own = set(self.id_of)
        self.outcome_ids = [given for given in self.setup.actions if given not in own]
        self.outcome_of = {given: number for number, given in enumerate(self.outcome_ids)}
        self.dealer = np.random.default_rng(rng_seed)
        self.layout = layout_of(self.drawn)
        self._encoder = Encoder(self.layout)

    def cells(self, view: View, player: int) -> NDArray[np.int8]:
        """One moment of a seat; chance may be asked, the cells are those of the other doors."""
        return np.array(encode.cells(self._encoder, view._state, player), np.int8)

    def name(self, given: int) -> str:
        """The notation of an answer or an outcome."""
        return ACTIONS[given].notation(self.bids)

    def returns(self, result: Result) -> list[float]:
        """What the end brings each seat: the share of the win less a fair one, or the money above the others' mean."""
        if self.reward == "money":
            total = sum(result.scores)
            return [score - (total - score) / (self.players - 1.0) for score in result.scores]
        share, fair = 1.0 / len(result.winners), 1.0 / self.players
        return [(share if seat in result.winners else 0.0) - fair for seat in range(self.players)]

    def __deepcopy__(self, memo: object) -> "SharedRules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return SharedRules, self._given
