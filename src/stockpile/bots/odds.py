"""Exact odds of what a view does not show: each stock's forecast, each card of the others, each face-down card.

The possible deals of KNO-7 all weigh the same. What a card of a regular half can be depends only on when it came in,
and these sets are nested (see engine/resampling); so after each lot the expected number of cards left of a kind is all
that later lots depend on, and one pass from the most to the least restricted place gives every chance exactly.
"""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.resampling import lots, starts
from stockpile.engine.rules import effects
from stockpile.engine.rules.phases import movement
from stockpile.engine.state import State


class Odds:
    """What the observer of a view can expect; for a full state, what is so."""

    # c: double forecast[STOCKS][FORECASTS], openly[STOCKS][FORECASTS]; int moved[STOCKS]
    # c: double holding[SEATS][HELD], hidden[MARKET], left[MARKET]; int pool[MARKET+HELD]; double total

    forecast: list[list[float]]
    openly: list[list[float]]
    moved: list[int]
    holding: list[list[float]]
    hidden: list[float]
    left: list[float]
    pool: list[int]

    def __init__(self) -> None:
        self.total = 0.0
        if not cython.compiled:
            self.forecast = [[0.0] * ids.FORECASTS for _ in range(ids.STOCKS)]
            self.openly = [[0.0] * ids.FORECASTS for _ in range(ids.STOCKS)]
            self.moved = [0] * ids.STOCKS
            self.holding = [[0.0] * ids.HELD for _ in range(ids.SEATS)]
            self.hidden = [0.0] * ids.MARKET
            self.left = [0.0] * ids.MARKET
            self.pool = [0] * (ids.MARKET + ids.HELD)

    def of(self, g: State) -> "Odds":
        """Reads a state or view; returns itself."""
        read(self, g)
        return self

    def forecasts(self) -> list[list[float]]:
        """For each stock, how likely each forecast is this round."""
        return [[self.forecast[stock][f] for f in range(ids.FORECASTS)] for stock in range(ids.STOCKS)]

    def holdings(self) -> list[list[float]]:
        """For each seat, how many cards of each kind are expected in the regular half."""
        return [[self.holding[seat][held] for held in range(ids.HELD)] for seat in range(ids.SEATS)]


def read(o: Odds, g: State) -> None:
    """Reads everything."""
    read_forecasts(o, g)
    if g.observer == 0:
        read_own_halves(o, g)
        return
    read_halves(o, g)
    read_rest(o)


def read_forecasts(o: Odds, g: State) -> None:
    """Forecasts as the observer may expect them, and as the whole table may."""
    for stock in range(ids.STOCKS):
        o.moved[stock] = 1 if g.stage > ids.MOVEMENT and g.stage <= ids.OVER else 0
    if g.stage == ids.MOVEMENT:
        for pair in range(g.box.pairs):
            if g.pair_company[pair] > 0 and has_moved(g, pair):
                o.moved[g.pair_company[pair] - 1] = 1
    spread_forecasts(o, g, 0)
    spread_forecasts(o, g, 1)


def has_moved(g: State, pair: int) -> int:
    """Whether the pair has been shown in Movement and its stock has moved."""
    for place in range(g.count):
        if movement.pair_at(g, place) == pair:
            return 1
    return 0


# c: locals cards double[FORECASTS], certain int[STOCKS]
def spread_forecasts(o: Odds, g: State, openly: int) -> None:
    """Known pairs are certain; the forecasts that are left are spread evenly over the companies that are left."""
    if not cython.compiled:
        cards = [0.0] * ids.FORECASTS
        certain = [0] * ids.STOCKS
    for i in range(ids.STOCKS):
        certain[i] = 0
    count_forecasts(g, cards)
    known = 0
    for pair in range(g.box.pairs):
        if g.pair_forecast[pair] > 0 and g.pair_company[pair] > 0 and (openly == 0 or g.pair_up[pair]):
            cards[g.pair_forecast[pair]] -= 1.0
            known += 1
            certain[g.pair_company[pair] - 1] = g.pair_forecast[pair]
    left = 1.0 * (g.box.companies - known)
    for i in range(g.box.companies):
        stock = g.box.company[i]
        for forecast in range(1, ids.FORECASTS):
            share = 1.0 if certain[stock] == forecast else 0.0
            if certain[stock] == 0:
                share = cards[forecast] / left
            if openly:
                o.openly[stock][forecast] = share
            else:
                o.forecast[stock][forecast] = share


