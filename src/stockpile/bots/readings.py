"""What the others' acts suggest: how much likelier each face-down card and each unseen pair is than it was by chance.

Whoever lays a card face-down has chosen it, and the pile; whoever bids knows a pair. Two small networks that have seen
many games say for a card (or a pair) in its place how well it fits what its owner did in the open. Possible deals are
weighed by that; what is impossible stays impossible, and what nobody has acted on stays as likely as it was.
"""

# c: cdef noexcept nogil; from libc.math cimport exp; from stockpile.bots.reading_features cimport CARD_SIZE, PAIR_SIZE

from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import open_acts, reading_features, small_network
from stockpile.bots.open_acts import OpenActs
from stockpile.engine import ids
from stockpile.engine.state import State

if not cython.compiled:  # the compiled ones are C's and in reading_features.pxd
    from math import exp

    from stockpile.bots.reading_features import CARD_SIZE, PAIR_SIZE


class Readings:
    """What is worked out about one view: for each face-down card and each unseen pair, a factor for all it can be."""

    # c: readonly OpenActs acts; double card_factor[PILES][SLOTS][MARKET], pair_factor[PAIRS][STOCKS][FORECASTS]

    card_factor: list[list[list[float]]]
    pair_factor: list[list[list[float]]]

    def __init__(self, acts: OpenActs) -> None:
        self.acts = acts
        if not cython.compiled:
            self.card_factor = [[[1.0] * ids.MARKET for _ in range(ids.SLOTS)] for _ in range(ids.PILES)]
            self.pair_factor = [[[1.0] * ids.FORECASTS for _ in range(ids.STOCKS)] for _ in range(ids.PAIRS)]

    def of_card(self, pile: int, slot: int) -> list[float] | None:
        """By kind, how much likelier a face-down card is to be that; None if nobody's act tells anything of it."""
        if not self.acts.is_any or not self.acts.card_open[pile][slot]:
            return None
        return [self.card_factor[pile][slot][kind] for kind in range(ids.MARKET)]

    def of_pair(self, pair: int) -> list[list[float]] | None:
        """By company and forecast, how much likelier an unseen pair is to be that one; None likewise."""
        if not self.acts.is_any or self.acts.pair_owner[pair] < 0:
            return None
        return [[self.pair_factor[pair][stock][f] for f in range(ids.FORECASTS)] for stock in range(ids.STOCKS)]


# c: cpdef
def read(r: Readings, g: State) -> None:
    """Works out all factors of a view: 1 on average over what a card or a pair can be by chance alone."""
    open_acts.survey(r.acts, g)
    if not r.acts.is_any:
        return
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if r.acts.card_open[pile][slot]:
                read_card(r, g, pile, slot)
    for pair in range(g.box.pairs):
        if r.acts.pair_owner[pair] >= 0:
            read_pair(r, g, pair)


# c: locals total double
def read_card(r: Readings, g: State, pile: int, slot: int) -> None:
    """The factor of each kind that a face-down card can be."""
    total = 0.0
    for kind in range(1, ids.MARKET):
        r.card_factor[pile][slot][kind] = 0.0
        if r.acts.m.odds.hidden[kind] > 0.0:
            reading_features.describe_card(r.acts, g, pile, slot, kind)
            r.card_factor[pile][slot][kind] = exp(small_network.scored(r.acts.cards))
            total += r.acts.m.odds.hidden[kind] * r.card_factor[pile][slot][kind]
    for kind in range(1, ids.MARKET):
        r.card_factor[pile][slot][kind] /= total if total > 0.0 else 1.0


# c: locals total double
def read_pair(r: Readings, g: State, pair: int) -> None:
    """The factor of each company with each forecast that a pair can be."""
    total = 0.0
    for i in range(g.box.companies):
        stock = g.box.company[i]
        for forecast in range(1, ids.FORECASTS):
            r.pair_factor[pair][stock][forecast] = 0.0
            chance = open_acts.by_chance(r.acts, g, stock, forecast)
            if chance > 0.0:
                reading_features.describe_pair(r.acts, g, pair, stock, forecast)
                r.pair_factor[pair][stock][forecast] = exp(small_network.scored(r.acts.pairs))
                total += chance * r.pair_factor[pair][stock][forecast]
    for i in range(g.box.companies):
        for forecast in range(1, ids.FORECASTS):
            r.pair_factor[pair][g.box.company[i]][forecast] /= total if total > 0.0 else 1.0


# c: locals total double
def fits(r: Readings, g: State, world: State) -> float:
    """How well a possible deal of a view fits what the others did: the product of all factors."""
    total = 1.0
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if r.acts.card_open[pile][slot] and 0 < world.pile_card[pile][slot] < ids.MARKET:
                total *= r.card_factor[pile][slot][world.pile_card[pile][slot]]
    for pair in range(g.box.pairs):
        if r.acts.pair_owner[pair] >= 0 and world.pair_company[pair] > 0 and world.pair_forecast[pair] > 0:
            total *= r.pair_factor[pair][world.pair_company[pair] - 1][world.pair_forecast[pair]]
    return total


# c: cpdef; args float[:,:] rows, float[:] chances
def write_card(r: Readings, g: State, pile: int, slot: int, rows: Any, chances: Any) -> None:
    """All that a face-down card can be, described, and how likely each is by chance; for learning."""
    for kind in range(1, ids.MARKET):
        chances[kind] = r.acts.m.odds.hidden[kind]
        reading_features.describe_card(r.acts, g, pile, slot, kind)
        for i in range(CARD_SIZE):
            rows[kind, i] = r.acts.cards.seen[i]


# c: cpdef; args float[:,:] rows, float[:] chances
def write_pair(r: Readings, g: State, pair: int, rows: Any, chances: Any) -> None:
    """All that an unseen pair can be, likewise."""
    for stock in range(ids.STOCKS):
        for forecast in range(1, ids.FORECASTS):
            at = stock * ids.FORECASTS + forecast
            chances[at] = open_acts.by_chance(r.acts, g, stock, forecast)
            reading_features.describe_pair(r.acts, g, pair, stock, forecast)
            for i in range(PAIR_SIZE):
                rows[at, i] = r.acts.pairs.seen[i]
