"""What a view shows, as numbers, keys and small tuples read straight from it: the same as its JSON, without the JSON.

A key is None where the seat may not know it ("?" in the JSON).
"""

# c: cpdef

from typing import NamedTuple

from stockpile.engine import ids, names
from stockpile.engine.setup import box, roster
from stockpile.engine.state import State

CARD: tuple[str | None, ...] = (None, *names.CARDS[1:])
FORECAST: tuple[str | None, ...] = (None, *names.FORECASTS[1:])
COMPANY = names.COMPANIES
HELD = names.HELD
MARKET = names.MARKET
SEATS = tuple(tuple(seat for seat in range(ids.SEATS) if mask >> seat & 1) for mask in range(1 << ids.SEATS))


class SeenPair(NamedTuple):
    """A company with its forecast. Whose it is (None: nobody's), and which seats know it."""

    owner: int | None
    company: str | None
    forecast: str | None
    up: bool
    known: tuple[int, ...]


class PileCard(NamedTuple):
    """A card of a pile. Who laid it (None: an opening card), and which seats know it."""

    card: str | None
    up: bool
    by: int | None
    known: tuple[int, ...]


class Bid(NamedTuple):
    """The meeple on a pile's track."""

    seat: int
    space: int
    value: int


class Half(NamedTuple):
    """A regular half as this seat knows it: cards by key, and how many it cannot name by the round they came in."""

    size: int
    known: dict[str, int]
    unknown: dict[int, int]


# c: cdef noexcept nogil
def everybody(g: State) -> int:
    """The mask of all seats that are taken."""
    return (1 << g.box.players) - 1


def cash(g: State) -> tuple[int, ...]:
    """Money in thousands, by seat."""
    return tuple([g.cash[seat] for seat in range(g.box.players)])


def fees(g: State) -> tuple[tuple[int, ...], ...]:
    """Trading fees that are still held, by seat and kind."""
    return tuple([tuple([g.fees[seat][fee] for fee in range(ids.FEES)]) for seat in range(g.box.players)])


def prices(g: State) -> dict[str, int]:
    """The price of a share, by company."""
    found = {}
    for i in range(g.box.companies):
        stock = g.box.company[i]
        found[COMPANY[stock]] = box.price(g.box, stock, g.space[stock])
    return found


def spaces(g: State) -> dict[str, int]:
    """Where each company's marker stands on its track."""
    found = {}
    for i in range(g.box.companies):
        stock = g.box.company[i]
        found[COMPANY[stock]] = g.space[stock]
    return found


def pairs(g: State) -> list[SeenPair]:
    """The pairs of the round, as far as the seat knows them."""
    found = []
    for i in range(g.box.pairs):
        owner = box.pair_owner(g.box, i)
        whose = owner if 0 <= owner < ids.SEATS else None
        company, forecast = CARD[g.pair_company[i]], FORECAST[g.pair_forecast[i]]
        found.append(SeenPair(whose, company, forecast, g.pair_up[i] != 0, SEATS[g.pair_known[i] & everybody(g)]))
    return found


def piles(g: State) -> list[tuple[PileCard, ...]]:
    """The piles of the round, each card in the order it was laid."""
    return [tuple([pile_card(g, pile, slot) for slot in range(g.pile_n[pile])]) for pile in range(g.box.piles)]


# c: cdef object
def pile_card(g: State, pile: int, slot: int) -> PileCard:
    """One card of a pile; who lies open is known to all."""
    by = g.pile_placer[pile][slot] - 1
    up = g.pile_up[pile][slot] != 0
    mask = everybody(g) if up else g.pile_known[pile][slot] & everybody(g)
    return PileCard(CARD[g.pile_card[pile][slot]], up, by if by >= 0 else None, SEATS[mask])


def bids(g: State) -> list[Bid | None]:
    """The meeple on each pile's track."""
    return [
        Bid(g.bid_seat[pile], g.bid_space[pile] - 1, g.box.bid_value[g.bid_space[pile] - 1])
        if g.bid_space[pile]
        else None
        for pile in range(g.box.piles)
    ]


def hand(g: State, seat: int) -> list[str | None]:
    """The market cards in a seat's hand."""
    return [CARD[g.hand[seat][i]] for i in range(g.hand_n[seat])]


def split(g: State, seat: int) -> dict[str, int]:
    """A seat's split half, by company."""
    return {COMPANY[stock]: g.split[seat][stock] for stock in range(ids.STOCKS) if g.split[seat][stock]}


def portfolio(g: State, seat: int) -> dict[str, int]:
    """The cards of the observer's own regular half."""
    return {HELD[held]: g.regular[seat][held] for held in range(ids.HELD) if g.regular[seat][held]}


def half(g: State, seat: int) -> Half:
    """A regular half: the own one whole, of others what the observer knows of it (KNO-4)."""
    me = g.observer - 1
    if seat == me:
        return Half(g.regular_n[seat], portfolio(g, seat), {})
    known = {HELD[held]: g.known[me][seat][held] for held in range(ids.HELD) if g.known[me][seat][held]}
    unknown = {lot: g.lots[me][seat][lot] for lot in range(ids.LOTS) if g.lots[me][seat][lot]}
    return Half(g.regular_n[seat], known, unknown)


def meeples(g: State) -> tuple[int, ...]:
    """Meeples that stand on no track, by seat."""
    return tuple([g.off[seat] for seat in range(g.box.players)])


def discard(g: State) -> dict[str, int]:
    """The open discard pile, by card."""
    return {MARKET[kind]: g.discard[kind] for kind in range(1, ids.MARKET) if g.discard[kind]}


def bonds(g: State) -> tuple[int, ...]:
    """Bonds, by seat."""
    return tuple([g.bonds[seat] for seat in range(g.box.players)])


def investors(g: State) -> list[tuple[str, ...]]:
    """The investors that each seat has shown."""
    return [
        tuple([roster.key_of(g.investor[seat][i] - 1) for i in range(ids.OWNED) if g.investor[seat][i]])
        for seat in range(g.box.players)
    ]


def strategies(g: State, seat: int) -> list[str | None]:
    """The strategy cards in a seat's hand; those that the observer cannot name come last."""
    cards: list[str | None] = [
        roster.key_of(ids.INVESTORS + number) for number in range(ids.STRATEGIES) if g.strategy_at[number] == seat + 1
    ]
    while len(cards) < g.strategy_n[seat]:
        cards.append(None)
    return cards


def winners(g: State) -> tuple[int, ...]:
    """Who has won."""
    winning: tuple[int, ...] = SEATS[g.winners]
    return winning


def turn(g: State) -> tuple[int, int, int]:
    """The round, the stage and the first player."""
    return g.round, g.stage, g.first


# c: cpdef int
def deck(g: State) -> int:
    """How many cards the market deck has."""
    return g.deck_n - g.deck_at
