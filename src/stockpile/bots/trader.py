"""The trader: thinks auctions through, keeps what will rise or may win a majority, sells before a fall."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import auction, valuation
from stockpile.bots.auction import Auction
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.rules import rng
from stockpile.engine.state import State


# c: locals values double[ANSWERS]
def choose(m: Valuation, a: Auction, g: State, out: list[int], n: int) -> int:
    """The best of the legal answers; the valuation has looked at the view."""
    if not cython.compiled:
        values = [0.0] * ids.ANSWERS
    rate(m, a, g, out, n, values)
    best = 0
    for i in range(n):
        if m.weights.noise > 0.0:
            values[i] += m.weights.noise * (rng.below(m.source, 2001) - 1000) / 1000.0
        if values[i] > values[best]:
            best = i
    return out[best]


def rate(m: Valuation, a: Auction, g: State, out: list[int], n: int, values: list[float]) -> None:
    """How good each legal answer is, compared with the others; the valuation has looked at the view."""
    if g.ask == ids.ASK_BID:
        rate_bids(m, a, g, out, n, values)
        return
    if g.ask == ids.ASK_PLACE or g.ask == ids.ASK_LAY:
        rate_places(m, a, g, out, n, values)
        return
    for i in range(n):
        values[i] = value(m, g, out[i])


def value(m: Valuation, g: State, action: int) -> float:
    """How good an answer is, compared with the others of its question."""
    if g.ask == ids.ASK_SELL:
        return sell_value(m, g, action)
    if g.ask == ids.ASK_ACTION:
        return action_value(m, g, action)
    if g.ask == ids.ASK_BONDS:
        return bonds_value(m, g, action - ids.ACT_BONDS)
    if g.ask == ids.ASK_GIVE:
        return 1.0 if action - ids.ACT_GIVE == m.seat else 0.0
    return 1.0 * action  # a claim always pays, and the answers rise


def rate_bids(m: Valuation, a: Auction, g: State, out: list[int], n: int, values: list[float]) -> None:
    """Thinks the auction through for every bid that is not too dear, a few times, and takes the average."""
    auction.survey(a, m, g)
    for i in range(n):
        values[i] = 0.0
    for sample in range(m.weights.samples):
        auction.imagine(a, m, g, sample)
        for i in range(n):
            place = out[i] - ids.ACT_BID
            values[i] += bid_value(m, a, place // ids.BIDS, place % ids.BIDS) / m.weights.samples


def bid_value(m: Valuation, a: Auction, pile: int, space: int) -> float:
    """What comes out of the auction if we bid so."""
    cost = a.cost[m.seat][space]
    if space > a.at_space[pile] and cost > a.real[m.seat][pile]:
        return -1000.0 - cost  # nobody bids more than it is worth, unless nothing less is open
    auction.restart(a)
    auction.bid(a, m.seat, pile, space)
    auction.play_out(a, m.weights.leap)
    return auction.outcome(a, m, m.weights.spite) + m.weights.nerve * (space - a.at_space[pile])


def rate_places(m: Valuation, a: Auction, g: State, out: list[int], n: int, values: list[float]) -> None:
    """Thinks the auction through for each card on each pile."""
    auction.survey(a, m, g)
    auction.clear_table(a, g)
    for i in range(n):
        values[i] = 0.0
    for sample in range(m.weights.trials):
        auction.imagine(a, m, g, sample)
        for i in range(n):
            if g.ask == ids.ASK_LAY:
                place = out[i] - ids.ACT_LAY
                values[i] += place_value(m, a, g, place // ids.PILES + ids.GOLD, place % ids.PILES, 1)
            elif out[i] < ids.ACT_DOWN:
                place = out[i] - ids.ACT_UP
                values[i] += place_value(m, a, g, place // ids.PILES + 1, place % ids.PILES, 1)
            else:
                place = out[i] - ids.ACT_DOWN
                values[i] += place_value(m, a, g, place // ids.PILES + 1, place % ids.PILES, 0)


def fair_price(m: Valuation, g: State) -> float:
    """What an average share costs today."""
    total = 0.0
    for i in range(g.box.companies):
        total += m.price[g.box.company[i]]
    return total / g.box.companies


# c: locals fair double, total double
def looks(m: Valuation, g: State, pile: int) -> float:
    """What a pile looks like to everybody: today's prices less fees, and what nobody sees an average share."""
    fair = fair_price(m, g)
    total = 0.0
    for slot in range(g.pile_n[pile]):
        kind = g.pile_card[pile][slot] if g.pile_up[pile][slot] else ids.UNKNOWN
        if ids.FEE1 <= kind <= ids.FEE3:
            total -= g.box.fee_value[kind - ids.FEE1]
        else:
            total += m.price[kind - 1] if 0 < kind <= ids.STOCKS else fair
    return total


