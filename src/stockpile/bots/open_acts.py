"""What everybody did in the open this round, and of which cards and pairs it may tell something."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import suspicions, valuation
from stockpile.bots.small_network import SmallNetwork
from stockpile.bots.suspicions import Suspicions
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.state import State


class OpenActs:
    """What a view shows of everybody's acts; the networks that judge them take the numbers."""

    # c: SmallNetwork cards, pairs; Valuation m; Suspicions suspicions; double looks[PILES], fair, average
    # c: int card_open[PILES][SLOTS], pair_owner[PAIRS], up_kind[SEATS], up_pile[SEATS], stands[SEATS][PILES]
    # c: int is_any, is_thorough

    looks: list[float]
    card_open: list[list[int]]
    pair_owner: list[int]
    up_kind: list[int]
    up_pile: list[int]
    stands: list[list[int]]

    def __init__(self, cards: SmallNetwork, pairs: SmallNetwork, m: Valuation, is_thorough: int = 1) -> None:
        self.cards = cards
        self.pairs = pairs
        self.m = m
        self.suspicions = Suspicions(self.m.card_values.box_itself(), self.m.card_values)
        self.fair = self.average = 0.0
        self.is_any = 0
        self.is_thorough = is_thorough
        if not cython.compiled:
            self.looks = [0.0] * ids.PILES
            self.card_open = [[0] * ids.SLOTS for _ in range(ids.PILES)]
            self.pair_owner = [0] * ids.PAIRS
            self.up_kind, self.up_pile = [0] * ids.SEATS, [0] * ids.SEATS
            self.stands = [[0] * ids.PILES for _ in range(ids.SEATS)]


def survey(r: OpenActs, g: State) -> None:
    """What everybody did in the open this round, and of which cards and pairs it may tell something."""
    valuation.look(r.m, g, g.observer - 1 if g.observer <= g.box.players else 0)  # a spectator sits nowhere
    r.is_any = 0
    r.fair = 0.0
    for i in range(g.box.companies):
        r.fair += r.m.price[g.box.company[i]] / g.box.companies
    for seat in range(g.box.players):
        r.up_kind[seat] = 0
        r.up_pile[seat] = -1
        for pile in range(g.box.piles):
            r.stands[seat][pile] = 0
    r.average = 0.0
    for pile in range(g.box.piles):
        survey_pile(r, g, pile)
        r.average += r.looks[pile] / g.box.piles
    for pair in range(g.box.pairs):
        r.pair_owner[pair] = owner_of(g, pair)
        if r.pair_owner[pair] >= 0:
            r.is_any = 1
    if r.is_any and r.is_thorough:
        suspect(r, g)


def suspect(r: OpenActs, g: State) -> None:
    """What explains the acts of each of the others who has something to hide."""
    for kind in range(ids.MARKET):
        r.suspicions.hidden[kind] = r.m.odds.hidden[kind]
    for stock in range(ids.STOCKS):
        for forecast in range(ids.FORECASTS):
            r.suspicions.pair[stock][forecast] = by_chance(r, g, stock, forecast)
    for seat in range(g.box.players):
        if seat != g.observer - 1:
            secret = -1
            for pair in range(g.box.pairs):
                if r.pair_owner[pair] == seat:
                    secret = pair
            suspicions.explain(r.suspicions, g, seat, secret)


def survey_pile(r: OpenActs, g: State, pile: int) -> None:
    """What lies open on a pile, what it looks worth by today's prices, and who stands there."""
    r.looks[pile] = 0.0
    for slot in range(g.pile_n[pile]):
        r.card_open[pile][slot] = 0
        kind = g.pile_card[pile][slot]
        placer = g.pile_placer[pile][slot]
        if g.pile_up[pile][slot]:
            r.looks[pile] += plain_worth(r, g, kind)
            if placer > 0 and kind < ids.MARKET:
                r.up_kind[placer - 1] = kind
                r.up_pile[placer - 1] = pile
        elif kind == ids.UNKNOWN and placer > 0:
            r.card_open[pile][slot] = 1
            r.is_any = 1
    if g.bid_space[pile] > 0:
        r.stands[g.bid_seat[pile]][pile] = g.bid_space[pile]


def plain_worth(r: OpenActs, g: State, kind: int) -> float:
    """What a card looks worth to everybody."""
    if 0 < kind <= ids.STOCKS:
        return r.m.price[kind - 1]
    if ids.FEE1 <= kind <= ids.FEE3:
        return -1.0 * g.box.fee_value[kind - ids.FEE1]
    return 1.0


def owner_of(g: State, pair: int) -> int:
    """The one seat that knows a pair which the observer does not; -1 if there is none, or the pair has been shown."""
    if g.pair_up[pair] or g.pair_company[pair] > 0 or g.pair_forecast[pair] > 0:
        return -1
    found = -1
    for seat in range(g.box.players):
        if (g.pair_known[pair] >> seat) & 1:
            if found >= 0:
                return -1
            found = seat
    return found


def by_chance(r: OpenActs, g: State, stock: int, forecast: int) -> float:
    """How likely an unseen pair is this one if nobody's acts are looked at."""
    unseen = 0
    for pair in range(g.box.pairs):
        if g.pair_company[pair] == stock + 1:
            return 0.0
        if g.pair_company[pair] == 0:
            unseen += 1
    return r.m.odds.forecast[stock][forecast] / unseen if unseen > 0 else 0.0
