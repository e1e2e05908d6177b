"""The only verbs that change cash, cards and prices, and report what they did."""

from stockpile.engine import books, box, events, ids
from stockpile.engine.state import State


def seat_at(g: State, turn: int) -> int:
    """The seat whose turn it is: clockwise from the first player (RND-1)."""
    seat = g.first + turn
    return seat - g.box.players if seat >= g.box.players else seat


def price(g: State, stock: int) -> int:
    """The current price of a stock."""
    return box.price(g.box, stock, g.space[stock])


# Money


def bid_cost(g: State, seat: int, space: int) -> int:
    """What a seat would pay for a bid on a space (INV-6)."""
    return g.box.bid_value[space]


def reach(g: State, seat: int, money: int) -> int:
    """How many spaces of a track, from the first on, the seat could pay with so much money."""
    spaces = 0
    while spaces < g.box.bid_n and bid_cost(g, seat, spaces) <= money:
        spaces += 1
    return spaces


def standing(g: State, seat: int) -> int:
    """What the seat's standing bids would cost."""
    total = 0
    for pile in range(g.box.piles):
        if g.bid_space[pile] > 0 and g.bid_seat[pile] == seat:
            total += bid_cost(g, seat, g.bid_space[pile] - 1)
    return total


def settle_fees(g: State, seat: int) -> None:
    """Pays held fees, smallest first, each as soon as free cash covers it (DEM-7)."""
    for fee in range(ids.FEES):
        while g.fees[seat][fee] > 0:
            if g.cash[seat] - standing(g, seat) < g.box.fee_value[fee]:
                return
            g.cash[seat] -= g.box.fee_value[fee]
            g.fees[seat][fee] -= 1
            g.discard[ids.FEE1 + fee] += 1
            events.emit(g, ids.EV_FEE_PAID, seat, ids.FEE1 + fee, g.box.fee_value[fee])


def gain(g: State, seat: int, amount: int) -> None:
    """Money comes in; the caller reports why, then settles fees."""
    g.cash[seat] += amount


# Meeples


def place_meeple(g: State, seat: int, pile: int, space: int) -> None:
    """Puts a meeple on a track and sends home the one that it passes (DEM-2, DEM-3)."""
    passed = -1
    if g.bid_space[pile] > 0:
        passed = g.bid_seat[pile]
        g.off[passed] += 1
    g.off[seat] -= 1
    g.bid_space[pile] = space + 1
    g.bid_seat[pile] = seat
    events.emit(g, ids.EV_BID, seat, pile, space, g.box.bid_value[space])
    if passed >= 0:
        events.emit(g, ids.EV_OUTBID, passed, pile, seat)
        settle_fees(g, passed)


def pay_bid(g: State, seat: int, pile: int) -> None:
    """Pays the bid and takes back the meeple (DEM-5)."""
    amount = bid_cost(g, seat, g.bid_space[pile] - 1)
    g.cash[seat] -= amount
    g.bid_space[pile] = 0
    g.bid_seat[pile] = 0
    g.off[seat] += 1
    events.emit(g, ids.EV_BID_PAID, seat, pile, amount)


# Cards


def held_of(kind: int) -> int:
    """The column of a regular half for a kind of card; fees have none."""
    if kind <= ids.STOCKS:
        return kind - 1
    return kind - ids.BOOM + ids.HELD_BOOM


def put_on_pile(g: State, pile: int, kind: int, placer: int, up: int, known: int) -> None:
    """Lays a card on a pile; `placer` is seat + 1, or 0 for an opening card."""
    slot = g.pile_n[pile]
    g.pile_card[pile][slot] = kind
    g.pile_up[pile][slot] = up
    g.pile_known[pile][slot] = known
    g.pile_placer[pile][slot] = placer
    g.pile_n[pile] = slot + 1


def take_card(g: State, seat: int, kind: int, known: int) -> None:
    """One card of a bought pile goes into the regular half; only those who knew it go on knowing it (DEM-8)."""
    held = held_of(kind)
    g.regular[seat][held] += 1
    g.regular_n[seat] += 1
    books.enter(g, seat, held, known)


def take_laid_card(g: State, seat: int, kind: int) -> None:
    """Commerce cards lie open before their owner (COM-4); the First Player Card is given on at once (FPC-2)."""
    if kind == ids.FIRST_CARD:
        push(g, ids.TASK_GIVE, seat, 0)
    elif kind == ids.TAX:
        g.taxes[seat] += 1
    else:
        g.commodities[seat][kind - ids.GOLD] += 1


