"""How likely each pair of the round is what, and each company's forecast: cards that are not known lie anywhere."""

from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import COMPANIES, FORECASTS
from stockpile.engine.setup.modules import STAGES
from stockpile.engine.setup.setup import Setup

Chances = dict[str, float]
# The stages in which no pair lies before anybody: before Information and from the end of the round on.
PAIRLESS = (*STAGES[: STAGES.index(ids.INFORMATION)], *STAGES[STAGES.index(ids.ROUND_END) :])


class Pair(NamedTuple):
    """What is known of a pair: keys, None for a card that is not."""

    company: str | None
    forecast: str | None


class PairOdds:
    """The pairs of one view."""

    def __init__(self, setup: Setup, sheet: dict[str, Any]) -> None:
        self.setup = setup
        self.is_dealt = sheet["stage"] not in PAIRLESS
        self.cards = _forecasts(setup, sheet["rolled"])
        self.pairs = [
            Pair(COMPANIES[company - 1] if company else None, FORECASTS[forecast] if forecast else None)
            for company, forecast in zip(sheet["pair_company"], sheet["pair_forecast"], strict=True)
        ][: len(setup.table.companies)]
        known = [pair.company for pair in self.pairs]
        self.companies = evenly([key for key in setup.table.companies if key not in known])
        self.forecasts = self._open_forecasts()

    def by_pair(self) -> list[dict[str, Chances]]:
        """For each pair of the round, once they are dealt, its company and its forecast."""
        if not self.is_dealt:
            return []
        return [
            {
                "company": {pair.company: 1.0} if pair.company else dict(self.companies),
                "forecast": {pair.forecast: 1.0} if pair.forecast else dict(self.forecasts),
            }
            for pair in self.pairs
        ]

    def by_company(self) -> dict[str, Chances]:
        """For each company its forecast of this round."""
        return {company: self._forecast_of(company) for company in self.setup.table.companies}

    def _forecast_of(self, company: str) -> Chances:
        rows = [pair.forecast for pair in self.pairs if pair.company == company]
        rows = rows or [pair.forecast for pair in self.pairs if pair.company is None]
        chances: Chances = {}
        for forecast in rows:
            for key, chance in ({forecast: 1.0} if forecast else self.forecasts).items():
                chances[key] = chances.get(key, 0.0) + chance / len(rows)
        return chances

    def _open_forecasts(self) -> Chances:
        """What a forecast card can be that is not known."""
        left = dict(self.cards)
        for pair in self.pairs:
            if pair.forecast:
                left[pair.forecast] -= 1
        total = sum(left.values())
        return {key: count / total for key, count in left.items() if count > 1e-9}


def _forecasts(setup: Setup, rolled: list[int]) -> dict[str, float]:
    """How many forecast cards of each kind there are, or can be expected: a die not yet rolled may show any face."""
    cards: dict[str, float] = {}
    for number in range(len(setup.table.companies)):
        if "dice" not in setup.modules:
            faces = [setup.table.forecasts[number]]
        elif rolled[number]:
            faces = [FORECASTS[rolled[number]]]
        else:
            faces = setup.printed["dice"]["faces"][number]
        for face in faces:
            cards[face] = cards.get(face, 0.0) + 1 / len(faces)
    return cards


def evenly(keys: list[str]) -> Chances:
    """All equally likely."""
    chances: Chances = {}
    for key in keys:
        chances[key] = chances.get(key, 0.0) + 1 / len(keys)
    return chances
