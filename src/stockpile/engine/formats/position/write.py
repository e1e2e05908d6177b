"""Positions written: everything in a state, as plain JSON."""

from collections.abc import Sequence
from typing import Any

from stockpile.engine import ids
from stockpile.engine.formats.position import write_cards
from stockpile.engine.formats.position.reader import PROGRESS, STAGE_OF, Sheet
from stockpile.engine.names import ASKS, CARDS, COMMODITIES, COMPANIES, FORECASTS, HELD, PARTS, STAGES
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State


def position_of(setup: Setup, g: State) -> dict[str, Any]:
    """Everything in a state, as plain JSON."""
    sheet: Sheet = g.sheet()
    players = range(setup.players)
    companies = setup.table.companies
    result: dict[str, Any] = {
        "setup": setup.to_dict(),
        "events": g.emitted,
        "round": sheet["round"],
        "phase": STAGES[sheet["stage"]],
        "first": sheet["first"],
        "progress": _progress_of(sheet),
        "question": _question_of(sheet),
        "cash": sheet["cash"][: setup.players],
        "fees": [sheet["fees"][s] for s in players],
        "spaces": {key: sheet["space"][COMPANIES.index(key)] for key in companies},
        "regular": [_counts_of(sheet["regular"][s]) for s in players],
        "split": [_counts_of(sheet["split"][s]) for s in players],
        "hands": [[CARDS[kind] for kind in sheet["hand"][s][: sheet["hand_n"][s]]] for s in players],
        "piles": [_pile_of(sheet, p) for p in range(setup.players * setup.table.meeples)],
        "meeples": [
            {"seat": sheet["bid_seat"][p], "pile": p, "space": sheet["bid_space"][p] - 1}
            for p in range(setup.players * setup.table.meeples)
            if sheet["bid_space"][p]
        ],
        "pairs": [_pair_of(sheet, i, (1 << setup.players) - 1) for i in range(len(companies))],
        "deck": [CARDS[kind] for kind in sheet["deck"][sheet["deck_at"] : sheet["deck_n"]]],
        "drawn": sheet["deck_at"],
        "discard": {CARDS[kind]: n for kind, n in enumerate(sheet["discard"]) if n},
        "coming": _coming_of(sheet, setup),
        "knowledge": _knowledge_of(sheet, setup),
    }
    result.update(_modules_of(sheet, setup))
    if sheet["stage"] == STAGE_OF["over"]:
        result["scores"] = [
            {**dict(zip(PARTS, sheet["score"][s], strict=True)), "majorities": sheet["majorities"][s]} for s in players
        ]
        result["winners"] = seats_of(sheet["winners"])
    return result


def _modules_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    players = range(setup.players)
    result: dict[str, Any] = {}
    if "bonds" in setup.modules:
        result["bonds"] = sheet["bonds"][: setup.players]
    if "commerce" in setup.modules:
        result["commerce"] = [
            {
                "commodities": {key: n for key, n in zip(COMMODITIES, sheet["commodities"][s], strict=True) if n},
                "taxes": sheet["taxes"][s],
                "hand": [CARDS[kind] for kind in sheet["commerce_hand"][s][: sheet["commerce_n"][s]]],
            }
            for s in players
        ]
        at, size = sheet["commerce_at"], sheet["commerce_size"]
        result["commerce_deck"] = [CARDS[kind] for kind in sheet["commerce"][at:size]]
        result["commerce_drawn"] = at
    if "dice" in setup.modules:
        result["rolled"] = [FORECASTS[kind] for kind in sheet["rolled"] if kind]
    if "first-player-card" in setup.modules:
        result["heir"] = sheet["heir"] - 1 if sheet["heir"] else None
    return {**result, **write_cards.cards_of(sheet, setup)}


def seats_of(mask: int) -> list[int]:
    if mask == 1 << ids.CHANCE_BIT:
        return [ids.CHANCE]
    return [seat for seat in range(ids.SEATS) if mask >> seat & 1]


def _counts_of(row: Sequence[int]) -> dict[str, int]:
    return {HELD[i]: n for i, n in enumerate(row) if n}


def _progress_of(sheet: Sheet) -> dict[str, Any]:
    agenda = [[sheet[key][i] for key in ("task", "about", "amount", "served")] for i in range(sheet["depth"])]
    for i, task in enumerate(agenda):
        if task[0] == ids.TASK_CARD:
            task += [sheet["picked"][i], *sheet["picks"][i][: sheet["picked"][i]]]
    return {**{key: sheet[key] for key in PROGRESS}, "agenda": agenda}


def _question_of(sheet: Sheet) -> dict[str, Any] | None:
    return {"seats": seats_of(sheet["asked"]), "ask": ASKS[sheet["ask"]]} if sheet["ask"] else None


def _pile_of(sheet: Sheet, pile: int) -> list[dict[str, Any]]:
    cards = []
    for slot in range(sheet["pile_n"][pile]):
        card: dict[str, Any] = {"card": CARDS[sheet["pile_card"][pile][slot]], "up": bool(sheet["pile_up"][pile][slot])}
        if sheet["pile_placer"][pile][slot]:
            card["by"] = sheet["pile_placer"][pile][slot] - 1
        if not card["up"]:
            card["known"] = seats_of(sheet["pile_known"][pile][slot])
        cards.append(card)
    return cards


def _pair_of(sheet: Sheet, pair: int, at_table: int) -> dict[str, Any]:
    return {
        "company": CARDS[sheet["pair_company"][pair]],
        "forecast": FORECASTS[sheet["pair_forecast"][pair]],
        "up": bool(sheet["pair_up"][pair]),
        "known": seats_of(sheet["pair_known"][pair] & at_table),
        **({"told": True} if sheet["pair_told"][pair] else {}),
    }


def _coming_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    coming = {}
    for number in range(setup.table.rounds + 1):
        companies = [CARDS[kind] for kind in sheet["coming_company"][number] if kind]
        forecasts = [FORECASTS[kind] for kind in sheet["coming_forecast"][number] if kind]
        if companies or forecasts:
            coming[str(number)] = {"companies": companies, "forecasts": forecasts}
        rolls = [FORECASTS[kind] for kind in sheet["coming_roll"][number] if kind]
        if rolls:
            coming[str(number)]["rolls"] = rolls
    return coming


def _knowledge_of(sheet: Sheet, setup: Setup) -> dict[str, Any]:
    books = {}
    for observer in (*range(setup.players), ids.PUBLIC):
        name = "public" if observer == ids.PUBLIC else str(observer)
        books[name] = [_book_of(sheet, observer, seat) for seat in range(setup.players)]
    left = [bool(sheet["left"][s]) for s in range(setup.players)]
    return {"excluded": sheet["excluded"], "left": left, "books": books}


def _book_of(sheet: Sheet, observer: int, seat: int) -> dict[str, Any]:
    mark = sheet["start_mark"][observer][seat]
    return {
        "known": _counts_of(sheet["known"][observer][seat]),
        "unknown": {str(lot): n for lot, n in enumerate(sheet["lots"][observer][seat]) if n},
        "start": None if mark == ids.LOST else CARDS[mark],
    }
