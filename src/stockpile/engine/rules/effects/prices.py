"""The walk of a stock along its track, with splits and bankruptcies (MOV-2 to MOV-5)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import events
from stockpile.engine.rules.effects import agenda, dividends, money, portfolio
from stockpile.engine.setup import box
from stockpile.engine.state import State


def price(g: State, stock: int) -> int:
    """The current price of a stock."""
    return box.price(g.box, stock, g.space[stock])


def move_stock(g: State, stock: int, by: int) -> int:
    """Walks a stock space by space, with its splits and bankruptcy (MOV-2 to MOV-5); returns the spaces walked."""
    if by < 0:
        return fall(g, stock, -by)
    signs = 0
    walked = 0
    for _ in range(by):
        after = box.step(g.box, stock, g.space[stock], 1)
        if after >= 0:
            g.space[stock] = after
            walked += 1
            signs += g.box.track_sign[stock][g.space[stock]]
            continue
        report_move(g, stock, walked)
        dividends.pay_every_share(g, stock, signs)
        split_stock(g, stock)
        signs = 0
        walked = 0
    report_move(g, stock, walked)
    if signs > 0:
        dividends.declare_dividend(g, stock, signs)
    return by


def fall(g: State, stock: int, by: int) -> int:
    """Walks a stock down; a step below the first space is its bankruptcy, and the rest of the move is lost (MOV-5)."""
    for walked in range(by):
        after = box.step(g.box, stock, g.space[stock], -1)
        if after < 0:
            report_move(g, stock, -walked)
            if (g.protected >> stock) & 1:
                events.emit(g, ids.EV_STOPPED, stock)
                return walked
            bankrupt_stock(g, stock)
            return walked + 1
        g.space[stock] = after
    report_move(g, stock, -by)
    return by


def report_move(g: State, stock: int, walked: int) -> None:
    """Reports the spaces walked since the last report."""
    if walked != 0:
        events.emit(g, ids.EV_MOVED, stock, walked, g.space[stock], price(g, stock))


def split_stock(g: State, stock: int) -> None:
    """The marker goes to the reset space; split cards get their bonus, then regular cards move over, shown (MOV-4)."""
    g.space[stock] = g.box.track_reset[stock]
    events.emit(g, ids.EV_SPLIT, stock, g.space[stock], price(g, stock))
    for turn in range(g.box.players):
        seat = agenda.seat_at(g, turn)
        cards = g.split[seat][stock]
        if cards > 0:
            money.gain(g, seat, g.box.split_pays * cards)
            events.emit(g, ids.EV_SPLIT_PAID, seat, stock, cards, g.box.split_pays * cards)
            money.settle_fees(g, seat)
    for turn in range(g.box.players):
        seat = agenda.seat_at(g, turn)
        cards = g.regular[seat][stock]
        if cards > 0:
            portfolio.lose_regular(g, seat, stock, cards)
            g.split[seat][stock] += cards
            events.emit(g, ids.EV_SPLIT_SHOWN, seat, stock, cards)
    books.exclude(g, stock)


def bankrupt_stock(g: State, stock: int) -> None:
    """All cards of the company are shown and discarded, and the marker goes back to the start (MOV-5)."""
    g.space[stock] = g.box.track_start[stock]
    events.emit(g, ids.EV_BANKRUPT, stock, g.space[stock], price(g, stock))
    for turn in range(g.box.players):
        seat = agenda.seat_at(g, turn)
        cards = g.regular[seat][stock]
        doubles = g.split[seat][stock]
        if cards + doubles == 0:
            continue
        if cards > 0:
            portfolio.lose_regular(g, seat, stock, cards)
        g.split[seat][stock] = 0
        g.discard[stock + 1] += cards + doubles
        events.emit(g, ids.EV_BANKRUPT_LOST, seat, stock, cards, doubles)
    books.exclude(g, stock)
