"""Deals a random state that agrees with all a seat knows, uniformly over the possible deals (KNO-7).

What a card of a regular half can be depends only on when it came in, and older cards can be less (KNO-5): the sets
are nested. So filling the places from the most to the least restricted, each time with any card that is left and
allowed, is uniform over all deals. Only the starting cards, which differ, and the seat that is asked to play an
action card, and so has one, are drawn again until they fit.
"""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, state
from stockpile.engine.resampling import cards as resample_cards
from stockpile.engine.rules import chance, effects, powers, rng
from stockpile.engine.rules.phases import action
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def resample(view: State, source: Source) -> State:
    """A full state in which the observer of the view would see that view."""
    g = view.clone()
    deal(g, view.observer - 1, source)
    while not can_answer(g, view.observer - 1):
        state.copy_memory(g, view)
        deal(g, view.observer - 1, source)
    return g


def deal(g: State, me: int, source: Source) -> None:
    """Fills in everything that the observer does not know."""
    g.observer = 0
    if not cython.compiled:
        pool = [0] * (ids.MARKET + ids.HELD)  # cards left by kind, then room to remember one half
    count_unseen(g, me, pool)
    chance.fill_coming(g)
    set_starting_cards_aside(g, source, pool)
    deal_starting_cards(g, me, source, pool)
    deal_lots(g, me, source, pool)
    deal_rest(g, me, source, pool)
    deal_commerce(g, me, source)
    deal_pairs(g, source)
    open_books(g, me)
    if g.box.investors:
        resample_cards.deal_investors(g, me, source)
    if g.box.strategies:
        resample_cards.deal_strategies(g, me, source)


