"""One look at a table: what stocks, cards and whole positions are worth to a seat."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import card_values, odds
from stockpile.bots.card_values import CardValues
from stockpile.bots.odds import Odds
from stockpile.bots.weights import Weights
from stockpile.engine import ids
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


class Valuation:
    """Room for all that a policy works out about one view; used again for the next."""

    # c: CardValues card_values; Odds odds; Weights weights; Source source; int seat, left, auctions
    # c: double price[STOCKS], keep[STOCKS], keep_split[STOCKS], worth[STOCKS], worth_split[STOCKS], openly[STOCKS]
    # c: double shares[SEATS][STOCKS], gain_share[SEATS][STOCKS], boom, bust, blind, blind_openly

    def __init__(self, tables: CardValues, weights: Weights) -> None:
        self.card_values = tables
        self.odds = Odds()
        self.weights = weights
        self.source = Source(0)
        self.seat = 0
        self.left = self.auctions = 0
        self.boom = self.bust = self.blind = self.blind_openly = 0.0
        if not cython.compiled:
            self.price = [0.0] * ids.STOCKS
            self.keep = [0.0] * ids.STOCKS
            self.keep_split = [0.0] * ids.STOCKS
            self.worth = [0.0] * ids.STOCKS
            self.worth_split = [0.0] * ids.STOCKS
            self.openly = [0.0] * ids.STOCKS
            self.shares = [[0.0] * ids.STOCKS for _ in range(ids.SEATS)]
            self.gain_share = [[0.0] * ids.STOCKS for _ in range(ids.SEATS)]


def look(m: Valuation, g: State, seat: int) -> None:
    """Reads a view (or a full state) with the eyes of a seat."""
    m.seat = seat
    m.left = g.box.rounds - g.round if g.round <= g.box.rounds else 0
    m.auctions = m.left + is_before_auction(g)
    odds.read(m.odds, g)
    value_stocks(m, g)
    count_shares(m, g)
    if g.ask == ids.ASK_BID or g.ask == ids.ASK_PLACE or g.ask == ids.ASK_LAY:  # else nobody asks what cards are worth
        value_gains(m, g)
        value_actions(m, g)
        value_blind(m, g)


def look_between(m: Valuation, g: State, seat: int) -> None:
    """Reads a full state between two rounds: what the next one has dealt already does not count."""
    m.seat = seat
    m.left = g.box.rounds - g.round + 1 if g.round <= g.box.rounds else 0
    m.auctions = m.left
    odds.read_own_halves(m.odds, g)
    for stock in range(ids.STOCKS):
        m.odds.moved[stock] = 1
    value_stocks(m, g)
    count_shares(m, g)


def is_before_auction(g: State) -> int:
    """Whether the auction of this round is still to come, or going on."""
    return 0 if ids.PAYING <= g.stage <= ids.OVER or g.stage == ids.END_OF_DEMAND else 1


def may_still_sell(g: State, seat: int) -> int:
    """Whether the seat's selling of this round is still to come."""
    if g.stage == ids.SELLING:
        return 1 if (seat - g.first + g.box.players) % g.box.players >= g.turn else 0
    return 0 if ids.SELLING < g.stage <= ids.OVER else 1


def value_stocks(m: Valuation, g: State) -> None:
    """What a card of each stock brings when sold now, and what when kept through this round's movement."""
    may_sell = may_still_sell(g, m.seat)
    for i in range(g.box.companies):
        stock = g.box.company[i]
        space = g.space[stock]
        m.price[stock] = 1.0 * g.box.track_value[stock][space]
        keep = 0.0
        keep_split = 0.0
        openly = 0.0
        if m.odds.moved[stock]:
            keep = m.card_values.regular[m.left][stock][space]
            keep_split = m.card_values.split[m.left][stock][space]
            openly = keep
        else:
            for forecast in range(1, ids.FORECASTS):
                keep += m.odds.forecast[stock][forecast] * m.card_values.regular_after[m.left][stock][space][forecast]
                keep_split += (
                    m.odds.forecast[stock][forecast] * m.card_values.split_after[m.left][stock][space][forecast]
                )
                openly += m.odds.openly[stock][forecast] * m.card_values.regular_after[m.left][stock][space][forecast]
        m.keep[stock] = keep
        m.keep_split[stock] = keep_split
        m.worth[stock] = m.price[stock] if may_sell and m.price[stock] > keep else keep
        m.worth_split[stock] = 2.0 * m.price[stock] if may_sell and 2.0 * m.price[stock] > keep_split else keep_split
        m.openly[stock] = m.price[stock] if may_sell and m.price[stock] > openly else openly


