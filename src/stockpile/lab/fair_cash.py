"""The starting cash with which every investor wins its fair share: solved for, then checked with fresh games.

Each step plays games in which investors fall by lot and begin with a little more or less than what is tried, fits
strengths to who won (strengths.py), and moves every purse by what it has too much. Where an investor is still too
strong with a purse that is nearly empty, its ability brings one less instead.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from stockpile.bots.intervals import Interval, Moments, share
from stockpile.bots.standings import WHOLE
from stockpile.engine.setup import roster
from stockpile.engine.setup.setup import Setup
from stockpile.lab.lineup_games import LineupGame, LineupPlan, play_lineups
from stockpile.lab.strengths import Floats, Lineups, Strengths, fit

LEAST = 4  # nobody begins with less: the first bids would be over before they have begun
LEAST_OF_TWO = 2  # with two players each has two investors
REACH = 4  # extra cash by lot while strengths are fitted, and so many times that while all is far off
FAR = 2
SURE = 2.0  # standard errors by which a purse must be too small before an ability is changed
CHUNK = 240  # games: whole deals for any number of players
MOST_HALVINGS = 3  # a step plays twice the games of the one before, but for the first ones, which have an eighth
BOLDEST = 12.0  # the furthest a purse moves at once
Spread = Callable[[Callable[[LineupPlan, int], Any], Sequence[tuple[LineupPlan, int]]], Iterable[Any]]
Told = Callable[[int], None]


@dataclass(frozen=True)
class FairPlan:
    """What is solved: a setup with investors, who plays it, and how many games each step and the check have."""

    setup: dict[str, Any]
    bots: tuple[str, ...]
    games: int  # of the last step; the check has as many again
    steps: int = 6
    seed: int = 1
    level: float | None = None  # the mean of all purses; as it is in the setup if nothing is said
    reach: int = REACH  # of the fine steps
    habits: dict[str, float] = field(default_factory=dict)  # weights that all bots have beside their own

    def __post_init__(self) -> None:
        modules = self.setup.get("modules", ())
        if "investors" not in modules:
            raise ValueError("modules: investors must be among them")
        if "investor-bidding" in modules:
            raise ValueError("modules: investor-bidding lets players price the investors themselves; leave it out")
        if not self.bots:
            raise ValueError("bots: at least one is needed")
        if self.level is not None and self.level <= LEAST:
            raise ValueError(f"level: a mean purse of {self.level:g} leaves nothing to differ by; more than {LEAST}")
        if self.reach < 1:
            raise ValueError("reach: with the same cash in every game nobody can tell what cash is worth")

    def games_of(self, step: int) -> int:
        """Each step is larger than the one before: at first everything is far off, and a rough idea will do."""
        return max(CHUNK, self.games >> min(self.steps - 1 - step, MOST_HALVINGS))

    @property
    def all_games(self) -> int:
        """Of all steps and the check."""
        return sum(-(-self.games_of(step) // CHUNK) * CHUNK for step in range(self.steps)) + self.checked_games

    @property
    def checked_games(self) -> int:
        """Of the check."""
        return -(-self.games // CHUNK) * CHUNK


@dataclass
class FairCash:
    """Where the search stands: cash and amounts that differ from the printed, and the fits on the way."""

    cash: dict[str, float]
    amounts: dict[str, int] = field(default_factory=dict)
    fits: list[dict[str, Any]] = field(default_factory=list)
    games: list[LineupGame] = field(default_factory=list, repr=False)  # that the next fit will count too
    begun: dict[str, float] = field(default_factory=dict)  # the purses that these games began with

    def rounded(self) -> dict[str, int]:
        """Purses of whole thousands."""
        return {key: round(value) for key, value in self.cash.items()}


@dataclass(frozen=True)
class CheckedShare:
    """What an investor won in fresh games with the solved values."""

    investor: str
    share: float
    interval: Interval
    seats: int


def one_by_one(work: Callable[[LineupPlan, int], Any], todo: Sequence[tuple[LineupPlan, int]]) -> Iterable[Any]:
    """Plays chunks in this process, in order."""
    return (work(*given) for given in todo)


def solve(plan: FairPlan, spread: Spread = one_by_one, told: Told = lambda _: None) -> FairCash:
    """Moves all purses step by step; what comes out depends on the plan alone. Late steps count earlier games too."""
    setup = Setup.from_dict(plan.setup)
    found = FairCash(printed_cash(setup), begun_amounts(setup))
    _lift(found, plan.level)
    found.begun = dict(found.cash)
    for step in range(plan.steps):
        is_rough = step < plan.steps // 2  # all is far off: the games say little about where things will end
        reach = REACH * FAR if is_rough else plan.reach
        found.games += _games(plan, found, plan.seed * 1000 + step, plan.games_of(step), reach, spread, told)
        move_on(plan, found, may_change=is_rough)
        if is_rough:
            found.games, found.begun = [], dict(found.cash)
    return found


def move_on(plan: FairPlan, found: FairCash, *, may_change: bool = False) -> None:
    """Moves all purses by what the games so far say that they have too much."""
    note(found, fit(_lineups(found.games, found.begun), len(found.begun)))
    _move(found, Setup.from_dict(plan.setup), may_change=may_change)
    _lift(found, plan.level)


def printed_cash(setup: Setup) -> dict[str, float]:
    """The starting cash of all investors in play for this number of players, as printed or as the setup has it."""
    values = setup.printed["investors"]
    word = "two" if setup.players == 2 else "more"
    keys = [roster.key_of(number) for number in setup.lineup.investors]
    return {key: float(values[key]["cash"][word]) for key in keys}


def begun_amounts(setup: Setup) -> dict[str, int]:
    """The amounts of abilities that the setup has changed already: a search can go on from where one ended."""
    changed = (setup.components or {}).get("investors", {})
    return {key: values["amount"] for key, values in changed.items() if "amount" in values}


def _games(
    plan: FairPlan, found: FairCash, seed: int, games: int, reach: int, spread: Spread, told: Told
) -> list[LineupGame]:
    """Plays so many games with what was found so far."""
    one = LineupPlan(plan.setup, plan.bots, dict(found.cash), dict(found.amounts), seed, reach, CHUNK, plan.habits)
    chunks: dict[int, list[LineupGame]] = {}
    for number, rows in spread(numbered_lineups, [(one, number) for number in range(-(-games // CHUNK))]):
        chunks[number] = rows
        told(len(rows))
    return [row for number in sorted(chunks) for row in chunks[number]]


def _lineups(games: Sequence[LineupGame], cash: Mapping[str, float]) -> Lineups:
    """Games as numbers; cash counts from what is tried now."""
    number_of = {key: number for number, key in enumerate(cash)}
    owned = np.array([[[number_of[key] for key in seat] for seat in row[0]] for row in games], np.int64)
    usual = np.array([cash[key] for key in cash])
    extra = np.array([row[1] for row in games], float).sum(axis=2) - usual[owned].sum(axis=2)
    return Lineups(owned, extra, np.array([row[2] for row in games], float))


def numbered_lineups(plan: LineupPlan, number: int) -> tuple[int, list[LineupGame]]:
    """A chunk with its number: who plays may finish them in any order."""
    return number, play_lineups(plan, number)


def note(found: FairCash, fitted: Strengths) -> None:
    """Writes down what every purse had too much at the beginning of these games, and how sure that is."""
    errors = fitted.error / fitted.slope
    found.fits.append(
        {
            "slope": round(fitted.slope, 5),
            "slope_error": round(fitted.slope_error, 5),
            "believed": round(believed(fitted.handicaps, errors), 3),
            "too_much": {key: round(float(x), 2) for key, x in zip(found.begun, fitted.handicaps, strict=True)},
            "error": {key: round(float(x), 2) for key, x in zip(found.begun, errors, strict=True)},
        }
    )


def believed(handicaps: Floats, errors: Floats) -> float:
    """The part of what was seen that is no chance (after James and Stein): moving by all of it would add noise."""
    return max(0.0, 1.0 - float((errors**2).mean() / max(1e-9, float((handicaps**2).mean()))))


def _move(found: FairCash, setup: Setup, *, may_change: bool) -> None:
    """Takes from every purse what it has too much; where nothing is left to take, from what the ability brings."""
    printed, values, last = printed_cash(setup), setup.printed["investors"], found.fits[-1]
    least = LEAST_OF_TWO if setup.players == 2 else LEAST
    for key, begun in found.begun.items():
        fair = begun - last["believed"] * last["too_much"][key]
        amount = found.amounts.get(key, values[key].get("amount", 0))
        if may_change and fair + SURE * last["error"][key] < least and amount > 1:
            found.amounts[key] = amount - 1
            found.cash[key] = printed[key]
        else:
            now = found.cash[key]
            found.cash[key] = max(float(least), min(now + BOLDEST, max(now - BOLDEST, fair)))


def _lift(found: FairCash, level: float | None) -> None:
    """Moves all purses alike: fairness is in how they differ; how much a thousand decides is in where they lie."""
    if level is not None:
        more = level - sum(found.cash.values()) / len(found.cash)
        found.cash = {key: value + more for key, value in found.cash.items()}


def check(
    plan: FairPlan, found: FairCash, spread: Spread = one_by_one, told: Told = lambda _: None
) -> list[CheckedShare]:
    """Win shares with the rounded purses, in games that nothing was fitted to."""
    return shares_of(fresh_games(plan, found, plan.checked_games, 0, spread, told), found.cash)


def fresh_games(
    plan: FairPlan, found: FairCash, games: int, number: int, spread: Spread = one_by_one, told: Told = lambda _: None
) -> list[LineupGame]:
    """So many games with the rounded purses; no other number has the same, nor has any step."""
    whole = FairCash({key: float(value) for key, value in found.rounded().items()}, found.amounts)
    return _games(plan, whole, plan.seed * 1000 + 999 - number, games, 0, spread, told)


def shares_of(played: Sequence[LineupGame], keys: Iterable[str]) -> list[CheckedShare]:
    """How often each investor has won; a deal is one observation."""
    players = len(played[0][0])
    seen = {key: Moments() for key in keys}
    for start in range(0, len(played), players):
        won: dict[str, float] = {}
        for owned, _, shares in played[start : start + players]:
            for names, part in zip(owned, shares, strict=True):
                for key in names:
                    won[key] = won.get(key, 0.0) + part
        for key, wins in won.items():
            seen[key].see(round(WHOLE * wins), players)
    return [CheckedShare(key, one.mean(WHOLE), share(one, WHOLE), one.n) for key, one in seen.items()]


def result_of(plan: FairPlan, found: FairCash, checked: Sequence[CheckedShare]) -> dict[str, Any]:
    """Everything as plain JSON."""
    printed = Setup.from_dict({**plan.setup, "components": None})
    fair = 1 / printed.players
    return {
        "plan": asdict(plan),
        "printed": {key: round(value) for key, value in printed_cash(printed).items()},
        "cash": found.rounded(),
        "amounts": dict(sorted(found.amounts.items())),
        "fits": found.fits,
        "fair": round(fair, 6),
        "furthest": round(max((abs(row.share - fair) for row in checked), default=0.0), 5),
        "checked": [
            {"investor": row.investor, "share": round(row.share, 5), "interval": [round(x, 5) for x in row.interval]}
            for row in checked
        ],
    }