def can_answer(g: State, me: int) -> int:
    """Whether another seat that has begun to use a card has the cards that it must have for that."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    if g.ask <= ids.ASK_PICK or g.depth == 0:
        return 1
    seat = g.amount[g.depth - 1]
    return 1 if seat == me or powers.legal(g, seat, out) > 0 else 0


def set_starting_cards_aside(g: State, source: Source, pool: list[int]) -> None:
    """Before starting cards are dealt they are out of the deck already, unless chance is asked for them (SET-6)."""
    if g.stage == ids.SETUP and g.box.starting and not g.box.asked:
        chance.shuffle_companies(g, source, 0)
        for seat in range(g.box.players):
            pool[g.coming_company[0][seat]] -= 1


def count_unseen(g: State, me: int, pool: list[int]) -> None:
    """The cards the observer cannot name, by kind."""
    for kind in range(1, ids.MARKET):
        pool[kind] = g.box.copies[kind] - g.discard[kind]
    for seat in range(g.box.players):
        for fee in range(ids.FEES):
            pool[ids.FEE1 + fee] -= g.fees[seat][fee]
        for stock in range(ids.STOCKS):
            pool[stock + 1] -= g.split[seat][stock]
        for held in range(ids.HELD):
            if seat == me:
                pool[kind_of(held)] -= g.regular[seat][held]
            else:
                g.regular[seat][held] = g.known[me][seat][held]
                pool[kind_of(held)] -= g.regular[seat][held]
    if me < ids.PUBLIC:
        for i in range(g.hand_n[me]):
            pool[g.hand[me][i]] -= 1
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if 0 < g.pile_card[pile][slot] < ids.MARKET:
                pool[g.pile_card[pile][slot]] -= 1
    for i in range(g.opening_n):
        if g.opening[i] > 0:
            pool[g.opening[i]] -= 1


def kind_of(held: int) -> int:
    """The kind of card in a column of a regular half."""
    if held < ids.STOCKS:
        return held + 1
    return held - ids.HELD_BOOM + ids.BOOM


def draw(pool: list[int], excluded: int, with_actions: int, source: Source) -> int:
    """Any of the cards that are left and allowed, all equally likely; stocks and, if so said, action cards."""
    total = 0
    for stock in range(ids.STOCKS):
        if not (excluded >> stock) & 1:
            total += pool[stock + 1]
    if with_actions:
        total += pool[ids.BOOM] + pool[ids.BUST]
    pick = rng.below(source, total)
    for stock in range(ids.STOCKS):
        if not (excluded >> stock) & 1:
            pick -= pool[stock + 1]
            if pick < 0:
                return stock
    pick -= pool[ids.BOOM]
    return ids.HELD_BOOM if pick < 0 else ids.HELD_BUST


def is_distinct(g: State, me: int, seat: int) -> int:
    """Whether the seat's starting card is one unknown card of its own, unlike the others' (KNO-5)."""
    return seat != me and g.left[seat] == 0 and g.start_mark[me][seat] == ids.INTACT and g.lots[me][seat][0] > 0


def deal_starting_cards(g: State, me: int, source: Source, pool: list[int]) -> None:
    """Starting cards of halves that nothing has left: all different, and unlike those that are known."""
    taken = known_starts(g, me)
    while True:
        used = taken
        clash = 0
        for seat in range(g.box.players):
            if clash == 0 and is_distinct(g, me, seat):
                stock = draw(pool, g.excluded[0], 0, source)
                clash = (used >> stock) & 1
                used |= 1 << stock
                g.start_mark[seat][seat] = stock + 1
                pool[stock + 1] -= 1
            elif is_distinct(g, me, seat):
                g.start_mark[seat][seat] = 0
        if clash == 0 and settle_shown_starts(g, me, used, source):
            break
        for seat in range(g.box.players):
            if is_distinct(g, me, seat) and g.start_mark[seat][seat] > 0:
                pool[g.start_mark[seat][seat]] += 1
    for seat in range(g.box.players):
        if is_distinct(g, me, seat):
            g.regular[seat][g.start_mark[seat][seat] - 1] += 1


def is_shown(g: State, me: int, seat: int) -> int:
    """Whether the observer has seen the whole half and cannot tell which card the table takes for the starting one."""
    if seat == me or g.left[seat] or g.start_mark[me][seat] != ids.LOST:
        return 0
    return 1 if g.start_mark[ids.PUBLIC][seat] == ids.INTACT and g.lots[ids.PUBLIC][seat][0] > 0 else 0


def settle_shown_starts(g: State, me: int, used: int, source: Source) -> int:
    """Their owners know which it is: any card that the table has not seen, unlike the other starting cards."""
    for seat in range(g.box.players):
        if not is_shown(g, me, seat):
            continue
        total = 0
        for stock in range(ids.STOCKS):
            if not ((used | g.excluded[0]) >> stock) & 1:
                total += g.known[me][seat][stock] - g.known[ids.PUBLIC][seat][stock]
        if total == 0:
            return 0
        pick = rng.below(source, total)
        for stock in range(ids.STOCKS):
            if pick >= 0 and not ((used | g.excluded[0]) >> stock) & 1:
                pick -= g.known[me][seat][stock] - g.known[ids.PUBLIC][seat][stock]
                if pick < 0:
                    g.start_mark[seat][seat] = stock + 1
        used |= 1 << (g.start_mark[seat][seat] - 1)
    return 1


def known_starts(g: State, me: int) -> int:
    """Companies of starting cards the observer knows, the own one included, of halves that nothing has left."""
    taken = 0
    for seat in range(g.box.players):
        mark = g.start_mark[me][seat]
        if g.left[seat] == 0 and mark != ids.INTACT and mark != ids.LOST:
            taken |= 1 << (mark - 1)
    return taken


def may_have_actions(g: State, seat: int) -> int:
    """Whether unknown cards bought this round may be action cards: until the own Action turn ends (KNO-7)."""
    stage = g.stage
    if stage == ids.PAYING or stage == ids.END_OF_DEMAND:
        return 1
    turn = (seat - g.first + g.box.players) % g.box.players
    return 1 if stage == ids.ACTION and turn >= g.turn else 0


def deal_lots(g: State, me: int, source: Source, pool: list[int]) -> None:
    """The other unknown cards of regular halves, those that can be least first."""
    oldest = g.round if g.round > 0 else 1  # starting cards are dealt before round 1
    for lot in range(oldest):
        for seat in range(g.box.players):
            if seat != me:
                known = 1 if lot == 0 and is_distinct(g, me, seat) else 0
                deal_lot(g, seat, lot, g.lots[me][seat][lot] - known, 0, source, pool)
    if g.round == 0:
        return
    for seat in range(g.box.players):
        if seat != me and not may_have_actions(g, seat):
            deal_lot(g, seat, g.round, g.lots[me][seat][g.round], 0, source, pool)
    acting = bound_to_act(g)
    if acting >= 0 and acting != me:
        deal_acting_lot(g, acting, g.lots[me][acting][g.round], source, pool)
    for seat in range(g.box.players):
        if seat != me and seat != acting and may_have_actions(g, seat):
            deal_lot(g, seat, g.round, g.lots[me][seat][g.round], 1, source, pool)


def bound_to_act(g: State) -> int:
    """The seat that is asked in Action for no reason that all can see: it has an action card (ACT-3); -1 if none."""
    if g.ask != ids.ASK_ACTION:
        return -1
    seat = effects.seat_at(g, g.turn)
    return -1 if action.has_open_reason(g, seat) else seat


def deal_lot(g: State, seat: int, lot: int, count: int, with_actions: int, source: Source, pool: list[int]) -> None:
    """Fills the unknown cards of one lot of one half."""
    for _ in range(count):
        held = draw(pool, g.excluded[lot], with_actions, source)
        g.regular[seat][held] += 1
        pool[kind_of(held)] -= 1


def deal_acting_lot(g: State, seat: int, count: int, source: Source, pool: list[int]) -> None:
    """The seat that is asked to play an action card has one: drawn again until it has."""
    for held in range(ids.HELD):
        pool[ids.MARKET + held] = g.regular[seat][held]
    while True:
        deal_lot(g, seat, g.round, count, 1, source, pool)
        if g.regular[seat][ids.HELD_BOOM] + g.regular[seat][ids.HELD_BUST] > 0:
            return
        for held in range(ids.HELD):
            pool[kind_of(held)] += g.regular[seat][held] - pool[ids.MARKET + held]
            g.regular[seat][held] = pool[ids.MARKET + held]


def deal_rest(g: State, me: int, source: Source, pool: list[int]) -> None:
    """Face-down cards of piles, others' hands and the deck: any card that is left."""
    n = 0
    for kind in range(1, ids.MARKET):
        for _ in range(pool[kind]):
            g.deck[n] = kind
            n += 1
    size = g.deck_n
    left = size - g.deck_at
    g.deck_n = n
    chance.shuffle_market(g, source, 0)
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_card[pile][slot] == 0:
                n -= 1
                g.pile_card[pile][slot] = g.deck[n]
    for seat in range(g.box.players):
        if seat != me:
            for i in range(g.hand_n[seat]):
                n -= 1
                g.hand[seat][i] = g.deck[n]
    for i in range(g.opening_n):
        if g.opening[i] == 0:
            n -= 1
            g.opening[i] = g.deck[n]
    g.deck_n = size
    for i in range(left):
        g.deck[size - 1 - i] = g.deck[n - 1 - i] if n - 1 - i >= 0 else 0
    for i in range(g.deck_at):
        g.deck[i] = 0
    for i in range(size, ids.DECK):
        g.deck[i] = 0


