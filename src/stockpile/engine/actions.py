"""The flat, versioned table of all answers and their notation. Ids are only ever appended."""

from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import CARDS, COMPANIES, FORECASTS, MARKET

VERSION = 1
PILES = range(ids.PILES)
SALES = ("sell", "sell-split", "sell-half")
BID_VALUES = (0, 1, 3, 6, 10, 15, 20, 25)


class Action(NamedTuple):
    """One answer of the table: its id, the ask it can answer, its name, and what it is about."""

    id: int
    verb: str
    card: str | None = None
    pile: int | None = None
    space: int | None = None
    number: int | None = None

    def notation(self, bid_values: tuple[int, ...] = BID_VALUES) -> str:
        """The answer as text; seats and piles count from 1."""
        if self.verb == "bid":
            assert self.pile is not None and self.space is not None
            value = bid_values[self.space] if self.space < len(bid_values) else f"s{self.space}"
            return f"bid {self.pile + 1}@{value}"
        if self.pile is not None:
            return f"{self.verb} {self.card}>{self.pile + 1}"
        if self.card is not None:
            return f"{self.verb} {self.card}"
        if self.number is not None:
            return f"{self.verb} {self.number}"
        return self.verb


def _table() -> tuple[Action, ...]:
    blocks: list[list[dict[str, Any]]] = [
        [
            {"verb": verb, "card": card, "pile": pile}
            for verb in ("up", "down")
            for card in MARKET[1:]
            for pile in PILES
        ],
        [{"verb": "bid", "pile": pile, "space": space} for pile in PILES for space in range(ids.BIDS)],
        [{"verb": verb, "card": key} for verb in ("boom", "bust", *SALES) for key in COMPANIES],
        [{"verb": "claim", "number": number} for number in range(ids.CLAIMS)],
        [{"verb": "done"}],
        [{"verb": "first", "number": seat + 1} for seat in range(ids.SEATS)],
        [{"verb": "start", "card": company} for company in COMPANIES],
        [{"verb": "deal", "card": card} for card in MARKET[1:]],
        [{"verb": "company", "card": company} for company in COMPANIES],
        [{"verb": "forecast", "card": forecast} for forecast in FORECASTS[1:]],
        [{"verb": "bonds", "number": number} for number in range(ids.BONDS_AT_ONCE + 1)],
        [{"verb": "lay", "card": card, "pile": pile} for card in CARDS[ids.GOLD :] for pile in PILES],
        [{"verb": "give", "number": seat + 1} for seat in range(ids.SEATS)],
        [{"verb": "roll", "card": forecast} for forecast in FORECASTS[1:]],
        [{"verb": "draw", "card": card} for card in CARDS[ids.GOLD : ids.FIRST_CARD]],
    ]
    rows = [row for block in blocks for row in block]
    assert len(rows) == ids.ACTION_COUNT
    return tuple(Action(number, **row) for number, row in enumerate(rows))


ACTIONS = _table()
_BY_TEXT = {action.notation(): action.id for action in ACTIONS}
DIGITS = "123456789"


def parse(text: str, bid_values: tuple[int, ...] = BID_VALUES) -> int | None:
    """The id of a notation, or None if it is none."""
    text = " ".join(text.split())
    pile, at, value = text.removeprefix("bid ").partition("@")
    if not text.startswith("bid ") or not at:
        return _BY_TEXT.get(text)
    texts = [str(value) for value in bid_values] + [f"s{space}" for space in range(len(bid_values), ids.BIDS)]
    if len(pile) != 1 or pile not in DIGITS[: ids.PILES] or value not in texts:
        return None
    return ids.ACT_BID + DIGITS.index(pile) * ids.BIDS + texts.index(value)
