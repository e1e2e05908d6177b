"""What a study plays: cells, each a setup with its bots, all on the same duplicate deals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stockpile.bots import spec_of
from stockpile.engine.setup.setup import Setup

BY = ("investors", "strategies", "seats", "cells")
CHOICES = ("lot", "bots")
CHUNKS = 16  # a study has at least so many chunks, if it has so many deals
GAMES = {"search": 12, "strategies": 300, "investors": 800, "base": 2000}  # of a chunk: a few seconds' work


@dataclass(frozen=True)
class StudyCell:
    """One way to play: its name, what makes it differ from others, its setup, and a bot for each seat."""

    name: str
    levels: Mapping[str, Any]
    setup: Setup
    bots: tuple[str, ...]

    @property
    def weight(self) -> str:
        """What makes its games take long."""
        if any(spec_of(bot).budget is not None for bot in self.bots):
            return "search"
        return next((module for module in ("strategies", "investors") if module in self.setup.modules), "base")

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "name": self.name,
            "levels": dict(self.levels),
            "setup": self.setup.to_dict(),
            "bots": list(self.bots),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "StudyCell":
        """Reads what `to_dict` has written."""
        return cls(data["name"], data["levels"], Setup.from_dict(data["setup"]), tuple(data["bots"]))


@dataclass(frozen=True)
class StudySeating:
    """One game of a deal: where hands and bots have moved to, and who begins (-1: as the seed says)."""

    hands: int
    bots: int
    first: int


@dataclass(frozen=True)
class Design:
    """A study: what its games are told apart by, and how sure its answers shall be."""

    by: str
    cells: tuple[StudyCell, ...]
    deals: int
    seed: int = 1
    choices: str = "lot"  # who chooses investors and strategies: the lot measures cards, bots play as they would
    alpha: float = 0.05  # the chance that anything fair at all is called unfair
    margin: float = 0.01  # what is this close to fair is fair
    money_margin: float = 1.0  # the same in thousands
    stops: bool = True  # ends as soon as every answer is clear
    details: bool = False  # bids and plays are kept too
    worlds: int = 0  # other deals that each round's is compared with, to take luck out; 0: luck stays in

    def seatings(self, cell: StudyCell, deal: int) -> list[StudySeating]:
        """The games that a deal is played as."""
        players = cell.setup.players
        if self.by in ("investors", "strategies"):
            return [StudySeating(shift, deal % players, -1) for shift in range(players)]
        if self.by == "seats":
            return [StudySeating(0, deal % players, first) for first in range(players)]
        return [StudySeating(0, shift, -1) for shift in range(_period(cell.bots))]

    @property
    def games_each(self) -> int:
        """The games of one deal, in all cells."""
        return sum(len(self.seatings(cell, 0)) for cell in self.cells)

    @property
    def games(self) -> int:
        """All games, if nothing ends it before."""
        return self.deals * self.games_each

    @property
    def chunk_deals(self) -> int:
        """Deals of a chunk: it follows from the study alone, so that any machine plays the same chunks."""
        most = min(GAMES[cell.weight] for cell in self.cells) // self.games_each
        return max(1, min(most, -(-self.deals // CHUNKS)))

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.deals // self.chunk_deals)

    def numbers(self, chunk: int) -> range:
        """The deals of a chunk."""
        return range(chunk * self.chunk_deals, min(self.deals, (chunk + 1) * self.chunk_deals))

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON: what a folder must have been made with to go on in it."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {**plain, "cells": [cell.to_dict() for cell in self.cells]}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Design":
        """Reads what `to_dict` has written."""
        return cls(**{**data, "cells": tuple(StudyCell.from_dict(cell) for cell in data["cells"])})


def _period(bots: tuple[str, ...]) -> int:
    """After how many seats a row of bots is the same again."""
    return next(shift for shift in range(1, len(bots) + 1) if bots[shift:] + bots[:shift] == bots)


def seated(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot for each seat; a short list is gone through again."""
    return tuple(bots[seat % len(bots)] for seat in range(players))


def deals_of(games: int, design: Design) -> int:
    """As many deals as make at least so many games."""
    return max(1, -(-games // design.games_each))
