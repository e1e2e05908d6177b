"""Why an amount is booked: by its event, by its account, or by the card that is at work."""

from collections.abc import Iterator, Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.declared.events import EVENTS
from stockpile.engine.setup.roster import number_of
from stockpile.lab.ledger_accounts import CASH, FEES, GOODS, TAXES, Holdings

DECLARED = {event.key: event.cause for event in EVENTS}
# A seat's own cash becomes something else, or the other way round: nobody is richer for it.
CONVERSIONS = frozenset(event.key for event in EVENTS if event.exchanges)
# Who is at work, until the next question that is not theirs ends it.
PHASES = frozenset(("place", "bid", "action", "sell", "bonds", "lay", "give", "use", "investor-bid"))
# A pile brings more than shares; what it brings besides has causes of its own.
BY_ACCOUNT = {FEES: "fee", GOODS: "commodity", TAXES: "tax"}


class Context:
    """Which card, if any, is at work."""

    def __init__(self) -> None:
        self.stage = ""
        self.card = ""

    def hear(self, event: Mapping[str, Any]) -> None:
        """Takes notice of a fact before it is booked."""
        kind = event["event"]
        if kind == "stage-began":
            self.stage = event["stage"]
            self.card = "forecast" if self.stage == "movement" else ""
        elif kind == "action-played":
            self.card = "action"
        elif kind == "power-used":
            self.card = "investor"
        elif kind == "strategy-played":
            self.card = "strategy"
        elif kind == "asked" and event["ask"] in PHASES:
            self.card = ""

    def cause_of(self, event: Mapping[str, Any]) -> str:
        """The cause of what an event changes: its own, that of the card it names, or of the card at work."""
        declared = DECLARED[event["event"]]
        if declared:
            return declared
        if "by" in event and isinstance(event["by"], str):
            return "investor" if is_investor(event["by"]) else "strategy"
        return self.card or "other"


def is_investor(key: str) -> bool:
    """Whether a card with a power is an investor; the others are strategies."""
    return number_of(key) < ids.INVESTORS


def parted(
    event: Mapping[str, Any], kind: str, amount: int, cause: str, context: Context, holdings: Holdings
) -> Iterator[tuple[str, int]]:
    """An amount from outside by cause: what an investor or a card makes of it is told apart from what is usual."""
    usual, other = amount, "investor"
    if event["event"] == "bid-paid" and kind == CASH:
        usual = -holdings.bids.pop(event["pile"], -amount)
    elif event["event"] == "interest":
        usual = int(event["bonds"]) * holdings.setup.printed["bonds"]["interest"]
    elif event["event"] in ("sold", "final-sale"):  # what is left of it once the price is taken for the shares
        usual, other = 0, context.card if context.card in ("investor", "strategy") else "investor"
    elif event["event"] == "starting-cash":
        usual = amount + holdings.won.pop(event["seat"], 0)
        other = "auction"
    if event["event"] == "pile-taken":
        cause = BY_ACCOUNT.get(kind, cause)
    yield cause, usual
    yield other, amount - usual
