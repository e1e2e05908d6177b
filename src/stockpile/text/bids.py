"""What a bid costs its seat, and the space above it that others cannot take (INV-6), from a view as JSON."""

from itertools import combinations
from typing import Any

from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup
from stockpile.engine.telling.purse import bidding


def shown_investors(view: dict[str, Any], seat: int) -> list[str]:
    """The investors that lie open before a seat."""
    return list(view["investors"][seat]["shown"]) if "investors" in view else []


def bid_cost(setup: Setup, view: dict[str, Any], seat: int, space: int) -> int:
    """What a seat pays for a space of a track; less than 0 is what the bank pays."""
    return bidding(setup, tuple(shown_investors(view, seat))).costs[space]


def blocked_space(setup: Setup, view: dict[str, Any], pile: int) -> int | None:
    """The space above a meeple that nobody may take, if there is one."""
    bid = view["bids"][pile]
    if bid is None or view["phase"] == "setup":
        return None  # abilities do not act while investors are bid for (IBV-3)
    blocked = int(bid["space"]) + bidding(setup, tuple(shown_investors(view, bid["seat"]))).blocked
    return blocked if bid["space"] < blocked < len(setup.table.bids) else None


def bent_bids(setup: Setup) -> dict[str, dict[str, Any]]:
    """What bids cost a seat whose investors change that, and how many spaces above its meeple nobody may take (INV-6).

    By investor, and by two of them with "+" between; whoever is not named changes nothing.
    """
    if "investors" not in setup.modules:
        return {}
    roster.load()
    plain = bidding(setup, ())
    bent = sorted(key for key in roster.investors() if bidding(setup, (key,)) != plain)
    owned = [*((key,) for key in bent), *combinations(bent, 2)]
    found = {"+".join(keys): bidding(setup, keys) for keys in owned}
    return {keys: {"costs": list(bid.costs), "blocks": bid.blocked} for keys, bid in found.items()}
