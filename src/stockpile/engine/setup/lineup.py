"""Which investors and strategies a setup puts on the table, and whether they are enough for the deal (INV-1, STR-1)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import PRINTED_SETS
from stockpile.engine.setup import roster
from stockpile.engine.setup.given import Given
from stockpile.engine.setup.table import table_of

DROPS = 2
KEPT = 1  # the least a hand must keep after the discards


class Lineup(NamedTuple):
    """What is dealt and what is given: investors and strategies by number, and how many of each a seat gets."""

    investors: tuple[int, ...] = ()
    fixed_investors: tuple[tuple[int, ...], ...] = ()
    investors_each: int = 0
    investors_dealt: int = 0
    strategies: tuple[int, ...] = ()
    fixed_strategies: tuple[tuple[int, ...], ...] = ()
    strategies_dealt: int = 0
    fixed_hands: int = 0


@lru_cache(maxsize=512)
def lineup_of(setup: Given) -> Lineup:
    """The cards with a power that are in play; a ValueError says with numbers why a deal is impossible."""
    table, values = table_of(setup), setup.printed
    result = Lineup()
    if "investors" in setup.modules:
        result = _with_investors(setup, values["investors"], result, table.meeples)
    if "strategies" in setup.modules:
        result = _with_strategies(setup, values["strategies"], result, table.rounds)
    return result


def _with_investors(setup: Given, cards: Mapping[str, Any], lineup: Lineup, meeples: int) -> Lineup:
    fixed = _fixed("investors", setup.investors, setup, cards, meeples)
    named = {number for row in fixed for number in row}
    deck = tuple(
        roster.number_of(key)
        for key in cards
        if roster.number_of(key) not in named
        and cards[key]["set"] in (*setup.investor_sets, *setup.content)
        and cards[key].get("needs") in (None, *setup.modules)
    )
    seats = sum(1 for row in fixed if not row)
    needed = seats * 2 * meeples
    if needed > len(deck):
        raise ValueError(
            f"investor_sets: {needed} investors are dealt to {seats} players, but only {len(deck)} are in play (INV-1)"
        )
    return lineup._replace(investors=deck, fixed_investors=fixed, investors_each=meeples, investors_dealt=2 * meeples)


def _with_strategies(setup: Given, cards: Mapping[str, Any], lineup: Lineup, rounds: int) -> Lineup:
    fixed = _fixed("strategies", setup.strategies, setup, cards, None)
    named = {number for row in fixed for number in row}
    sets = _strategy_sets(setup)
    deck = tuple(
        roster.number_of(key) - ids.INVESTORS
        for key in cards
        if roster.number_of(key) not in named
        and cards[key]["set"] in sets
        and cards[key].get("copies", 1)
        and cards[key].get("needs") in (None, *setup.modules)
    )
    seats = setup.players - len(setup.strategies)
    dealt = 3 + rounds
    if seats and seats * dealt > len(deck):
        dealt = len(deck) // seats  # with a smaller box all are dealt equally fewer
    if seats and dealt < DROPS + KEPT:
        raise ValueError(
            f"strategies: {seats} players need {DROPS + KEPT} cards each, but only {len(deck)} are in play (STR-1)"
        )
    hands = sum(1 << seat for seat in setup.strategies)
    numbers = tuple(tuple(number - ids.INVESTORS for number in row) for row in fixed)
    return lineup._replace(strategies=deck, fixed_strategies=numbers, strategies_dealt=dealt, fixed_hands=hands)


def _strategy_sets(setup: Given) -> tuple[str, ...]:
    """The sets of which strategies are dealt; a further set of investors brings its strategies along."""
    printed = ("illicit-investments", "promo") if setup.promo_strategies else ("illicit-investments",)
    return (*printed, *(name for name in setup.investor_sets if name not in PRINTED_SETS), *setup.content)


def _fixed(
    field: str, given: Mapping[int, tuple[str, ...]], setup: Given, cards: Mapping[str, Any], each: int | None
) -> tuple[tuple[int, ...], ...]:
    """The numbers of the cards that a setup gives to seats."""
    seen: set[str] = set()
    rows = []
    for seat in range(setup.players):
        keys = given.get(seat, ())
        for key in keys:
            if key not in cards:
                raise ValueError(f"{field}.{seat}: there is no card {key!r:.40}")
            if key in seen:
                raise ValueError(f"{field}.{seat}: {key} is there twice")
            needs = cards[key].get("needs")
            if needs is not None and needs not in setup.modules:
                raise ValueError(f"{field}.{seat}: {key} needs the module {needs}")
            if not cards[key].get("copies", 1):
                raise ValueError(f"{field}.{seat}: {key} is not in this box")
            seen.add(key)
        if seat in given and each is not None and len(keys) != each:
            raise ValueError(f"{field}.{seat}: {len(keys)} named, each player has {each} (INV-1)")
        rows.append(tuple(roster.number_of(key) for key in keys))
    return tuple(rows)
