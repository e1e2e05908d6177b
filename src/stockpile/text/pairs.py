"""Which pair is meant: mine, that of another seat, the open one, or one that lies face-down."""

from typing import Any

from stockpile.engine.setup.setup import Setup
from stockpile.text.seating import Seating


def pair_owner(setup: Setup, pair: int) -> int | None:
    """The seat that a pair was dealt to, if any."""
    return pair // setup.table.pairs if pair < setup.players * setup.table.pairs else None


def pair_sort(setup: Setup, seating: Seating, pair: int) -> str:
    """Whose pair it is, as the catalogues choose by it."""
    owner = pair_owner(setup, pair)
    if owner is None:
        return "public" if pair < setup.players * setup.table.pairs + setup.table.public_pairs else "hidden"
    return "own" if owner == seating.viewer else "other"


def pair_args(setup: Setup, seating: Seating, pair: int) -> dict[str, Any]:
    """The arguments by which a sentence names a pair; `number` is 0 where there is only one of its sort."""
    table, owner = setup.table, pair_owner(setup, pair)
    whose = pair_sort(setup, seating, pair)
    if owner is not None:
        number = pair % table.pairs + 1 if table.pairs > 1 else 0
        return {"whose": whose, "number": number, "owner_name": seating.names[owner]}
    several = whose == "hidden" and table.hidden_pairs > 1
    first_hidden = setup.players * table.pairs + table.public_pairs
    return {"whose": whose, "number": pair - first_hidden + 1 if several else 0, "owner_name": ""}
