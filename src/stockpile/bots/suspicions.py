"""What a seat would have done with other cards: how likely its acts are for each card and pair that it may have had.

The table is put back to where the seat laid its cards, and a trader and a greedy one are asked, with each card that may
lie face-down and each pair that it may know, where they would have laid them and on which pile they would stand. So
acts are explained by the policies themselves; which of them sits there is left to whoever weighs the explanations.
"""

# c: cdef noexcept nogil; from libc.math cimport exp, log; double CALM, STEADY, SLIP; int BY_TRADER, BY_GREEDY

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import greedy, trader, valuation
from stockpile.bots.auction import Auction
from stockpile.bots.card_values import CardValues
from stockpile.bots.valuation import Valuation
from stockpile.bots.weights import Weights
from stockpile.engine import ids, state
from stockpile.engine.rules import effects
from stockpile.engine.setup.box import Box
from stockpile.engine.state import State

if not cython.compiled:  # the compiled ones are C's
    from math import exp, log

CALM = 0.4  # thousands by which an answer must be better to be chosen about three times as often: where cards are laid
STEADY = 1.0  # the same of a pile to stand on, which depends on much that is not looked at
SLIP = 0.05  # how often none of this holds
BY_TRADER = 0  # explanations: by where a trader lays cards; together with where it stands; the same of a greedy one
BY_GREEDY = 2


class Suspicions:
    """Room for the explanations of one view."""

    # c: Valuation m, plain; Auction auction; State then, now; int out[ANSWERS]; double values[ANSWERS]
    # c: int is_told[SEATS], up_kind, up_pile, down_pile, down_slot, bid_pile, bid_space
    # c: double hidden[MARKET], pair[STOCKS][FORECASTS], likely[FORECASTS][WAYS][MARKET], worth[FORECASTS]
    # c: double of_card[WAYS][SEATS][MARKET], of_pair[WAYS][SEATS][STOCKS][FORECASTS], sense[WAYS][SEATS]

    out: list[int]
    values: list[float]
    is_told: list[int]
    hidden: list[float]
    pair: list[list[float]]
    likely: list[list[list[float]]]
    worth: list[float]
    of_card: list[list[list[float]]]
    of_pair: list[list[list[list[float]]]]
    sense: list[list[float]]

    def __init__(self, box: Box, tables: CardValues) -> None:
        self.m = Valuation(tables, Weights(samples=1))
        self.plain = Valuation(tables, Weights())
        self.auction = Auction()
        self.then = State(box)
        self.now = State(box)
        self.up_kind = self.up_pile = self.down_pile = self.down_slot = self.bid_pile = self.bid_space = 0
        if not cython.compiled:
            self.out, self.values = [0] * ids.ANSWERS, [0.0] * ids.ANSWERS
            self.is_told, self.hidden, self.worth = [0] * ids.SEATS, [0.0] * ids.MARKET, [0.0] * ids.FORECASTS
            self.pair = [[0.0] * ids.FORECASTS for _ in range(ids.STOCKS)]
            self.likely = [[[0.0] * ids.MARKET for _ in range(ids.WAYS)] for _ in range(ids.FORECASTS)]
            self.of_card = [[[0.0] * ids.MARKET for _ in range(ids.SEATS)] for _ in range(ids.WAYS)]
            self.of_pair = [
                [[[0.0] * ids.FORECASTS for _ in range(ids.STOCKS)] for _ in range(ids.SEATS)] for _ in range(ids.WAYS)
            ]
            self.sense = [[0.0] * ids.SEATS for _ in range(ids.WAYS)]


def explain(s: Suspicions, g: State, seat: int, secret: int) -> None:
    """How likely what a seat did is for each face-down card, and each pair `secret` that it knows (-1: there is none).

    `hidden` and `pair` say how likely each is by chance.
    """
    s.is_told[seat] = found_cards(s, g, seat)
    if not s.is_told[seat]:
        return
    rewind(s.then, g, seat)
    take_back(s, s.now, g, seat)
    for way in range(ids.WAYS):
        for kind in range(ids.MARKET):
            s.of_card[way][seat][kind] = 0.0
    if secret < 0:
        explain_hand(s, seat, 1)
        add_hand(s, seat, -1, 1, 1.0, 1)
    else:
        for i in range(g.box.companies):
            explain_company(s, g, seat, secret, g.box.company[i])
    compare(s, g, seat, secret)


