"""The answers of a study: from the sums of its deals to estimates with intervals. The one place where that is done."""

from dataclasses import dataclass

from stockpile.bots import intervals
from stockpile.bots.intervals import Interval, Moments
from stockpile.bots.standings import WHOLE
from stockpile.engine import ids
from stockpile.engine.setup import roster
from stockpile.lab.design import Design, StudyCell
from stockpile.lab.measures import FINE
from stockpile.lab.tally import StudyTally

SINGULAR = {"investors": "investor", "strategies": "strategy", "seats": "seat"}


@dataclass(frozen=True)
class ShareAnswer:
    """A share of wins, or how much it is more than in another cell (`is_change`)."""

    name: str
    moments: Moments
    fair: float
    margin: float
    scale: int = WHOLE
    is_change: bool = False

    @property
    def estimate(self) -> float:
        """The share."""
        return self.moments.mean(self.scale)

    @property
    def surprise(self) -> float:
        """How likely chance alone goes so far from what is fair."""
        if self.is_change:
            return intervals.mean_surprise(self.moments, self.fair, self.scale, least=1.0)
        return intervals.share_surprise(self.moments, self.fair, self.scale)

    def interval(self, level: float = 0.95) -> Interval:
        """The interval of a level; it holds at 0 and 1 too."""
        if self.is_change:
            low, high = intervals.around(self.moments, self.scale, level, least=1.0)
            return max(-1.0, low), min(1.0, high)
        return intervals.share(self.moments, self.scale, level)


@dataclass(frozen=True)
class MoneyAnswer:
    """A mean of money, or a difference of it."""

    name: str
    moments: Moments
    fair: float
    margin: float
    scale: int = 1

    @property
    def estimate(self) -> float:
        """The mean."""
        return self.moments.mean(self.scale)

    @property
    def surprise(self) -> float:
        """How likely chance alone goes so far from what is fair."""
        return intervals.mean_surprise(self.moments, self.fair, self.scale, least=1.0)

    def interval(self, level: float = 0.95) -> Interval:
        """The interval of a level."""
        return intervals.around(self.moments, self.scale, level, least=1.0)


StudyAnswer = ShareAnswer | MoneyAnswer


def answers_of(design: Design, tally: StudyTally) -> list[StudyAnswer]:
    """What is judged: every investor, card or position in every cell, or what each cell changes."""
    if design.by == "cells":
        return changes_of(design, tally)
    found: list[StudyAnswer] = []
    for number, cell in enumerate(design.cells):
        for key in keys_of(design, number):
            name = f"{number}/won/{SINGULAR[design.by]}/{key}"
            found.append(share_answer(design, tally, name, 1 / cell.setup.players))
    return found


def share_answer(design: Design, tally: StudyTally, name: str, fair: float) -> ShareAnswer:
    """A share of wins; without luck, if that was measured, and then it is a mean like any other."""
    if not design.worlds:
        return ShareAnswer(name, tally.get(name), fair, design.margin)
    free = tally.get(name.replace("/won/", "/free-won/"))
    return ShareAnswer(name, free, fair, design.margin, WHOLE * FINE, is_change=True)


def times_fewer(tally: StudyTally, name: str) -> tuple[float, float]:
    """How many times fewer games are as sure without luck: of wins, and of money. By the spread of deals."""
    found = []
    for plain, free in (("won", "free-won"), ("money", "free-money")):
        before = tally.get(name.replace("/won/", f"/{plain}/")).spread()
        after = tally.get(name.replace("/won/", f"/{free}/")).spread(FINE)
        found.append(before / after if after else 1.0)
    return found[0], found[1]


def keys_of(design: Design, cell: int) -> list[str]:
    """What the games of a cell are told apart by; all of it, whether it has occurred or not."""
    setup = design.cells[cell].setup
    if design.by == "investors":
        return [roster.key_of(number) for number in setup.lineup.investors]
    if design.by == "strategies":
        return [roster.key_of(ids.INVESTORS + number) for number in setup.lineup.strategies]
    return [str(position) for position in range(setup.players)]


def money_of(design: Design, tally: StudyTally, name: str) -> MoneyAnswer:
    """The money beside the win share of an answer: what it has more than the average of its games."""
    cell, _, kind, key = name.split("/")
    players = design.cells[int(cell)].setup.players
    if design.worlds:
        name = f"{cell}/free-money/{kind}/{key}"
        return MoneyAnswer(name, tally.get(name), 0.0, design.money_margin, players * FINE)
    name = f"{cell}/money/{kind}/{key}"
    return MoneyAnswer(name, tally.get(name), 0.0, design.money_margin, players)


def changes_of(design: Design, tally: StudyTally) -> list[StudyAnswer]:
    """What each cell has more than the first one, in the same deals."""
    found: list[StudyAnswer] = []
    for number, cell in enumerate(design.cells):
        for outcome in outcomes_of(design, number) if number else ():
            name = f"{number}/more/{outcome}"
            if outcome.startswith("table/") and outcome != "table/first":
                found.append(MoneyAnswer(name, tally.get(name), 0.0, design.money_margin))
            else:
                fair = 1 / cell.setup.players - 1 / design.cells[0].setup.players
                found.append(ShareAnswer(name, tally.get(name), fair, design.margin, is_change=True))
    return found


def outcomes_of(design: Design, number: int) -> list[str]:
    """What a cell is compared with the first one by."""
    first, cell = design.cells[0], design.cells[number]
    found = ["table/money", "table/lead", "table/first"]
    both = [bot for bot in dict.fromkeys(first.bots) if bot in cell.bots]
    if len(set(first.bots)) > 1 and len(set(cell.bots)) > 1:
        found += [f"won/bot/{bot}" for bot in both[:1]]
    return found + [f"won/{kind}/{key}" for kind, key in _changed_cards(cell)]


def _changed_cards(cell: StudyCell) -> list[tuple[str, str]]:
    """The cards whose values a cell changes, as far as they are played with."""
    paths = [name.split(".") for name in cell.levels if name.startswith("components.")]
    found = [(path[1], path[2]) for path in paths if len(path) > 2 and path[1] in cell.setup.modules]
    return [(SINGULAR[section], key) for section, key in dict.fromkeys(found) if section in SINGULAR]
