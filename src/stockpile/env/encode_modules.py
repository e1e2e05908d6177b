"""The sections of an observation that come with modules: bonds and goods, dice, investors and strategies."""

# c: cdef noexcept nogil
# c: from stockpile.env.encoder cimport distance, put_flag, small

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.state import State
from stockpile.env.encoder import Encoder

if not cython.compiled:
    from stockpile.env.encoder import distance, put_flag, small


def put_goods(e: Encoder, g: State, seat: int, at: int) -> int:
    """Bonds and goods of each seat."""
    for i in range(e.players):
        other = (seat + i) % e.players
        e.cells[at] = g.bonds[other]
        for kind in range(ids.COMMODITIES):
            e.cells[at + 1 + kind] = g.commodities[other][kind]
        at += 1 + ids.COMMODITIES
        e.cells[at] = g.taxes[other]
        e.cells[at + 1] = g.commerce_n[other]
        at += 2
    return at


def put_commerce(e: Encoder, g: State, seat: int, at: int) -> int:
    """Own commerce cards, the deck and what has left the game."""
    for i in range(g.commerce_n[seat]):
        e.cells[at + g.commerce_hand[seat][i] - ids.GOLD] += 1
    at += ids.COMMODITIES + 1
    e.cells[at] = g.commerce_size - g.commerce_at
    at += 1
    for kind in range(ids.COMMODITIES + 1):
        e.cells[at + kind] = g.commerce_out[kind]
    return at + ids.COMMODITIES + 1


def put_dice(e: Encoder, g: State, at: int) -> int:
    """What the dice show."""
    for i in range(g.box.companies):
        at = put_flag(e, ids.FORECASTS, g.rolled[i], at)
    return at


def put_power_seats(e: Encoder, g: State, seat: int, at: int) -> int:
    """What investors and strategies show of each seat."""
    for i in range(e.players):
        other = (seat + i) % e.players
        for space in range(ids.BIDS):
            e.cells[at + space] = small(g.bid_pays[other][space])
        at += ids.BIDS
        e.cells[at] = g.margin[other]
        e.cells[at + 1] = g.used[other]
        e.cells[at + 2] = g.plays[other]
        e.cells[at + 3] = g.strategy_n[other]
        e.cells[at + 4] = g.dropped_n[other]
        e.cells[at + 5] = g.dealt_n[other]
        e.cells[at + 6] = g.chosen_n[other]
        e.cells[at + 7] = g.fee_cards[other]
        e.cells[at + 8] = small(g.fee_money[other])
        e.cells[at + 9] = small(g.rebate[other])
        at = put_flag(e, ids.INVESTORS, -1, at + 10)
        for k in range(ids.OWNED):
            if g.investor[other][k] > 0:
                e.cells[at - ids.INVESTORS + g.investor[other][k] - 1] = 1
    return at


def put_own_cards(e: Encoder, g: State, seat: int, at: int) -> int:
    """own_investors, offers, strategies, played."""
    at = put_flag(e, ids.INVESTORS, -1, at)
    for k in range(g.dealt_n[seat]):
        if g.dealt[seat][k] > 0:
            e.cells[at - ids.INVESTORS + g.dealt[seat][k] - 1] = 1 + ((g.chosen[seat] >> k) & 1)
    for pile in range(g.box.piles):
        at = put_flag(e, ids.INVESTORS, g.offer[pile] - 1, at)
    for number in range(ids.STRATEGIES):
        if g.strategy_at[number] == seat + 1:
            e.cells[at + number] = 1
        elif g.dropped_by[number] == seat + 1:
            e.cells[at + number] = 2
    at += ids.STRATEGIES
    for number in range(ids.STRATEGIES):
        played = g.strategy_played[number]
        e.cells[at + number] = 1 + distance(e, played - 1, seat) if played > 0 else 0
    return at + ids.STRATEGIES


def put_agenda(e: Encoder, g: State, seat: int, at: int) -> int:
    """agenda, tucks, bets, marks."""
    top = g.depth - 1 if g.depth > 0 else 0
    e.cells[at] = g.depth
    e.cells[at + 1] = g.task[top]
    e.cells[at + 2] = g.about[top]
    e.cells[at + 3] = g.amount[top]
    e.cells[at + 4] = g.served[top]
    e.cells[at + 5] = g.picked[top]
    at += 6
    for i in range(ids.PICKS):
        e.cells[at + i] = g.picks[top][i]
    at += ids.PICKS
    for i in range(ids.TUCKS):
        e.cells[at] = g.tuck_card[i] + 1 if i < g.tuck_n else 0
        e.cells[at + 1] = g.tuck_pair[i] + 1 if i < g.tuck_n else 0
        at += 2
    for i in range(ids.BETS):
        e.cells[at] = g.bet_card[i] + 1 if i < g.bet_n else 0
        e.cells[at + 1] = distance(e, g.bet_seat[i], seat) + 1 if i < g.bet_n else 0
        e.cells[at + 2] = g.bet_stock[i] + 1 if i < g.bet_n else 0
        at += 3
    for i in range(g.box.companies):
        e.cells[at] = (g.locked >> g.box.company[i]) & 1
        e.cells[at + 1] = (g.protected >> g.box.company[i]) & 1
        at += 2
    return at
