"""Writes what a seat may know as a row of small whole numbers: section by section, as layout.py lists them.

It reads a view, never a game: what the projection has not copied cannot be written.
"""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import odds
from stockpile.bots.odds import Odds
from stockpile.engine import ids
from stockpile.engine.setup import box
from stockpile.engine.state import State
from stockpile.env import layout as layouts

CELLS = 2048  # more than one moment of any setup has
if not cython.compiled:
    HIGH, LOW = layouts.HIGH, layouts.LOW


class Encoder:
    """What does not change from view to view of one layout, and room for one row."""

    cells: list[int]
    stage_at: list[int]
    company_at: list[int]

    def __init__(self, layout: layouts.Layout) -> None:
        setup = layout.setup
        names = [section.code for section in layout.sections]
        self.players = setup.players
        self.stages = len(setup.stages)
        self.asks = next(section.size for section in layout.sections if section.code == "ask")
        self.kinds = next(len(s.columns) for s in layout.sections if s.code == "piles") - 3 - setup.players
        self.has_goods = "commerce_seats" in names
        self.has_commerce = "commerce" in names
        self.has_dice = "dice" in names
        self.has_heir = "heir" in names
        self.has_powers = "agenda" in names
        self.has_beliefs = layout.beliefs
        self.odds = Odds()
        if not cython.compiled:
            self.cells = [0] * CELLS
            self.stage_at = [0] * ids.STAGES
            self.company_at = [0] * ids.STOCKS
        for place, stage in enumerate(setup.stages):
            self.stage_at[stage] = place
        self.frame = layout.frame - (5 * layout.acts)
        if self.frame > CELLS:
            raise ValueError(f"an observation of this setup has {self.frame} cells, the most is {CELLS}")

    def row(self, view: State, seat: int) -> list[int]:
        """The cells of a view, without the acts."""
        written = encode(self, view, seat)
        assert written == self.frame, f"{written} cells are written, the layout has {self.frame}"
        return [self.cells[i] for i in range(written)]


def small(value: int) -> int:
    """A number as a cell can hold it."""
    if value > HIGH:
        return HIGH
    return LOW if value < LOW else value


def encode(e: Encoder, g: State, seat: int) -> int:
    """Writes a seat's view to the encoder's cells and returns how many there are."""
    at = put_clock(e, g, seat, 0)
    at = put_market(e, g, at)
    at = put_forecasts(e, g, seat, at)
    at = put_seats(e, g, seat, at)
    at = put_halves(e, g, seat, at)
    at = put_own(e, g, seat, at)
    at = put_piles(e, g, seat, at)
    if e.has_goods:
        at = put_goods(e, g, seat, at)
    if e.has_commerce:
        at = put_commerce(e, g, seat, at)
    if e.has_dice:
        at = put_dice(e, g, at)
    if e.has_heir:
        at = put_flag(e, e.players, distance(e, g.heir - 1, seat) if g.heir > 0 else -1, at)
    if e.has_powers:
        at = put_power_seats(e, g, seat, at)
        at = put_own_cards(e, g, seat, at)
        at = put_agenda(e, g, seat, at)
    if e.has_beliefs:
        at = put_beliefs(e, g, seat, at)
    return at


def distance(e: Encoder, other: int, seat: int) -> int:
    """How far a seat is from the observer, clockwise."""
    return other - seat if other >= seat else other - seat + e.players


def put_flag(e: Encoder, size: int, which: int, at: int) -> int:
    """So many cells, 1 for one of them."""
    for i in range(size):
        e.cells[at + i] = 0
    if which >= 0:
        e.cells[at + which] = 1
    return at + size


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
        put_flag(e, wide, ids.UNKNOWN, at + i * wide)
    for pair in range(g.box.pairs):
        if g.pair_company[pair] > 0:
            here = e.company_at[g.pair_company[pair] - 1]
            put_flag(e, ids.FORECASTS, g.pair_forecast[pair], here)
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
    for kind in range(1, ids.MARKET):
        e.cells[at + kind - 1] = 0
    for i in range(g.hand_n[seat]):
        e.cells[at + g.hand[seat][i] - 1] += 1
    return at + ids.MARKET - 1


def put_piles(e: Encoder, g: State, seat: int, at: int) -> int:
    """The cards of each pile as they are known, and its track."""
    for pile in range(g.box.piles):
        for kind in range(e.kinds + 3 + e.players):
            e.cells[at + kind] = 0
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
    for kind in range(ids.COMMODITIES + 1):
        e.cells[at + kind] = 0
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
        e.cells[at + number] = 0
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