def found_cards(s: Suspicions, g: State, seat: int) -> int:
    """Whether the seat has laid one card in the open and one face-down, in one deal."""
    ups = 0
    downs = 0
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            kind = g.pile_card[pile][slot]
            if g.pile_placer[pile][slot] != seat + 1 or kind >= ids.MARKET:
                continue
            if g.pile_up[pile][slot]:
                ups += 1
                s.up_kind = kind
                s.up_pile = pile
            else:
                downs += 1
                s.down_pile = pile
                s.down_slot = slot
    return 1 if ups == 1 and downs == 1 and g.box.deals == 1 else 0


def rewind(t: State, g: State, seat: int) -> None:
    """The table as the seat saw it when it was to lay its cards; what it could not see is not there."""
    state.copy_memory(t, g)
    t.stage = ids.SUPPLY
    t.ask = ids.ASK_PLACE
    turn = (seat - g.first + g.box.players) % g.box.players
    for pile in range(g.box.piles):
        t.bid_space[pile] = 0
        t.pile_n[pile] = 0
        for slot in range(g.pile_n[pile]):
            placer = g.pile_placer[pile][slot] - 1
            if placer >= 0 and (placer - g.first + g.box.players) % g.box.players >= turn:
                continue
            at = t.pile_n[pile]
            t.pile_card[pile][at] = seen_card(g, seat, pile, slot)
            t.pile_up[pile][at] = g.pile_up[pile][slot]
            t.pile_placer[pile][at] = g.pile_placer[pile][slot]
            t.pile_n[pile] = at + 1
    for pair in range(g.box.pairs):
        if not g.pair_up[pair] and not (g.pair_known[pair] >> seat) & 1:
            t.pair_company[pair] = 0
            t.pair_forecast[pair] = 0


def seen_card(g: State, seat: int, pile: int, slot: int) -> int:
    """A card of a pile as far as both the seat and the observer can name it."""
    is_seen = g.pile_up[pile][slot] or (g.pile_known[pile][slot] >> seat) & 1
    return g.pile_card[pile][slot] if is_seen else ids.UNKNOWN


def explain_company(s: Suspicions, g: State, seat: int, secret: int, stock: int) -> None:
    """All pairs of one company; those that make its shares worth as much are explained once."""
    s.then.pair_company[secret] = stock + 1
    left = g.box.rounds - g.round
    price = 1.0 * g.box.track_value[stock][g.space[stock]]
    for forecast in range(1, ids.FORECASTS):
        if s.pair[stock][forecast] <= 0.0:
            s.worth[forecast] = -1.0
            continue
        s.worth[forecast] = s.m.card_values.regular_after[left][stock][g.space[stock]][forecast]
        if s.worth[forecast] < price:
            s.worth[forecast] = price
        alike = forecast
        for other in range(1, forecast):
            if s.worth[other] == s.worth[forecast]:
                alike = other
                break
        if alike == forecast:
            s.then.pair_forecast[secret] = forecast
            explain_hand(s, seat, forecast)
        add_hand(s, seat, stock, forecast, s.pair[stock][forecast], alike)


def add_hand(s: Suspicions, seat: int, stock: int, forecast: int, chance: float, alike: int) -> None:
    """Adds what one pair explains to the cards, and what all cards explain to the pair."""
    for way in range(ids.WAYS):
        if stock >= 0:
            s.of_pair[way][seat][stock][forecast] = 0.0
        for kind in range(1, ids.MARKET):
            if s.hidden[kind] > 0.0:
                s.of_card[way][seat][kind] += chance * s.likely[alike][way][kind]
                if stock >= 0:
                    s.of_pair[way][seat][stock][forecast] += s.hidden[kind] * s.likely[alike][way][kind]


# c: locals total double
def compare(s: Suspicions, g: State, seat: int, secret: int) -> None:
    """Turns sums into logarithms: how much better than the average each card and each pair explains the acts."""
    for way in range(ids.WAYS):
        total = 0.0
        for kind in range(1, ids.MARKET):
            total += s.hidden[kind] * s.of_card[way][seat][kind]
        s.sense[way][seat] = log(total) if total > 0.0 else 0.0
        for kind in range(1, ids.MARKET):
            if s.hidden[kind] > 0.0 and total > 0.0:
                s.of_card[way][seat][kind] = log(s.of_card[way][seat][kind] / total)
        for i in range(g.box.companies if secret >= 0 else 0):
            stock = g.box.company[i]
            for forecast in range(1, ids.FORECASTS):
                if s.pair[stock][forecast] > 0.0 and total > 0.0:
                    s.of_pair[way][seat][stock][forecast] = log(s.of_pair[way][seat][stock][forecast] / total)


