"""How likely investors and commerce cards that one cannot see lie where: the possible deals of KNO-7."""

from functools import cached_property
from typing import Any

from stockpile.bots.pair_odds import Chances, evenly
from stockpile.engine import ids
from stockpile.engine.names import CARDS
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup
from stockpile.engine.setup.table import commerce_copies_of

Sheet = dict[str, Any]


def unseen_commerce(setup: Setup, sheet: Sheet) -> Chances:
    """Commerce cards that the observer cannot see, each as likely as the others."""
    left = list(commerce_copies_of(setup))
    for kind in range(ids.GOLD, ids.TAX + 1):
        left[kind] -= sheet["commerce_out"][kind - ids.GOLD]
    for seat in setup.seats:
        left[ids.TAX] -= sheet["taxes"][seat]
        for number, owned in enumerate(sheet["commodities"][seat]):
            left[ids.GOLD + number] -= owned
    shown = [*zip(sheet["pile_card"], sheet["pile_n"], strict=True), *((row, None) for row in sheet["commerce_hand"])]
    for row, size in shown:
        for card in row[:size]:
            if ids.GOLD <= card <= ids.TAX:
                left[card] -= 1
    total = sum(left)
    return {CARDS[kind]: count / total for kind, count in enumerate(left) if count > 0}


class InvestorOdds:
    """Investors that have been dealt and not yet shown."""

    def __init__(self, setup: Setup, sheet: Sheet) -> None:
        self.setup = setup
        self.sheet = sheet

    def dealt(self) -> list[list[Chances]]:
        """For each seat and each investor that it was dealt and has not shown."""
        return [[self._card(seat, i) for i in range(self.sheet["dealt_n"][seat])] for seat in self.setup.seats]

    def chosen(self) -> list[Chances]:
        """For each seat, how likely it has chosen each of them, before choices are shown."""
        return [self._choice(seat, row) for seat, row in enumerate(self.dealt())]

    def _card(self, seat: int, i: int) -> Chances:
        number = self.sheet["dealt"][seat][i]
        if not number and self.setup.lineup.fixed_investors[seat]:
            number = self.setup.lineup.fixed_investors[seat][i] + 1
        return {roster.key_of(number - 1): 1.0} if number else dict(self._unseen)

    def _choice(self, seat: int, row: list[Chances]) -> Chances:
        count = self.sheet["chosen_n"][seat]
        if seat == self.sheet["observer"] - 1:
            mask = self.sheet["chosen"][seat]
            return {key: 1.0 for i, cards in enumerate(row) if mask >> i & 1 for key in cards}
        found: Chances = {}
        for cards in row if count else ():
            for key, chance in cards.items():
                found[key] = found.get(key, 0.0) + chance * count / len(row)
        return found

    @cached_property
    def _unseen(self) -> Chances:
        g = self.sheet
        seen = {number for row in (*g["investor"], *g["dealt"], g["offer"]) for number in row}
        return evenly([roster.key_of(number) for number in self.setup.lineup.investors if number + 1 not in seen])
