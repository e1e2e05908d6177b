"""Compiled policies: one answer from a view, without Python in between.

Chance, where a policy wants any, follows from its seed, its seat and the number of the last event: the same view gives
the same answer, in every build.
"""

# c: from stockpile.engine.rules.rng cimport u64
# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import greedy, habits, opening, trader, valuation
from stockpile.bots.auction import Auction
from stockpile.bots.card_values import CardValues
from stockpile.bots.opening import PowerWorths
from stockpile.bots.valuation import Valuation
from stockpile.bots.weights import Weights
from stockpile.engine import ids
from stockpile.engine.rules import rng
from stockpile.engine.state import State

MASK = (1 << 64) - 1

if not cython.compiled:
    RANDOM = 0
    GREEDY = 1
    TRADER = 2
    HABITS = 3

    def reseed(p: "Policy", seat: int, moment: int) -> None:
        """A source of its own for each moment; the compiled one is in policy.pxd."""
        p.valuation.source.number = (p.seed + 0x9E3779B97F4A7C15 * (8 * moment + seat + 1)) & MASK


NAMES = ("random", "greedy", "trader", "habits")
LEVELS = {name: level for level, name in enumerate(NAMES)}


class Policy:
    """One way to answer; it keeps no memory but scratch room, so any number of seats may share it."""

    # c: readonly int level, worlds; readonly object tables, weights; PowerWorths opening; Valuation valuation
    # c: Auction auction; u64 seed; Policy ahead

    def __init__(
        self, level: str, tables: CardValues, opening: PowerWorths, weights: Weights, seed: int, worlds: int = 0
    ) -> None:
        self.level = LEVELS[level]
        self.tables = tables
        self.opening = opening
        self.weights = weights
        self.worlds = worlds
        self.valuation = Valuation(tables, weights)
        self.auction = Auction()
        self.seed = seed & MASK
        # With what a look ahead is played: in a world that is only guessed, quick rules do as well as careful ones.
        self.ahead = Policy(NAMES[GREEDY], tables, opening, weights, seed) if worlds > 0 else None

    def blind(self) -> "Policy":
        """The same policy without looking ahead."""
        return Policy(NAMES[self.level], self.tables, self.opening, self.weights, self.seed)

    def own_seed(self) -> int:
        """Where its chance comes from."""
        return self.seed

    def start_from(self, seed: int) -> None:
        """Takes its chance from another seed: in many games of one policy no two shall be guessed alike."""
        self.seed = seed & MASK


def first_of(ask: int) -> int:
    """The first answer of the table that our rules for an ask know."""
    if ask == ids.ASK_PLACE:
        return ids.ACT_UP
    if ask == ids.ASK_BID:
        return ids.ACT_BID
    if ask == ids.ASK_ACTION:
        return ids.ACT_BOOM
    if ask == ids.ASK_SELL:
        return ids.ACT_SELL
    if ask == ids.ASK_CLAIM:
        return ids.ACT_CLAIM
    if ask == ids.ASK_BONDS:
        return ids.ACT_BONDS
    if ask == ids.ASK_LAY:
        return ids.ACT_LAY
    if ask == ids.ASK_GIVE:
        return ids.ACT_GIVE
    return ids.ACTION_COUNT


def last_of(ask: int) -> int:
    """The first answer after those."""
    if ask == ids.ASK_PLACE:
        return ids.ACT_BID
    if ask == ids.ASK_BID:
        return ids.ACT_BOOM
    if ask == ids.ASK_ACTION:
        return ids.ACT_SELL
    if ask == ids.ASK_SELL:
        return ids.ACT_CLAIM
    if ask == ids.ASK_CLAIM:
        return ids.ACT_DONE
    if ask == ids.ASK_BONDS:
        return ids.ACT_LAY
    if ask == ids.ASK_LAY:
        return ids.ACT_GIVE
    if ask == ids.ASK_GIVE:
        return ids.ACT_ROLL
    return 0


def understands(g: State, out: list[int], n: int) -> int:
    """Whether there are rules for this ask and every answer to it; cards bring answers of their own."""
    for i in range(n):
        if not understands_one(g, out[i]):
            return 0
    return 1


def understands_one(g: State, given: int) -> int:
    """Whether there is a rule for one answer."""
    if g.round == 0:
        return opening.understands(g, given)  # whatever is asked before the first round, it is not about stocks
    if g.ask == ids.ASK_SELL and given == ids.ACT_DONE:
        return 1
    return 1 if first_of(g.ask) <= given < last_of(g.ask) else 0


# c: locals known int[ANSWERS]
def decide(p: Policy, view: State, seat: int, out: list[int], n: int) -> int:
    """One of the legal answers. What the rules do not understand is answered by chance here, see rollout.py."""
    if n == 1:
        return out[0]
    reseed(p, seat, view.emitted)
    if p.level == RANDOM:
        return out[rng.below(p.valuation.source, n)]
    if not cython.compiled:
        known = [0] * ids.ANSWERS
    size = understood(view, out, n, known)
    if size < n and (size == 0 or rng.below(p.valuation.source, 2) == 0):
        return any_other(p, out, n, known, size)
    return by_rules(p, view, seat, known, size)


def by_rules(p: Policy, view: State, seat: int, known: list[int], size: int) -> int:
    """The best of those answers for which there are rules."""
    if view.round == 0:
        return opening.choose(p.opening, view, known, size, p.valuation.weights.noise, p.valuation.source)
    if p.level == GREEDY:
        greedy.glance(p.valuation, view, seat)
        return greedy.choose(p.valuation, view, known, size)
    if p.level == HABITS:
        habits.glance(p.valuation, view, seat)
        return habits.choose(p.valuation, view, known, size)
    valuation.look(p.valuation, view, seat)
    return trader.choose(p.valuation, p.auction, view, known, size)


def understood(g: State, out: list[int], n: int, known: list[int]) -> int:
    """Puts those answers for which there are rules into `known`, and returns how many they are."""
    size = 0
    for i in range(n):
        known[size] = out[i]
        if understands_one(g, out[i]):
            size += 1
    return size


def any_other(p: Policy, out: list[int], n: int, known: list[int], size: int) -> int:
    """One of the answers for which there are no rules: half the time a power that is there is used."""
    pick = rng.below(p.valuation.source, n - size)
    at = 0
    for i in range(n):
        if at < size and out[i] == known[at]:
            at += 1
        elif pick == 0:
            return out[i]
        else:
            pick -= 1
    return out[0]


def rate(p: Policy, view: State, seat: int, out: list[int], n: int, values: list[float]) -> None:
    """What the trader thinks of each legal answer; nothing where it has no rule."""
    reseed(p, seat, view.emitted)
    if n > 1 and understands(view, out, n):
        if view.round == 0:
            opening.rate(p.opening, view, out, n, values)
            return
        valuation.look(p.valuation, view, seat)
        trader.rate(p.valuation, p.auction, view, out, n, values)
        return
    for i in range(n):
        values[i] = 0.0
