"""Before round 1, in the order of SET-8: first player, strategy hands, investors, discards, cash, starting cards."""

# c: cdef noexcept nogil

from stockpile.engine import bits, ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import chance, effects, events, investors
from stockpile.engine.rules.phases import auction
from stockpile.engine.state import State


def run(g: State) -> None:
    """The next step of the setup."""
    if g.step == ids.FIRST_PLAYER:
        pick_first_player(g)
    elif g.step == ids.STRATEGY_HANDS:
        deal_strategies(g)
    elif g.step == ids.INVESTOR_HANDS:
        deal_investors(g)
    elif g.step == ids.INVESTOR_CHOICE:
        choose_investors(g)
    elif g.step == ids.INVESTOR_AUCTION:
        if not auction.run(g):
            go_on(g, ids.STRATEGY_DROPS)
    elif g.step == ids.STRATEGY_DROPS:
        drop_strategies(g)
    elif g.step == ids.FURTHER_DRAWS:
        draw_further(g)
    else:
        deal_starting_cards(g)


def go_on(g: State, step: int) -> None:
    """The next step; those of modules that are not played are passed over."""
    g.count = 0
    g.turn = 0
    if step == ids.STRATEGY_HANDS and g.box.strategies == 0:
        step = ids.INVESTOR_HANDS
    if step == ids.INVESTOR_HANDS and g.box.investors == 0:
        step = ids.STRATEGY_DROPS
    if (step == ids.STRATEGY_DROPS or step == ids.FURTHER_DRAWS) and g.box.strategies == 0:
        step = ids.STARTING_CARDS
    if step == ids.STARTING_CARDS and g.box.investors:
        pay_starting_cash(g)
    g.step = step


def pick_first_player(g: State) -> None:
    """The first player (SET-7)."""
    if g.box.asked and g.box.first < 0:
        if chance.awaits(g, ids.ASK_FIRST):
            return
        g.first = g.drawn - 1
        g.drawn = 0
    g.step = ids.STARTING_CARDS
    events.emit(g, ids.EV_GAME_STARTED, g.first)
    if g.box.strategies or g.box.investors:
        go_on(g, ids.STRATEGY_HANDS)


# Strategies


def deal_strategies(g: State) -> None:
    """Each is dealt a hand (STR-1); a hand that the setup names lies open to all."""
    while g.count < g.box.players * g.box.strategies:
        seat = g.count // g.box.strategies
        if not has_fixed_hand(g, seat):
            if chance.awaits(g, ids.ASK_STRATEGY):
                return
            effects.take_strategy(g, seat, chance.draw_strategy(g, seat), 1 << seat)
        elif g.count % g.box.strategies == 0:
            for number in range(ids.STRATEGIES):
                if g.box.fixed_strategy[number] == seat + 1:
                    effects.take_strategy(g, seat, number + 1, ids.EVERYONE)
        g.count += 1
    go_on(g, ids.INVESTOR_HANDS)


def has_fixed_hand(g: State, seat: int) -> int:
    """Whether the setup names the seat's strategies."""
    return (g.box.fixed_hands >> seat) & 1


def drop_strategies(g: State) -> None:
    """All discard two at once, face-down (STR-1, SET-8)."""
    asked = 0
    for seat in range(g.box.players):
        if not has_fixed_hand(g, seat) and g.dropped_n[seat] < g.box.drops:
            asked |= 1 << seat
    if asked == 0:
        go_on(g, ids.FURTHER_DRAWS)
        return
    g.ask = ids.ASK_DROP
    g.asked = asked


def legal_drops(g: State, seat: int, out: list[int]) -> int:
    """Each card in hand."""
    n = 0
    left = bits.places(g.strategy_at, ids.STRATEGIES, seat + 1)
    while left:
        out[n] = ids.ACT_DROP + bits.lowest(left)
        n += 1
        left &= left - 1
    return n


def drop(g: State, seat: int, action: int) -> None:
    """Discards one card; the others may still be at it."""
    effects.drop_strategy(g, seat, action - ids.ACT_DROP)
    if g.dropped_n[seat] < g.box.drops:
        g.ask = ids.ASK_DROP
        g.asked |= 1 << seat


def draw_further(g: State) -> None:
    """Whose investor says so draws more, from the discards of the others when the deck is used up."""
    while g.turn < g.box.players:
        seat = effects.seat_at(g, g.turn)
        while g.count < investors.further_draws(g, seat) and chance.may_draw_strategy(g, seat):
            if chance.awaits(g, ids.ASK_STRATEGY):
                return
            effects.take_strategy(g, seat, chance.draw_strategy(g, seat), 1 << seat)
            g.count += 1
        g.count = 0
        g.turn += 1
    for i in range(ids.STRATEGIES):
        g.strategy_rank[i] = 0
    go_on(g, ids.STARTING_CARDS)


