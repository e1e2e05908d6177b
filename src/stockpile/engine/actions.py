"""The flat, versioned table of all answers and their notation. Ids are only ever appended."""

from typing import Any, NamedTuple

from stockpile.engine import ids, roster
from stockpile.engine.names import CARDS, COMPANIES, FORECASTS, HELD, MARKET, WAYS

VERSION = 1
PILES = range(ids.PILES)
SALES = ("sell", "sell-split", "sell-half")
INVESTOR_VERBS = ("use", "choose", "investor")
STRATEGY_VERBS = ("play", "drop", "strategy")
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
            return f"{self.verb} {self.key}"
        if self.number is not None:
            return f"{self.verb} {self.number}"
        return self.verb

    @property
    def key(self) -> str | None:
        """What the answer is about: a card's key, also of a card that was plugged in."""
        if self.power is None or self.card is None or not self.card.startswith("plug-in-"):
            return self.card
        return roster.key_of(self.power)

    @property
    def power(self) -> int | None:
        """The number of the investor or strategy that the answer names."""
        first = POWER_BLOCKS.get(self.verb)
        if first is None:
            return None
        return self.id - first + (ids.INVESTORS if self.verb in STRATEGY_VERBS else 0)


POWER_BLOCKS = {
    "use": ids.ACT_USE,
    "play": ids.ACT_PLAY,
    "choose": ids.ACT_CHOOSE,
    "drop": ids.ACT_DROP,
    "investor": ids.ACT_INVESTOR,
    "strategy": ids.ACT_STRATEGY,
}


def _powers(verb: str) -> list[dict[str, Any]]:
    first, size = (ids.INVESTORS, ids.STRATEGIES) if verb in STRATEGY_VERBS else (0, ids.INVESTORS)
    keys = [roster.key_of(number) for number in range(first, first + size)]
    return [{"verb": verb, "card": key} for key in keys]


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
        *(_powers(verb) for verb in POWER_BLOCKS),
        [{"verb": "pick", "card": company} for company in COMPANIES],
        [{"verb": "pick", "card": way} for way in WAYS],
        [{"verb": "pick pair", "number": pair + 1} for pair in range(ids.PAIRS)],
        [{"verb": "pick pile", "number": pile + 1} for pile in PILES],
        [{"verb": "pick card", "number": slot + 1} for slot in range(ids.SLOTS)],
        [{"verb": "pick player", "number": seat + 1} for seat in range(ids.SEATS)],
        [{"verb": "offer", "card": card} for card in HELD],
        [{"verb": "offer-split", "card": company} for company in COMPANIES],
        [{"verb": "take", "card": company} for company in COMPANIES],
        [{"verb": "count", "number": number} for number in range(ids.NUMBERS)],
        [{"verb": "offer", "card": card} for card in CARDS[ids.GOLD : ids.FIRST_CARD]],
        [{"verb": "take-company", "card": company} for company in COMPANIES],
        [{"verb": "take-forecast", "card": forecast} for forecast in FORECASTS[1:]],
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
        return _BY_TEXT.get(text, _plugged_in(text))
    texts = [str(value) for value in bid_values] + [f"s{space}" for space in range(len(bid_values), ids.BIDS)]
    if len(pile) != 1 or pile not in DIGITS[: ids.PILES] or value not in texts:
        return None
    return ids.ACT_BID + DIGITS.index(pile) * ids.BIDS + texts.index(value)


def _plugged_in(text: str) -> int | None:
    """The id of an answer that names a card from outside the box."""
    verb, _, key = text.partition(" ")
    number = roster.number_of(key)
    if verb not in POWER_BLOCKS or number < 0 or (number >= ids.INVESTORS) != (verb in STRATEGY_VERBS):
        return None
    return _BY_TEXT.get(f"{verb} {roster.slot_name(number)}")