def deal_commerce(g: State, me: int, source: Source) -> None:
    """Commerce cards that others have drawn and not yet laid, and the commerce deck: any card that is left."""
    n = 0
    for kind in range(ids.GOLD, ids.FIRST_CARD):
        for _ in range(unseen_commerce(g, me, kind)):
            g.commerce[n] = kind
            n += 1
    size = g.commerce_size
    g.commerce_size = n
    chance.shuffle_commerce(g, source)
    g.commerce_size = size
    for seat in range(g.box.players):
        if seat != me:
            for i in range(g.commerce_n[seat]):
                n -= 1
                g.commerce_hand[seat][i] = g.commerce[n]
    for i in range(size - 1, -1, -1):
        n -= 1
        g.commerce[i] = g.commerce[n] if i >= g.commerce_at else 0


def unseen_commerce(g: State, me: int, kind: int) -> int:
    """How many commerce cards of a kind the observer cannot see."""
    unseen = g.box.commerce_copies[kind] - g.commerce_out[kind - ids.GOLD]
    for seat in range(g.box.players):
        unseen -= g.taxes[seat] if kind == ids.TAX else g.commodities[seat][kind - ids.GOLD]
    for pile in range(g.box.piles):
        for slot in range(g.pile_n[pile]):
            if g.pile_card[pile][slot] == kind:
                unseen -= 1
    if me < ids.PUBLIC:
        for i in range(g.commerce_n[me]):
            if g.commerce_hand[me][i] == kind:
                unseen -= 1
    return unseen


def deal_pairs(g: State, source: Source) -> None:
    """Pairs that are not known, and those of the rounds to come."""
    for round_number in range(g.box.rounds + 1):
        if round_number > g.round or is_before_information(g, round_number):
            roll_open_dice(g, source, round_number)
            if g.box.asked and g.stage == ids.DICE and round_number == g.round:
                chance.shuffle_companies(g, source, round_number)
                continue  # the chance seat is still to be asked for the other dice, one by one
            chance.shuffle_companies(g, source, round_number)
            chance.shuffle_forecasts(g, source, round_number)
        elif round_number < g.round:
            chance.forget(g, round_number)
    stage = g.stage
    if stage == ids.SETUP:
        order_starting_cards(g)
        return
    if is_before_information(g, g.round):
        return
    keep_rolls(g, g.round)
    if stage != ids.OVER:
        dealt = g.count if stage == ids.INFORMATION else 2 * g.box.pairs
        arrange_companies(g, source)
        arrange_forecasts(g, source)
        for pair in range(g.box.pairs):
            if 2 * pair < dealt:
                g.pair_company[pair] = g.coming_company[g.round][pair]
            if 2 * pair + 1 < dealt:
                g.pair_forecast[pair] = g.coming_forecast[g.round][pair]
            if chance.is_taken(g, pair, 1):
                g.pair_company[pair] = g.coming_company[g.round][pair]
            if chance.is_taken(g, pair, 2):
                g.pair_forecast[pair] = g.coming_forecast[g.round][pair]
    if stage != ids.INFORMATION:
        chance.forget(g, g.round)


