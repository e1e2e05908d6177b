"""What one setup puts on the table: counts, tracks and the order of stages, as numbers the engine reads."""

# c: cpdef noexcept nogil

from collections.abc import Mapping, Sequence

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids

Numbers = Mapping[str, int]
Rows = Mapping[str, Sequence[int]]
Grids = Mapping[str, Sequence[Sequence[int]]]
ROWS = {
    "company": ids.STOCKS,
    "forecast": ids.STOCKS,
    "copies": ids.MARKET,
    "bid_value": ids.BIDS,
    "fee_value": ids.FEES,
    "track_n": ids.STOCKS,
    "track_start": ids.STOCKS,
    "track_reset": ids.STOCKS,
    "after": ids.STAGES,
    "commerce_copies": ids.KINDS,
    "set_value": ids.SETS,
    "tax_value": ids.TAXES,
    "shows": ids.CELL_SORTS,
    "printed": ids.PRINTED,
}
GRIDS = {"track_value": ids.SPACES, "track_sign": ids.SPACES, "die_face": ids.FACES}
POWER_ROWS = {
    "cost": ids.POWERS,
    "amount": ids.POWERS,
    "investor_cash": ids.INVESTORS,
    "investor_in": ids.INVESTORS,
    "strategy_in": ids.STRATEGIES,
    "fixed_strategy": ids.STRATEGIES,
}


