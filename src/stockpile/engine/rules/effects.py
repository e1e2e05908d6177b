"""The only verbs that change cash, cards and prices, and report what they did."""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import card, events
from stockpile.engine.setup import box
from stockpile.engine.state import State

if not cython.compiled:

    def seat_at(g: State, turn: int) -> int:
        """The seat whose turn it is: clockwise from the first player (RND-1); the compiled one is in effects.pxd."""
        seat = g.first + turn
        return seat - g.box.players if seat >= g.box.players else seat


def price(g: State, stock: int) -> int:
    """The current price of a stock."""
    return box.price(g.box, stock, g.space[stock])


# Money


def bid_cost(g: State, seat: int, space: int) -> int:
    """What a seat would pay for a bid on a space; where the bank would pay, it counts as nothing (INV-6)."""
    if g.box.investors == 0:
        return g.box.bid_value[space]
    return g.bid_pays[seat][space] if g.bid_pays[seat][space] > 0 else 0


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
    held = 0
    for fee in range(ids.FEES):
        held += g.fees[seat][fee]
    if held == 0:  # nearly always: money comes in some two hundred times a game
        return
    bids = -1
    for fee in range(ids.FEES):
        while g.fees[seat][fee] > 0:
            if bids < 0:
                bids = standing(g, seat)
            if g.cash[seat] - bids < g.box.fee_value[fee]:
                return
            g.cash[seat] -= g.box.fee_value[fee]
            if g.fresh[seat][fee] == g.fees[seat][fee]:  # fees of earlier rounds are paid before their like
                g.fresh[seat][fee] -= 1
                g.rebate[seat] += g.box.fee_value[fee]
            g.fees[seat][fee] -= 1
            g.discard[ids.FEE1 + fee] += 1
            events.emit(g, ids.EV_FEE_PAID, seat, ids.FEE1 + fee, g.box.fee_value[fee])


def gain(g: State, seat: int, amount: int) -> None:
    """Money comes in; the caller reports why, then settles fees."""
    g.cash[seat] += amount


def spend(g: State, seat: int, amount: int) -> None:
    """Money goes out, even if less than nothing is left; the caller reports why."""
    g.cash[seat] -= amount


def gain_by(g: State, seat: int, number: int, amount: int) -> None:
    """A card brings money."""
    if amount > 0:
        g.cash[seat] += amount
        events.emit(g, ids.EV_GAINED, seat, number, amount)
        settle_fees(g, seat)


def pay(g: State, seat: int, number: int, amount: int) -> None:
    """A card costs money; the caller has seen to it that it is there."""
    if amount > 0:
        g.cash[seat] -= amount
        events.emit(g, ids.EV_PAID, seat, number, amount)


def hand_over(g: State, seat: int, to: int, amount: int) -> None:
    """Money goes from one player to another."""
    if amount > 0:
        g.cash[seat] -= amount
        g.cash[to] += amount
        events.emit(g, ids.EV_GIVEN, seat, to, amount)
        settle_fees(g, to)


# Meeples


def place_meeple(g: State, seat: int, pile: int, space: int) -> None:
    """Puts a meeple on a track and sends home the one that it passes (DEM-2, DEM-3)."""
    passed = set_meeple(g, seat, pile, space)
    events.emit(g, ids.EV_BID, seat, pile, space, g.box.bid_value[space])
    if g.box.investors:
        card.on_meeple(g, seat)
    if passed >= 0:
        events.emit(g, ids.EV_OUTBID, passed, pile, seat)
        if g.box.investors:
            card.on_outbid(g, passed)
        settle_fees(g, passed)


def set_meeple(g: State, seat: int, pile: int, space: int) -> int:
    """Puts a meeple on a track and returns the seat of the one that it passes, -1 if there is none."""
    passed = -1
    if g.bid_space[pile] > 0:
        passed = g.bid_seat[pile]
        g.off[passed] += 1
    g.off[seat] -= 1
    g.bid_space[pile] = space + 1
    g.bid_seat[pile] = seat
    return passed


def pay_bid(g: State, seat: int, pile: int) -> None:
    """Pays the bid and takes back the meeple (DEM-5)."""
    amount = g.box.bid_value[g.bid_space[pile] - 1]
    if g.box.investors:
        amount = g.bid_pays[seat][g.bid_space[pile] - 1]
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
    gained = 0
    gains = card.gains_fees(g, seat) if g.box.investors else 0
    for slot in range(g.pile_n[pile]):
        kind = g.pile_card[pile][slot]
        if ids.FEE1 <= kind <= ids.FEE3:
            gained += take_fee(g, seat, kind - ids.FEE1, gains)
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
    if gained > 0:
        gain(g, seat, gained)
        events.emit(g, ids.EV_FEES_GAINED, seat, gained)


