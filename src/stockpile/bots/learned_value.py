"""What a position between two rounds is worth, as learned from many games: everybody's chance to win.

A seat is described by some sixty numbers (`describe`), a small network gives it a score, and the scores of all seats
make chances. The network comes from a file (learned.py), and how it was learned is told in bench/learn.py.
"""

# c: cdef noexcept nogil; from libc.math cimport exp

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import small_network, valuation
from stockpile.bots.opening import PowerWorths
from stockpile.bots.small_network import SmallNetwork
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.state import State

if not cython.compiled:  # the compiled one is in learned_value.pxd
    from math import exp

    SIZE = 59  # numbers that describe a seat


# c: def
def size() -> int:
    """How many numbers describe a seat."""
    return SIZE


class LearnedValue:
    """The network of a value, and room to work one position out."""

    # c: SmallNetwork net; PowerWorths powers
    # c: double score[SEATS], fortune[SEATS]; int order[SEATS], ranked[STOCKS]

    score: list[float]
    fortune: list[float]
    order: list[int]
    ranked: list[int]

    def __init__(self, net: SmallNetwork, powers: PowerWorths) -> None:
        self.net = net
        self.powers = powers
        if not cython.compiled:
            self.score, self.fortune = [0.0] * ids.SEATS, [0.0] * ids.SEATS
            self.order, self.ranked = [0] * ids.SEATS, [0] * ids.STOCKS


# c: cpdef; locals total double, most double
def chance(v: LearnedValue, m: Valuation, g: State, seat: int) -> float:
    """How likely a seat is to win, of a full state between two rounds."""
    if g.stage == ids.OVER:
        return won(g, seat)
    survey(v, m, g)
    most = -1e9
    for other in range(g.box.players):
        describe(v, m, g, other)
        v.score[other] = small_network.scored(v.net)
        if v.score[other] > most:
            most = v.score[other]
    total = 0.0
    for other in range(g.box.players):
        total += exp(v.score[other] - most)
    return exp(v.score[seat] - most) / total


def won(g: State, seat: int) -> float:
    """The share of the win, once it is over."""
    winners = 0
    for other in range(g.box.players):
        winners += (g.winners >> other) & 1
    return 1.0 / winners if (g.winners >> seat) & 1 else 0.0


def survey(v: LearnedValue, m: Valuation, g: State) -> None:
    """What is alike for all seats: their fortunes, seats by fortune, companies by price."""
    valuation.look_between(m, g, 0)
    players = g.box.players
    for seat in range(players):
        v.fortune[seat] = valuation.fortune(m, g, seat)
        at = seat
        while at > 0 and v.fortune[v.order[at - 1]] < v.fortune[seat]:
            v.order[at] = v.order[at - 1]
            at -= 1
        v.order[at] = seat
    for i in range(g.box.companies):
        stock = g.box.company[i]
        at = i
        while at > 0 and m.price[v.ranked[at - 1]] < m.price[stock]:
            v.ranked[at] = v.ranked[at - 1]
            at -= 1
        v.ranked[at] = stock


# c: locals best double, mean double, richest double
def describe(v: LearnedValue, m: Valuation, g: State, seat: int) -> None:
    """What a position looks like from one seat, in about sixty numbers around 1."""
    small_network.clear(v.net)
    players = g.box.players
    best = -1e9
    mean = 0.0
    richest = 0.0
    for other in range(players):
        if other != seat:
            if v.fortune[other] > best:
                best = v.fortune[other]
            if g.cash[other] > richest:
                richest = 1.0 * g.cash[other]
            mean += v.fortune[other] / (players - 1)
    v.net.seen[0] = m.left / 6.0
    v.net.seen[1] = players / 5.0
    v.net.seen[2] = (v.fortune[seat] - best) / 20.0
    v.net.seen[3] = (v.fortune[seat] - mean) / 20.0
    v.net.seen[4] = g.cash[seat] / 20.0
    v.net.seen[5] = (g.cash[seat] - richest) / 20.0
    v.net.seen[6] = v.fortune[seat] / 50.0
    v.net.seen[7] = (g.fees[seat][0] + 2.0 * g.fees[seat][1] + 3.0 * g.fees[seat][2]) / 4.0
    v.net.seen[8] = g.bonds[seat] / 3.0
    v.net.seen[9] = valuation.sets_worth(g, seat, -1) / 10.0
    v.net.seen[10] = g.taxes[seat] / 3.0
    v.net.seen[11] = g.strategy_n[seat] / 3.0
    v.net.seen[12] = investors_worth(v, g, seat) * m.left / 60.0
    v.net.seen[13] = (m.odds.holding[seat][ids.HELD_BOOM] + m.odds.holding[seat][ids.HELD_BUST]) / 2.0
    v.net.seen[14] = ((seat - g.first + players) % players) / 4.0
    describe_others(v, g, seat)
    describe_stocks(v, m, g, seat)


def investors_worth(v: LearnedValue, g: State, seat: int) -> float:
    """What the seat's investors were measured to be worth over a whole game, starting cash aside."""
    total = 0.0
    for i in range(ids.OWNED):
        if g.investor[seat][i] > 0:
            total += v.powers.worth[g.investor[seat][i] - 1] - 20.0
    return total


def describe_others(v: LearnedValue, g: State, seat: int) -> None:
    """The others from the richest to the poorest: how far ahead they are, and their cash."""
    at = 15
    for i in range(g.box.players):
        other = v.order[i]
        if other != seat:
            v.net.seen[at] = (v.fortune[other] - v.fortune[seat]) / 20.0
            v.net.seen[at + 1] = g.cash[other] / 20.0
            at += 2


# c: locals most double
def describe_stocks(v: LearnedValue, m: Valuation, g: State, seat: int) -> None:
    """The companies from the dearest to the cheapest: prices, own cards, and the others' shares."""
    at = 23
    for i in range(g.box.companies):
        stock = v.ranked[i]
        most = 0.0
        for other in range(g.box.players):
            if other != seat and m.shares[other][stock] > most:
                most = m.shares[other][stock]
        v.net.seen[at] = m.price[stock] / 10.0
        v.net.seen[at + 1] = m.worth[stock] / 10.0
        v.net.seen[at + 2] = m.odds.holding[seat][stock] / 3.0
        v.net.seen[at + 3] = g.split[seat][stock] / 2.0
        v.net.seen[at + 4] = most / 4.0
        v.net.seen[at + 5] = valuation.majority_chance(m, stock, seat, m.shares[seat][stock])
        at += 6


# c: cpdef; args float[:] into
def write_row(v: LearnedValue, m: Valuation, g: State, seat: int, into: list[float]) -> None:
    """What a position looks like from one seat, into somebody's array."""
    survey(v, m, g)
    describe(v, m, g, seat)
    for i in range(SIZE):
        into[i] = v.net.seen[i]