def explain_hand(s: Suspicions, seat: int, at: int) -> None:
    """With what the seat may know of a pair: how likely its acts are for each card."""
    valuation.look(s.m, s.then, seat)
    greedy.glance(s.plain, s.then, seat)
    for kind in range(1, ids.MARKET):
        if s.hidden[kind] > 0.0:
            s.likely[at][BY_TRADER][kind] = laid(s, s.then, seat, kind, 0)
            s.likely[at][BY_TRADER + 1][kind] = s.likely[at][BY_TRADER][kind] * stood(s, s.now, seat, kind, 0)
            s.likely[at][BY_GREEDY][kind] = laid(s, s.then, seat, kind, 1)
            s.likely[at][BY_GREEDY + 1][kind] = s.likely[at][BY_GREEDY][kind] * stood(s, s.now, seat, kind, 1)


# c: locals found double
def laid(s: Suspicions, t: State, seat: int, kind: int, is_plain: int) -> float:
    """How likely the open card was chosen to be open and both were laid where they lie, if the other is of a kind."""
    t.hand_n[seat] = 2
    t.hand[seat][0] = s.up_kind
    t.hand[seat][1] = kind
    n = 0
    for i in range(1 if kind == s.up_kind else 2):
        for pile in range(t.box.piles):
            s.out[n] = ids.ACT_UP + (t.hand[seat][i] - 1) * ids.PILES + pile
            n += 1
    found = chosen(s, t, n, s.up_pile, is_plain, CALM)
    at = t.pile_n[s.up_pile]
    t.pile_card[s.up_pile][at] = s.up_kind
    t.pile_up[s.up_pile][at] = 1
    t.pile_placer[s.up_pile][at] = seat + 1
    t.pile_n[s.up_pile] = at + 1
    t.hand_n[seat] = 1
    t.hand[seat][0] = kind
    for pile in range(t.box.piles):
        s.out[pile] = ids.ACT_DOWN + (kind - 1) * ids.PILES + pile
    found *= chosen(s, t, t.box.piles, s.down_pile, is_plain, CALM)
    t.pile_n[s.up_pile] = at
    return found


def chosen(s: Suspicions, t: State, n: int, which: int, is_plain: int, calm: float) -> float:
    """How likely one of so many answers is chosen."""
    if is_plain:
        for i in range(n):
            s.values[i] = greedy.value(s.plain, t, s.out[i])
    else:
        trader.rate(s.m, s.auction, t, s.out, n, s.values)
    return preferred(s, n, which, calm)


# c: locals most double, total double
def preferred(s: Suspicions, n: int, which: int, calm: float) -> float:
    """How likely one of so many values is the one to be taken: the better, the likelier."""
    most = s.values[0]
    for i in range(n):
        if s.values[i] > most:
            most = s.values[i]
    total = 0.0
    for i in range(n):
        total += exp((s.values[i] - most) / calm)
    return SLIP / n + (1.0 - SLIP) * exp((s.values[which] - most) / calm) / total


def take_back(s: Suspicions, t: State, g: State, seat: int) -> None:
    """The table of today, with the seat's own meeple in its hand again."""
    state.copy_memory(t, g)
    t.ask = ids.ASK_BID
    t.turn = (seat - g.first + g.box.players) % g.box.players
    s.bid_pile = -1
    for pile in range(g.box.piles):
        if g.bid_space[pile] > 0 and g.bid_seat[pile] == seat:
            s.bid_pile = pile
            s.bid_space = g.bid_space[pile] - 1
            t.bid_space[pile] = 0
            t.off[seat] += 1
        for slot in range(g.pile_n[pile]):
            t.pile_card[pile][slot] = seen_card(g, seat, pile, slot)


def stood(s: Suspicions, t: State, seat: int, kind: int, is_plain: int) -> float:
    """How likely the seat would bid again where it stands rather than elsewhere; 1 if it stands nowhere."""
    if s.bid_pile < 0:
        return 1.0
    t.pile_card[s.down_pile][s.down_slot] = kind
    n = 0
    which = -1
    for pile in range(t.box.piles):
        for space in range(t.bid_space[pile], t.box.bid_n):
            if effects.bid_cost(t, seat, space) <= t.cash[seat]:
                if pile == s.bid_pile and space == s.bid_space:
                    which = n
                s.out[n] = ids.ACT_BID + pile * ids.BIDS + space
                n += 1
    return chosen(s, t, n, which, is_plain, STEADY) if which >= 0 else 1.0
