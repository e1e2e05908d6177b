"""The spaces of Gymnasium that both PettingZoo's and Gymnasium's doors have: cells, and the mask of open answers."""

from typing import Any

import gymnasium
import numpy as np

from stockpile.env.layout import HIGH, LOW


def space_of(cells: int, actions: int, kind: Any = np.int8) -> gymnasium.spaces.Dict:
    """What a seat is shown."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(LOW, HIGH, (cells,), kind),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
