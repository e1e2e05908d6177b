"""The flat, versioned table of all answers and their notation. Ids are only ever appended."""

from typing import NamedTuple

from stockpile.engine import ids
from stockpile.engine.declared import answers
from stockpile.engine.setup import roster
from stockpile.engine.setup.checks import integer

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


INVESTOR_VERBS = tuple(block.verb for block in answers.BLOCKS if block.cards is answers.INVESTORS)
STRATEGY_VERBS = tuple(block.verb for block in answers.BLOCKS if block.cards is answers.STRATEGIES)
POWER_BLOCKS: dict[str, int] = {
    verb: getattr(ids, f"ACT_{verb.upper()}") for verb in (*INVESTOR_VERBS, *STRATEGY_VERBS)
}


ACTIONS = tuple(
    Action(number, **row) for number, row in enumerate(row for block in answers.BLOCKS for row in block.rows())
)
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


def number_of(given: object, bid_values: tuple[int, ...] = BID_VALUES) -> int | None:
    """The id of an answer, given as an id or in notation; None if there is no such answer."""
    if isinstance(given, str):
        return parse(given, bid_values)
    number = integer(given)
    return number if number is not None and 0 <= number < ids.ACTION_COUNT else None


def _plugged_in(text: str) -> int | None:
    """The id of an answer that names a card from outside the box."""
    verb, _, key = text.partition(" ")
    number = roster.number_of(key)
    if verb not in POWER_BLOCKS or number < 0 or (number >= ids.INVESTORS) != (verb in STRATEGY_VERBS):
        return None
    return _BY_TEXT.get(f"{verb} {roster.slot_name(number)}")
