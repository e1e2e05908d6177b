"""What a bid costs the seat that makes it, and the space above it that others cannot take (INV-6, INV:carlos)."""

from typing import Any

from stockpile.engine.setup import Setup


def shown_investors(view: dict[str, Any], seat: int) -> list[str]:
    """The investors that lie open before a seat."""
    return list(view["investors"][seat]["shown"]) if "investors" in view else []


def bid_cost(setup: Setup, view: dict[str, Any], seat: int, space: int) -> int:
    """What a seat pays for a space of a track; less than 0 is what the bank pays."""
    shown = shown_investors(view, seat)
    if "donald" in shown:
        space = max(space - 1, 0)
    if "barbara" in shown:
        return int(setup.printed["investors"]["barbara"]["track"][space])
    return int(setup.table.bids[space])


def blocked_space(setup: Setup, view: dict[str, Any], pile: int) -> int | None:
    """The space above a meeple that nobody may take, if there is one."""
    bid = view["bids"][pile]
    if bid is None or view["phase"] == "setup":
        return None  # abilities do not act while investors are bid for (IBV-3)
    above = int(bid["space"]) + 1
    return above if "carlos" in shown_investors(view, bid["seat"]) and above < len(setup.table.bids) else None
