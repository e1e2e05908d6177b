"""The layout of an observation: which cell means what, from where to where, for one setup.

An observation is a row of small whole numbers. Seats are counted from the observer on, clockwise, so that 0 is always
oneself; companies and forecasts come in the order of the setup. Whoever changes a section, its order or its cells gives
the layout a new VERSION: tests keep a fingerprint of it.
"""

import hashlib
import json
from functools import lru_cache
from typing import Any, NamedTuple

from stockpile.engine import ids, names
from stockpile.engine.setup.setup import Setup

VERSION = 1
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


class Layout:
    """All sections of a setup's observations, in order."""

    def __init__(self, setup: Setup, beliefs: bool = False, acts: int = 0, recall: int = 0) -> None:
        if not isinstance(setup, Setup):
            raise TypeError(f"setup: a Setup is needed, not {type(setup).__name__}")
        for name, value, most in (("acts", acts, 64), ("recall", recall, 1024)):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
                raise ValueError(f"{name}: a number from 0 to {most} is needed, not {value!r:.40}")
        self.setup = setup
        self.beliefs = bool(beliefs)
        self.acts = acts
        self.recall = recall
        self.sections = tuple(_sections(setup, self.beliefs, acts))
        self.offsets: dict[str, int] = {}
        at = 0
        for section in self.sections:
            self.offsets[section.code] = at
            at += section.size
        self.frame = at
        """Cells of one moment."""
        self.size = at * (1 + recall)
        """Cells of an observation: this moment's and, with recall, those of the own moments before, newest first."""

    def __len__(self) -> int:
        return self.size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]

    def part(self, code: str) -> slice:
        """Where a section's cells are."""
        section = next(section for section in self.sections if section.code == code)
        return slice(self.offsets[code], self.offsets[code] + section.size)

    def cells(self) -> list[tuple[str, int, str, int, int]]:
        """Every cell of one moment: name, offset, meaning, lowest and highest value."""
        rows = []
        for section in self.sections:
            at = self.offsets[section.code]
            for place in range(section.repeats):
                where = f"{section.code}[{place}]" if section.each else section.code
                for column in section.columns:
                    rows.append((f"{where}.{column}", at, section.meaning, section.low, section.high))
                    at += 1
        return rows

    def to_dict(self) -> dict[str, Any]:
        """The layout as plain JSON."""
        return {
            "version": VERSION,
            "cells": self.size,
            "frame": self.frame,
            "recall": self.recall,
            "sections": [
                {
                    "name": section.code,
                    "offset": self.offsets[section.code],
                    "shape": list(section.shape),
                    "each": section.each,
                    "columns": list(section.columns),
                    "meaning": section.meaning,
                    "low": section.low,
                    "high": section.high,
                }
                for section in self.sections
            ],
        }

    def fingerprint(self) -> str:
        """A hash of everything that a reader of observations relies on."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=64)
def layout_of(setup: Setup, beliefs: bool = False, acts: int = 0, recall: int = 0) -> Layout:
    """The layout of a setup with its switches; made once."""
    return Layout(setup, beliefs, acts, recall)


def pile_kinds(setup: Setup) -> tuple[str, ...]:
    """The kinds of cards that can lie in a pile, the unknown one first."""
    more = "commerce" in setup.modules or "first-player-card" in setup.modules
    return names.CARDS if more else names.MARKET


def _sections(setup: Setup, beliefs: bool, acts: int) -> list[Section]:
    players, piles = setup.players, setup.players * setup.table.meeples
    companies = setup.table.companies
    relative = tuple(f"seat{distance}" for distance in range(players))
    forecasts = tuple(names.FORECASTS)
    held = tuple(names.HELD)
    found = [
        Section("clock", "", 1, ("round", "rounds_left", "turn"), "where in the game; turn counts those who had theirs"),
        Section("stage", "", 1, tuple(names.STAGES[stage] for stage in setup.stages), "1 for the stage that is on", 0, 1),
        Section("ask", "", 1, tuple(key or "nothing" for key in names.ASKS.values()), "1 for the open question", 0, 1),
        Section("asked", "", 1, relative, "1 for each seat that it is put to", 0, 1),
        Section("first", "", 1, relative, "1 for the first player", 0, 1),
        Section("deck", "", 1, ("left",), "market cards not yet drawn"),
        Section("discard", "", 1, tuple(names.MARKET[1:]), "cards of each kind in the open discard"),
        Section(
            "prices", "company", len(companies), ("value", "space", "to_split", "to_bankruptcy"),
            "price in thousands, space on the track, and steps until it splits or goes bankrupt",
        ),
        Section(
            "forecasts", "company", len(companies), (*forecasts, "public", "told", *(f"known_{s}" for s in relative)),
            "1 for this round's forecast as far as it is known here ('?' if it is not); whether all know the pair; "
            "whether only its company was told; which seats know it",
            0, 1,
        ),
        Section(
            "seats", "seat", players,
            ("cash", "cash_over", "cards", "hand", "meeples", "fee1", "fee2", "fee3", *(f"split_{c}" for c in companies)),
            "money in thousands up to 127 and what is above; cards of the regular half; cards to place; meeples not on a "
            "track; trading fees held; split cards",
            -128,
        ),
        Section(
            "halves", "other seat", players - 1, (*(f"known_{h}" for h in held), *(f"lot{lot}" for lot in range(ids.LOTS))),
            "what is known of another's regular half, and how many cards of each round it cannot be named for",
        ),
        Section("own_half", "", 1, held, "cards in the own regular half"),
        Section("own_hand", "", 1, tuple(names.MARKET[1:]), "cards in hand, to be placed"),
        Section(
            "piles", "pile", piles, (*pile_kinds(setup), "down", "space", "price", *(f"bidder_{s}" for s in relative)),
            "cards of each kind as known here ('?' cannot be named); how many lie face down; the meeple's space (from 1) "
            "and its price; whose it is",
        ),
    ]  # fmt: skip
    found += _module_sections(setup, relative, forecasts)
    found += _power_sections(setup, relative, piles)
    if beliefs:
        found += [
            Section("expected_forecasts", "company", len(companies), forecasts[1:], "chance of each forecast, in percent", 0, 100),
            Section("expected_halves", "other seat", players - 1, held, "expected cards of another's regular half, in tenths"),
            Section("expected_card", "", 1, tuple(names.MARKET[1:]), "chance of each kind for an unknown face-down card, in percent", 0, 100),
        ]  # fmt: skip
    if acts:
        found.append(
            Section(
                "acts", "act", acts, ("seat", "block", "card", "pile", "number"),
                "the last answers of all seats as this one knows them, newest first: seat (from 1, relative), block of the table "
                "of answers, card, pile and space or number (all from 1); 0 for what is not known or is none",
            )
        )  # fmt: skip
    return found


def _module_sections(setup: Setup, relative: tuple[str, ...], forecasts: tuple[str, ...]) -> list[Section]:
    found = []
    modules = setup.modules
    if "commerce" in modules or "bonds" in modules:
        goods = tuple(names.COMMODITIES)
        found.append(
            Section(
                "commerce_seats", "seat", setup.players, ("bonds", *goods, "taxes", "drawn"),
                "bonds, commodities and taxes owned; commerce cards drawn and not yet laid",
            )
        )  # fmt: skip
    if "commerce" in modules:
        kinds = (*names.COMMODITIES, "tax")
        columns = (*(f"own_{kind}" for kind in kinds), "left", *(f"out_{kind}" for kind in kinds))
        found.append(
            Section("commerce", "", 1, columns, "own commerce cards; cards left in the deck; what has left the game")
        )
    if "dice" in modules:
        found.append(
            Section("dice", "die", len(setup.table.companies), forecasts, "1 for what the die shows", 0, 1)
        )
    if "first-player-card" in modules:
        found.append(Section("heir", "", 1, relative, "1 for who will be first player next round", 0, 1))
    return found


def _power_sections(setup: Setup, relative: tuple[str, ...], piles: int) -> list[Section]:
    if not any(module in POWERED for module in setup.modules):
        return []
    investors = tuple(f"investor{number}" for number in range(ids.INVESTORS))
    strategies = tuple(f"strategy{number}" for number in range(ids.STRATEGIES))
    found = [
        Section(
            "power_seats", "seat", setup.players,
            (*(f"pays{space}" for space in range(ids.BIDS)), "blocked", "used", "plays", "strategies", "dropped", "dealt",
             "chosen", "fee_cards", "fee_money", "rebate", *investors),
            "what a seat pays for each space of a track; spaces blocked above its meeple; which of its powers are used "
            "(mask); strategies played, held and discarded; investors dealt and chosen; fees picked up this round, their "
            "sum and what was paid of it; 1 for each investor in play",
            -128,
        ),
        Section("own_investors", "", 1, investors, "investors dealt to oneself: 1, chosen: 2", 0, 2),
        Section("offers", "pile", piles, investors, "1 for the investor that is bid for", 0, 1),
        Section("strategies", "", 1, strategies, "own strategies: 1 in hand, 2 discarded", 0, 2),
        Section("played", "", 1, strategies, "who has played the card: seat (from 1, relative)"),
        Section(
            "agenda", "", 1,
            ("depth", "task", "about", "amount", "served", "picked", *(f"pick{i}" for i in range(ids.PICKS))),
            "the card that is being carried out, and what was picked for it", -128,
        ),
        Section(
            "tucks", "tuck", ids.TUCKS, ("card", "pair"), "strategies tucked on pairs: number and pair, from 1",
        ),
        Section(
            "bets", "bet", ids.BETS, ("card", "seat", "company"), "bets: strategy, seat (relative) and stock, from 1",
        ),
        Section(
            "marks", "company", len(setup.table.companies), ("locked", "protected"),
            "whether no card may move the stock, and whether it cannot go bankrupt", 0, 1,
        ),
    ]  # fmt: skip
    return found
