"""The five usual studies, from a few words each."""

from collections.abc import Mapping, Sequence
from typing import Any

from stockpile.engine.setup.modules import MODULES
from stockpile.lab.design import Design, StudyCell
from stockpile.lab.study_file import COMPONENTS, cells_of, designed

KINDS = ("investors", "strategies", "seats", "modules", "components")
NEEDED = {"investor-bidding": ("investors",)}  # modules that come with others
# What `components` tries if nothing else is said: the printed values that every game is about, smaller and larger.
USUAL: dict[str, tuple[int, ...]] = {
    "bonuses.split": (5, 15),
    "bonuses.majority": (5, 15),
    "market.booms": (2, 6),
    "market.busts": (2, 6),
}


def planned(
    kind: str,
    setup: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    changes: Mapping[str, Sequence[Any]],
    **settings: Any,
) -> Design:
    """A study of a kind: `setup` as JSON, and values of components to try one after the other."""
    fields = dict(setup)
    if kind in ("investors", "strategies") and kind not in fields.get("modules", ()):
        fields["modules"] = [*fields.get("modules", ()), kind]
    if kind == "modules":
        cells = module_cells(fields, bots)
    else:
        tried = changes or (cash_too(fields) if kind == "components" else {})
        cells = change_cells(fields, bots, tried)
    by = kind if kind in ("investors", "strategies", "seats") else "cells"
    return designed(Design(by, cells, 1, **settings), games)


def module_cells(fields: Mapping[str, Any], bots: Sequence[str]) -> tuple[StudyCell, ...]:
    """The base game, and each module alone (or with what it needs); those of the setup, or all."""
    tried = fields.get("modules") or list(MODULES)
    rows = [[], *([*NEEDED.get(module, ()), module] for module in tried)]
    return cells_of({**fields, "modules": []}, bots, {"modules": rows})


def change_cells(
    fields: Mapping[str, Any], bots: Sequence[str], changes: Mapping[str, Sequence[Any]]
) -> tuple[StudyCell, ...]:
    """The setup as it is, and with each value in the place of its printed one."""
    found = list(cells_of(fields, bots, {}))
    for path, values in changes.items():
        found += cells_of(fields, bots, {f"{COMPONENTS}{path}": list(values)})
    return tuple(found)


def cash_too(fields: Mapping[str, Any]) -> dict[str, Sequence[Any]]:
    """The usual values, with the starting cash of this number of players."""
    from stockpile.engine.setup.components import printed

    players = str(fields.get("players", 4))
    cash = printed()["players"][players]["cash"]
    usual: dict[str, Sequence[Any]] = dict(USUAL)
    if "investors" not in fields.get("modules", ()):  # who say themselves how much one starts with
        usual[f"players.{players}.cash"] = (cash - 5, cash + 5)
    return usual
