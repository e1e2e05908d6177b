"""How decisions are marked, as chess engines do: by how much they changed the chance to win, beyond doubt."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

Z95 = 1.959964
# What an answer must have cost, in chance to win, and its whole 95 % interval must lie above nothing.
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
BRILLIANT = 0.08  # how much better than a trader's answer; it must also lie beyond doubt
MARKS = ("blunder", "mistake", "inaccuracy", "brilliant")


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_list(self) -> list[float]:
        """As plain JSON: mean, low, high."""
        return [round(self.mean, 4), round(self.low, 4), round(self.high, 4)]


NOTHING = Estimate(0.0, 0.0, 0.0)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of values from independent worlds."""
    n = len(values)
    mean = sum(values) / n
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) if n > 1 else 0.0
    half = Z95 * spread / sqrt(n)
    return Estimate(mean, mean - half, mean + half)


def mark_of(loss: Estimate, gain: Estimate) -> str:
    """The mark of a decision by what it lost against the best answer and gained over a trader's; mostly none."""
    if loss.low > 0:
        for name, least in (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY)):
            if loss.mean >= least:
                return name
        return ""
    return "brilliant" if gain.low > 0 and gain.mean >= BRILLIANT and loss.mean < INACCURACY else ""


def thresholds() -> dict[str, Any]:
    """The least of each mark, for whoever shows them."""
    return {"inaccuracy": INACCURACY, "mistake": MISTAKE, "blunder": BLUNDER, "brilliant": BRILLIANT}
