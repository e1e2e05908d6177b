"""The sections of an observation, in order: what each cell is called and means. encode.py writes them in this order."""

from collections.abc import Iterator
from typing import NamedTuple

from stockpile.engine import ids, names
from stockpile.engine.setup.setup import Setup

LOW, HIGH = -128, 127
POWERED = ("investors", "strategies")


class Section(NamedTuple):
    """Cells that belong together: `each` times the columns that are named."""

    code: str
    each: str
    repeats: int
    columns: tuple[str, ...]
    meaning: str
    low: int = 0
    high: int = HIGH

    @property
    def shape(self) -> tuple[int, ...]:
        """How many rows of how many columns."""
        return (self.repeats, len(self.columns)) if self.each else (len(self.columns),)

    @property
    def size(self) -> int:
        """How many cells."""
        return self.repeats * len(self.columns)


def sections_of(setup: Setup, beliefs: bool, acts: int) -> Iterator[Section]:
    """All sections of a setup."""
    relative = tuple(f"seat{distance}" for distance in range(setup.players))
    yield from _clock(setup, relative)
    yield from _market(setup, relative)
    yield from _seats(setup)
    yield _piles(setup, relative)
    yield from _modules(setup, relative)
    if any(module in POWERED for module in setup.modules):
        yield _powers(setup)
        yield from _cards(setup)
    if beliefs:
        yield from _beliefs(setup)
    if acts:
        meaning = "the last answers of all seats as this one knows them, newest first: seat (relative), block of the "
        meaning += "table of answers, card, pile, and space or number, all from 1; 0 for what is not known or is none"
        yield Section("acts", "act", acts, ("seat", "block", "card", "pile", "number"), meaning)


def _clock(setup: Setup, relative: tuple[str, ...]) -> Iterator[Section]:
    stages = tuple(names.STAGES[stage] for stage in setup.stages)
    asks = tuple(key or "nothing" for key in names.ASKS.values())
    yield Section("clock", "", 1, ("round", "rounds_left", "turn"), "where in the game; turn counts who had theirs")
    yield Section("stage", "", 1, stages, "1 for the stage that is on", 0, 1)
    yield Section("ask", "", 1, asks, "1 for the open question", 0, 1)
    yield Section("asked", "", 1, relative, "1 for each seat that it is put to", 0, 1)
    yield Section("first", "", 1, relative, "1 for the first player", 0, 1)


def _market(setup: Setup, relative: tuple[str, ...]) -> Iterator[Section]:
    companies = len(setup.table.companies)
    known = (*names.FORECASTS, "public", "told", *(f"known_{seat}" for seat in relative))
    yield Section("deck", "", 1, ("left",), "market cards not yet drawn")
    yield Section("discard", "", 1, tuple(names.MARKET[1:]), "cards of each kind in the open discard")
    meaning = "price in thousands, space on the track, and steps until it splits or goes bankrupt"
    yield Section("prices", "company", companies, ("value", "space", "to_split", "to_bankruptcy"), meaning)
    meaning = "1 for this round's forecast as far as it is known here ('?' if it is not); whether all know the pair; "
    meaning += "whether its company was told to all; which seats know it"
    yield Section("forecasts", "company", companies, known, meaning, 0, 1)


def _seats(setup: Setup) -> Iterator[Section]:
    columns = ("cash", "cash_over", "cards", "hand", "meeples", "fee1", "fee2", "fee3")
    splits = tuple(f"split_{company}" for company in setup.table.companies)
    meaning = (
        "money in thousands up to 127 and what is above; cards of the regular half; cards to place; meeples not on "
    )
    meaning += "a track; trading fees held; split cards"
    yield Section("seats", "seat", setup.players, (*columns, *splits), meaning, LOW)
    known = (*(f"known_{held}" for held in names.HELD), *(f"lot{lot}" for lot in range(ids.LOTS)))
    meaning = "what is known of another's regular half, and how many of its cards cannot be named, by round"
    yield Section("halves", "other seat", setup.players - 1, known, meaning)
    yield Section("own_half", "", 1, tuple(names.HELD), "cards in the own regular half")
    yield Section("own_hand", "", 1, tuple(names.MARKET[1:]), "cards in hand, to be placed")