def take_fee(g: State, seat: int, fee: int, gains: int) -> int:
    """A trading fee is picked up: held until it is paid, or gained at once; returns what is gained."""
    value = g.box.fee_value[fee]
    if g.box.strategies:
        g.fee_cards[seat] += 1
        g.fee_money[seat] += value
    if gains:
        g.discard[ids.FEE1 + fee] += 1
        return value
    g.fees[seat][fee] += 1
    if g.box.strategies:
        g.fresh[seat][fee] += 1
    return 0


def lose_regular(g: State, seat: int, held: int, count: int) -> None:
    """Cards leave a regular half in sight of all; the caller says where they go."""
    g.regular[seat][held] -= count
    g.regular_n[seat] -= count
    books.leave(g, seat, held, count)


def share_price(g: State, seat: int, price: int) -> int:
    """What a share brings the seat at a price."""
    return card.sale_price(g, seat, price) if g.box.investors else price


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
    gain(g, seat, amount)
    events.emit(g, ids.EV_SOLD, seat, stock, how, amount)
    settle_fees(g, seat)


def give_up(g: State, seat: int, held: int) -> None:
    """A regular card goes, shown, to the discard."""
    kind = held + 1 if held < ids.STOCKS else held - ids.HELD_BOOM + ids.BOOM
    lose_regular(g, seat, held, 1)
    g.discard[kind] += 1
    events.emit(g, ids.EV_GIVEN_UP, seat, kind)


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


def commodity_cards(g: State, seat: int) -> int:
    """How many commodity cards the seat has; taxes do not count."""
    cards = 0
    for kind in range(ids.COMMODITIES):
        cards += g.commodities[seat][kind]
    return cards


def bonds_left(g: State) -> int:
    """Bonds in the supply."""
    left = g.box.bond_cards
    for seat in range(g.box.players):
        left -= g.bonds[seat]
    return left


def lose_commerce(g: State, seat: int, what: int) -> None:
    """A commodity or a tax leaves the game."""
    if what == ids.COMMODITIES:
        g.taxes[seat] -= 1
    else:
        g.commodities[seat][what] -= 1
    g.commerce_out[what] += 1
    events.emit(g, ids.EV_COMMERCE_LOST, seat, ids.GOLD + what)


def buy_bonds(g: State, seat: int, bonds: int) -> None:
    """Bonds are bought at the printed price (BON-1)."""
    g.bonds[seat] += bonds
    spend(g, seat, bonds * g.box.bond_price)
    events.emit(g, ids.EV_BONDS_BOUGHT, seat, bonds, bonds * g.box.bond_price)


def take_bonds(g: State, seat: int, bonds: int) -> None:
    """Bonds go from the supply to a player, or back if less than 0."""
    g.bonds[seat] += bonds
    events.emit(g, ids.EV_BONDS_MOVED, seat, bonds)


# Looking


def may_look(g: State, seat: int, pair: int) -> int:
    """Whether a pair can be looked at: it is not face-up and not the seat's own (STR-7)."""
    return 1 if g.pair_up[pair] == 0 and box.pair_owner(g.box, pair) != seat else 0


def look_at_pair(g: State, seat: int, pair: int) -> None:
    """A player looks at a pair; everybody sees who and at which (KNO-1)."""
    g.pair_known[pair] |= 1 << seat
    events.emit_to(g, 1 << seat, ids.EV_PAIR_LOOKED, seat, pair, g.pair_company[pair], g.pair_forecast[pair])


def tell_company(g: State, seat: int, pair: int) -> None:
    """What a player does tells everybody the company of a pair; its forecast stays as it is (KNO-1)."""
    if g.pair_told[pair] == 0:
        g.pair_told[pair] = 1
        events.emit(g, ids.EV_PAIR_TOLD, seat, pair, g.pair_company[pair] - 1)


def is_new_pair(g: State, seat: int, pair: int) -> int:
    """Whether the seat has not seen the pair."""
    return 1 if g.pair_up[pair] == 0 and not (g.pair_known[pair] >> seat) & 1 else 0


def show_pair(g: State, pair: int) -> None:
    """Everybody sees the pair."""
    g.pair_known[pair] = ids.EVERYONE
    g.pair_up[pair] = 1
    events.emit(g, ids.EV_PAIR_SHOWN, pair, g.pair_company[pair], g.pair_forecast[pair])


def look_at_pile(g: State, seat: int, pile: int) -> None:
    """A player looks at all face-down cards of a pile."""
    for slot in range(g.pile_n[pile]):
        g.pile_known[pile][slot] |= 1 << seat
    events.emit(g, ids.EV_PILE_LOOKED, seat, pile)