def is_before_information(g: State, round_number: int) -> int:
    """Whether the pairs of this round are still to be dealt."""
    stage = g.stage
    return round_number == g.round and (stage == ids.BONDS or stage == ids.DICE or stage == ids.BEFORE_INFORMATION)


def roll_open_dice(g: State, source: Source, round_number: int) -> None:
    """Dice that are still to be rolled, beside those that lie there; nothing is rolled before chance is asked."""
    if not g.box.asked:
        chance.roll_dice(g, source, round_number)
    keep_rolls(g, round_number)


def keep_rolls(g: State, round_number: int) -> None:
    """Dice that have been rolled this round show what they show."""
    if g.box.dice and round_number == g.round:
        for die in range(g.box.companies):
            if g.rolled[die] > 0:
                g.coming_roll[round_number][die] = g.rolled[die]
                g.coming_forecast[round_number][die] = g.rolled[die]


def order_starting_cards(g: State) -> None:
    """While starting cards are being dealt, those that are lie before those that are not."""
    if g.step != ids.STARTING_CARDS:
        return
    for seat in range(g.count):
        for i in range(seat, g.box.companies):
            if g.coming_company[0][i] == g.start_mark[seat][seat]:
                g.coming_company[0][i] = g.coming_company[0][seat]
                g.coming_company[0][seat] = g.start_mark[seat][seat]


def arrange_companies(g: State, source: Source) -> None:
    """Company cards of this round: the known ones at their place, the others shuffled."""
    row = g.round
    for pair in range(g.box.pairs):
        for i in range(g.box.pairs):
            if g.pair_company[pair] > 0 and g.coming_company[row][i] == g.pair_company[pair]:
                g.coming_company[row][i] = g.coming_company[row][pair]
                g.coming_company[row][pair] = g.pair_company[pair]
    for pair in range(g.box.pairs):
        if g.pair_company[pair] == 0:
            other = pick_open(g.pair_company, pair, g.box.pairs, source)
            kind = g.coming_company[row][pair]
            g.coming_company[row][pair] = g.coming_company[row][other]
            g.coming_company[row][other] = kind


def arrange_forecasts(g: State, source: Source) -> None:
    """Forecast cards of this round likewise; several may be alike."""
    row = g.round
    for pair in range(g.box.pairs):
        if g.pair_forecast[pair] > 0:
            i = 0
            while g.coming_forecast[row][i] != g.pair_forecast[pair] or (i < pair and g.pair_forecast[i] > 0):
                i += 1
            g.coming_forecast[row][i] = g.coming_forecast[row][pair]
            g.coming_forecast[row][pair] = g.pair_forecast[pair]
    for pair in range(g.box.pairs):
        if g.pair_forecast[pair] == 0:
            other = pick_open(g.pair_forecast, pair, g.box.pairs, source)
            forecast = g.coming_forecast[row][pair]
            g.coming_forecast[row][pair] = g.coming_forecast[row][other]
            g.coming_forecast[row][other] = forecast


def pick_open(row: list[int], start: int, size: int, source: Source) -> int:
    """One of the open places from `start` on, all equally likely."""
    places = 0
    for i in range(start, size):
        if row[i] == 0:
            places += 1
    pick = rng.below(source, places)
    for i in range(start, size):
        if row[i] == 0:
            if pick == 0:
                return i
            pick -= 1
    return start


def open_books(g: State, me: int) -> None:
    """What the other seats know: their own cards and what the whole table has seen."""
    for observer in range(g.box.players):
        if observer == me:
            continue
        own = own_start(g, me, observer)
        for seat in range(g.box.players):
            g.start_mark[observer][seat] = own if seat == observer else g.start_mark[ids.PUBLIC][seat]
            for held in range(ids.HELD):
                g.known[observer][seat][held] = 0 if seat == observer else g.known[ids.PUBLIC][seat][held]
            for lot in range(ids.LOTS):
                g.lots[observer][seat][lot] = 0 if seat == observer else g.lots[ids.PUBLIC][seat][lot]


def own_start(g: State, me: int, seat: int) -> int:
    """What a seat knows of its own starting card, as far as the observer can tell."""
    if is_distinct(g, me, seat) or is_shown(g, me, seat):
        return g.start_mark[seat][seat]
    mark = g.start_mark[me][seat]
    if g.left[seat] == 0 and mark != ids.INTACT:
        return mark
    return ids.LOST
