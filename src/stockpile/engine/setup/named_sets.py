"""Sets of values with a name that come with the program: *printed*, and *balanced*, which was calibrated by playing.

What a set says depends on the table: on how many play, and on what is played with. It is worked out when a setup is
made, which carries the values and not the name: a record stays what it was when a set is calibrated anew.
"""

from collections.abc import Collection, Mapping
from typing import Any

from stockpile.engine.setup import components as printing
from stockpile.engine.setup import roster
from stockpile.engine.setup.components import Values
from stockpile.engine.setup.modules import MODULES

PRINTED, BALANCED = "printed", "balanced"
NAMES = (PRINTED, BALANCED)
OWN = "own"  # what values are called that are no set's
ABILITY = "R for the ability; C for the cash with {players} players"
AMOUNT = "R for the kind of ability; C for its amount and the cash with {players} players"
_SETS: dict[str, Values] = {}


def add(name: str, values: Values) -> None:
    """Makes the values of a set known: the catalogue does so when it is loaded."""
    _SETS[name] = values


def kept(name: str) -> Values:
    """A set as it is kept, with all its blocks."""
    roster.load()
    return _SETS[name]


def of_name(name: str, players: int, modules: Collection[str]) -> str:
    """The values of a set for a table, as the JSON text that `components.changes_of` makes of them."""
    if name not in NAMES:
        raise ValueError(f"components: there is no set {name!r:.40}; known: {', '.join(NAMES)}")
    if name == PRINTED:
        return ""
    values: Values = {}
    for section in (section for section in printing.SECTIONS if section in modules):
        cards = kept(name)[section]
        values[section] = _purses(nearest(cards, players, modules), players) if isinstance(cards, list) else cards
    return printing.changes_of(values)


def nearest(blocks: list[Values], players: int, modules: Collection[str]) -> Values:
    """The block for a table: with everything on if it has most of the modules, and of its number of players.

    What was not solved for three, four or five players is taken from the nearest of them; two have values of their own.
    """
    has_most = 2 * len(modules) > len(MODULES)
    rows = [row for row in blocks if (row["players"] == 2) == (players == 2)]
    return min(rows, key=lambda row: (row["everything"] != has_most, abs(row["players"] - players), row["players"]))


def _purses(row: Values, players: int) -> Values:
    """The purses, and the amounts of abilities where purses were not enough."""
    word = "two" if players == 2 else "more"
    found: Values = {}
    for key, cash in row["cash"].items():
        amount = row.get("amounts", {}).get(key)
        mark = (ABILITY if amount is None else AMOUNT).format(players=row["players"])
        found[key] = {"cash": {word: cash}, "provenance": mark} | ({} if amount is None else {"amount": amount})
    return found


def name_of(components: Mapping[str, Any] | None, players: int, modules: Collection[str]) -> str:
    """The set that a setup's values are those of, if any; where a set changes nothing, they are the printed ones."""
    if not components:
        return PRINTED
    import json  # when it is needed: importing the package shall be quick

    given = json.dumps(components, sort_keys=True)
    named = (name for name in NAMES[1:] if of_name(name, players, modules) == given)
    return next(named, OWN)
