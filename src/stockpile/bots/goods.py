"""What commerce cards are worth at the end of a game (COM-5, COM-6)."""

from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.engine.names import COMMODITIES
from stockpile.engine.setup.setup import Setup


def sets_worth(setup: Setup, owned: Mapping[str, int]) -> int:
    """What commodities pay: the n-th set has every kind that is owned at least n times."""
    values = setup.printed["commerce"]["sets"]
    most = max(owned.values(), default=0)
    return sum(int(values[sum(count >= n for count in owned.values())]) for n in range(1, most + 1))


def taxes_cost(setup: Setup, taxes: int) -> int:
    """What so many taxes cost."""
    costs = setup.printed["commerce"]["tax_costs"]
    return int(costs[min(taxes, len(costs) - 1)])


def worth(setup: Setup, seat: Mapping[str, Any], more: Iterable[str] = ()) -> int:
    """What a seat's commerce cards count, as its view shows them, with `more` cards added."""
    owned, taxes = dict(seat["commodities"]), int(seat["taxes"])
    for card in more:
        if card in COMMODITIES:
            owned[card] = owned.get(card, 0) + 1
        taxes += card == "tax"
    return sets_worth(setup, owned) - taxes_cost(setup, taxes)


def owned_cards(seat: Mapping[str, Any]) -> dict[str, int]:
    """A seat's commodities and taxes by key."""
    taxes = {"tax": int(seat["taxes"])} if seat["taxes"] else {}
    return {**seat["commodities"], **taxes}