def look_at_half(g: State, seat: int, other: int) -> None:
    """A player is shown all regular cards of another, alone."""
    books.show_to(g, seat, other)
    events.emit(g, ids.EV_HALF_LOOKED, seat, other)


def move_pile_card(g: State, seat: int, pile: int, slot: int, to: int) -> None:
    """A card goes from one pile to another as it lies; those who knew it still do."""
    end = g.pile_n[pile] - 1
    kind = g.pile_card[pile][slot]
    up = g.pile_up[pile][slot]
    known = g.pile_known[pile][slot]
    placer = g.pile_placer[pile][slot]
    for i in range(slot, end):
        g.pile_card[pile][i] = g.pile_card[pile][i + 1]
        g.pile_up[pile][i] = g.pile_up[pile][i + 1]
        g.pile_known[pile][i] = g.pile_known[pile][i + 1]
        g.pile_placer[pile][i] = g.pile_placer[pile][i + 1]
    g.pile_card[pile][end] = 0
    g.pile_up[pile][end] = 0
    g.pile_known[pile][end] = 0
    g.pile_placer[pile][end] = 0
    g.pile_n[pile] = end
    put_on_pile(g, to, kind, placer, up, known)
    events.emit(g, ids.EV_CARD_MOVED, seat, pile, slot, to)


# Tucks and bets


def tuck(g: State, seat: int, number: int, pair: int) -> None:
    """A strategy lies open on a pair until it is shown (STR-5)."""
    g.tuck_card[g.tuck_n] = number
    g.tuck_pair[g.tuck_n] = pair
    g.tuck_n += 1
    events.emit(g, ids.EV_TUCKED, seat, number, pair)


def bet(g: State, seat: int, number: int, stock: int) -> None:
    """A strategy waits for the move of a stock (STR-6)."""
    g.bet_card[g.bet_n] = number
    g.bet_seat[g.bet_n] = seat
    g.bet_stock[g.bet_n] = stock
    g.bet_n += 1
    events.emit(g, ids.EV_BET, seat, number, stock)


def settle_bets(g: State, stock: int, walked: int) -> None:
    """The stock has moved by its forecast: bets on it are paid by the spaces walked (STR-6)."""
    for i in range(g.bet_n):
        if g.bet_stock[i] == stock:
            amount = card.payoff(g, g.bet_card[i], walked)
            gain(g, g.bet_seat[i], amount)
            events.emit(g, ids.EV_BET_SETTLED, g.bet_seat[i], g.bet_card[i], stock, walked, amount)
            settle_fees(g, g.bet_seat[i])


def lock(g: State, seat: int, stock: int) -> None:
    """No card or ability may move the stock for the rest of the Action phase."""
    g.locked |= 1 << stock
    events.emit(g, ids.EV_LOCKED, seat, stock)


def protect(g: State, seat: int, stock: int) -> None:
    """The stock does not fall below its first space this round."""
    g.protected |= 1 << stock
    events.emit(g, ids.EV_PROTECTED, seat, stock)


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
            if (g.protected >> stock) & 1:
                events.emit(g, ids.EV_STOPPED, stock)
                return walked
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
            gain(g, seat, ids.SPLIT_PAYS * cards)
            events.emit(g, ids.EV_SPLIT_PAID, seat, stock, cards, ids.SPLIT_PAYS * cards)
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


def bind(g: State) -> None:
    """The card on top of the agenda demands at least one more pick."""
    g.served[g.depth - 1] = ids.BOUND


def pop(g: State) -> None:
    """The task on top is done."""
    g.depth -= 1
    g.task[g.depth] = 0
    g.about[g.depth] = 0
    g.amount[g.depth] = 0
    g.served[g.depth] = 0
    g.picked[g.depth] = 0
    for i in range(ids.PICKS):
        g.picks[g.depth][i] = 0


def begin_round(g: State) -> None:
    """The next round starts with the stage that comes after the setup."""
    g.round += 1
    g.stage = ids.SETUP
    enter_stage(g)
    events.emit(g, ids.EV_ROUND_STARTED, g.round, g.first)
    events.emit(g, ids.EV_STAGE, g.stage)


def next_stage(g: State) -> None:
    """The round goes on with the stage that comes after this one."""
    enter_stage(g)
    events.emit(g, ids.EV_STAGE, g.stage)


def enter_stage(g: State) -> None:
    """The stage that comes after this one, at its beginning."""
    g.stage = g.box.after[g.stage]
    g.step = 0
    g.turn = 0
    g.count = 0
