"""The flat, versioned table of all answers and their notation. Ids are only ever appended."""

import re
from typing import NamedTuple

from stockpile.engine import ids
from stockpile.engine.names import CARDS, COMPANIES, FORECASTS

VERSION = 1
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
    rows: list[Action] = []

    def add(verb: str, card: str | None = None, **about: int) -> None:
        rows.append(Action(len(rows), verb, card, **about))

    for verb in ("up", "down"):
        for card in CARDS[1:]:
            for pile in range(ids.PILES):
                add(verb, card, pile=pile)
    for pile in range(ids.PILES):
        for space in range(ids.BIDS):
            add("bid", pile=pile, space=space)
    for verb in ("boom", "bust", "sell", "sell-split", "sell-half"):
        for company in COMPANIES:
            add(verb, company)
    for number in range(ids.CLAIMS):
        add("claim", number=number)
    add("done")
    for seat in range(ids.SEATS):
        add("first", number=seat + 1)
    for company in COMPANIES:
        add("start", company)
    for card in CARDS[1:]:
        add("deal", card)
    for company in COMPANIES:
        add("company", company)
    for forecast in FORECASTS[1:]:
        add("forecast", forecast)
    assert len(rows) == ids.ACTION_COUNT
    return tuple(rows)


ACTIONS = _table()
_BY_TEXT = {action.notation(): action.id for action in ACTIONS}
_BID = re.compile(r"bid ([1-9])@(\w{1,9})", re.ASCII)


def parse(text: str, bid_values: tuple[int, ...] = BID_VALUES) -> int | None:
    """The id of a notation, or None if it is none."""
    text = " ".join(text.split())
    match = _BID.fullmatch(text)
    if match is None:
        return _BY_TEXT.get(text)
    texts = [str(value) for value in bid_values] + [f"s{space}" for space in range(len(bid_values), ids.BIDS)]
    pile = int(match[1]) - 1
    if not 0 <= pile < ids.PILES or match[2] not in texts:
        return None
    return ids.ACT_BID + pile * ids.BIDS + texts.index(match[2])
