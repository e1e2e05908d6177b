# cython: boundscheck=True, wraparound=True
"""Positions read. What a position may leave out is in docs/positions.md."""

# c: def

from collections.abc import Mapping
from typing import Any

from stockpile.engine import state
from stockpile.engine.formats.position import cards, check, decks, knowledge, table
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.formats.position.shaped_read import check_modules, read_row
from stockpile.engine.formats.position.write import POSITION_KEYS
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State


def state_of_position(data: Mapping[str, Any]) -> tuple[Setup, State]:
    """The state of a position; a ValueError names the field and the law it breaks."""
    reader = Reader(data)
    for key in data:
        if key not in POSITION_KEYS:
            raise ValueError(f"{key}: a position has no such field; known: {', '.join(POSITION_KEYS)}")
    check_modules(reader)
    table.read_progress(reader)
    table.read_money(reader)
    table.read_market(reader, data.get("spaces", {}))
    table.read_halves(reader)
    read_row(reader, "hands")
    table.read_piles(reader)
    table.read_meeples(reader)
    table.auction_progress(reader)
    table.supply_progress(reader)
    cards.read_cards(reader, is_view=False)
    decks.read_modules(reader)
    table.default_cash(reader)
    table.default_rolls(reader)
    table.read_pairs(reader)
    decks.read_coming(reader)
    decks.read_deck(reader)
    decks.read_commerce_deck(reader)
    if any(0 in row[:n] for row, n in zip(reader.sheet["commerce_hand"], reader.sheet["commerce_n"], strict=True)):
        raise ValueError("commerce: every card of a position must be named")
    knowledge.read_knowledge(reader)
    table.read_scores(reader)
    check.check_sheet(reader)
    setup, result = finished(reader, data.get("events", 0))
    check.check_state(reader, result)
    return setup, result


def finished(reader: Reader, emitted: object) -> tuple[Setup, State]:
    """The state that the sheet describes."""
    result = State(reader.box)
    result.load(state.pack(reader.sheet))
    cards.fold(result)
    result.emitted = reader.whole("events", emitted, 0, 1 << 30)
    return reader.setup, result
