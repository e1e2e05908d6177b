"""How likely it is that so many cards of a kind are drawn by all and by one seat: hypergeometric, draw by draw."""

# c: cdef noexcept nogil; double CHOOSE[DECK+FEES][DECK+FEES]

from array import array

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids

if not cython.compiled:
    CHOOSE = [[0.0] * (ids.DECK + ids.FEES) for _ in range(ids.DECK + ids.FEES)]


def fill_choices() -> None:
    """Pascal's triangle."""
    for n in range(ids.DECK + ids.FEES):
        CHOOSE[n][0] = 1.0
        for k in range(1, n + 1):
            CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + (CHOOSE[n - 1][k] if k < n else 0.0)


fill_choices()


def choose(n: int, k: int) -> float:
    """In how many ways k of n cards can be drawn."""
    return CHOOSE[n][k] if 0 <= k <= n else 0.0


class Spread:
    """For one kind of card how likely it is that so many were drawn by all and by one seat.

    Beside it so many of the kinds of which a bound seat must have one, and whether that seat has one.
    """

    # c: int bound, pool[MARKET+HELD], total, bound_total
    # c: double[::1] now, later; int all_most, mine_most, bound_most, all_n, mine_n, bound_n
    # c: methods cdef noexcept

    bound: int
    pool: list[int]

    # c: def
    def make_room(self, drawn: int) -> None:
        """Room for what can come of so many cards drawn."""
        self.all_most = self.mine_most = min(drawn, 2 * ids.CLAIMS) + 1
        self.bound_most = drawn + 1 if self.bound else 1
        size = self.all_most * self.mine_most * self.bound_most * 2
        self.now = array("d", bytes(8 * size))
        self.later = array("d", bytes(8 * size))

    def begin(self, first: int) -> None:
        """Empties what can be reached with so many first cards."""
        self.all_n = self.mine_n = 2 if first else 1
        self.bound_n = min(first + 1, self.bound_most)
        for every in range(self.all_n):
            for mine in range(self.mine_n):
                for bound in range(self.bound_n):
                    self.now[self.place(every, mine, bound, 0)] = 0.0
                    self.now[self.place(every, mine, bound, 1)] = 0.0

    def place(self, every: int, mine: int, bound: int, is_met: int) -> int:
        """Where in a spread this is."""
        return ((every * self.mine_most + mine) * self.bound_most + bound) * 2 + is_met

    def draw(self, kind: int, kinds: int, drawn: int, cards: int, is_mine: int, is_bound: int) -> None:
        """The spread once so many cards have been drawn."""
        if cards == 0:
            return
        self.total, self.bound_total = -drawn, 0
        for k in range(1, ids.MARKET):
            if (kinds >> k) & 1:
                self.total += self.pool[k]
                if (self.bound >> k) & 1 and k != kind:
                    self.bound_total += self.pool[k]
        self.clear_later(cards, is_mine)
        for every in range(self.all_n):
            left = self.pool[kind] - every if (kinds >> kind) & 1 else 0
            for mine in range(self.mine_n):
                for bound in range(self.bound_n):
                    self.draw_from(self.place(every, mine, bound, 0), left, bound, cards, is_mine, is_bound, kind)
        self.take_later(cards, is_mine)

    def draw_from(self, at: int, left: int, bound: int, cards: int, is_mine: int, is_bound: int, kind: int) -> None:
        """What comes of one place of the spread, whether the bound seat has what it must have or not."""
        meets = is_bound and (self.bound >> kind) & 1
        step = (self.mine_most + (1 if is_mine else 0)) * self.bound_most * 2  # to one more of the kind
        for met in range(2):
            if self.now[at + met] > 0:
                for n in range(min(left, cards) + 1):
                    is_met = 1 if met or (meets and n > 0) else 0
                    chance = self.now[at + met] * choose(left, n)
                    self.draw_rest(at + n * step + is_met, chance, left, bound, cards, n, 0 if is_met else is_bound)

    def draw_rest(self, to: int, chance: float, left: int, bound: int, cards: int, n: int, may_meet: int) -> None:
        """Of the cards that are not of the kind some may be of those that the bound seat must have."""
        others = self.bound_total - bound if self.bound_total else 0
        for m in range(min(others, cards - n) + 1):
            ways = choose(others, m) * choose(self.total - left - others, cards - n - m)
            if ways > 0:
                at = to + 2 * m + (1 if may_meet and m > 0 else 0)
                self.later[at] += chance * ways / choose(self.total, cards)

    def clear_later(self, cards: int, is_mine: int) -> None:
        """Room for what comes of a draw."""
        for every in range(min(self.all_n + cards, self.all_most)):
            for mine in range(min(self.mine_n + (cards if is_mine else 0), self.mine_most)):
                for bound in range(min(self.bound_n + cards, self.bound_most)):
                    self.later[self.place(every, mine, bound, 0)] = 0.0
                    self.later[self.place(every, mine, bound, 1)] = 0.0

    def take_later(self, cards: int, is_mine: int) -> None:
        """What has come of it is how it is now."""
        self.all_n = min(self.all_n + cards, self.all_most)
        self.mine_n = min(self.mine_n + (cards if is_mine else 0), self.mine_most)
        self.bound_n = min(self.bound_n + cards, self.bound_most)
        for every in range(self.all_n):
            for mine in range(self.mine_n):
                for bound in range(self.bound_n):
                    at = self.place(every, mine, bound, 0)
                    self.now[at] = self.later[at]
                    self.now[at + 1] = self.later[at + 1]

    def chance_of(self, every: int, mine: int) -> float:
        """How likely so many are drawn by all and by the seat, and the bound seat has what it must have."""
        found = 0.0
        for bound in range(self.bound_n):
            found += self.now[self.place(every, mine, bound, 1)]
        return found

    def met(self) -> float:
        """How likely the bound seat has what it must have."""
        found = 0.0
        for every in range(self.all_n):
            for mine in range(self.mine_n):
                found += self.chance_of(every, mine)
        return found