class Box:
    """The constants of a setup; made once, shared by all states of it, never changed."""

    # c: readonly int players, piles, meeples, rounds, cash, starting, asked, first
    # c: readonly int deals, ups, downs, pairs, pairs_each, pairs_public, companies, in_play, bid_n
    # c: readonly int bond_price, commerce_each, dice
    # c: readonly int split_pays, majority, majority_tie
    # c: readonly int investors, investor_deal, bidding, strategies, drops, fixed_hands, recycling, plugged
    # c: int cost[POWERS], amount[POWERS], investor_cash[INVESTORS], investor_in[INVESTORS], strategy_in[STRATEGIES]
    # c: int fixed_strategy[STRATEGIES], fixed_investor[SEATS][OWNED], own_track[INVESTORS][BIDS], company[STOCKS]
    # c: int forecast[STOCKS], copies[MARKET], bid_value[BIDS], fee_value[FEES], track_n[STOCKS], track_start[STOCKS]
    # c: int track_reset[STOCKS], after[STAGES], commerce_copies[KINDS], set_value[SETS], tax_value[TAXES]
    # c: int shows[CELL_SORTS], printed[PRINTED], die_face[STOCKS][FACES], track_value[STOCKS][SPACES]
    # c: int track_sign[STOCKS][SPACES]

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
    after: list[int]
    commerce_copies: list[int]
    set_value: list[int]
    tax_value: list[int]
    shows: list[int]
    printed: list[int]
    die_face: list[list[int]]
    cost: list[int]
    amount: list[int]
    investor_cash: list[int]
    investor_in: list[int]
    strategy_in: list[int]
    fixed_strategy: list[int]
    fixed_investor: list[list[int]]
    own_track: list[list[int]]

    def __init__(self, numbers: Numbers, rows: Rows, grids: Grids) -> None:
        if not cython.compiled:
            self.make_room()
        self.take_counts(numbers)
        self.take_modules(numbers)
        self.take_rows(rows)
        self.take_tracks(rows, grids)
        self.take_powers(numbers, rows, grids)

    if not cython.compiled:

        def make_room(self) -> None:
            """Rows and grids of the sizes that C has from box.pxd."""
            for name, size in (ROWS | POWER_ROWS).items():
                setattr(self, name, [0] * size)
            for name, size in GRIDS.items():
                setattr(self, name, [[0] * size for _ in range(ids.STOCKS)])
            self.fixed_investor = [[0] * ids.OWNED for _ in range(ids.SEATS)]
            self.own_track = [[0] * ids.BIDS for _ in range(ids.INVESTORS)]

    def take_counts(self, numbers: Numbers) -> None:
        """How many there are of what every game has."""
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
        self.split_pays = numbers["split_pays"]
        self.majority = numbers["majority"]
        self.majority_tie = numbers["majority_tie"]

    def take_modules(self, numbers: Numbers) -> None:
        """What comes with bonds, commerce and dice."""
        self.bond_price = numbers["bond_price"]
        self.commerce_each = numbers["commerce_each"]
        self.dice = numbers["dice"]

    def take_rows(self, rows: Rows) -> None:
        """Copies and values by kind, and which stage comes after which."""
        for i in range(ids.MARKET):
            self.copies[i] = rows["copies"][i]
        for i in range(ids.BIDS):
            self.bid_value[i] = rows["bid_value"][i]
        for i in range(ids.FEES):
            self.fee_value[i] = rows["fee_value"][i]
        for i in range(ids.STAGES):
            self.after[i] = rows["after"][i]
        for i in range(ids.KINDS):
            self.commerce_copies[i] = rows["commerce_copies"][i]
        for i in range(ids.SETS):
            self.set_value[i] = rows["set_value"][i]
        for i in range(ids.TAXES):
            self.tax_value[i] = rows["tax_value"][i]
        for i in range(ids.CELL_SORTS):
            self.shows[i] = rows["shows"][i]
        for i in range(ids.PRINTED):
            self.printed[i] = rows["printed"][i]

    def take_tracks(self, rows: Rows, grids: Grids) -> None:
        """Companies and forecasts in play, tracks and dice."""
        self.in_play = 0  # a bit for each company
        for i in range(self.companies):
            self.in_play |= 1 << rows["company"][i]
        for i in range(ids.STOCKS):
            self.company[i] = rows["company"][i]
            self.forecast[i] = rows["forecast"][i]
            self.track_n[i] = rows["track_n"][i]
            self.track_start[i] = rows["track_start"][i]
            self.track_reset[i] = rows["track_reset"][i]
            for j in range(ids.SPACES):
                self.track_value[i][j] = grids["track_value"][i][j]
                self.track_sign[i][j] = grids["track_sign"][i][j]
            for j in range(ids.FACES):
                self.die_face[i][j] = grids["die_face"][i][j]

    def take_powers(self, numbers: Numbers, rows: Rows, grids: Grids) -> None:
        """What concerns investors and strategies."""
        self.investors = numbers["investors"]
        self.investor_deal = numbers["investor_deal"]
        self.bidding = numbers["bidding"]
        self.strategies = numbers["strategies"]
        self.drops = numbers["drops"]
        self.fixed_hands = numbers["fixed_hands"]
        self.recycling = numbers["recycling"]
        self.plugged = numbers["plugged"]
        for i in range(ids.POWERS):
            self.cost[i] = rows["cost"][i]
            self.amount[i] = rows["amount"][i]
        for i in range(ids.INVESTORS):
            self.investor_cash[i] = rows["investor_cash"][i]
            self.investor_in[i] = rows["investor_in"][i]
            for j in range(ids.BIDS):
                self.own_track[i][j] = grids["own_track"][i][j]
        for i in range(ids.STRATEGIES):
            self.strategy_in[i] = rows["strategy_in"][i]
            self.fixed_strategy[i] = rows["fixed_strategy"][i]
        for i in range(ids.SEATS):
            for j in range(ids.OWNED):
                self.fixed_investor[i][j] = grids["fixed_investor"][i][j]


def face_of(box: Box, die: int, face: int) -> int:
    """The forecast on a face of a die."""
    return box.die_face[die][face]


def price(box: Box, stock: int, space: int) -> int:
    """The value printed on a space (ADV-1)."""
    return box.track_value[stock][space]


def step(box: Box, stock: int, space: int, way: int) -> int:
    """One space up or down the track; -1 where that is a split (MOV-3) or a bankruptcy (MOV-5)."""
    if way < 0:
        return space - 1
    return space + 1 if space + 1 < box.track_n[stock] else -1


def pair_owner(box: Box, pair: int) -> int:
    """The seat a pair is dealt to; PUBLIC for the open pair, -1 for one that nobody knows (INF-2)."""
    if pair < box.players * box.pairs_each:
        return pair // box.pairs_each
    if pair < box.players * box.pairs_each + box.pairs_public:
        return ids.PUBLIC
    return -1
