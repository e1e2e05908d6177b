"""How many cards of each kind lie in a regular half that one cannot see: the exact distribution (KNO-4, KNO-5, KNO-7).

The unknown cards of the halves are drawn lot by lot from the cards that are left, the most restricted first; since what
each lot allows includes all that earlier ones allowed, the number of cards to draw from is always certain, and how many
of them are of one kind is hypergeometric, step by step. If a seat must have one of some cards (implied_cards.py), these
are counted along, and what leaves it without any is left out in the end.
"""

# c: cdef noexcept nogil; int STOCKS, ACTIONS

from array import array

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots.spreads import Spread
from stockpile.engine import ids
from stockpile.engine.resampling import lots, starts, unseen
from stockpile.engine.rules import effects
from stockpile.engine.state import State

MOST_STARTS = 720  # ways to deal six different starting cards to five seats or fewer
STOCKS = ((1 << ids.STOCKS) - 1) << 1  # sets of kinds are bits by kind
ACTIONS = (1 << ids.BOOM) | (1 << ids.BUST)


def size_of(kinds: int) -> int:
    """How many kinds there are in a set."""
    found = 0
    for kind in range(ids.MARKET):
        found += (kinds >> kind) & 1
    return found


class Halves(Spread):
    """One view's unknown cards in the halves of others.

    `bound_seat` must have an unknown card of one of the columns in `bound_held`, if that names any.
    """

    # c: State g; int me, bound_seat, n, distinct_n, distinct[SEATS]
    # c: int owner[DECK], cards[DECK], kinds[DECK]
    # c: int starts_n; int[::1] start_cards; double[::1] start_ways; double start_total, start_share[SEATS][MARKET]
    # c: methods cdef noexcept

    distinct: list[int]
    owner: list[int]
    cards: list[int]
    kinds: list[int]
    start_share: list[list[float]]

    def __init__(self, view: State, bound_seat: int, bound_held: int) -> None:
        self.g = view.clone()
        self.me = self.g.observer - 1
        self.bound = 0
        for held in range(ids.HELD):
            if (bound_held >> held) & 1:
                self.bound |= 1 << effects.kind_of(held)
        self.bound_seat = bound_seat if self.bound else -1
        if not cython.compiled:
            self.distinct = [0] * ids.SEATS
            self.pool = [0] * (ids.MARKET + ids.HELD)
            self.owner = [0] * ids.DECK
            self.cards = [0] * ids.DECK
            self.kinds = [0] * ids.DECK
            self.start_share = [[0.0] * ids.MARKET for _ in range(ids.SEATS)]
        unseen.count_unseen(self.g, self.me, self.pool)
        self.list_draws()
        self.start_cards = array("i", bytes(4 * MOST_STARTS))
        self.start_ways = array("d", bytes(8 * MOST_STARTS))
        self.starts_n = 0
        self.start_total = 0.0
        self.lay_starts(0, starts.known_starts(self.g, self.me) << 1, 1.0, 0)
        self.share_starts()
        drawn = self.distinct_n
        for i in range(self.n):
            drawn += self.cards[i]
        self.make_room(drawn)

    def list_draws(self) -> None:
        """Every lot of every half, the most restricted first; starting cards that are one card of their own apart."""
        g = self.g
        self.n = self.distinct_n = 0
        for seat in range(g.box.players):
            if starts.is_distinct(g, self.me, seat):
                self.distinct[self.distinct_n] = seat
                self.distinct_n += 1
        for size in range(ids.HELD + 1):
            for lot in range(g.round + 1):
                for seat in range(g.box.players):
                    self.list_draw(seat, lot, size)

    def list_draw(self, seat: int, lot: int, size: int) -> None:
        """One lot of one half, if it can be of so many kinds."""
        g = self.g
        count = 0
        if seat != self.me:
            count = g.lots[self.me][seat][lot]
            if lot == 0 and starts.is_distinct(g, self.me, seat):
                count -= 1
        if count <= 0:
            return
        kinds = STOCKS & ~(g.excluded[lot] << 1)
        if lot == g.round and lot > 0 and lots.may_have_actions(g, seat):
            kinds |= ACTIONS
        if size_of(kinds) == size:
            self.owner[self.n] = seat
            self.cards[self.n] = count
            self.kinds[self.n] = kinds
            self.n += 1

    def lay_starts(self, at: int, used: int, ways: float, cards: int) -> None:
        """Starting cards that are cards of their own: all different, and unlike those that are known (KNO-5)."""
        if at == self.distinct_n:
            ways *= self.settled(0, used)
            self.start_cards[self.starts_n] = cards
            self.start_ways[self.starts_n] = ways
            self.starts_n += 1
            self.start_total += ways
            return
        for kind in range(1, ids.STOCKS + 1):
            if not ((used | (self.g.excluded[0] << 1)) >> kind) & 1 and self.pool[kind] > 0:
                self.lay_starts(at + 1, used | (1 << kind), ways * self.pool[kind], cards | (kind << (4 * at)))

    def share_starts(self) -> None:
        """How likely each of them is of each kind."""
        for i in range(self.starts_n):
            for at in range(self.distinct_n):
                self.start_share[at][(self.start_cards[i] >> (4 * at)) & 15] += self.start_ways[i] / self.start_total

    def settled(self, seat: int, used: int) -> float:
        """How likely halves that were seen whole, from this seat on, leave a starting card unlike all others."""
        g = self.g
        if seat == g.box.players:
            return 1.0
        if not starts.is_shown(g, self.me, seat):
            return self.settled(seat + 1, used)
        total = 0
        found = 0.0
        for kind in range(1, ids.STOCKS + 1):
            if not ((used | (g.excluded[0] << 1)) >> kind) & 1:
                total += g.known[self.me][seat][kind - 1] - g.known[ids.PUBLIC][seat][kind - 1]
        for kind in range(1, ids.STOCKS + 1):
            if not ((used | (g.excluded[0] << 1)) >> kind) & 1:
                cards = g.known[self.me][seat][kind - 1] - g.known[ids.PUBLIC][seat][kind - 1]
                if cards:
                    found += 1.0 * cards / total * self.settled(seat + 1, used | (1 << kind))
        return found

    # What is drawn of a kind

    def spread(self, kind: int, seat: int) -> None:
        """What is drawn of a kind in all, and by the seat (-1: by nobody), into `now`."""
        self.spread_starts(kind, seat)
        drawn = self.distinct_n
        i = 0
        while i < self.n:
            kinds, mine, bound, other = self.kinds[i], 0, 0, 0
            while i < self.n and self.kinds[i] == kinds:  # those of the same kinds together, as far as it matters whose
                if self.owner[i] == seat:
                    mine += self.cards[i]
                elif self.owner[i] == self.bound_seat:
                    bound += self.cards[i]
                else:
                    other += self.cards[i]
                i += 1
            if kinds & (self.bound | (1 << kind)):
                self.draw(kind, kinds, drawn, mine, 1, seat == self.bound_seat)
                self.draw(kind, kinds, drawn + mine, bound, 0, 1)
                self.draw(kind, kinds, drawn + mine + bound, other, 0, 0)
            drawn += mine + bound + other

    def spread_starts(self, kind: int, seat: int) -> None:
        """What the starting cards that are cards of their own take of a kind."""
        self.begin(self.distinct_n)
        if self.bound:
            for i in range(self.starts_n):
                self.add_start(kind, seat, self.start_cards[i], self.start_ways[i] / self.start_total)
            return
        left = 1.0
        for at in range(self.distinct_n):
            share = self.start_share[at][kind]
            left -= share
            self.now[self.place(1, 1 if self.distinct[at] == seat else 0, 0, 1)] += share
        self.now[self.place(0, 0, 0, 1)] = left

    def add_start(self, kind: int, seat: int, cards: int, chance: float) -> None:
        """One way to deal them."""
        every = mine = bound = 0
        is_met = 0
        for at in range(self.distinct_n):
            card = (cards >> (4 * at)) & 15
            if card == kind:
                every += 1
                mine += 1 if self.distinct[at] == seat else 0
            elif (self.bound >> card) & 1:
                bound += 1
            if self.distinct[at] == self.bound_seat and (self.bound >> card) & 1:
                is_met = 1
        self.now[self.place(every, mine, bound, is_met)] += chance

    # c: cpdef dict; locals met double, found double
    def counts(self, seat: int, held: int) -> dict[int, float]:
        """The chance of each number of cards of a kind in a seat's half."""
        if seat == self.me:
            return {self.g.regular[seat][held]: 1.0}
        self.spread(effects.kind_of(held), seat)
        met = self.met()
        known = self.g.known[self.me][seat][held]
        chances = {}
        for mine in range(self.mine_n):
            found = 0.0
            for every in range(self.all_n):
                found += self.chance_of(every, mine)
            if found > 0:
                chances[known + mine] = found / met
        return chances

    # c: cpdef double; locals found double
    def left(self, kind: int) -> float:
        """How many cards of a kind are expected to be in no half: face-down in a pile, a hand or the deck."""
        if ids.FEE1 <= kind <= ids.FEE3:
            return float(self.pool[kind])
        self.spread(kind, -1)
        found = 0.0
        for every in range(self.all_n):
            found += every * self.chance_of(every, 0)
        return self.pool[kind] - found / self.met()