# Investors


def deal_investors(g: State) -> None:
    """Each is dealt two investors, four with two players (INV-1); those that the setup names are chosen already."""
    while g.count < g.box.players * g.box.investor_deal:
        seat = g.count // g.box.investor_deal
        if g.box.fixed_investor[seat][0] == 0:
            if chance.awaits(g, ids.ASK_INVESTOR):
                return
            effects.deal_investor(g, seat, chance.draw_investor(g))
        elif g.count % g.box.investor_deal == 0:
            effects.give_investors(g, seat)
        g.count += 1
    for i in range(ids.INVESTORS):
        g.investor_deck[i] = 0
    go_on(g, ids.INVESTOR_CHOICE)


def choose_investors(g: State) -> None:
    """All choose at once and secretly; then the choices are opened together (SET-8)."""
    asked = 0
    for seat in range(g.box.players):
        if g.chosen_n[seat] < g.box.investors:
            asked |= 1 << seat
    if asked:
        g.ask = ids.ASK_CHOOSE
        g.asked = asked
        return
    if g.box.bidding:
        auction.lay_offers(g)
        go_on(g, ids.INVESTOR_AUCTION)
        return
    for turn in range(g.box.players):
        open_choice(g, effects.seat_at(g, turn))
    go_on(g, ids.STRATEGY_DROPS)


def legal_choices(g: State, seat: int, out: list[int]) -> int:
    """Each investor that was dealt and not yet chosen."""
    n = 0
    for i in range(g.dealt_n[seat]):
        if not (g.chosen[seat] >> i) & 1:
            out[n] = ids.ACT_CHOOSE + g.dealt[seat][i] - 1
            n += 1
    return n


def choose(g: State, seat: int, action: int) -> None:
    """Chooses one investor; the others may still be at it."""
    effects.choose_investor(g, seat, action - ids.ACT_CHOOSE)
    if g.chosen_n[seat] < g.box.investors:
        g.ask = ids.ASK_CHOOSE
        g.asked |= 1 << seat


def open_choice(g: State, seat: int) -> None:
    """The chosen investors are shown and the others leave the game."""
    for i in range(g.dealt_n[seat]):
        if (g.chosen[seat] >> i) & 1:
            effects.give_investor(g, seat, g.dealt[seat][i])
    effects.forget_choice(g, seat)


def pay_starting_cash(g: State) -> None:
    """The investors say how much; what was bid for them is paid, and the meeples come back (INV-2, IBV-3)."""
    for turn in range(g.box.players):
        seat = effects.seat_at(g, turn)
        cash = 0
        for slot in range(ids.OWNED):
            if g.investor[seat][slot] > 0:
                cash += g.box.investor_cash[g.investor[seat][slot] - 1]
        for pile in range(g.box.piles):
            if g.bid_space[pile] > 0 and g.bid_seat[pile] == seat:
                cash -= g.box.bid_value[g.bid_space[pile] - 1]
                g.bid_space[pile] = 0
                g.bid_seat[pile] = 0
                g.off[seat] += 1
        effects.gain(g, seat, cash - g.cash[seat])
        events.emit(g, ids.EV_STARTING_CASH, seat, cash)


# Starting cards


def deal_starting_cards(g: State) -> None:
    """One starting card each (SET-6); then round 1 begins."""
    while g.box.starting and g.count < g.box.players:
        if chance.awaits(g, ids.ASK_START):
            return
        deal_starting_card(g, g.count, chance.draw_starting_card(g, g.count))
        g.count += 1
    if not g.box.starting:
        forget_starting_cards(g)
    chance.forget(g, 0)
    effects.begin_round(g)


def deal_starting_card(g: State, seat: int, kind: int) -> None:
    """One of the six cards that were taken out goes, unseen by others, into the regular half (SET-6)."""
    effects.take_card(g, seat, kind, 0)
    g.start_mark[seat][seat] = kind
    events.emit_to(g, 1 << seat, ids.EV_STARTING_CARD, seat, kind)


def forget_starting_cards(g: State) -> None:
    """Without starting cards there is nothing to tell apart."""
    for seat in range(g.box.players):
        g.start_mark[seat][seat] = ids.LOST
        for observer in range(ids.OBSERVERS):
            if books.is_watching(g, observer, seat):
                g.start_mark[observer][seat] = ids.LOST
