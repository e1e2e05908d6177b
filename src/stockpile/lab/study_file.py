"""Study files: a TOML file names what is asked, a setup, bots, and factors whose product are the cells.

Whatever is wrong raises a ValueError that begins with the field.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from stockpile.bots import UnknownBot, spec_of
from stockpile.engine.setup.given import FIELDS
from stockpile.engine.setup.setup import Setup
from stockpile.lab.design import BY, CHOICES, Design, StudyCell, deals_of, seated

NUMBERS = {"games": (1, 100_000_000), "seed": (0, 2**256 - 1), "worlds": (0, 1000)}
SHARES = {"alpha": (1e-6, 0.5), "margin": (0.0, 0.5), "money_margin": (0.0, 1000.0)}
SWITCHES = ("stops", "details")
KNOWN = ("by", "choices", "bots", "setup", "factors", *NUMBERS, *SHARES, *SWITCHES)
MOST_CELLS = 500
COMPONENTS = "components."


def read_study(path: Path) -> Design:
    """The study of a file."""
    try:
        return study_of(tomllib.loads(path.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(str(error)) from None


def study_of(data: Mapping[str, Any]) -> Design:
    """The study that plain data describes."""
    for key in data:
        if key not in KNOWN:
            raise ValueError(f"{key}: a study has no such field; known: {', '.join(KNOWN)}")
    settings: dict[str, Any] = {}
    for key, (least, most) in NUMBERS.items():
        if key in data:
            settings[key] = _number(key, data[key], least, most, whole=True)
    for key, (low, high) in SHARES.items():
        if key in data:
            settings[key] = float(_number(key, data[key], low, high, whole=False))
    for key in SWITCHES:
        if key in data:
            if not isinstance(data[key], bool):
                raise ValueError(f"{key}: true or false is needed, not {data[key]!r}")
            settings[key] = data[key]
    by = _one_of("by", data.get("by", "cells"), BY)
    settings["choices"] = _one_of("choices", data.get("choices", "lot"), CHOICES)
    games = settings.pop("games", 10_000)
    cells = cells_of(_table("setup", data.get("setup", {})), data.get("bots", ["trader"]), factors_of(data))
    return designed(Design(by, cells, 1, **settings), games)


def designed(design: Design, games: int) -> Design:
    """The study with as many deals as make so many games; a ValueError says what makes no sense."""
    for cell in design.cells:
        if design.by in ("investors", "strategies") and design.by not in cell.setup.modules:
            raise ValueError(f"by: {design.by} are studied, but the module is not played in the cell {cell.name!r}")
    if design.by == "cells" and len(design.cells) < 2:
        raise ValueError("factors: cells are compared, so some factor needs two values or more")
    if design.by == "cells" and design.worlds:
        raise ValueError("worlds: cells are compared in the same deals, which takes their luck out already")
    return replace(design, deals=deals_of(games, design))


def factors_of(data: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The factors: each a field of the setup, `bots`, or a path into the components, with its values."""
    found = {}
    for name, values in _table("factors", data.get("factors", {})).items():
        if name not in FIELDS and name != "bots" and not name.startswith(COMPONENTS):
            raise ValueError(f"factors.{name}: no field of a setup, nor bots, nor {COMPONENTS}…")
        if not isinstance(values, list) or not values:
            raise ValueError(f"factors.{name}: a list of values is needed, not {values!r}")
        found[name] = values
    return found


def cells_of(setup: Mapping[str, Any], bots: Any, factors: Mapping[str, Sequence[Any]]) -> tuple[StudyCell, ...]:
    """All combinations of the factors' values, the first of each first."""
    count = 1
    for values in factors.values():
        count *= len(values)
    if count > MOST_CELLS:
        raise ValueError(f"factors: {count} cells; the most is {MOST_CELLS}")
    return tuple(_cell(setup, bots, dict(zip(factors, row, strict=True))) for row in product(*factors.values()))


def _cell(setup: Mapping[str, Any], bots: Any, levels: dict[str, Any]) -> StudyCell:
    fields: dict[str, Any] = {"players": 4, **setup}
    fields |= {name: value for name, value in levels.items() if name != "bots" and not name.startswith(COMPONENTS)}
    label = ", ".join(f"{name.removeprefix(COMPONENTS)}={_said(value)}" for name, value in levels.items())
    try:
        if isinstance(fields.get("components"), str):  # a set has other values for other tables
            fields["components"] = Setup.from_dict(fields).components
        changes = _copied(fields.get("components") or {})
        for name, value in levels.items():
            if name.startswith(COMPONENTS):
                put(changes, name.removeprefix(COMPONENTS), value)
        made = Setup.from_dict({**fields, "components": changes or None})
    except ValueError as error:
        raise ValueError(f"setup ({label or 'base'}): {error}") from None
    names = bots_of(levels.get("bots", bots), made.players)
    return StudyCell(label or "base", levels, made, seated(names, made.players))


def bots_of(given: Any, seats: int) -> tuple[str, ...]:
    """The bots of a list; programs of one's own and bots by the clock cannot promise the same result twice."""
    if isinstance(given, str) or not isinstance(given, Sequence) or not given:
        raise ValueError(f"bots: a list of names is needed, not {given!r}")
    for name in given:
        try:
            spec = spec_of(name if isinstance(name, str) else repr(name))
        except UnknownBot as error:
            raise ValueError(f"bots: {str(error).removeprefix('bot: ')}") from None
        if spec.command or not spec.is_reproducible:
            raise ValueError(f"bots: {name!r} may answer otherwise another time; the arena is the place for it")
    if len(given) > seats:
        raise ValueError(f"bots: {len(given)} for {seats} seats")
    return tuple(given)


def put(values: dict[str, Any], path: str, value: Any) -> None:
    """Sets a value at a path with dots."""
    *inner, last = path.split(".")
    for key in inner:
        values = values.setdefault(key, {})
        if not isinstance(values, dict):
            raise ValueError(f"factors.{COMPONENTS}{path}: {key} is a value, not a table")
    values[last] = value


def _copied(values: Any) -> dict[str, Any]:
    table = _table("setup.components", values)
    return {key: _copied(value) if isinstance(value, Mapping) else value for key, value in table.items()}


def _said(value: Any) -> str:
    return "+".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def _table(name: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{name}: a table is needed, not {value!r}")
    return value


def _one_of(name: str, value: Any, known: Sequence[str]) -> str:
    if value not in known:
        raise ValueError(f"{name}: {value!r} is none of {', '.join(known)}")
    return str(value)


def _number(name: str, value: Any, least: float, most: float, *, whole: bool) -> Any:
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise ValueError(f"{name}: a {'whole ' if whole else ''}number is needed, not {value!r}")
    if not least <= value <= most:
        raise ValueError(f"{name}: {value} is not from {least:g} to {most:g}")
    return value
