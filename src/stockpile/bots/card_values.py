"""What a card of each stock is worth on each space, so many rounds before the end: made once for a setup.

A card is worth its price when nothing moves any more. A round earlier it is worth the better of selling and keeping,
where an owner knows the forecast of a stock as often as pairs can be seen; so splits, dividends, bankruptcy and the
right to sell in time are all in these tables.
"""

# c: cdef noexcept nogil

from functools import lru_cache

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.rules.phases import movement
from stockpile.engine.setup import box
from stockpile.engine.setup.box import Box
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup


class CardValues:
    """The tables of one box, and room for the walk that is being looked at."""

    # c: Box box; double likely[FORECASTS], insight, regular[LOTS][STOCKS][SPACES], split[LOTS][STOCKS][SPACES]
    # c: double regular_after[LOTS][STOCKS][SPACES][FORECASTS], split_after[LOTS][STOCKS][SPACES][FORECASTS]
    # c: int space, splits, bankrupt, signs, late_signs

    likely: list[float]
    regular: list[list[list[float]]]
    split: list[list[list[float]]]
    regular_after: list[list[list[list[float]]]]
    split_after: list[list[list[list[float]]]]

    def __init__(self, box: Box) -> None:
        self.box = box
        self.insight = 1.0 * (box.pairs_each + box.pairs_public) / box.companies
        self.space = self.splits = self.bankrupt = self.signs = self.late_signs = 0
        if not cython.compiled:
            self.likely = [0.0] * ids.FORECASTS
            self.regular = [[[0.0] * ids.SPACES for _ in range(ids.STOCKS)] for _ in range(ids.LOTS)]
            self.split = [[[0.0] * ids.SPACES for _ in range(ids.STOCKS)] for _ in range(ids.LOTS)]
            self.regular_after = [_after_table() for _ in range(ids.LOTS)]
            self.split_after = [_after_table() for _ in range(ids.LOTS)]
        foresee(self)

    def box_itself(self) -> Box:
        """What the tables were made for."""
        return self.box

    def box_players(self) -> int:
        """How many seats it has."""
        return self.box.players

    def worth(self, left: int, stock: int, space: int) -> tuple[float, float]:
        """A regular and a split card at the start of a round, `left` rounds before the end."""
        return self.regular[left][stock][space], self.split[left][stock][space]

    def after(self, left: int, stock: int, space: int, forecast: int) -> tuple[float, float]:
        """The same once a forecast has been followed from a space, with `left` rounds still to come."""
        return self.regular_after[left][stock][space][forecast], self.split_after[left][stock][space][forecast]


# c: def
def _after_table() -> list[list[list[float]]]:
    return [[[0.0] * ids.FORECASTS for _ in range(ids.SPACES)] for _ in range(ids.STOCKS)]


# c: def
@lru_cache(maxsize=64)
def card_values_of(setup: Setup) -> CardValues:
    """The tables of a setup, made once."""
    return CardValues(box_of(setup))


def foresee(a: CardValues) -> None:
    """Fills the tables from the end of the game backwards."""
    fill_likely(a)
    for i in range(a.box.companies):
        stock = a.box.company[i]
        for space in range(a.box.track_n[stock]):
            a.regular[0][stock][space] = a.box.track_value[stock][space]
            a.split[0][stock][space] = 2 * a.box.track_value[stock][space]
    for left in range(a.box.rounds):
        for i in range(a.box.companies):
            stock = a.box.company[i]
            for space in range(a.box.track_n[stock]):
                fill_after(a, left, stock, space)
                if left + 1 < ids.LOTS:
                    a.regular[left + 1][stock][space] = at_round_start(a, left, stock, space, 0)
                    a.split[left + 1][stock][space] = at_round_start(a, left, stock, space, 1)


def fill_likely(a: CardValues) -> None:
    """How likely each forecast is for a stock in a round to come."""
    for i in range(a.box.companies):
        if a.box.dice:
            for face in range(ids.FACES):
                a.likely[a.box.die_face[i][face]] += 1.0 / (ids.FACES * a.box.companies)
        else:
            a.likely[a.box.forecast[i]] += 1.0 / a.box.companies


# c: locals hold double, price double, informed double
def at_round_start(a: CardValues, left: int, stock: int, space: int, is_split: int) -> float:
    """Before a round: sometimes its forecast will be known in time to sell, sometimes not."""
    price = 1.0 * a.box.track_value[stock][space] * (1 + is_split)
    hold = 0.0
    informed = 0.0
    for forecast in range(1, ids.FORECASTS):
        kept = (
            a.split_after[left][stock][space][forecast] if is_split else a.regular_after[left][stock][space][forecast]
        )
        hold += a.likely[forecast] * kept
        informed += a.likely[forecast] * (kept if kept > price else price)
    if price > hold:
        hold = price
    return a.insight * informed + (1.0 - a.insight) * hold


def fill_after(a: CardValues, left: int, stock: int, space: int) -> None:
    """What each forecast leads to from a space."""
    for forecast in range(1, ids.FORECASTS):
        if forecast >= ids.DIVIDEND1:
            paid = forecast - ids.DIVIDEND1 + 1
            a.regular_after[left][stock][space][forecast] = a.regular[left][stock][space] + paid
            a.split_after[left][stock][space][forecast] = a.split[left][stock][space] + 2 * paid
        else:
            walk(a, stock, space, movement.move_of(forecast))
            a.regular_after[left][stock][space][forecast] = walked_regular(a, left, stock)
            a.split_after[left][stock][space][forecast] = walked_split(a, left, stock)


def walk(a: CardValues, stock: int, space: int, by: int) -> None:
    """Counts what the engine's steps come to: last space, splits, bankruptcy, dollar signs (MOV-2 to MOV-5, ADV-3)."""
    a.splits = 0
    a.bankrupt = 0
    a.signs = 0
    a.late_signs = 0
    steps = by if by > 0 else -by
    for _ in range(steps):
        after = box.step(a.box, stock, space, by)
        if after < 0 and by < 0:
            a.bankrupt = 1
            space = a.box.track_start[stock]
            break
        if after < 0:
            a.splits += 1
            space = a.box.track_reset[stock]
            continue
        space = after
        if by > 0 and a.splits > 0:
            a.late_signs += a.box.track_sign[stock][space]
        elif by > 0:
            a.signs += a.box.track_sign[stock][space]
    a.space = space


def walked_regular(a: CardValues, left: int, stock: int) -> float:
    """What the last walk makes of a regular card."""
    if a.bankrupt:
        return 0.0
    if a.splits == 0:
        return a.regular[left][stock][a.space] + a.signs
    return a.split[left][stock][a.space] + a.signs + 2 * a.late_signs + a.box.split_pays * (a.splits - 1)


def walked_split(a: CardValues, left: int, stock: int) -> float:
    """What the last walk makes of a split card."""
    if a.bankrupt:
        return 0.0
    return a.split[left][stock][a.space] + 2 * (a.signs + a.late_signs) + a.box.split_pays * a.splits
