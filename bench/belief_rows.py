"""All that is believed of a view as rows, one a hidden thing, and what a full state says to each of them."""

from collections.abc import Hashable, Iterable
from typing import Any

import stockpile
from stockpile import Setup, View
from stockpile.engine import ids
from stockpile.engine.names import CARDS, COMPANIES, FORECASTS, HELD
from stockpile.engine.setup import roster

Name = tuple[Any, ...]  # a sort of thing, then which one
Rows = dict[Name, dict[Hashable, float]]


def believed(view: View) -> Rows:
    """The chance of each outcome of each thing; nothing for what is not there."""
    found = stockpile.beliefs(view)
    rows: dict[Name, dict[Any, float]] = {
        ("deck",): found.deck,
        ("commerce deck",): found.commerce_deck,
        ("strategy deck",): found.strategy_deck,
    }
    rows |= {("forecast", company): row for company, row in found.forecasts.items() if found.pairs}
    rows |= {("pair", i, key): row for i, pair in enumerate(found.pairs) for key, row in pair.items()}
    rows |= {("pile", i, j): row for i, pile in enumerate(found.piles) for j, row in enumerate(pile)}
    rows |= {("opening", i): row for i, row in enumerate(found.opening)}
    for seat in view.setup.seats:
        rows |= {("hand", seat, i): row for i, row in enumerate(found.hands[seat])}
        rows |= {("commerce", seat, i): row for i, row in enumerate(found.commerce_hands[seat])}
        rows |= {("half", seat, key): row for key, row in found.holdings[seat].items()}
        rows |= {("investor", seat, i): row for i, row in enumerate(found.investors[seat])}
        for name in ("chosen", "strategies", "strategy_discards"):
            rows |= {(name, seat, key): {True: p, False: 1 - p} for key, p in getattr(found, name)[seat].items()}
    return {name: row for name, row in rows.items() if row}


class World:
    """A full state, read by the names of rows."""

    def __init__(self, setup: Setup, sheet: dict[str, Any]) -> None:
        self.g = sheet
        coming = range(len(setup.table.companies))
        self.companies = [sheet["pair_company"][i] or sheet["coming_company"][sheet["round"]][i] for i in coming]
        self.forecasts = [sheet["pair_forecast"][i] or sheet["coming_forecast"][sheet["round"]][i] for i in coming]

    def outcomes(self, names: Iterable[Name]) -> dict[Name, Hashable]:
        """What came out for each of them."""
        return {name: getattr(self, "_" + name[0].replace(" ", "_"))(*name[1:]) for name in names}

    def _deck(self) -> str:
        return CARDS[self.g["deck"][self.g["deck_at"]]]

    def _commerce_deck(self) -> str:
        return CARDS[self.g["commerce"][self.g["commerce_at"]]]

    def _strategy_deck(self) -> str:
        return roster.key_of(ids.INVESTORS + self.g["strategy_deck"][self.g["strategy_drawn"]] - 1)

    def _forecast(self, company: str) -> str:
        return FORECASTS[self.forecasts[self.companies.index(COMPANIES.index(company) + 1)]]

    def _pair(self, i: int, key: str) -> str:
        return COMPANIES[self.companies[i] - 1] if key == "company" else FORECASTS[self.forecasts[i]]

    def _pile(self, i: int, j: int) -> str:
        return CARDS[self.g["pile_card"][i][j]]

    def _opening(self, i: int) -> str:
        return CARDS[self.g["opening"][i]]

    def _hand(self, seat: int, i: int) -> str:
        return CARDS[self.g["hand"][seat][i]]

    def _commerce(self, seat: int, i: int) -> str:
        return CARDS[self.g["commerce_hand"][seat][i]]

    def _half(self, seat: int, key: str) -> int:
        return int(self.g["regular"][seat][HELD.index(key)])

    def _investor(self, seat: int, i: int) -> str:
        return roster.key_of(self.g["dealt"][seat][i] - 1)

    def _chosen(self, seat: int, key: str) -> bool:
        mask, dealt = self.g["chosen"][seat], self.g["dealt"][seat]
        return any(mask >> i & 1 and roster.key_of(dealt[i] - 1) == key for i in range(ids.OFFERED))

    def _strategies(self, seat: int, key: str) -> bool:
        return bool(self.g["strategy_at"][roster.number_of(key) - ids.INVESTORS] == seat + 1)

    def _strategy_discards(self, seat: int, key: str) -> bool:
        return bool(self.g["dropped_by"][roster.number_of(key) - ids.INVESTORS] == seat + 1)
