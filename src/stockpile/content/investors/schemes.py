"""The investor of the strategies module."""

from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class IllicitIvan(Card):
    """Draws further strategy cards after the discards and may play two a round (INV:ivan)."""

    key = "ivan"

    def plays(self, strategies: int) -> int:
        return strategies + 1

    def further_draws(self, g: State, cards: int) -> int:
        return cards + g.box.rounds - 1
