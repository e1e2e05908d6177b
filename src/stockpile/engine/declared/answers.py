"""The table of all answers, in blocks: ids are only ever appended, and docs/actions.md keeps them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from . import asks, keys, numbers

Row = dict[str, Any]  # the arguments of an Action beside its id


class Block(NamedTuple):
    """Answers with the same verb, one after the other: for each card, number or pile, in this order."""

    name: str
    verb: str
    cards: tuple[str, ...] = ()
    numbers: range | None = None
    to_piles: bool = False
    spaces: int = 0

    def rows(self) -> Iterator[Row]:
        """What each answer of the block is about."""
        if self.spaces:
            pairs = ((pile, space) for pile in range(numbers.PILES) for space in range(self.spaces))
            yield from ({"verb": self.verb, "pile": pile, "space": space} for pile, space in pairs)
        elif self.to_piles:
            laid = ((card, pile) for card in self.cards for pile in range(numbers.PILES))
            yield from ({"verb": self.verb, "card": card, "pile": pile} for card, pile in laid)
        elif self.numbers is not None:
            yield from ({"verb": self.verb, "number": number} for number in self.numbers)
        else:
            yield from ({"verb": self.verb, "card": card} for card in self.cards or (None,))


def places_of(printed: tuple[str, ...], places: int) -> tuple[str, ...]:
    """Cards by place: those of the box from the first place on, plug-in cards from the last one on.

    So that both can become more: a plug-in card keeps its place when the box grows.
    """
    return (*printed, *(f"plug-in-{places - place}" for place in range(len(printed), places)))


INVESTORS = places_of(keys.INVESTORS, numbers.INVESTORS)
STRATEGIES = places_of(keys.STRATEGIES, numbers.STRATEGIES)
STOCKS = keys.COMPANIES
DEALT = keys.MARKET[1:]
FORECASTS = keys.FORECASTS[1:]
GOODS = (*keys.COMMODITIES, "tax")
SEATS = range(1, numbers.SEATS + 1)
BLOCKS = (
    Block("UP", "up", DEALT, to_piles=True),
    Block("DOWN", "down", DEALT, to_piles=True),
    Block("BID", "bid", spaces=numbers.BIDS),
    Block("BOOM", "boom", STOCKS),
    Block("BUST", "bust", STOCKS),
    Block("SELL", "sell", STOCKS),
    Block("SELL_SPLIT", "sell-split", STOCKS),
    Block("SELL_HALF", "sell-half", STOCKS),
    Block("CLAIM", "claim", numbers=range(numbers.CLAIMS)),
    Block("DONE", "done"),
    Block("FIRST", "first", numbers=SEATS),
    Block("START", "start", STOCKS),
    Block("DEAL", "deal", DEALT),
    Block("COMPANY", "company", STOCKS),
    Block("FORECAST", "forecast", FORECASTS),
    Block("BONDS", "bonds", numbers=range(numbers.BONDS_AT_ONCE + 1)),
    Block("LAY", "lay", (*GOODS, "first"), to_piles=True),
    Block("GIVE", "give", numbers=SEATS),
    Block("ROLL", "roll", FORECASTS),
    Block("DRAW", "draw", GOODS),
    Block("USE", "use", INVESTORS),
    Block("PLAY", "play", STRATEGIES),
    Block("CHOOSE", "choose", INVESTORS),
    Block("DROP", "drop", STRATEGIES),
    Block("INVESTOR", "investor", INVESTORS),
    Block("STRATEGY", "strategy", STRATEGIES),
    Block("PICK_STOCK", "pick", STOCKS),
    Block("PICK_WAY", "pick", keys.WAYS),
    Block("PICK_PAIR", "pick pair", numbers=range(1, numbers.PAIRS + 1)),
    Block("PICK_PILE", "pick pile", numbers=range(1, numbers.PILES + 1)),
    Block("PICK_SLOT", "pick card", numbers=range(1, numbers.SLOTS + 1)),
    Block("PICK_SEAT", "pick player", numbers=SEATS),
    Block("OFFER", "offer", keys.HELD),
    Block("OFFER_SPLIT", "offer-split", STOCKS),
    Block("TAKE", "take", STOCKS),
    Block("PICK_NUMBER", "count", numbers=range(numbers.NUMBERS)),
    Block("OFFER_COMMERCE", "offer", GOODS),
    Block("TAKE_INFORMATION", "take-company", STOCKS),
    Block("TAKE_FORECAST", "take-forecast", FORECASTS),
)


def values_of(ask: asks.Ask) -> int:
    """How many values a pick has: the answers of its first block, and of those with its other verbs that follow."""
    at = next(place for place, block in enumerate(BLOCKS) if block.name == ask.first)
    seen: dict[str, int] = {}
    for block in BLOCKS[at:]:
        if block.verb in seen or block.verb not in ask.verbs:
            break
        seen[block.verb] = sum(1 for _ in block.rows())
    return sum(seen.values())


def constants() -> dict[str, int]:
    """The first id of each block by name, and how many there are."""
    found = {}
    at = 0
    for block in BLOCKS:
        found[f"ACT_{block.name}"] = at
        at += sum(1 for _ in block.rows())
    return {**found, "ACTION_COUNT": at}