def take_pile(g: State, seat: int, pile: int) -> None:
    """Takes up a whole pile: fees are shown and held until they are paid, the rest goes into the regular half."""
    fees = 0
    for slot in range(g.pile_n[pile]):
        kind = g.pile_card[pile][slot]
        if ids.FEE1 <= kind <= ids.FEE3:
            g.fees[seat][kind - ids.FEE1] += 1
            fees += 1
        elif kind >= ids.GOLD:
            take_laid_card(g, seat, kind)
        else:
            take_card(g, seat, kind, g.pile_known[pile][slot])
        g.pile_card[pile][slot] = 0
        g.pile_up[pile][slot] = 0
        g.pile_known[pile][slot] = 0
        g.pile_placer[pile][slot] = 0
    g.pile_n[pile] = 0
    events.emit(g, ids.EV_PILE_TAKEN, seat, pile, fees)


def lose_regular(g: State, seat: int, held: int, count: int) -> None:
    """Cards leave a regular half in sight of all; the caller says where they go."""
    g.regular[seat][held] -= count
    g.regular_n[seat] -= count
    books.leave(g, seat, held, count)


def sell_card(g: State, seat: int, stock: int) -> None:
    """Sells one regular card (SEL-1)."""
    amount = price(g, stock)
    lose_regular(g, seat, stock, 1)
    g.discard[stock + 1] += 1
    gain(g, seat, amount)
    events.emit(g, ids.EV_SOLD, seat, stock, 0, amount)
    settle_fees(g, seat)


def sell_split_card(g: State, seat: int, stock: int) -> None:
    """Sells one split card, for twice the price (SEL-2)."""
    amount = 2 * price(g, stock)
    g.split[seat][stock] -= 1
    g.discard[stock + 1] += 1
    gain(g, seat, amount)
    events.emit(g, ids.EV_SOLD, seat, stock, 1, amount)
    settle_fees(g, seat)


def sell_half_card(g: State, seat: int, stock: int) -> None:
    """Sells half of a split card: one price, and the card moves, shown, to the regular half (SEL-2)."""
    amount = price(g, stock)
    g.split[seat][stock] -= 1
    take_card(g, seat, stock + 1, ids.EVERYONE)
    gain(g, seat, amount)
    events.emit(g, ids.EV_SOLD, seat, stock, 2, amount)
    settle_fees(g, seat)


# Prices


def move_stock(g: State, stock: int, by: int) -> int:
    """Walks a stock space by space, with its splits and bankruptcy (MOV-2 to MOV-5); returns the spaces walked."""
    if by < 0:
        return fall(g, stock, -by)
    signs = 0
    walked = 0
    for _ in range(by):
        if g.space[stock] + 1 < g.box.track_n[stock]:
            g.space[stock] += 1
            walked += 1
            signs += g.box.track_sign[stock][g.space[stock]]
            continue
        report_move(g, stock, walked)
        pay_every_share(g, stock, signs)
        split_stock(g, stock)
        signs = 0
        walked = 0
    report_move(g, stock, walked)
    if signs > 0:
        declare_dividend(g, stock, signs)
    return by


def fall(g: State, stock: int, by: int) -> int:
    """Walks a stock down; a step below the first space is its bankruptcy, and the rest of the move is lost (MOV-5)."""
    for walked in range(by):
        if g.space[stock] == 0:
            report_move(g, stock, -walked)
            bankrupt_stock(g, stock)
            return walked + 1
        g.space[stock] -= 1
    report_move(g, stock, -by)
    return by


def report_move(g: State, stock: int, walked: int) -> None:
    """Reports the spaces walked since the last report."""
    if walked != 0:
        events.emit(g, ids.EV_MOVED, stock, walked, g.space[stock], price(g, stock))


