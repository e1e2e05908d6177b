"""How much a search may think about one answer: so many rollouts, or so many seconds."""

import math
from dataclasses import dataclass

MOST_ROLLOUTS = 1_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """One of the two; with rollouts the same seed always gives the same answer."""

    rollouts: int = 0
    seconds: float = 0.0

    @property
    def is_reproducible(self) -> bool:
        """Whether the same seed gives the same answers on any machine."""
        return self.seconds == 0.0


def budget_of(text: str) -> Budget:
    """Reads `256` (rollouts), `1s` or `200ms`; a ValueError says what is wrong."""
    number, factor = text, 0.0
    if text.endswith("ms"):
        number, factor = text[:-2], 0.001
    elif text.endswith("s"):
        number, factor = text[:-1], 1.0
    try:
        value = float(number) if factor else int(number)
    except ValueError:
        raise ValueError(f"budget: {text!r} is neither a number of rollouts (256) nor a time (1s, 200ms)") from None
    if factor:
        if not (math.isfinite(value) and 0 < value * factor <= MOST_SECONDS):
            raise ValueError(f"budget: a time is more than 0 and at most {MOST_SECONDS:.0f}s, not {text}")
        return Budget(seconds=value * factor)
    if not 1 <= value <= MOST_ROLLOUTS:
        raise ValueError(f"budget: rollouts are from 1 to {MOST_ROLLOUTS}, not {text}")
    return Budget(rollouts=int(value))
