"""What one setup puts on the table: counts, tracks and the plan of a round, as numbers the engine reads."""

from collections.abc import Mapping, Sequence

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids

SCALARS = (
    "players",
    "piles",
    "meeples",
    "rounds",
    "cash",
    "starting",
    "asked",
    "first",
    "deals",
    "ups",
    "downs",
    "pairs",
    "pairs_each",
    "pairs_public",
    "companies",
    "bid_n",
    "plan_n",
)
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

    def __init__(self, values: Mapping[str, int | Sequence[int] | Sequence[Sequence[int]]]) -> None:
        if not cython.compiled:
            for name, size in ROWS.items():
                setattr(self, name, [0] * size)
            for name in GRIDS:
                setattr(self, name, [[0] * ids.SPACES for _ in range(ids.STOCKS)])
        self.players = values["players"]
        self.piles = values["piles"]
        self.meeples = values["meeples"]
        self.rounds = values["rounds"]
        self.cash = values["cash"]
        self.starting = values["starting"]
        self.asked = values["asked"]
        self.first = values["first"]
        self.deals = values["deals"]
        self.ups = values["ups"]
        self.downs = values["downs"]
        self.pairs = values["pairs"]
        self.pairs_each = values["pairs_each"]
        self.pairs_public = values["pairs_public"]
        self.companies = values["companies"]
        self.bid_n = values["bid_n"]
        self.plan_n = values["plan_n"]
        for i in range(ids.STOCKS):
            self.company[i] = values["company"][i]
            self.forecast[i] = values["forecast"][i]
            self.track_n[i] = values["track_n"][i]
            self.track_start[i] = values["track_start"][i]
            self.track_reset[i] = values["track_reset"][i]
            for j in range(ids.SPACES):
                self.track_value[i][j] = values["track_value"][i][j]
                self.track_sign[i][j] = values["track_sign"][i][j]
        for i in range(ids.KINDS):
            self.copies[i] = values["copies"][i]
        for i in range(ids.BIDS):
            self.bid_value[i] = values["bid_value"][i]
        for i in range(ids.FEES):
            self.fee_value[i] = values["fee_value"][i]
        for i in range(ids.STAGES):
            self.plan[i] = values["plan"][i]


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
