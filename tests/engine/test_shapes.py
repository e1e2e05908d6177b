"""The shape of a cell is declared once: what writes, reads and describes it agrees with the declaration."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kit.samples import EVERY
from stockpile import Game, Setup
from stockpile.engine.declared import fields
from stockpile.engine.declared.cells import CELLS, Cell
from stockpile.engine.declared.shapes import Shape, number, within
from stockpile.engine.formats.position.reader import Reader
from stockpile.engine.formats.position.shaped_read import read_cell
from stockpile.engine.formats.position.shaped_write import PlainCells
from stockpile.engine.state import State
from stockpile.engine.telling import cells
from stockpile.engine.telling.writer import Writer

ROOT = Path(__file__).parents[2]
FIELDS = {field.name for field in fields.FIELDS}
# Shown otherwise in a view than in a state that hides nothing, or by the rules alone.
OTHERWISE = {"question", "regular", "market", "bids", "deck", "commerce_deck", "strategy_deck"}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_cells", ROOT / "tools" / "cells.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def named_by(shape: Shape) -> set[str]:
    """The fields of State that a shape names."""
    places = [
        shape.at,
        shape.size,
        shape.filled,
        *(place for part in shape.parts for place in (part.when, part.unless)),
    ]
    return {name for place in places for name in re.findall(r"[a-z_]+", place)} & FIELDS


def written(cell: Cell, plain: PlainCells, setup: Setup) -> Any:
    sizes = {"seat": setup.players, "pile": setup.players * setup.table.meeples, "pair": len(setup.table.companies)}
    return [plain.cell(cell.path, i) for i in range(sizes[cell.each])] if cell.each else plain.cell(cell.path)


def test_the_writer_of_cells_is_up_to_date_with_their_shapes():
    made = tool()

    assert made.TARGET.read_text("utf-8") == made.text()


@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell.shape.sort != "special"], ids=lambda cell: cell.name)
def test_a_shape_shows_the_fields_of_its_cell(cell):
    shapes = within(cell.shape)
    special = {"task": {"task", "about", "amount", "served", "picked", "picks"}, "chosen": {"chosen", "chosen_n"}}

    shown = set().union(*(named_by(shape) for shape in shapes), *(special.get(shape.of, set()) for shape in shapes))
    if cell.name == "TALLY":
        shown -= {"investor"}  # names the powers that were used; the cell of investors shows which there are

    assert shown == set(cell.fields.split())


@pytest.mark.parametrize("seed", range(2))
def test_both_writers_of_a_shape_write_the_same(seed):
    game = Game(Setup(players=4, modules=EVERY, rounds=2), seed=seed)
    state = State(game.view(None)._state.box)

    while question := game.question:
        state.load(game.state_dump())
        writer = Writer()
        cells.write_view(writer, state, b"{}")
        view = json.loads(writer.taken())
        plain = PlainCells(game.setup, state.sheet())
        for cell in CELLS:
            if cell.path in view and cell.path not in OTHERWISE:
                said = view[cell.path]
                if cell.path == "pairs":
                    said = [{key: value for key, value in pair.items() if key != "owner"} for pair in said]
                assert written(cell, plain, game.setup) == said
        game.answer(question.answers[(seed + len(game.answers())) % len(question.answers)], question.seat)


def test_a_new_cell_is_written_and_read_by_its_declaration_alone(monkeypatch):
    new = Cell("SHARES", "shares", "left", number("left[i]", 0, 9, "A new cell."), each="seat")
    monkeypatch.setattr("stockpile.engine.formats.position.shaped_read.SHAPES", {"shares": new.shape})
    reader = Reader({"setup": {"players": 2}})

    read_cell(reader, "shares", 7, 1)

    assert reader.sheet["left"][1] == 7
    assert "writer.number(w, g.left[i])" in tool().function_of(new)
    with pytest.raises(ValueError, match=r"shares\.1: 10 is not from 0 to 9"):
        read_cell(reader, "shares", 10, 1)