def _piles(setup: Setup, relative: tuple[str, ...]) -> Section:
    more = "commerce" in setup.modules or "first-player-card" in setup.modules
    kinds = names.CARDS if more else names.MARKET
    meaning = (
        "cards of each kind as known here ('?' cannot be named); how many lie face down; the meeple's space (from "
    )
    meaning += "1) and its price; whose it is"
    columns = (*kinds, "down", "space", "price", *(f"bidder_{seat}" for seat in relative))
    return Section("piles", "pile", setup.players * setup.table.meeples, columns, meaning)


def _modules(setup: Setup, relative: tuple[str, ...]) -> Iterator[Section]:
    goods = tuple(names.COMMODITIES)
    if "commerce" in setup.modules or "bonds" in setup.modules:
        meaning = "bonds, commodities and taxes owned; commerce cards drawn and not yet laid"
        yield Section("commerce_seats", "seat", setup.players, ("bonds", *goods, "taxes", "drawn"), meaning)
    if "commerce" in setup.modules:
        kinds = (*goods, "tax")
        columns = (*(f"own_{kind}" for kind in kinds), "left", *(f"out_{kind}" for kind in kinds))
        meaning = "own commerce cards; cards left in the deck; what has left the game"
        yield Section("commerce", "", 1, columns, meaning)
    if "dice" in setup.modules:
        dice = len(setup.table.companies)
        yield Section("dice", "die", dice, tuple(names.FORECASTS), "1 for what the die shows", 0, 1)
    if "first-player-card" in setup.modules:
        yield Section("heir", "", 1, relative, "1 for who will be first player next round", 0, 1)


def _powers(setup: Setup) -> Section:
    pays = tuple(f"pays{space}" for space in range(ids.BIDS))
    counts = (
        "blocked",
        "used",
        "plays",
        "strategies",
        "dropped",
        "dealt",
        "chosen",
        "fee_cards",
        "fee_money",
        "rebate",
    )
    meaning = (
        "what a seat pays for each space of a track; spaces blocked above its meeple; which of its powers are used "
    )
    meaning += "(mask); strategies played, held and discarded; investors dealt and chosen; fees picked up this round, "
    meaning += "their sum and what was paid of it; 1 for each investor in play"
    return Section("power_seats", "seat", setup.players, (*pays, *counts, *_investors()), meaning, LOW)


def _cards(setup: Setup) -> Iterator[Section]:
    piles = setup.players * setup.table.meeples
    strategies = tuple(f"strategy{number}" for number in range(ids.STRATEGIES))
    agenda = ("depth", "task", "about", "amount", "served", "picked", *(f"pick{i}" for i in range(ids.PICKS)))
    yield Section("own_investors", "", 1, _investors(), "investors dealt to oneself: 1, chosen: 2", 0, 2)
    yield Section("offers", "pile", piles, _investors(), "1 for the investor that is bid for", 0, 1)
    yield Section("strategies", "", 1, strategies, "own strategies: 1 in hand, 2 discarded", 0, 2)
    yield Section("played", "", 1, strategies, "who has played the card: seat (relative), from 1", 0, ids.SEATS)
    yield Section("agenda", "", 1, agenda, "the card that is being carried out, and what was picked for it", LOW)
    yield Section("tucks", "tuck", ids.TUCKS, ("card", "pair"), "strategies tucked on pairs: number and pair, from 1")
    meaning = "bets: strategy, seat (relative) and stock, from 1"
    yield Section("bets", "bet", ids.BETS, ("card", "seat", "company"), meaning)
    meaning = "whether no card may move the stock, and whether it cannot go bankrupt"
    yield Section("marks", "company", len(setup.table.companies), ("locked", "protected"), meaning, 0, 1)


def _investors() -> tuple[str, ...]:
    return tuple(f"investor{number}" for number in range(ids.INVESTORS))


def _beliefs(setup: Setup) -> Iterator[Section]:
    companies, others = len(setup.table.companies), setup.players - 1
    kinds = tuple(names.MARKET[1:])
    meaning = "chance of each forecast, in percent (KNO-7)"
    yield Section("expected_forecasts", "company", companies, tuple(names.FORECASTS[1:]), meaning, 0, 100)
    meaning = "expected cards of another's regular half, in tenths"
    yield Section("expected_halves", "other seat", others, tuple(names.HELD), meaning)
    meaning = "chance of each kind for a face-down card that is not known, in percent"
    yield Section("expected_card", "", 1, kinds, meaning, 0, 100)
