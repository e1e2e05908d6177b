"""How likely face-down cards and unseen pairs are in the light of what others did: chance, times what that suggests."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from stockpile.bots import readings
from stockpile.bots.learned import readings_of
from stockpile.bots.pair_odds import Chances
from stockpile.bots.readings import Readings
from stockpile.engine.names import COMPANIES, FORECASTS, MARKET
from stockpile.engine.setup.setup import Setup
from stockpile.engine.view import View

Key = TypeVar("Key")
PairChances = dict[tuple[str, str], float]


@lru_cache(maxsize=32)
def _kept(setup: Setup, reads: str) -> Readings:
    """Made once: whoever follows a game asks again and again."""
    return readings_of(setup, reads)


class ActOdds:
    """The cards and pairs of one view."""

    def __init__(self, view: View, reads: str) -> None:
        self._read = _kept(view.setup, reads)
        readings.read(self._read, view._state)

    def card(self, pile: int, slot: int, by_chance: Chances) -> Chances:
        """A card of a pile."""
        factors = self._read.of_card(pile, slot) if len(by_chance) > 1 else None
        if factors is None:
            return by_chance
        return _normal({key: chance * factors[MARKET.index(key)] for key, chance in by_chance.items()})

    def pair(self, number: int, companies: Chances, forecasts: Chances) -> PairChances:
        """A pair: company and forecast together."""
        factors = self._read.of_pair(number)
        odds = {(key, sign): one * other for key, one in companies.items() for sign, other in forecasts.items()}
        if factors is None:
            return odds
        return _normal(
            {
                (key, sign): chance * factors[COMPANIES.index(key)][FORECASTS.index(sign)]
                for (key, sign), chance in odds.items()
            }
        )


def _normal(odds: dict[Key, float]) -> dict[Key, float]:
    """Chances that add up to 1; what cannot be has none."""
    total = sum(odds.values())
    return {key: chance / total for key, chance in odds.items() if chance > 0.0}


def summed(odds: PairChances, which: int) -> Chances:
    """The chances of the company (0) or of the forecast (1) alone."""
    found: Chances = {}
    for pair, chance in odds.items():
        found[pair[which]] = found.get(pair[which], 0.0) + chance
    return found


def by_company(pairs: list[PairChances], companies: Iterable[str]) -> dict[str, Chances]:
    """Each company's forecast, from all pairs that may be about it."""
    found: dict[str, Chances] = {company: {} for company in companies}
    for odds in pairs:
        for (company, forecast), chance in odds.items():
            found[company][forecast] = found[company].get(forecast, 0.0) + chance
    return {company: _normal(row) for company, row in found.items()}
