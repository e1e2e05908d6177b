"""Choices before the first round: which investor to play, which strategies to keep, what to bid for an investor.

Nothing lies on the table yet by which to judge them, and to play whole games for each would take far too long. So each
card has a worth that was measured beforehand (worths.toml); one that was not, such as a plug-in, is worth the average.
So is what the balanced set has changed: it was changed until it was.
"""

# c: cdef noexcept nogil

import tomllib
from collections.abc import Collection, Mapping
from functools import lru_cache
from importlib.resources import files

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.rules import rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.setup import roster
from stockpile.engine.setup.named_sets import BALANCED
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State


class PowerWorths:
    """What each card with a power is worth in one setup, in thousands, by its number."""

    # c: double worth[POWERS]

    worth: list[float]

    def __init__(self, worths: list[float]) -> None:
        if not cython.compiled:
            self.worth = [0.0] * ids.POWERS
        for number in range(ids.POWERS):
            self.worth[number] = worths[number]

    def of(self, number: int) -> float:
        """The worth of one card; an investor's counts the starting cash."""
        return self.worth[number]


# c: def
@lru_cache(maxsize=256)
def opening_of(setup: Setup, lore: float = 1.0) -> PowerWorths:
    """The worths of the cards of a setup, made once; of what was measured, the part that is known."""
    measured = tomllib.loads((files("stockpile.bots") / "worths.toml").read_text("utf-8"))
    row = "two" if setup.players == 2 else "more"
    worths = [0.0] * ids.POWERS
    investors, strategies = (setup.printed.get(kind, {}) for kind in ("investors", "strategies"))
    changed = setup.components if setup.components and setup.components_name == BALANCED else {}
    for number, edge in worths_of(measured["investors"], investors, row).items():
        if roster.key_of(number) not in changed.get("investors", {}):
            worths[number] = lore * edge + investors[roster.key_of(number)]["cash"][row]
    for number, worth in worths_of(measured["strategies"], strategies, row, changed.get("strategies", {})).items():
        worths[number] = lore * worth
    return PowerWorths(worths)


# c: def
def worths_of(
    measured: Mapping[str, Mapping[str, float]], cards: Mapping[str, object], row: str, average: Collection[str] = ()
) -> dict[int, float]:
    """The measured worths by number; of a card that was not measured, or is known to be average, the mean."""
    mean = sum(worth[row] for worth in measured.values()) / len(measured)
    known = {key: worth[row] for key, worth in measured.items() if key not in average}
    return {roster.number_of(key): known.get(key, mean) for key in cards}


def understands(g: State, given: int) -> int:
    """Whether this is such a choice."""
    if g.ask == ids.ASK_INVESTOR_BID:
        return 1 if ids.ACT_BID <= given < ids.ACT_BOOM else 0
    return 1 if g.ask == ids.ASK_CHOOSE or g.ask == ids.ASK_DROP else 0


def rate(o: PowerWorths, g: State, out: list[int], n: int, values: list[float]) -> None:
    """How good each legal answer is, compared with the others."""
    for i in range(n):
        values[i] = value(o, g, out[i])


# c: locals place int
def value(o: PowerWorths, g: State, given: int) -> float:
    """The best investor is chosen, the worst strategy goes, and a bid is its investor's worth less what it costs."""
    if g.ask == ids.ASK_CHOOSE:
        return o.worth[given - ids.ACT_CHOOSE]
    if g.ask == ids.ASK_DROP:
        return -o.worth[ids.INVESTORS + given - ids.ACT_DROP]
    place = given - ids.ACT_BID
    return o.worth[g.offer[place // ids.BIDS] - 1] - g.box.bid_value[place % ids.BIDS]


# c: locals found double, most double
def choose(o: PowerWorths, g: State, out: list[int], n: int, noise: float, source: Source) -> int:
    """The best of the legal answers, as far as the noise lets it be told."""
    best = out[0]
    most = -1e9
    for i in range(n):
        found = value(o, g, out[i])
        if noise > 0.0:
            found += noise * rng.below(source, 1000) / 1000.0
        if found > most:
            most = found
            best = out[i]
    return best
