"""How likely each strategy card is in which hand, among whose discards, and next in the deck (KNO-7).

Cards of which nothing is known lie anywhere, all alike. But when the deck is used up, one investor draws again from
what the others have discarded, and nobody knows whose cards these were. Of the observer's own discards any number may
be among them; the more there are, the fewer ways there are for the cards that the drawer has played to have come to it.
"""

from math import comb, prod
from typing import Any

from stockpile.bots.pair_odds import Chances, evenly
from stockpile.engine import ids
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup


class StrategyOdds:
    """The strategies of one view; `drawer` is the seat that may draw from the discards, -1 if there is none."""

    def __init__(self, setup: Setup, sheet: dict[str, Any], drawer: int) -> None:
        self.setup = setup
        self.sheet = sheet
        self.me: int = sheet["observer"] - 1
        self.drawer = drawer if sheet["recycled"] else -1
        self.own = [number for number, seat in enumerate(sheet["dropped_by"]) if seat == self.me + 1]
        self.unseen = [number for number in setup.lineup.strategies if not self._is_traced(number)]
        self.drawn = self._own_drawn() if self.drawer >= 0 else {0: 1.0}

    def hands(self) -> list[Chances]:
        """For each seat, how likely each card is in its hand."""
        return [self._named(self._hand(seat)) for seat in self.setup.seats]

    def discards(self) -> list[Chances]:
        """For each seat, how likely it has discarded each card."""
        return [self._named(self._discards(seat)) for seat in self.setup.seats]

    def deck(self) -> Chances:
        """The next card of the deck."""
        if self.sheet["strategy_drawn"] >= self.sheet["strategy_size"]:
            return {}
        return evenly([roster.key_of(ids.INVESTORS + number) for number in self.unseen])

    def _named(self, row: dict[int, float]) -> Chances:
        return {roster.key_of(ids.INVESTORS + number): chance for number, chance in row.items() if chance > 0}

    def _is_traced(self, number: int) -> bool:
        g = self.sheet
        return bool(g["strategy_at"][number] or g["strategy_played"][number] or g["dropped_by"][number])

    def _hand(self, seat: int) -> dict[int, float]:
        row = {number: 1.0 for number, at in enumerate(self.sheet["strategy_at"]) if at == seat + 1}
        slots = float(self.sheet["strategy_n"][seat] - len(row))
        if seat == self.drawer and seat != self.me:
            again = [number for number in self.own if not self._is_had(number)]
            expected = sum(count * chance for count, chance in self.drawn.items()) - self._forced
            row |= {number: expected / len(again) for number in again}
            slots -= expected
        return row | {number: slots / len(self.unseen) for number in self.unseen if slots > 0}

    def _discards(self, seat: int) -> dict[int, float]:
        if seat == self.me:
            return dict.fromkeys(self.own, 1.0)
        row = dict.fromkeys(self._named_draws, self._share_of(seat))
        cards = self.sheet["dropped_n"][seat] - sum(row.values())
        return row | {number: cards / len(self.unseen) for number in self.unseen if cards > 0}

    # Discards that were drawn again

    def _is_had(self, number: int) -> bool:
        """Whether the drawer is known to have or to have had the card, and not from the setup."""
        g, owner = self.sheet, self.drawer + 1
        is_fixed = any(number in row for row in self.setup.lineup.fixed_strategies)
        return not is_fixed and owner in (g["strategy_at"][number], g["strategy_played"][number])

    @property
    def _forced(self) -> int:
        """How many of the own discards the drawer has shown."""
        return sum(self._is_had(number) for number in self.own)

    @property
    def _named_draws(self) -> list[int]:
        """The drawer's cards that may come from the discards of others, as far as the observer can name them."""
        if self.drawer < 0:
            return []
        if self.drawer == self.me:  # who drew them knows which they are
            return [number for number, seat in enumerate(self.sheet["redrawn"]) if seat == self.me + 1]
        return [number for number in range(ids.STRATEGIES) if self._is_had(number) and number not in self.own]

    @property
    def _had(self) -> int:
        """How many cards the drawer has or had that the setup did not give."""
        g, owner = self.sheet, self.drawer + 1
        played = sum(seat == owner for seat in g["strategy_played"])
        return int(g["strategy_n"][self.drawer] + played - len(self.setup.lineup.fixed_strategies[self.drawer]))

    def _own_drawn(self) -> dict[int, float]:
        """How likely so many of the own discards were drawn again."""
        g, forced = self.sheet, self._forced
        total = sum(g["dropped_n"][seat] for seat in self.setup.seats if seat != self.drawer) - forced
        mine = g["dropped_n"][self.me] - forced if self.me in self.setup.seats and self.me != self.drawer else 0
        ways = {}
        for more in range(min(mine, g["recycled"] - forced) + 1):
            room = prod(max(0, self._had - forced - more - i) for i in range(len(self._named_draws)))
            ways[forced + more] = comb(mine, more) * comb(total - mine, g["recycled"] - forced - more) * room
        return {own: count / sum(ways.values()) for own, count in ways.items() if count}

    def _share_of(self, seat: int) -> float:
        """How likely one of those cards is a discard of the seat."""
        g = self.sheet
        if self.drawer in (-1, seat):
            return 0.0
        dropped = sum(g["dropped_n"][other] for other in self.setup.seats if other not in (self.drawer, self.me))
        again = sum(chance * (g["recycled"] - own) / (self._had - own) for own, chance in self.drawn.items())
        if self.drawer == self.me:
            again = 1.0
        return float(again * g["dropped_n"][seat] / dropped) if again else 0.0
