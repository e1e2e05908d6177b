"""Strategies that bet on how far one stock moves by its forecast (STR-6)."""

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.card import Card
from stockpile.engine.state import State


class Bet(Card):
    """Names one stock openly."""

    asks = (ids.SORT_STOCK,)

    def may_use(self, g: State, seat: int) -> int:
        return 1 if g.bet_n < ids.BETS else 0

    def act(self, g: State, seat: int, picks: list[int]) -> None:
        effects.bet(g, seat, self.number, picks[0])


class PutOption(Bet):
    """2 for each space the stock falls (STR:put-option)."""

    key = "put-option"

    def payoff(self, g: State, walked: int) -> int:
        return -walked * g.box.amount[self.number] if walked < 0 else 0


class CallOption(Bet):
    """2 for each space the stock rises (STR:call-option)."""

    key = "call-option"

    def payoff(self, g: State, walked: int) -> int:
        return walked * g.box.amount[self.number] if walked > 0 else 0


class Straddle(Bet):
    """2 for each space the stock moves either way (STR:straddle)."""

    key = "straddle"

    def payoff(self, g: State, walked: int) -> int:
        return g.box.amount[self.number] * (walked if walked > 0 else -walked)
