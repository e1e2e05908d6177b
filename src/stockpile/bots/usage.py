"""What a program says its answers have cost: tokens in and out, and money."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class BotUsage:
    """Tokens read and written, and their price in whatever currency the program counts in."""

    input_tokens: int = 0
    output_tokens: int = 0
    cost: float = 0.0

    def __add__(self, other: "BotUsage") -> "BotUsage":
        return BotUsage(
            self.input_tokens + other.input_tokens, self.output_tokens + other.output_tokens, self.cost + other.cost
        )


def usage_of(given: Any) -> BotUsage:
    """Reads the `usage` of an answer; a ValueError names what is wrong."""
    if given is None:
        return BotUsage()
    if not isinstance(given, Mapping):
        raise ValueError("usage: an object with input_tokens, output_tokens and cost is wanted")
    tokens = [given.get(name, 0) for name in ("input_tokens", "output_tokens")]
    if any(isinstance(count, bool) or not isinstance(count, int) or not 0 <= count < 1 << 53 for count in tokens):
        raise ValueError("usage: input_tokens and output_tokens count from 0 on")
    cost = given.get("cost", 0.0)
    if isinstance(cost, bool) or not isinstance(cost, (int, float)) or not 0 <= cost < 1e12:
        raise ValueError("usage: cost is a number from 0 on")
    return BotUsage(tokens[0], tokens[1], float(cost))
