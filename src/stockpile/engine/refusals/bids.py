"""Why a bid is not allowed, for a pile or for an investor."""

from collections.abc import Mapping
from typing import Any

from stockpile.engine.question import Refusal
from stockpile.engine.setup import roster
from stockpile.engine.setup.actions import Action
from stockpile.engine.setup.setup import Setup

Sheet = Mapping[str, Any]


def market_bid(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    """A bid for a pile: the track first, then blocked spaces, then what it would cost beside other bids."""
    refused = _on_track(sheet, setup, seat, action)
    if refused is not None:
        return refused
    bids = setup.table.bids
    pile, space = action.pile or 0, action.space or 0
    standing = sheet["bid_space"][pile]
    blocked = sheet["margin"][sheet["bid_seat"][pile]] if standing else 0
    if space < standing + blocked:
        return Refusal("INV-7", "space-blocked", pile=pile, spaces=blocked + 1)
    costs = [max(cost, 0) for cost in sheet["bid_pays"][seat]] if "investors" in setup.modules else bids
    promised = sum(
        costs[sheet["bid_space"][other] - 1]
        for other in range(setup.players * setup.table.meeples)
        if sheet["bid_space"][other] and sheet["bid_seat"][other] == seat
    )
    rule, key = ("TWO-5", "too-little-cash-for-both") if promised else ("DEM-2", "too-little-cash")
    return Refusal(rule, key, value=costs[space], cash=sheet["cash"][seat], promised=promised)


def investor_bid(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal:
    """A bid for an investor: the track first, then the investor's starting cash (IBV-2)."""
    refused = _on_track(sheet, setup, seat, action)
    if refused is not None:
        return refused
    number = sheet["offer"][action.pile or 0] - 1
    key = roster.key_of(number)
    cash = setup.printed["investors"][key]["cash"]["two" if setup.players == 2 else "more"]
    return Refusal("IBV-2", "above-starting-cash", card=key, cash=cash, value=setup.table.bids[action.space or 0])


def _on_track(sheet: Sheet, setup: Setup, seat: int, action: Action) -> Refusal | None:
    """What every auction demands of a bid (DEM-1 to DEM-4, TWO-5)."""
    bids = setup.table.bids
    pile, space = action.pile or 0, action.space or 0
    standing = sheet["bid_space"][pile]
    if space >= len(bids):
        return Refusal("DEM-1", "no-such-space", space=space)
    if standing and sheet["bid_seat"][pile] == seat:
        return Refusal("TWO-5", "own-meeple", pile=pile)
    if standing == len(bids):
        return Refusal("DEM-4", "track-locked", pile=pile)
    if space < standing:
        return Refusal("DEM-2", "bid-too-low", pile=pile, value=bids[space], standing=bids[standing - 1])
    return None
