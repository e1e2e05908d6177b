"""Reads states of OpenSpiel's door as tensors and strings, for its observers, observations and information states."""

from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from stockpile.engine.setup.modules import POWERED
from stockpile.env.openspiel_rules import SharedRules


def frames_of(rules: SharedRules) -> int:
    """Own moments that an information state's tensor has room for: half as many again as random games ever needed."""
    setup = rules.drawn
    return 16 + setup.table.rounds * (32 if any(module in POWERED for module in setup.modules) else 16)


class Readable(Protocol):
    """A state, as far as an observer reads it."""

    has_begun: bool

    def cells(self, player: int) -> NDArray[np.int8]:
        """This moment of a seat."""

    def moments(self, player: int) -> list[NDArray[np.int8]]:
        """The observations at which a seat has answered, oldest first."""

    def seen(self, player: int) -> str:
        """What a seat may know now."""

    def told(self, player: int) -> str:
        """All that a seat was told."""


class StockpileObserver:
    """Reads states as tensors and strings: what can be seen now or, with perfect recall, all that was seen."""

    def __init__(self, rules: SharedRules, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError(
                f"an observer sees all that one seat may know (public_info, private_info SINGLE_PLAYER), not {kind}"
            )
        self.recalls = bool(kind.perfect_recall)
        layout = rules.layout
        self.frame = frame = layout.frame
        self.frames = frames_of(rules) if self.recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(frame * (1 + self.frames), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        for section in layout.sections:
            self.dict[section.code] = self.tensor[layout.part(section.code)].reshape(section.shape)
        if self.recalls:
            self.dict["before"] = self.tensor[frame:].reshape(self.frames, frame)

    def set_from(self, state: Readable, player: int) -> None:
        """Writes what a player may know to `tensor` and `dict`."""
        self.tensor.fill(0)
        if not state.has_begun:
            return
        self.tensor[: self.frame] = state.cells(player)
        if self.recalls:
            newest = list(reversed(state.moments(player)))[: self.frames]  # the string has room for all
            for place, cells in enumerate(newest):
                self.dict["before"][place] = cells

    def string_from(self, state: Readable, player: int) -> str:
        """The same as text."""
        return state.told(player) if self.recalls else state.seen(player)