def count_shares(m: Valuation, g: State) -> None:
    """The shares each seat is expected to have."""
    for i in range(g.box.companies):
        stock = g.box.company[i]
        for seat in range(g.box.players):
            m.shares[seat][stock] = m.odds.holding[seat][stock] + 2.0 * g.split[seat][stock]


def value_gains(m: Valuation, g: State) -> None:
    """What one more share is worth to each seat for the majority (END-1)."""
    for i in range(g.box.companies):
        stock = g.box.company[i]
        for seat in range(g.box.players):
            m.gain_share[seat][stock] = majority_gain(m, stock, seat, 1.0)


# c: locals x double
def squash(x: float) -> float:
    """From 0 to 1, a half at 0; cheaper than a logistic curve and alike in every build."""
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))


def majority_chance(m: Valuation, stock: int, seat: int, shares: float) -> float:
    """How likely so many shares will be the most at the end."""
    if shares <= 0.0 and m.left == 0:
        return 0.0
    spread = m.weights.spread + m.weights.spread_round * m.left
    chance = 1.0
    for other in range(m.card_values.box.players):
        if other != seat:
            chance *= squash(2.0 * (shares - m.shares[other][stock]) / spread)
    return chance


def majority_gain(m: Valuation, stock: int, seat: int, more: float) -> float:
    """What more (or fewer) shares are worth for the majority bonus."""
    now = m.shares[seat][stock]
    later = now + more if now + more > 0.0 else 0.0
    bonus = m.card_values.box.majority * m.weights.majority
    return bonus * (majority_chance(m, stock, seat, later) - majority_chance(m, stock, seat, now))


def value_actions(m: Valuation, g: State) -> None:
    """What a Boom and a Bust are worth, played where they do most for the seat (ACT-1)."""
    m.boom = 0.0
    m.bust = 0.0
    for i in range(g.box.companies):
        stock = g.box.company[i]
        boom = action_gain(m, g, stock, 2)
        bust = action_gain(m, g, stock, -2)
        if boom > m.boom:
            m.boom = boom
        if bust > m.bust:
            m.bust = bust


# c: locals mine double, others double
def action_gain(m: Valuation, g: State, stock: int, by: int) -> float:
    """What moving a stock now brings the seat, less a part of what it brings the others on average."""
    card_values.walk(m.card_values, stock, g.space[stock], by)
    space = m.card_values.space
    price = 1.0 * g.box.track_value[stock][space]
    keep = 0.0
    keep_split = 0.0
    for forecast in range(1, ids.FORECASTS):
        keep += m.odds.forecast[stock][forecast] * m.card_values.regular_after[m.left][stock][space][forecast]
        keep_split += m.odds.forecast[stock][forecast] * m.card_values.split_after[m.left][stock][space][forecast]
    regular = price if price > keep else keep
    split = 2.0 * price if 2.0 * price > keep_split else keep_split
    if m.card_values.bankrupt:
        regular = 0.0
        split = 0.0
    elif m.card_values.splits > 0:
        regular = split + m.card_values.signs + 2.0 * m.card_values.late_signs
        split += g.box.split_pays + 2.0 * (m.card_values.signs + m.card_values.late_signs)
    else:
        regular += m.card_values.signs
        split += 2.0 * m.card_values.signs
    others = 0.0
    mine = 0.0
    for seat in range(g.box.players):
        change = m.odds.holding[seat][stock] * (regular - m.worth[stock])
        change += g.split[seat][stock] * (split - m.worth_split[stock])
        if m.card_values.bankrupt:
            change += majority_gain(m, stock, seat, -m.shares[seat][stock])
        elif m.card_values.splits > 0:
            change += majority_gain(m, stock, seat, m.odds.holding[seat][stock])
        if seat == m.seat:
            mine = change
        else:
            others += change
    return mine - m.weights.spite * others


