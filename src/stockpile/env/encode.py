"""Writes what a seat may know as a row of small whole numbers: section by section, as sections.py lists them.

It reads a view, never a game: what the projection has not copied cannot be written.
"""

# c: cdef noexcept nogil
# c: from stockpile.env.encoder cimport HIGH, clear, distance, put_flag, small

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import odds
from stockpile.engine import ids
from stockpile.engine.setup import box
from stockpile.engine.state import State
from stockpile.env import encode_modules
from stockpile.env.encoder import Encoder

if not cython.compiled:
    from stockpile.env.encoder import HIGH, clear, distance, put_flag, small


# c: cpdef list; locals i int, written int
def cells(e: Encoder, view: State, seat: int) -> list[int]:
    """The cells of a view, without the acts."""
    written = encode(e, view, seat)
    assert written == e.frame, f"{written} cells are written, the layout has {e.frame}"
    return [e.cells[i] for i in range(written)]


def encode(e: Encoder, g: State, seat: int) -> int:
    """Writes a seat's view to the encoder's cells and returns how many there are."""
    clear(e)
    at = put_clock(e, g, seat, 0)
    at = put_market(e, g, at)
    at = put_forecasts(e, g, seat, at)
    at = put_seats(e, g, seat, at)
    at = put_halves(e, g, seat, at)
    at = put_own(e, g, seat, at)
    at = put_piles(e, g, seat, at)
    if e.has_goods:
        at = encode_modules.put_goods(e, g, seat, at)
    if e.has_commerce:
        at = encode_modules.put_commerce(e, g, seat, at)
    if e.has_dice:
        at = encode_modules.put_dice(e, g, at)
    if e.has_heir:
        at = put_flag(e, e.players, distance(e, g.heir - 1, seat) if g.heir > 0 else -1, at)
    if e.has_powers:
        at = encode_modules.put_power_seats(e, g, seat, at)
        at = encode_modules.put_own_cards(e, g, seat, at)
        at = encode_modules.put_agenda(e, g, seat, at)
    if e.has_beliefs:
        at = put_beliefs(e, g, seat, at)
    return at


def put_clock(e: Encoder, g: State, seat: int, at: int) -> int:
    """clock, stage, ask, asked, first."""
    e.cells[at] = g.round
    e.cells[at + 1] = g.box.rounds - g.round
    e.cells[at + 2] = g.turn
    at = put_flag(e, e.stages, e.stage_at[g.stage], at + 3)
    at = put_flag(e, e.asks, g.ask, at)
    for i in range(e.players):
        e.cells[at + i] = (g.asked >> ((seat + i) % e.players)) & 1
    return put_flag(e, e.players, distance(e, g.first, seat) if g.round > 0 else -1, at + e.players)


def put_market(e: Encoder, g: State, at: int) -> int:
    """deck, discard, prices."""
    e.cells[at] = g.deck_n - g.deck_at
    at += 1
    for kind in range(1, ids.MARKET):
        e.cells[at] = g.discard[kind]
        at += 1
    for i in range(g.box.companies):
        stock = g.box.company[i]
        e.cells[at] = small(box.price(g.box, stock, g.space[stock]))
        e.cells[at + 1] = g.space[stock]
        e.cells[at + 2] = g.box.track_n[stock] - g.space[stock]
        e.cells[at + 3] = g.space[stock] + 1
        at += 4
    return at


def put_forecasts(e: Encoder, g: State, seat: int, at: int) -> int:
    """What is known of each company's forecast, and by whom."""
    wide = ids.FORECASTS + 2 + e.players
    for i in range(g.box.companies):
        e.company_at[g.box.company[i]] = at + i * wide
        e.cells[at + i * wide] = 1  # not known, until a pair is
    for pair in range(g.box.pairs):
        if g.pair_company[pair] > 0:
            here = e.company_at[g.pair_company[pair] - 1]
            e.cells[here] = 0
            e.cells[here + g.pair_forecast[pair]] = 1
            e.cells[here + ids.FORECASTS] = 1 if g.pair_known[pair] == ids.EVERYONE else 0
            e.cells[here + ids.FORECASTS + 1] = g.pair_told[pair]
            for i in range(e.players):
                e.cells[here + ids.FORECASTS + 2 + i] = (g.pair_known[pair] >> ((seat + i) % e.players)) & 1
    return at + g.box.companies * wide


def put_seats(e: Encoder, g: State, seat: int, at: int) -> int:
    """What everybody sees of each seat."""
    for i in range(e.players):
        other = (seat + i) % e.players
        e.cells[at] = small(g.cash[other])
        e.cells[at + 1] = small(g.cash[other] - HIGH) if g.cash[other] > HIGH else 0
        e.cells[at + 2] = g.regular_n[other]
        e.cells[at + 3] = g.hand_n[other]
        e.cells[at + 4] = g.off[other]
        at += 5
        for fee in range(ids.FEES):
            e.cells[at + fee] = g.fees[other][fee]
        at += ids.FEES
        for company in range(g.box.companies):
            e.cells[at] = g.split[other][g.box.company[company]]
            at += 1
    return at


def put_halves(e: Encoder, g: State, seat: int, at: int) -> int:
    """What is known of the others' regular halves."""
    for i in range(1, e.players):
        other = (seat + i) % e.players
        for held in range(ids.HELD):
            e.cells[at + held] = g.known[seat][other][held]
        at += ids.HELD
        for lot in range(ids.LOTS):
            e.cells[at + lot] = g.lots[seat][other][lot]
        at += ids.LOTS
    return at


def put_own(e: Encoder, g: State, seat: int, at: int) -> int:
    """own_half, own_hand."""
    for held in range(ids.HELD):
        e.cells[at + held] = g.regular[seat][held]
    at += ids.HELD
    for i in range(g.hand_n[seat]):
        e.cells[at + g.hand[seat][i] - 1] += 1
    return at + ids.MARKET - 1


def put_piles(e: Encoder, g: State, seat: int, at: int) -> int:
    """The cards of each pile as they are known, and its track."""
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            e.cells[at + g.pile_card[pile][slot]] += 1
            e.cells[at + e.kinds] += 1 - g.pile_up[pile][slot]
        at += e.kinds + 1
        if g.bid_space[pile] > 0:
            e.cells[at] = g.bid_space[pile]
            e.cells[at + 1] = small(g.box.bid_value[g.bid_space[pile] - 1])
            e.cells[at + 2 + distance(e, g.bid_seat[pile], seat)] = 1
        at += 2 + e.players
    return at


def put_beliefs(e: Encoder, g: State, seat: int, at: int) -> int:
    """expected_forecasts, expected_halves, expected_card: the exact odds of KNO-7."""
    odds.read(e.odds, g)
    for i in range(g.box.companies):
        for forecast in range(1, ids.FORECASTS):
            e.cells[at] = int(100.0 * e.odds.forecast[g.box.company[i]][forecast] + 0.5)
            at += 1
    for i in range(1, e.players):
        for held in range(ids.HELD):
            e.cells[at] = small(int(10.0 * e.odds.holding[(seat + i) % e.players][held] + 0.5))
            at += 1
    for kind in range(1, ids.MARKET):
        e.cells[at] = int(100.0 * e.odds.hidden[kind] + 0.5)
        at += 1
    return at
