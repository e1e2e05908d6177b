"""A strategy card in hand: whose turn it is to play it, and why it cannot be played."""

from typing import Any

from kit.table import table
from stockpile import Game, Refusal

NEXT = "block-trading"


def turn(*cards: str, **position: Any) -> Game:
    """The Action turn of seat 0 with these strategies; seat 1 has one that nobody minds and is asked afterwards."""
    strategies = {0: cards, 1: NEXT, **position.pop("others", {})}
    return table(**{"phase": "action", "strategies": strategies, **position})


def why(game: Game, answer: str) -> str:
    """The rule that an answer breaks, the key of the words and, if it is a matter of money, how much is needed."""
    refusal = game.refusal(answer)
    assert refusal, f"{answer}: it is allowed"
    assert isinstance(refusal, Refusal)
    needed = f" {refusal.args['value']}" if refusal.key == "cannot-pay" else ""
    return f"{refusal.rule} {refusal.key}{needed}"
