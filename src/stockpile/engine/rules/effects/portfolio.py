"""Cards of both halves of a portfolio: taken, sold, given up, turned, shown and counted."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import events, investors
from stockpile.engine.rules.effects import money
from stockpile.engine.state import State


def held_of(kind: int) -> int:
    """The column of a regular half for a kind of card; fees have none."""
    if kind <= ids.STOCKS:
        return kind - 1
    return kind - ids.BOOM + ids.HELD_BOOM


def take_card(g: State, seat: int, kind: int, known: int) -> None:
    """One card of a bought pile goes into the regular half; only those who knew it go on knowing it (DEM-8)."""
    held = held_of(kind)
    g.regular[seat][held] += 1
    g.regular_n[seat] += 1
    books.enter(g, seat, held, known)


def lose_regular(g: State, seat: int, held: int, count: int) -> None:
    """Cards leave a regular half in sight of all; the caller says where they go."""
    g.regular[seat][held] -= count
    g.regular_n[seat] -= count
    books.leave(g, seat, held, count)


def share_price(g: State, seat: int, price: int) -> int:
    """What a share brings the seat at a price."""
    return investors.sale_price(g, seat, price) if g.box.investors else price


def sell(g: State, seat: int, stock: int, how: int, price: int) -> None:
    """Sells a card at a price: a regular one, a split one for twice as much, or half of a split one (SEL-1, SEL-2)."""
    amount = share_price(g, seat, price)
    if how == ids.SOLD_REGULAR:
        lose_regular(g, seat, stock, 1)
        g.discard[stock + 1] += 1
    elif how == ids.SOLD_SPLIT:
        amount *= 2
        g.split[seat][stock] -= 1
        g.discard[stock + 1] += 1
    else:
        g.split[seat][stock] -= 1
        take_card(g, seat, stock + 1, ids.EVERYONE)
    money.gain(g, seat, amount)
    events.emit(g, ids.EV_SOLD, seat, stock, how, amount)
    money.settle_fees(g, seat)


def kind_of(held: int) -> int:
    """The kind of card that a column of a regular half is for."""
    return held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM


def discard_regular(g: State, seat: int, held: int) -> None:
    """A regular card goes to the discard in sight of all; the caller reports why."""
    lose_regular(g, seat, held, 1)
    g.discard[kind_of(held)] += 1


def give_up(g: State, seat: int, held: int) -> None:
    """A regular card goes, shown, to the discard."""
    discard_regular(g, seat, held)
    events.emit(g, ids.EV_GIVEN_UP, seat, kind_of(held))


def turn_back(g: State, seat: int, stock: int) -> None:
    """A split card goes, shown, to the regular half."""
    g.split[seat][stock] -= 1
    take_card(g, seat, stock + 1, ids.EVERYONE)
    events.emit(g, ids.EV_TURNED_BACK, seat, stock)


def give_up_or_turn_back(g: State, seat: int, own: int) -> None:
    """The cost of some cards: a regular card, or half of a split one."""
    if own < ids.OWN_SPLIT:
        give_up(g, seat, own)
    else:
        turn_back(g, seat, own - ids.OWN_SPLIT)


def make_split(g: State, seat: int, stock: int) -> None:
    """A regular card goes, shown, to the split half."""
    lose_regular(g, seat, stock, 1)
    g.split[seat][stock] += 1
    events.emit(g, ids.EV_MADE_SPLIT, seat, stock)


def take_from_discard(g: State, seat: int, stock: int) -> None:
    """A stock card of the open discard goes, shown, to the regular half."""
    g.discard[stock + 1] -= 1
    take_card(g, seat, stock + 1, ids.EVERYONE)
    events.emit(g, ids.EV_TAKEN, seat, stock)


def discard_company(g: State, seat: int, stock: int) -> None:
    """All cards of a company leave a seat's portfolio for the open discard; the caller has said how many they were."""
    cards = g.regular[seat][stock]
    g.discard[stock + 1] += cards + g.split[seat][stock]
    if cards > 0:
        lose_regular(g, seat, stock, cards)
    g.split[seat][stock] = 0


def show_shares(g: State, seat: int, stock: int, shares: int) -> None:
    """Shows so many shares of a company; split cards, which are open, come first."""
    cards = shares - 2 * g.split[seat][stock]
    if cards > 0:
        books.show(g, seat, stock, cards)
    events.emit(g, ids.EV_SHOWED, seat, stock, shares)


def has_share(g: State, seat: int, stock: int) -> int:
    """Whether the seat has a card of the company."""
    return 1 if g.regular[seat][stock] + g.split[seat][stock] > 0 else 0


def cards_owned(g: State, seat: int) -> int:
    """How many cards the seat has in both halves, which everybody can count."""
    cards = g.regular_n[seat]
    for stock in range(ids.STOCKS):
        cards += g.split[seat][stock]
    return cards


def may_have_more(g: State, seat: int, companies: int) -> int:
    """Whether the seat may have cards of more companies than these, for all that everybody can see (KNO-6)."""
    return 1 if companies < g.box.companies and companies < cards_owned(g, seat) else 0