def value_blind(m: Valuation, g: State) -> None:
    """What a face-down card is worth on average, to the seat and as the table sees it."""
    m.blind = 0.0
    m.blind_openly = 0.0
    if g.observer == 0:
        return
    for kind in range(1, ids.MARKET):
        m.blind += m.odds.hidden[kind] * card_worth(m, g, m.seat, kind, 0)
        m.blind_openly += m.odds.hidden[kind] * card_worth(m, g, m.seat, kind, 1)


def card_worth(m: Valuation, g: State, seat: int, kind: int, openly: int) -> float:
    """What a card of a pile is worth to a seat: as we see it, or as the whole table may."""
    if kind == ids.UNKNOWN:
        return m.blind_openly if openly else m.blind
    if kind <= ids.STOCKS:
        return m.weights.greed * (m.openly[kind - 1] if openly else m.worth[kind - 1]) + m.gain_share[seat][kind - 1]
    if kind <= ids.FEE3:
        return -1.0 * g.box.fee_value[kind - ids.FEE1]
    if kind == ids.BOOM:
        return 0.5 * m.boom + 1.0 if openly else m.boom
    if kind == ids.BUST:
        return 0.5 * m.bust + 1.0 if openly else m.bust
    return goods_worth(m, g, seat, kind)


def goods_worth(m: Valuation, g: State, seat: int, kind: int) -> float:
    """What a commerce card or the First Player Card adds (COM-5, COM-6, FPC-2)."""
    if kind == ids.FIRST_CARD:
        return m.weights.first
    if kind == ids.TAX:
        taxes = g.taxes[seat]
        if taxes + 1 >= ids.TAXES:
            return -14.0
        return 1.0 * (g.box.tax_value[taxes] - g.box.tax_value[taxes + 1])
    if ids.GOLD <= kind <= ids.CATTLE:
        growth = m.weights.growth if m.left > 0 else 0.0
        return 1.0 * (sets_worth(g, seat, kind - ids.GOLD) - sets_worth(g, seat, -1)) + growth
    return 0.0


def sets_worth(g: State, seat: int, more: int) -> int:
    """What the seat's commodities pay with one more of a kind; -1 for none more (COM-5)."""
    total = 0
    copies = 1
    while True:
        size = 0
        for kind in range(ids.COMMODITIES):
            if g.commodities[seat][kind] + (1 if kind == more else 0) >= copies:
                size += 1
        if size == 0:
            return total
        total += g.box.set_value[size]
        copies += 1


def liquidity(m: Valuation, cash: float) -> float:
    """What money at hand is worth beyond itself while auctions are to come: less and less the more there is."""
    if m.auctions == 0 or cash >= m.weights.purse:
        return 0.0
    missing = m.weights.purse - cash
    return -0.5 * m.weights.thirst * missing * missing / m.weights.purse


def fortune(m: Valuation, g: State, seat: int) -> float:
    """What the seat's position is worth: the money it can be expected to have at the end."""
    if g.stage == ids.OVER:
        return 1.0 * g.score[seat][ids.PART_TOTAL]
    total = 1.0 * g.cash[seat] + liquidity(m, 1.0 * g.cash[seat])
    for i in range(g.box.companies):
        stock = g.box.company[i]
        total += m.odds.holding[seat][stock] * m.worth[stock] + g.split[seat][stock] * m.worth_split[stock]
        total += g.box.majority * majority_chance(m, stock, seat, m.shares[seat][stock])
    for fee in range(ids.FEES):
        total -= 1.0 * g.fees[seat][fee] * g.box.fee_value[fee]
    total += m.odds.holding[seat][ids.HELD_BOOM] * m.boom + m.odds.holding[seat][ids.HELD_BUST] * m.bust
    if g.bonds[seat] > 0:
        total += 1.0 * g.bonds[seat] * (g.box.bond_price + g.box.printed[ids.BONDS_INTEREST] * m.left)
    total += sets_worth(g, seat, -1)
    if g.taxes[seat] > 0:
        total -= g.box.tax_value[g.taxes[seat] if g.taxes[seat] < ids.TAXES else ids.TAXES - 1]
    return total


def winning(m: Valuation, g: State, seat: int) -> float:
    """How likely the seat's fortune will be the greatest at the end."""
    mine = fortune(m, g, seat)
    scale = m.weights.chance_scale + m.weights.chance_round * m.left
    chance = 1.0
    for other in range(g.box.players):
        if other != seat:
            chance *= squash(2.0 * (mine - fortune(m, g, other)) / scale)
    return chance
