"""A setup in the form the engine reads: one Box of numbers, made once for all games with it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared import cells, stages
from stockpile.engine.names import COMPANIES, FORECASTS
from stockpile.engine.setup import roster
from stockpile.engine.setup.box import Box
from stockpile.engine.setup.given import Given
from stockpile.engine.setup.lineup import DROPS, Lineup, lineup_of
from stockpile.engine.setup.modules import stages_with
from stockpile.engine.setup.table import Table, commerce_copies_of, copies_of, table_of


@lru_cache(maxsize=512)
def box_of(setup: Given) -> Box:
    """The numbers in the form the engine reads."""
    table, cards, printed = table_of(setup), lineup_of(setup), setup.printed
    numbers = {
        **_counts(setup, table),
        **_printed_numbers(setup, table, printed),
        **_power_numbers(setup, table, cards),
    }
    rows = {**_rows(setup, table, printed), **_power_rows(setup, cards, printed)}
    return Box(numbers, rows, _grids(table, cards, printed))


def _counts(setup: Given, table: Table) -> dict[str, int]:
    return {
        "players": setup.players,
        "piles": setup.players * table.meeples,
        "meeples": table.meeples,
        "rounds": table.rounds,
        "cash": table.cash,
        "starting": int(setup.starting_cards),
        "asked": int(setup.chance == "asked"),
        "first": -1 if setup.first is None else setup.first,
        "deals": table.deals,
        "ups": table.up,
        "downs": table.down,
        "pairs": len(table.companies),
        "pairs_each": table.pairs,
        "pairs_public": table.public_pairs,
        "companies": len(table.companies),
        "bid_n": len(table.bids),
    }


def _printed_numbers(setup: Given, table: Table, printed: Mapping[str, Any]) -> dict[str, int]:
    return {
        "split_pays": printed["bonuses"]["split"],
        "majority": printed["bonuses"]["majority"],
        "majority_tie": printed["bonuses"]["tie"],
        "bond_price": printed["bonds"]["prices"][str(setup.players)] if "bonds" in setup.modules else 0,
        "commerce_each": table.meeples if "commerce" in setup.modules else 0,
        "dice": int("dice" in setup.modules),
        "bidding": int("investor-bidding" in setup.modules),
        "plugged": int(bool(setup.content)),
    }


def _power_numbers(setup: Given, table: Table, cards: Lineup) -> dict[str, int]:
    return {
        "investors": cards.investors_each,
        "investor_deal": cards.investors_dealt,
        "strategies": cards.strategies_dealt,
        "drops": DROPS,
        "fixed_hands": cards.fixed_hands,
        "recycling": int(_may_recycle(setup, table, cards)),
    }


def _rows(setup: Given, table: Table, printed: Mapping[str, Any]) -> dict[str, list[int]]:
    return {
        "company": _filled([COMPANIES.index(key) for key in table.companies], ids.STOCKS),
        "forecast": _filled([FORECASTS.index(key) for key in table.forecasts], ids.STOCKS),
        "copies": copies_of(table),
        "bid_value": _filled(table.bids, ids.BIDS),
        "fee_value": list(table.fee_values),
        "track_n": [len(track.spaces) for track in table.tracks],
        "track_start": [track.start for track in table.tracks],
        "track_reset": [track.reset for track in table.tracks],
        "after": _after(stages_with(setup.modules)),
        "commerce_copies": commerce_copies_of(setup),
        "set_value": printed["commerce"]["sets"],
        "tax_value": printed["commerce"]["tax_costs"],
        "printed": [printed[section][key] for section, key in stages.PRINTED],
        "shows": [int(cell.is_in_play(setup.modules, bool(setup.content))) for cell in cells.CELLS],
    }


def _grids(table: Table, cards: Lineup, printed: Mapping[str, Any]) -> dict[str, list[list[int]]]:
    return {
        "track_value": [_filled(track.spaces, ids.SPACES) for track in table.tracks],
        "track_sign": [_filled(track.signs, ids.SPACES) for track in table.tracks],
        "die_face": [[FORECASTS.index(face) for face in die] for die in printed["dice"]["faces"]],
        "fixed_investor": [
            _filled([number + 1 for number in row], ids.OWNED) for row in (*cards.fixed_investors, *[()] * ids.SEATS)
        ][: ids.SEATS],
        "own_track": _own_tracks(printed),
    }


def _power_rows(setup: Given, cards: Lineup, printed: Mapping[str, Any]) -> dict[str, list[int]]:
    """Costs, amounts and starting cash by number, and which cards are in the decks."""
    rows = {"cost": [0] * ids.POWERS, "amount": [0] * ids.POWERS, "investor_cash": [0] * ids.INVESTORS}
    for section in ("investors", "strategies"):
        for key, values in printed.get(section, {}).items():
            number = roster.number_of(key)
            rows["cost"][number] = values.get("cost", 0)
            rows["amount"][number] = values.get("amount", 0)
            if section == "investors":
                rows["investor_cash"][number] = values["cash"]["two" if setup.players == 2 else "more"]
    rows["investor_in"] = [int(number in cards.investors) for number in range(ids.INVESTORS)]
    rows["strategy_in"] = [int(number in cards.strategies) for number in range(ids.STRATEGIES)]
    rows["fixed_strategy"] = [0] * ids.STRATEGIES
    for seat, row in enumerate(cards.fixed_strategies):
        for number in row:
            rows["fixed_strategy"][number] = seat + 1
    return rows


def _own_tracks(printed: Mapping[str, Any]) -> list[list[int]]:
    """Bidding tracks of investors that have one of their own; the last value goes on for longer ones."""
    tracks = [[0] * ids.BIDS for _ in range(ids.INVESTORS)]
    for key, values in printed.get("investors", {}).items():
        own = values.get("track")
        if own:
            tracks[roster.number_of(key)] = [own[min(space, len(own) - 1)] for space in range(ids.BIDS)]
    return tracks


def _may_recycle(setup: Given, table: Table, cards: Lineup) -> bool:
    """Whether a draw after the discards may find the strategy deck used up."""
    dealt = cards.strategies_dealt * (setup.players - len(setup.strategies))
    return "strategies" in setup.modules and dealt + 2 * table.rounds > len(cards.strategies)


def _after(stages: tuple[int, ...]) -> list[int]:
    row = [ids.OVER] * ids.STAGES
    for stage, following in pairwise(stages):
        row[stage] = following
    return row


def _filled(values: Iterable[int], size: int) -> list[int]:
    row = list(values)
    return row + [0] * (size - len(row))
