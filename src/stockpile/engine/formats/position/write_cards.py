"""Investors and strategies in positions, written."""

from collections.abc import Sequence
from typing import Any

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Sheet
from stockpile.engine.names import CARDS, COMPANIES, INFORMATION
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup


def cards_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    """What investors and strategies have put on the table, for a position."""
    result: dict[str, Any] = {}
    players = range(setup.players)
    if "investors" in setup.modules:
        result["investors"] = [_investors_of(sheet, seat) for seat in players]
        result["investor_deck"] = _keys(kind - 1 for kind in sheet["investor_deck"] if kind)
        result["opening"] = _opening_of(sheet)
    if "investor-bidding" in setup.modules:
        piles = setup.players * setup.table.meeples
        result["offers"] = [roster.key_of(kind - 1) if kind else None for kind in sheet["offer"][:piles]]
    if "strategies" in setup.modules:
        result.update(_strategies_of(sheet, players))
        if "commerce" in setup.modules:
            result["commerce_out"] = _goods_of(sheet["commerce_out"])
    if "investors" in setup.modules or "strategies" in setup.modules:
        result["tally"] = [_tally_of(sheet, seat) for seat in players]
    if setup.content:
        result["memos"] = _memos_of(sheet)
    return result


def _keys(numbers: Any) -> list[str]:
    return [roster.key_of(number) for number in numbers]


def _held(row: Sequence[int], seat: int) -> list[str]:
    return _keys(ids.INVESTORS + number for number, owner in enumerate(row) if owner == seat + 1)


def _goods_of(row: Sequence[int]) -> dict[str, int]:
    return {CARDS[ids.GOLD + i]: n for i, n in enumerate(row) if n}


def _investors_of(sheet: Sheet, seat: int) -> dict[str, Any]:
    return {
        "shown": _keys(kind - 1 for kind in sheet["investor"][seat] if kind),
        "dealt": _keys(kind - 1 for kind in sheet["dealt"][seat] if kind),
        "chosen": [i for i in range(ids.OFFERED) if sheet["chosen"][seat] >> i & 1],
    }


def _opening_of(sheet: Sheet) -> dict[str, Any] | None:
    if not sheet["opener"]:
        return None
    return {"seat": sheet["opener"] - 1, "cards": [CARDS[kind] for kind in sheet["opening"][: sheet["opening_n"]]]}


def _strategies_of(sheet: Sheet, players: range) -> dict[str, Any]:
    at, size = sheet["strategy_drawn"], sheet["strategy_size"]
    return {
        "strategies": [
            {
                "hand": _held(sheet["strategy_at"], seat),
                "dropped": _held(sheet["dropped_by"], seat),
                "played": _held(sheet["strategy_played"], seat),
                **({"redrawn": _held(sheet["redrawn"], seat)} if seat + 1 in sheet["redrawn"] else {}),
            }
            for seat in players
        ],
        "strategy_deck": {
            "cards": _keys(ids.INVESTORS + kind - 1 for kind in sheet["strategy_deck"][at:size]),
            "drawn": at,
            "recycled": sheet["recycled"],
            "order": sheet["strategy_rank"] if any(sheet["strategy_rank"]) else [],
        },
        "tucks": [
            {"strategy": roster.key_of(sheet["tuck_card"][i]), "pair": sheet["tuck_pair"][i]}
            for i in range(sheet["tuck_n"])
        ],
        "bets": [
            {
                "strategy": roster.key_of(sheet["bet_card"][i]),
                "seat": sheet["bet_seat"][i],
                "company": COMPANIES[sheet["bet_stock"][i]],
            }
            for i in range(sheet["bet_n"])
        ],
        "locked": [key for i, key in enumerate(COMPANIES) if sheet["locked"] >> i & 1],
        "protected": [key for i, key in enumerate(COMPANIES) if sheet["protected"] >> i & 1],
    }


def _tally_of(sheet: Sheet, seat: int) -> dict[str, Any]:
    slots = [slot for slot in range(ids.OWNED) if sheet["used"][seat] >> slot & 1]
    return {
        "used": _keys(sheet["investor"][seat][slot] - 1 for slot in slots),
        "plays": sheet["plays"][seat],
        "fee_cards": sheet["fee_cards"][seat],
        "fee_money": sheet["fee_money"][seat],
        "fresh": sheet["fresh"][seat],
        "rebate": sheet["rebate"][seat],
        "highest": sheet["highest"][seat] - 1 if sheet["highest"][seat] else None,
        "lowest": sheet["lowest"][seat] - 1 if sheet["lowest"][seat] else None,
        "took": INFORMATION[sheet["took"][seat]],
    }


def _memos_of(sheet: Sheet) -> list[list[int]]:
    return [
        [number, seat, i, sheet["memos"][number][seat][i]]
        for number in range(ids.PLUGINS)
        for seat in range(ids.SEATS)
        for i in range(ids.MEMOS)
        if sheet["memos"][number][seat][i]
    ]
