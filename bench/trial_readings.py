"""Trial: acts tell something of traders' secrets, and nobody's are read worse than by chance.

Read as traders, traders' face-down cards and pairs are less surprising than by chance; read as anyone, what those of
any level hide is not more so.
"""

from typing import Any

import numpy as np

from stockpile import Setup
from stockpile.bots import learned
from stockpile.bots.levels import LEVELS
from stockpile.env.learning import seen_games
from stockpile.env.learning.choice_fit import Choices, scored

QUICK = tuple(name for name, level in LEVELS.items() if level.budget is None)
PLAYERS = 4
UNREADABLE = "random"  # whoever acts without a reason tells nothing, and is not among those whom people meet


def play(name: str, first: int, games: int, seed: int) -> dict[str, list[float]]:
    """Games between bots of one level: by network, how much less surprising what it reads was, in nats."""
    read = seen_games.secrets(Setup(players=PLAYERS), (name,), games, seed * 1_000_003 + 7919 * first + 13)
    return {
        network: gains(network, choices).tolist()
        for names in learned.READS.values()
        for network, choices in zip(names, read, strict=True)
    }


def gains(network: str, choices: Choices) -> Any:
    """What a network gains on each choice over chance alone."""
    layers = [np.array(layer, np.float32) for layer in learned.layers(network)]
    scores = scored(layers, choices.rows[:, :, : len(layers[0])])
    weights = np.exp(scores) * choices.chances
    true = (choices.truth * np.exp(scores)).sum(axis=1)
    return np.log(true / weights.sum(axis=1))


def report(parts: list[tuple[str, dict[str, list[float]]]]) -> dict[str, Any]:
    """By level the mean gain of each network, and of all that is read as anyone's, with 95 % intervals."""
    rows: dict[str, dict[str, Any]] = {}
    for name in dict.fromkeys(name for name, _ in parts):
        found = {
            network: np.array([gain for other, part in parts if other == name for gain in part[network]])
            for names in learned.READS.values()
            for network in names
        }
        found["anyone"] = np.concatenate([found[network] for network in learned.READS["anyone"]])
        rows[name] = {network: _gain(gains) for network, gains in found.items()}
    traders = [rows["trader"][network]["gain_95"][0] > 0 for network in learned.READS["trader"] if "trader" in rows]
    others = [row["anyone"]["gain_95"][1] >= 0 for name, row in rows.items() if name != UNREADABLE]
    return {"levels": rows, "reads_traders": all(traders), "reads_nobody_worse": all(others)}


def _gain(found: Any) -> dict[str, Any]:
    """The mean with its interval."""
    mean, half = float(found.mean()), 1.96 * float(found.std()) / len(found) ** 0.5
    return {"secrets": len(found), "gain": round(mean, 4), "gain_95": [round(mean - half, 4), round(mean + half, 4)]}
