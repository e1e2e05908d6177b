"""An auction thought through to its end: everybody bids the least step on the pile that leaves them most.

Bidding like that leads to prices at which nobody would rather have another's pile; what is not known is what the others
think piles are worth, so a few auctions are thought through with different guesses.
"""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import valuation
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.rules import effects, rng
from stockpile.engine.state import State


class Auction:
    """Who stands where, what piles are worth to whom, and room to play it out."""

    # c: int players, piles, bids, opening
    # c: double real[SEATS][PILES], guess[SEATS][PILES], swayed[SEATS][PILES], valued[SEATS][PILES]
    # c: int cost[SEATS][BIDS]; double price[SEATS][BIDS]
    # c: int purse[SEATS], at_space[PILES], at_seat[PILES], off[SEATS], count, turn, first, space[PILES]
    # c: int holder[PILES], idle[SEATS], money[SEATS], placed, next

    real: list[list[float]]
    guess: list[list[float]]
    swayed: list[list[float]]
    valued: list[list[float]]
    cost: list[list[int]]
    price: list[list[float]]
    purse: list[int]
    at_space: list[int]
    at_seat: list[int]
    off: list[int]
    space: list[int]
    holder: list[int]
    idle: list[int]
    money: list[int]

    def __init__(self) -> None:
        self.players = self.piles = self.bids = self.opening = self.count = self.turn = self.first = 0
        self.placed = self.next = 0
        if not cython.compiled:
            self.real = [[0.0] * ids.PILES for _ in range(ids.SEATS)]
            self.guess = [[0.0] * ids.PILES for _ in range(ids.SEATS)]
            self.swayed = [[0.0] * ids.PILES for _ in range(ids.SEATS)]
            self.valued = [[0.0] * ids.PILES for _ in range(ids.SEATS)]
            self.cost = [[0] * ids.BIDS for _ in range(ids.SEATS)]
            self.price = [[0.0] * ids.BIDS for _ in range(ids.SEATS)]
            self.purse = [0] * ids.SEATS
            self.at_space = [0] * ids.PILES
            self.at_seat = [0] * ids.PILES
            self.off = [0] * ids.SEATS
            self.space = [0] * ids.PILES
            self.holder = [0] * ids.PILES
            self.idle = [0] * ids.SEATS
            self.money = [0] * ids.SEATS


def survey(a: Auction, m: Valuation, g: State) -> None:
    """Takes in the tracks, the purses and the piles."""
    a.players = g.box.players
    a.piles = g.box.piles
    a.bids = g.box.bid_n
    a.opening = g.box.players * g.box.meeples
    a.first = g.first
    a.count = g.count
    a.turn = g.turn % a.players
    for pile in range(a.piles):
        a.at_space[pile] = g.bid_space[pile]
        a.at_seat[pile] = g.bid_seat[pile]
    for seat in range(a.players):
        a.off[seat] = g.off[seat]
        a.purse[seat] = g.cash[seat] - effects.standing(g, seat)
        for space in range(a.bids):
            a.cost[seat][space] = effects.bid_cost(g, seat, space)
            a.price[seat][space] = 1.0 * a.cost[seat][space]
    value_piles(a, m, g)


def clear_table(a: Auction, g: State) -> None:
    """The auction before its first bid: for those who are still placing cards."""
    a.count = 0
    a.turn = 0
    for pile in range(a.piles):
        a.at_space[pile] = 0
        a.at_seat[pile] = 0
    for seat in range(a.players):
        a.off[seat] = g.box.meeples
        a.purse[seat] = g.cash[seat]


def value_piles(a: Auction, m: Valuation, g: State) -> None:
    """What each pile is really worth to each seat, as far as we know, and what the others will think."""
    for pile in range(a.piles):
        for seat in range(a.players):
            a.real[seat][pile] = 0.0
            a.guess[seat][pile] = 0.0
        for slot in range(g.pile_n[pile]):
            add_card(a, m, g, pile, g.pile_card[pile][slot], g.pile_up[pile][slot])


def add_card(a: Auction, m: Valuation, g: State, pile: int, kind: int, up: int) -> None:
    """One more card on a pile."""
    for seat in range(a.players):
        a.real[seat][pile] += valuation.card_worth(m, g, seat, kind, 0)
        if seat == m.seat:
            a.guess[seat][pile] = a.real[seat][pile]
        else:
            a.guess[seat][pile] += valuation.card_worth(m, g, seat, kind if up else ids.UNKNOWN, 1)


def imagine(a: Auction, m: Valuation, g: State, sample: int) -> None:
    """How far the others may think otherwise: their pairs and the cards they laid face-down are guessed anew.

    The first sample is the plain one; what is imagined holds for all answers that are compared.
    """
    for seat in range(a.players):
        for pile in range(a.piles):
            a.swayed[seat][pile] = 0.0
            if seat != m.seat and sample > 0:
                a.swayed[seat][pile] = m.weights.doubt * (rng.below(m.source, 2001) - 1000) / 1000.0
        if seat != m.seat and sample > 0:
            for _ in range(g.box.pairs_each):
                imagine_pair(a, m, g, seat)
            imagine_cards(a, m, g, seat)
    for pile in range(a.piles):
        appraise(a, pile)


