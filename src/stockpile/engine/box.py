"""What one setup puts on the table: counts, tracks and the plan of a round, as numbers the engine reads."""

from collections.abc import Mapping, Sequence

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids

ROWS = {
    "company": ids.STOCKS,
    "forecast": ids.STOCKS,
    "copies": ids.KINDS,
    "bid_value": ids.BIDS,
    "fee_value": ids.FEES,
    "track_n": ids.STOCKS,
    "track_start": ids.STOCKS,
    "track_reset": ids.STOCKS,
    "plan": ids.STAGES,
}
GRIDS = ("track_value", "track_sign")


class Box:
    """The constants of a setup; made once, shared by all states of it, never changed."""

    company: list[int]
    forecast: list[int]
    copies: list[int]
    bid_value: list[int]
    fee_value: list[int]
    track_n: list[int]
    track_start: list[int]
    track_reset: list[int]
    track_value: list[list[int]]
    track_sign: list[list[int]]
    plan: list[int]

    def __init__(
        self,
        numbers: Mapping[str, int],
        rows: Mapping[str, Sequence[int]],
        grids: Mapping[str, Sequence[Sequence[int]]],
    ) -> None:
        if not cython.compiled:
            for name, size in ROWS.items():
                setattr(self, name, [0] * size)
            for name in GRIDS:
                setattr(self, name, [[0] * ids.SPACES for _ in range(ids.STOCKS)])
        self.players = numbers["players"]
        self.piles = numbers["piles"]
        self.meeples = numbers["meeples"]
        self.rounds = numbers["rounds"]
        self.cash = numbers["cash"]
        self.starting = numbers["starting"]
        self.asked = numbers["asked"]
        self.first = numbers["first"]
        self.deals = numbers["deals"]
        self.ups = numbers["ups"]
        self.downs = numbers["downs"]
        self.pairs = numbers["pairs"]
        self.pairs_each = numbers["pairs_each"]
        self.pairs_public = numbers["pairs_public"]
        self.companies = numbers["companies"]
        self.bid_n = numbers["bid_n"]
        for i in range(ids.STOCKS):
            self.company[i] = rows["company"][i]
            self.forecast[i] = rows["forecast"][i]
            self.track_n[i] = rows["track_n"][i]
            self.track_start[i] = rows["track_start"][i]
            self.track_reset[i] = rows["track_reset"][i]
            for j in range(ids.SPACES):
                self.track_value[i][j] = grids["track_value"][i][j]
                self.track_sign[i][j] = grids["track_sign"][i][j]
        for i in range(ids.KINDS):
            self.copies[i] = rows["copies"][i]
        for i in range(ids.BIDS):
            self.bid_value[i] = rows["bid_value"][i]
        for i in range(ids.FEES):
            self.fee_value[i] = rows["fee_value"][i]
        for i in range(ids.STAGES):
            self.plan[i] = rows["plan"][i]


def price(box: Box, stock: int, space: int) -> int:
    """The value printed on a space (ADV-1)."""
    return box.track_value[stock][space]


def pair_owner(box: Box, pair: int) -> int:
    """The seat a pair is dealt to; PUBLIC for the open pair, -1 for one that nobody knows (INF-2)."""
    if pair < box.players * box.pairs_each:
        return pair // box.pairs_each
    if pair < box.players * box.pairs_each + box.pairs_public:
        return ids.PUBLIC
    return -1