def count_forecasts(g: State, cards: list[float]) -> None:
    """How many of each forecast there are this round; before the dice are rolled, how many there should be."""
    for forecast in range(ids.FORECASTS):
        cards[forecast] = 0.0
    for i in range(g.box.companies):
        if not g.box.dice:
            cards[g.box.forecast[i]] += 1.0
        elif g.rolled[i] > 0:
            cards[g.rolled[i]] += 1.0
        else:
            for face in range(ids.FACES):
                cards[g.box.die_face[i][face]] += 1.0 / ids.FACES


def read_own_halves(o: Odds, g: State) -> None:
    """A full state: everything is known."""
    for seat in range(g.box.players):
        for held in range(ids.HELD):
            o.holding[seat][held] = g.regular[seat][held]
    for kind in range(ids.MARKET):
        o.hidden[kind] = 0.0


def read_halves(o: Odds, g: State) -> None:
    """The regular halves, in the order in which resample deals them."""
    me = g.observer - 1
    count_left(o, g, me)
    read_starts(o, g, me)
    for lot in range(g.round if g.round > 0 else 1):
        for seat in range(g.box.players):
            if seat != me:
                read_lot(o, g, me, seat, lot, 0)
    if g.round == 0:
        return
    for seat in range(g.box.players):
        if seat != me and not lots.may_have_actions(g, seat):
            read_lot(o, g, me, seat, g.round, 0)
    acting = lots.bound_to_act(g)
    if acting >= 0 and acting != me:
        read_acting_lot(o, g, me, acting)
    for seat in range(g.box.players):
        if seat != me and seat != acting and lots.may_have_actions(g, seat):
            read_lot(o, g, me, seat, g.round, 1)


def count_left(o: Odds, g: State, me: int) -> None:
    """Cards by kind that the observer cannot name; what is known of the halves is there from the start."""
    for kind in range(1, ids.MARKET):
        o.pool[kind] = g.box.copies[kind] - g.discard[kind]
    for seat in range(g.box.players):
        for fee in range(ids.FEES):
            o.pool[ids.FEE1 + fee] -= g.fees[seat][fee]
        for stock in range(ids.STOCKS):
            o.pool[stock + 1] -= g.split[seat][stock]
        for held in range(ids.HELD):
            cards = g.regular[seat][held] if seat == me else g.known[me][seat][held]
            o.pool[effects.kind_of(held)] -= cards
            o.holding[seat][held] = cards
    take_seen(o, g, me)
    for kind in range(ids.MARKET):
        o.left[kind] = o.pool[kind] if kind > 0 else 0.0


def take_seen(o: Odds, g: State, me: int) -> None:
    """Takes the cards out of the pool that the observer sees in the own hand, on piles and among opening cards."""
    if me < ids.PUBLIC:
        for i in range(g.hand_n[me]):
            o.pool[g.hand[me][i]] -= 1
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if 0 < g.pile_card[pile][slot] < ids.MARKET:
                o.pool[g.pile_card[pile][slot]] -= 1
    for i in range(g.opening_n):
        if g.opening[i] > 0:
            o.pool[g.opening[i]] -= 1