def split_stock(g: State, stock: int) -> None:
    """The marker goes to the reset space; split cards get 10 each, then regular cards move over, shown (MOV-4)."""
    g.space[stock] = g.box.track_reset[stock]
    events.emit(g, ids.EV_SPLIT, stock, g.space[stock], price(g, stock))
    for turn in range(g.box.players):
        seat = seat_at(g, turn)
        cards = g.split[seat][stock]
        if cards > 0:
            gain(g, seat, 10 * cards)
            events.emit(g, ids.EV_SPLIT_PAID, seat, stock, cards, 10 * cards)
            settle_fees(g, seat)
    for turn in range(g.box.players):
        seat = seat_at(g, turn)
        cards = g.regular[seat][stock]
        if cards > 0:
            lose_regular(g, seat, stock, cards)
            g.split[seat][stock] += cards
            events.emit(g, ids.EV_SPLIT_SHOWN, seat, stock, cards)
    books.exclude(g, stock)


def bankrupt_stock(g: State, stock: int) -> None:
    """All cards of the company are shown and discarded, and the marker goes back to the start (MOV-5)."""
    g.space[stock] = g.box.track_start[stock]
    events.emit(g, ids.EV_BANKRUPT, stock, g.space[stock], price(g, stock))
    for turn in range(g.box.players):
        seat = seat_at(g, turn)
        cards = g.regular[seat][stock]
        doubles = g.split[seat][stock]
        if cards + doubles == 0:
            continue
        if cards > 0:
            lose_regular(g, seat, stock, cards)
        g.split[seat][stock] = 0
        g.discard[stock + 1] += cards + doubles
        events.emit(g, ids.EV_BANKRUPT_LOST, seat, stock, cards, doubles)
    books.exclude(g, stock)


# Dividends


def pay_every_share(g: State, stock: int, amount: int) -> None:
    """Dollar signs passed before a split pay all cards, since the split shows them (ADV-3)."""
    if amount == 0:
        return
    events.emit(g, ids.EV_DIVIDEND, stock, amount)
    for turn in range(g.box.players):
        seat = seat_at(g, turn)
        pay_shares(g, seat, stock, g.regular[seat][stock] + 2 * g.split[seat][stock], amount)


def declare_dividend(g: State, stock: int, amount: int) -> None:
    """Pays split and public cards, then puts the claims of the others on the agenda (MOV-6)."""
    events.emit(g, ids.EV_DIVIDEND, stock, amount)
    for turn in range(g.box.players):
        seat = seat_at(g, turn)
        pay_shares(g, seat, stock, books.public_count(g, seat, stock) + 2 * g.split[seat][stock], amount)
    push(g, ids.TASK_DIVIDEND, stock, amount)


def pay_shares(g: State, seat: int, stock: int, shares: int, amount: int) -> None:
    """Pays a dividend for shares that everybody can see."""
    if shares == 0:
        return
    gain(g, seat, shares * amount)
    events.emit(g, ids.EV_DIVIDEND_PAID, seat, stock, shares, shares * amount)
    settle_fees(g, seat)


def claim(g: State, seat: int, stock: int, cards: int, amount: int) -> None:
    """A player shows cards that were not public and is paid for them; the others stay secret (MOV-6)."""
    if cards > 0:
        books.show(g, seat, stock, books.public_count(g, seat, stock) + cards)
    gain(g, seat, cards * amount)
    events.emit(g, ids.EV_CLAIMED, seat, stock, cards, cards * amount)
    settle_fees(g, seat)


# Questions and the agenda


def ask(g: State, seat: int, kind: int) -> None:
    """Puts a question to one seat."""
    g.ask = kind
    g.asked = 1 << seat if seat >= 0 else 1 << ids.CHANCE_BIT


def push(g: State, task: int, about: int, amount: int) -> None:
    """Puts a task on the agenda: it is finished before the stage goes on."""
    g.task[g.depth] = task
    g.about[g.depth] = about
    g.amount[g.depth] = amount
    g.served[g.depth] = 0
    g.depth += 1


def pop(g: State) -> None:
    """The task on top is done."""
    g.depth -= 1
    g.task[g.depth] = 0
    g.about[g.depth] = 0
    g.amount[g.depth] = 0
    g.served[g.depth] = 0


def begin_round(g: State) -> None:
    """The next round starts with the stage that comes after the setup."""
    g.round += 1
    g.stage = ids.SETUP
    events.emit(g, ids.EV_ROUND_STARTED, g.round, g.first)
    next_stage(g)


def next_stage(g: State) -> None:
    """The round goes on with the stage that comes after this one."""
    g.stage = g.box.after[g.stage]
    g.step = 0
    g.turn = 0
    g.count = 0
    events.emit(g, ids.EV_STAGE, g.stage)
