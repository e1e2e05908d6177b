"""The greedy: counts what it sees by what it knows, bids by value, sells before a fall, and thinks no further."""

# c: cdef noexcept nogil; double MAJORITY, BOOST, PURSE, COMMODITY, FIRST, MARGIN, THIRST
# c: ctypedef double (*WorthC)(Valuation m, State g, int what) noexcept nogil

from collections.abc import Callable

from stockpile.bots import card_values, odds, valuation
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.rules import effects, rng
from stockpile.engine.state import State

BOOST = 3.0  # what an action card is worth to one who holds a few stocks
MAJORITY = 1.0  # what one more card is worth for the majority at the end
PURSE = 10.0  # money to keep for the next auction
COMMODITY = 2.0  # what a commodity is worth beyond its set of today: sets grow
FIRST = 1.0  # what it is worth to name the next first player
MARGIN = 0.5  # a fall must be expected to be this deep before a card is sold
THIRST = 1.5  # what each thousand costs that is missing from the purse when bonds are bought
Worth = Callable[[Valuation, State, int], float]  # of a card or of an answer, as somebody sees it


def glance(m: Valuation, g: State, seat: int) -> None:
    """Reads a view as if the game ended with this round: prices after Movement are all that counts."""
    read(m, g, seat, card)


# c: args WorthC card_worth
def read(m: Valuation, g: State, seat: int, card_worth: Worth) -> None:
    """Reads a view as if the game ended with this round; a card that lies face-down counts as they do on average."""
    m.seat = seat
    m.left = 0
    odds.read(m.odds, g)
    valuation.value_stocks(m, g)
    m.blind = 0.0
    for kind in range(1, ids.MARKET):
        m.blind += m.odds.hidden[kind] * card_worth(m, g, kind)


def choose(m: Valuation, g: State, out: list[int], n: int) -> int:
    """The answer that is worth most; a little noise breaks ties, more of it makes a novice."""
    return best(m, g, out, n, value, 0.01 + m.weights.noise)


# c: args WorthC answer_worth; locals found double, most double
def best(m: Valuation, g: State, out: list[int], n: int, answer_worth: Worth, noise: float) -> int:
    """The answer that is worth most to one who values them so, give or take some noise."""
    found_best = out[0]
    most = -1e9
    for i in range(n):
        found = answer_worth(m, g, out[i]) + noise * rng.below(m.source, 1000) / 1000.0
        if found > most:
            most = found
            found_best = out[i]
    return found_best