# c: locals chance double[STOCKS]
def read_starts(o: Odds, g: State, me: int) -> None:
    """Starting cards that are cards of their own: all different, and unlike those that are known (KNO-5)."""
    if not cython.compiled:
        chance = [0.0] * ids.STOCKS
    size = 0
    for seat in range(g.box.players):
        size += starts.is_distinct(g, me, seat)
    if size == 0:
        return
    barred = starts.known_starts(g, me) | g.excluded[0]
    every = symmetric(o, ~barred, -1, size)
    for stock in range(ids.STOCKS):
        chance[stock] = 0.0
        if not (barred >> stock) & 1 and every > 0.0:
            chance[stock] = o.left[stock + 1] * symmetric(o, ~barred, stock, size - 1) / (size * every)
    for stock in range(ids.STOCKS):
        o.left[stock + 1] -= size * chance[stock]
        for seat in range(g.box.players):
            if starts.is_distinct(g, me, seat):
                o.holding[seat][stock] += chance[stock]


# c: locals poly double[STOCKS]
def symmetric(o: Odds, allowed: int, without: int, size: int) -> float:
    """How many ways there are to take so many cards of different allowed companies, leaving one company out."""
    if not cython.compiled:
        poly = [0.0] * 6
    for i in range(6):
        poly[i] = 0.0
    poly[0] = 1.0
    for stock in range(ids.STOCKS):
        if (allowed >> stock) & 1 and stock != without:
            for i in range(size if size < 5 else 5, 0, -1):
                poly[i] += poly[i - 1] * o.left[stock + 1]
    return poly[size]


def read_lot(o: Odds, g: State, me: int, seat: int, lot: int, actions: int) -> None:
    """The unknown cards of one lot of one half: any allowed card that is left."""
    cards = 1.0 * g.lots[me][seat][lot]
    if lot == 0 and starts.is_distinct(g, me, seat):
        cards -= 1.0
    if cards <= 0.0:
        return
    total = 0.0
    for held in range(ids.HELD):
        if held < ids.STOCKS and not (g.excluded[lot] >> held) & 1:
            total += o.left[held + 1]
        elif held >= ids.STOCKS and actions:
            total += o.left[held - ids.HELD_BOOM + ids.BOOM]
    if total <= 0.0:
        return
    share = cards / total
    for held in range(ids.HELD):
        if (held < ids.STOCKS and not (g.excluded[lot] >> held) & 1) or (held >= ids.STOCKS and actions):
            kind = effects.kind_of(held)
            taken = o.left[kind] * share
            o.holding[seat][held] += taken
            o.left[kind] -= taken


# c: locals cards double, missed double, actions double, stocks double, played double
def read_acting_lot(o: Odds, g: State, me: int, seat: int) -> None:
    """The seat that is asked to play an action card has one: among its unknown cards, if it is not known already."""
    cards = 1.0 * g.lots[me][seat][g.round]
    if cards == 0.0 or g.known[me][seat][ids.HELD_BOOM] + g.known[me][seat][ids.HELD_BUST] > 0:
        read_lot(o, g, me, seat, g.round, 1)
        return
    actions = o.left[ids.BOOM] + o.left[ids.BUST]
    stocks = 0.0
    for stock in range(ids.STOCKS):
        if not (g.excluded[g.round] >> stock) & 1:
            stocks += o.left[stock + 1]
    missed = 1.0  # the chance that none of so many cards is an action card
    for i in range(g.lots[me][seat][g.round]):
        missed *= (stocks - i) / (stocks + actions - i) if stocks > i else 0.0
    played = cards * actions / (stocks + actions) / (1.0 - missed)
    for held in range(ids.HELD):
        kind = effects.kind_of(held)
        taken = 0.0
        if held >= ids.STOCKS:
            taken = played * o.left[kind] / actions
        elif not (g.excluded[g.round] >> held) & 1 and stocks > 0.0:
            taken = (cards - played) * o.left[kind] / stocks
        o.holding[seat][held] += taken
        o.left[kind] -= taken


def read_rest(o: Odds) -> None:
    """Face-down cards of piles, hands and the deck: any card that is left."""
    o.total = 0.0
    for kind in range(1, ids.MARKET):
        o.total += o.left[kind]
    for kind in range(ids.MARKET):
        o.hidden[kind] = o.left[kind] / o.total if kind > 0 and o.total > 0.0 else 0.0
