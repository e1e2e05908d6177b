# cython: boundscheck=True, wraparound=True
"""Meeples and the course of an auction: who has placed how many, and whose turn it is (DEM-3, TWO-4)."""

# c: cpdef

from stockpile.engine import ids
from stockpile.engine.formats.position.reader import Reader


def is_auction(reader: Reader) -> bool:
    """Whether bids are being made: in Demand, or for investors during the setup."""
    stage: int = reader.sheet["stage"]
    return stage == ids.DEMAND or (stage == ids.SETUP and reader.sheet["step"] == ids.INVESTOR_AUCTION)


def is_decided(reader: Reader) -> bool:
    """Whether all meeples stand where they ended: bids for investors are paid from the starting cash (IBV-3)."""
    is_bidding = "investor-bidding" in reader.setup.modules and reader.is_in(ids.SETUP)
    return reader.is_in(ids.BIDDING_ENDED) or (
        is_bidding and reader.sheet["step"] in (ids.STRATEGY_DROPS, ids.FURTHER_DRAWS)
    )


def check_meeples(reader: Reader) -> None:
    """Meeples stand on tracks from Demand until they are paid for, then none or all of a seat's (DEM-3, DEM-5)."""
    if is_auction(reader):
        return
    sheet, all_are_bound, is_paying = reader.sheet, is_decided(reader), reader.is_in(ids.PAYING)
    for seat in range(reader.players):
        standing = reader.table.meeples - sheet["off"][seat]
        is_bound = all_are_bound or (is_paying and reader.place(seat) >= sheet["turn"])
        if standing and not is_bound:
            raise ValueError(f"meeples: seat {seat} has one on a track in {reader.phase} (DEM-5)")
        if is_bound and sheet["off"][seat]:
            raise ValueError(f"meeples: seat {seat} has one off the tracks in {reader.phase} (DEM-3)")


def check_auction(reader: Reader) -> None:
    """In the first pass all bid in turn, one meeple after the other; nobody has placed more than that."""
    sheet, players = reader.sheet, reader.players
    if not is_auction(reader):
        return
    if reader.is_in(ids.DEMAND) and "investors" in reader.setup.modules and sheet["count"] and not sheet["step"]:
        raise ValueError("progress.step: Demand has begun, and what investors do then is done (INV-3)")
    if sheet["count"] >= reader.piles:
        return
    if sheet["turn"] != sheet["count"] % players:
        raise ValueError(f"turn: after {sheet['count']} bids of the first pass it is another's (DEM-3)")
    for seat in range(players):
        placed = (sheet["count"] - reader.place(seat) + players - 1) // players
        standing = reader.table.meeples - sheet["off"][seat]
        if standing > placed:
            raise ValueError(f"meeples: seat {seat} has {standing} on the tracks, but has bid {placed} times (DEM-3)")
    if sheet["count"] and not any(sheet["bid_space"]):
        raise ValueError("meeples: after a bid one stands on a track (DEM-2)")