def value(m: Valuation, g: State, action: int) -> float:
    """How good an answer is, compared with the others of its question."""
    if g.ask == ids.ASK_PLACE:
        up = 1 if action < ids.ACT_DOWN else 0
        place_at = action - (ids.ACT_UP if up else ids.ACT_DOWN)
        return place(m, g, place_at // ids.PILES + 1, place_at % ids.PILES, up)
    if g.ask == ids.ASK_BID:
        return bid(m, g, (action - ids.ACT_BID) // ids.BIDS, (action - ids.ACT_BID) % ids.BIDS)
    if g.ask == ids.ASK_ACTION:
        return play(m, g, action - ids.ACT_BOOM, 2) if action < ids.ACT_BUST else play(m, g, action - ids.ACT_BUST, -2)
    if g.ask == ids.ASK_SELL:
        return sell(m, g, action)
    if g.ask == ids.ASK_BONDS:
        return buy_bonds(m, g, action - ids.ACT_BONDS)
    if g.ask == ids.ASK_LAY:
        return lay(m, g, (action - ids.ACT_LAY) // ids.PILES + ids.GOLD, (action - ids.ACT_LAY) % ids.PILES)
    if g.ask == ids.ASK_GIVE:
        return 1.0 if action - ids.ACT_GIVE == m.seat else 0.0
    return 1.0 * action  # a claim always pays, and the answers rise


def card(m: Valuation, g: State, kind: int) -> float:
    """What a card in a pile is worth to me."""
    if kind == ids.UNKNOWN:
        return m.blind
    if kind <= ids.STOCKS:
        return m.worth[kind - 1] + MAJORITY
    if kind <= ids.FEE3:
        return -1.0 * g.box.fee_value[kind - ids.FEE1]
    if kind <= ids.BUST:
        return BOOST
    if kind == ids.FIRST_CARD:
        return FIRST
    growth = COMMODITY - m.weights.growth if kind < ids.TAX and g.round < g.box.rounds else 0.0
    m.left = g.box.rounds - g.round
    worth = valuation.goods_worth(m, g, m.seat, kind) + growth
    m.left = 0
    return worth


def pile_worth(m: Valuation, g: State, pile: int, by_others: int) -> float:
    """What a pile is worth to me, or what it looks like to the others."""
    total = 0.0
    for slot in range(g.pile_n[pile]):
        hidden = 1 if by_others and not g.pile_up[pile][slot] else 0
        total += m.blind if hidden else card(m, g, g.pile_card[pile][slot])
    return total


def place(m: Valuation, g: State, kind: int, pile: int, up: int) -> float:
    """Good cards go face-down where little is to be seen, bad ones openly where the others will bid."""
    return placed(m, card(m, g, kind), pile_worth(m, g, pile, 1), up)


def placed(m: Valuation, worth: float, seen: float, up: int) -> float:
    """How good it is to lay a card of this worth where the others see so much."""
    if up:
        return -worth + 0.1 * seen if worth < 0.0 else 0.3 * (m.blind - worth) - 0.05 * seen
    return worth - 0.2 * seen if worth > 0.0 else -worth + 0.2 * seen


def lay(m: Valuation, g: State, kind: int, pile: int) -> float:
    """What is good goes where I shall bid, a tax where the others will."""
    seen = pile_worth(m, g, pile, 1)
    mine = pile_worth(m, g, pile, 0)
    return seen - 1.5 * mine if card(m, g, kind) < 0.0 else 1.5 * mine - seen


def bid(m: Valuation, g: State, pile: int, space: int) -> float:
    """Value less price; a step more than needed keeps others off a pile that is worth it."""
    cost = effects.bid_cost(g, m.seat, space)
    return offered(g, pile, space, cost, pile_worth(m, g, pile, 0) - cost)


def offered(g: State, pile: int, space: int, cost: int, surplus: float) -> float:
    """How good a bid is that leaves so much."""
    return surplus + (0.6 * cost if space == g.bid_space[pile] + 1 and surplus > 4.0 else 0.0)


# c: locals mine double, others double
def play(m: Valuation, g: State, stock: int, by: int) -> float:
    """What a Boom or a Bust brings me beyond what it brings the others on average."""
    card_values.walk(m.card_values, stock, g.space[stock], by)
    mine = 0.0
    others = 0.0
    for seat in range(g.box.players):
        shares = m.odds.holding[seat][stock] + 2.0 * g.split[seat][stock]
        if seat == m.seat:
            mine = shares
        else:
            others += shares / (g.box.players - 1)
    return (card_values.walked_regular(m.card_values, 0, stock) - m.price[stock]) * (mine - others)


# c: locals gain double, keep double
def sell(m: Valuation, g: State, action: int) -> float:
    """What selling now brings beyond keeping; finishing is worth 0."""
    if action == ids.ACT_DONE:
        return 0.0
    is_last = 1 if g.round == g.box.rounds else 0
    keep = 2.0 * MAJORITY if is_last else MAJORITY
    if action < ids.ACT_SELL_SPLIT:
        stock = action - ids.ACT_SELL
        gain = m.price[stock] - m.keep[stock] - keep
    elif action < ids.ACT_SELL_HALF:
        stock = action - ids.ACT_SELL_SPLIT
        gain = 2.0 * m.price[stock] - m.keep_split[stock] - 2.0 * keep
    else:
        stock = action - ids.ACT_SELL_HALF
        gain = m.price[stock] - (m.keep_split[stock] - m.keep[stock]) - keep - MARGIN
    if not is_last and g.cash[m.seat] < PURSE:
        gain += 0.4 * (PURSE - g.cash[m.seat])  # money is wanted for the next auction
    return gain - MARGIN


# c: locals missing double
def buy_bonds(m: Valuation, g: State, bonds: int) -> float:
    """Interest to the end of the game, less what an empty purse costs in this auction."""
    missing = PURSE - (g.cash[m.seat] - bonds * g.box.bond_price)
    rounds = g.box.rounds - g.round + 1
    return 1.0 * bonds * rounds - (THIRST * missing if missing > 0.0 else 0.0)
