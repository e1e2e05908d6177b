"""Every number of a setup, for clients that know no rule."""

from functools import lru_cache
from typing import Any

import msgspec

from stockpile.content.catalog import TOKENS
from stockpile.engine.names import COMPANIES
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.text.bids import bent_bids


@lru_cache(maxsize=256)
def numbers(setup: Setup) -> dict[str, Any]:
    """Rounds, cash, bids, tracks and the rest, with the defaults filled in."""
    table, box = setup.table, box_of(setup)
    tracks = {
        key: track.to_dict() for key, track in zip(COMPANIES, table.tracks, strict=False) if key in table.companies
    }
    return {
        **table._asdict(),
        "tracks": tracks,
        "piles": setup.players * table.meeples,
        "bond_price": box.bond_price,
        "bond_cards": setup.printed["bonds"]["cards"],
        "bond_interest": setup.printed["bonds"]["interest"],
        "components": setup.components_name,
        "bids_bent": bent_bids(setup),
        "tokens": dict(TOKENS) if "strategies" in setup.modules else {},
    }


@lru_cache(maxsize=256)
def numbers_text(setup: Setup) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(numbers(setup))