def appraise(a: Auction, pile: int) -> None:
    """What each seat is thought to bid for a pile, once its cards or what is imagined have changed."""
    for seat in range(a.players):
        a.valued[seat][pile] = a.guess[seat][pile] + a.swayed[seat][pile]


def imagine_pair(a: Auction, m: Valuation, g: State, seat: int) -> None:
    """A pair that the seat may know and we do not: it values that company's cards by it."""
    stock = g.box.company[rng.below(m.source, g.box.companies)]
    forecast = drawn(m, m.odds.forecast[stock], ids.FORECASTS)
    if m.odds.moved[stock] or m.odds.forecast[stock][forecast] == 1.0:
        return
    worth = m.card_values.regular_after[m.left][stock][g.space[stock]][forecast]
    if worth < m.price[stock]:
        worth = m.price[stock]
    for pile in range(a.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_up[pile][slot] and g.pile_card[pile][slot] == stock + 1:
                a.swayed[seat][pile] += worth - m.openly[stock]


def imagine_cards(a: Auction, m: Valuation, g: State, seat: int) -> None:
    """The seat knows what it laid face-down."""
    for pile in range(a.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_placer[pile][slot] == seat + 1 and not g.pile_up[pile][slot]:
                kind = drawn(m, m.odds.hidden, ids.MARKET)
                a.swayed[seat][pile] += valuation.card_worth(m, g, seat, kind, 1) - m.blind_openly


# c: locals pick double
def drawn(m: Valuation, odds: list[float], size: int) -> int:
    """One of the outcomes, as likely as the odds say."""
    pick = rng.below(m.source, 1 << 20) / 1048576.0
    last = 0
    for i in range(size):
        if odds[i] > 0.0:
            last = i
            pick -= odds[i]
            if pick < 0.0:
                return i
    return last


def restart(a: Auction) -> None:
    """Back to the table as it stands."""
    a.placed = a.count
    a.next = a.turn
    for pile in range(a.piles):
        a.space[pile] = a.at_space[pile]
        a.holder[pile] = a.at_seat[pile]
    for seat in range(a.players):
        a.idle[seat] = a.off[seat]
        a.money[seat] = a.purse[seat]


def bid(a: Auction, seat: int, pile: int, space: int) -> None:
    """Puts a meeple on a track; the one that is passed comes home with its money."""
    if a.space[pile] > 0:
        passed = a.holder[pile]
        a.idle[passed] += 1
        a.money[passed] += a.cost[passed][a.space[pile] - 1]
    a.idle[seat] -= 1
    a.money[seat] -= a.cost[seat][space]
    a.space[pile] = space + 1
    a.holder[pile] = seat
    if a.placed < a.opening:
        a.placed += 1
    a.next = a.next + 1 if a.next + 1 < a.players else 0


def next_bidder(a: Auction) -> int:
    """Who bids next; -1 when all meeples stand (DEM-3, TWO-4)."""
    for _ in range(a.players):
        seat = a.first + a.next
        if seat >= a.players:
            seat -= a.players
        if a.idle[seat] > 0:
            return seat
        a.next = a.next + 1 if a.next + 1 < a.players else 0
    return -1


def best_pile(a: Auction, seat: int, leap: float) -> int:
    """The pile that leaves the seat most, and how far to go: leaping, as long as it stays better than the next best.

    The result is pile * BIDS + space; -1 if the seat can bid nowhere.
    """
    best = -1
    most = -1e9
    second = -1e9
    for pile in range(a.piles):
        space = a.space[pile]
        if space >= a.bids or a.cost[seat][space] > a.money[seat] or (space > 0 and a.holder[pile] == seat):
            continue
        surplus = a.valued[seat][pile] - a.price[seat][space]
        if surplus > most:
            second = most
            most = surplus
            best = pile
        elif surplus > second:
            second = surplus
    if best < 0:
        return -1
    space = a.space[best]
    floor = most - leap * (most - second)
    while space + 1 < a.bids and a.cost[seat][space + 1] <= a.money[seat]:
        if a.valued[seat][best] - a.price[seat][space + 1] < floor:
            break
        space += 1
    return best * ids.BIDS + space


def play_out(a: Auction, leap: float) -> None:
    """Everybody bids on, until all meeples stand."""
    seat = next_bidder(a)
    while seat >= 0:
        place = best_pile(a, seat, leap)
        if place < 0:
            return
        bid(a, seat, place // ids.BIDS, place % ids.BIDS)
        seat = next_bidder(a)


def outcome(a: Auction, m: Valuation, spite: float) -> float:
    """What we get out of it, less a part of what the others do."""
    total = m.weights.care * valuation.liquidity(m, 1.0 * a.money[m.seat])
    for pile in range(a.piles):
        if a.space[pile] > 0:
            seat = a.holder[pile]
            surplus = a.real[seat][pile] - a.price[seat][a.space[pile] - 1]
            total += surplus if seat == m.seat else -spite * surplus
    return total