# c: locals lead double
def guile_value(m: Valuation, g: State, kind: int, pile: int) -> float:
    """What it is thought worth to lay a card face-down where nobody would look for one like it."""
    if m.weights.guile == 0.0:
        return 0.0
    lead = 0.0  # how much better than the others the pile looks
    for at in range(g.box.piles):
        lead += (looks(m, g, pile) - looks(m, g, at)) / g.box.piles
    if ids.FEE1 <= kind <= ids.FEE3:
        return m.weights.guile if lead > 0.0 else 0.0
    if kind > ids.STOCKS or m.price[kind - 1] < fair_price(m, g):
        return 0.0
    return m.weights.guile if lead < 0.0 else 0.0


# c: locals real double[SEATS], guess double[SEATS], found double, sly double
def place_value(m: Valuation, a: Auction, g: State, kind: int, pile: int, up: int) -> float:
    """The outcome of the auction with the card there; for a face-up card, with the other one at its best place."""
    if not cython.compiled:
        real = [0.0] * ids.SEATS
        guess = [0.0] * ids.SEATS
    for seat in range(a.players):
        real[seat] = a.real[seat][pile]
        guess[seat] = a.guess[seat][pile]
    sly = 0.0 if up else guile_value(m, g, kind, pile)
    auction.add_card(a, m, g, pile, kind, up)
    auction.appraise(a, pile)
    other = other_card(g, m.seat, kind) if up and g.ask == ids.ASK_PLACE else 0
    found = try_down(m, a, g, other) if other > 0 else placed_outcome(m, a)
    for seat in range(a.players):
        a.real[seat][pile] = real[seat]
        a.guess[seat][pile] = guess[seat]
    auction.appraise(a, pile)
    return found + sly


def placed_outcome(m: Valuation, a: Auction) -> float:
    """The outcome of the auction with the piles as they are thought to be."""
    auction.restart(a)
    auction.play_out(a, m.weights.leap)
    return auction.outcome(a, m, m.weights.spite + m.weights.bluff)


def other_card(g: State, seat: int, kind: int) -> int:
    """The card that stays in the hand."""
    skipped = 0
    for i in range(g.hand_n[seat]):
        if g.hand[seat][i] != kind or skipped:
            return g.hand[seat][i]
        skipped = 1
    return 0


# c: locals real double[SEATS], guess double[SEATS], sly double
def try_down(m: Valuation, a: Auction, g: State, kind: int) -> float:
    """The best place for the face-down card."""
    if not cython.compiled:
        real = [0.0] * ids.SEATS
        guess = [0.0] * ids.SEATS
    most = -1e9
    for pile in range(a.piles):
        for seat in range(a.players):
            real[seat] = a.real[seat][pile]
            guess[seat] = a.guess[seat][pile]
        sly = guile_value(m, g, kind, pile)
        auction.add_card(a, m, g, pile, kind, 0)
        auction.appraise(a, pile)
        found = placed_outcome(m, a) + sly
        if found > most:
            most = found
        for seat in range(a.players):
            a.real[seat][pile] = real[seat]
            a.guess[seat][pile] = guess[seat]
        auction.appraise(a, pile)
    return most


# c: locals lost double, gained double, shares double
def sell_value(m: Valuation, g: State, action: int) -> float:
    """What selling a card brings beyond keeping it; finishing is worth 0."""
    if action == ids.ACT_DONE:
        return 0.0
    cash = 1.0 * g.cash[m.seat]
    if action < ids.ACT_SELL_SPLIT:
        stock = action - ids.ACT_SELL
        gained = m.price[stock]
        lost = m.keep[stock]
        shares = 1.0
    elif action < ids.ACT_SELL_HALF:
        stock = action - ids.ACT_SELL_SPLIT
        gained = 2.0 * m.price[stock]
        lost = m.keep_split[stock]
        shares = 2.0
    else:
        stock = action - ids.ACT_SELL_HALF
        gained = m.price[stock]
        lost = m.keep_split[stock] - m.keep[stock]
        shares = 1.0
    eased = valuation.liquidity(m, cash + gained) - valuation.liquidity(m, cash)
    return gained - lost + eased + valuation.majority_gain(m, stock, m.seat, -shares) - m.weights.margin


def action_value(m: Valuation, g: State, action: int) -> float:
    """What a Boom or a Bust brings."""
    if action < ids.ACT_BUST:
        return valuation.action_gain(m, g, action - ids.ACT_BOOM, 2)
    return valuation.action_gain(m, g, action - ids.ACT_BUST, -2)


def bonds_value(m: Valuation, g: State, bonds: int) -> float:
    """Interest to the end of the game, less what an empty purse costs in this auction."""
    cash = 1.0 * g.cash[m.seat]
    left = m.left + 1
    eased = valuation.liquidity(m, cash - bonds * g.box.bond_price) - valuation.liquidity(m, cash)
    return bonds * (1.0 * g.box.printed[ids.BONDS_INTEREST] * left + m.weights.saving) + eased
