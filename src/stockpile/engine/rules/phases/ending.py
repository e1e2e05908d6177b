"""The end of a round and of the game (RND-3, RND-5, END)."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.knowledge import books
from stockpile.engine.rules import effects, events, investors
from stockpile.engine.rules.phases import windows
from stockpile.engine.state import State


def end_round(g: State) -> None:
    """Pays interest, lets abilities act and clears the table; the token passes, or the game ends (RND-5)."""
    if g.step == ids.INTEREST:
        pay_interest(g)
        g.step = ids.ABILITIES
    if g.box.investors and not windows.go_round(g, ids.ROUND_END):
        return
    clear_table(g)
    events.emit(g, ids.EV_ROUND_ENDED, g.round)
    if g.round == g.box.rounds:
        effects.next_stage(g)
        return
    g.first = g.heir - 1 if g.heir > 0 else (g.first + 1) % g.box.players
    g.heir = 0
    effects.begin_round(g)


def clear_table(g: State) -> None:
    """Pairs, dice, tucks, bets and what was done this round."""
    for pair in range(ids.PAIRS):
        g.pair_company[pair] = 0
        g.pair_forecast[pair] = 0
        g.pair_known[pair] = 0
        g.pair_up[pair] = 0
        g.pair_told[pair] = 0
        g.rolled[pair] = 0
    if g.box.investors or g.box.strategies:
        clear_powers(g)


def clear_powers(g: State) -> None:
    """What cards have done holds for one round."""
    effects.clear_bets(g)
    for seat in range(g.box.players):
        g.used[seat] = 0
        g.plays[seat] = 0
        g.fee_cards[seat] = 0
        g.fee_money[seat] = 0
        g.rebate[seat] = 0
        g.highest[seat] = 0
        g.lowest[seat] = 0
        g.took[seat] = 0
        for fee in range(ids.FEES):
            g.fresh[seat][fee] = 0


def pay_interest(g: State) -> None:
    """1 for each bond (BON-3)."""
    for turn in range(g.box.players):
        seat = effects.seat_at(g, turn)
        if g.bonds[seat] > 0:
            amount = g.bonds[seat] * g.box.printed[ids.BONDS_INTEREST]
            if g.box.investors:
                amount = investors.interest(g, seat, amount)
            effects.gain(g, seat, amount)
            events.emit(g, ids.EV_INTEREST, seat, g.bonds[seat], amount)
            effects.settle_fees(g, seat)


def end_game(g: State) -> None:
    """Shows all cards, pays majorities, sells everything and names the winners."""
    for turn in range(g.box.players):
        show_all(g, effects.seat_at(g, turn))
    for seat in range(g.box.players):
        g.score[seat][ids.PART_CASH] = g.cash[seat]
    for stock in range(ids.STOCKS):
        pay_majority(g, stock)
    for turn in range(g.box.players):
        sell_out(g, effects.seat_at(g, turn))
    for turn in range(g.box.players):
        pay_bonds(g, effects.seat_at(g, turn))
        pay_commodities(g, effects.seat_at(g, turn))
    for turn in range(g.box.players):
        pay_taxes(g, effects.seat_at(g, turn))
    reckon(g)
    effects.next_stage(g)
    events.emit(g, ids.EV_GAME_ENDED, g.winners)


def show_all(g: State, seat: int) -> None:
    """All cards are shown (END-1)."""
    for stock in range(ids.STOCKS):
        books.show(g, seat, stock, g.regular[seat][stock])
    events.emit(g, ids.EV_CARDS_SHOWN, seat)


def shares(g: State, seat: int, stock: int) -> int:
    """A split card counts two (END-1)."""
    return g.regular[seat][stock] + 2 * g.split[seat][stock]


def pay_majority(g: State, stock: int) -> None:
    """10 to the holder of most shares, or 5 to each who ties (END-1)."""
    most = 0
    holders = 0
    for seat in range(g.box.players):
        if shares(g, seat, stock) > most:
            most = shares(g, seat, stock)
            holders = 0
        if shares(g, seat, stock) == most:
            holders += 1
    if most == 0:
        return
    amount = g.box.majority if holders == 1 else g.box.majority_tie
    for turn in range(g.box.players):
        seat = effects.seat_at(g, turn)
        if shares(g, seat, stock) == most:
            g.majorities[seat] += 1
            g.score[seat][ids.PART_MAJORITY] += amount
            effects.gain(g, seat, amount)
            events.emit(g, ids.EV_MAJORITY, seat, stock, most, amount)
            effects.settle_fees(g, seat)


def sell_out(g: State, seat: int) -> None:
    """Sells all cards at the final price (END-2)."""
    short = cheapest_share(g, seat) if g.box.investors else -1
    for stock in range(ids.STOCKS):
        cards = g.regular[seat][stock]
        doubles = g.split[seat][stock]
        if cards + doubles == 0:
            continue
        amount = (cards + 2 * doubles) * effects.share_price(g, seat, effects.price(g, stock))
        if stock == short:
            gained = effects.share_price(g, seat, investors.short_price(g, seat))
            amount += gained - effects.share_price(g, seat, effects.price(g, stock))
        effects.discard_company(g, seat, stock)
        g.score[seat][ids.PART_STOCKS] += amount
        effects.gain(g, seat, amount)
        events.emit(g, ids.EV_FINAL_SALE, seat, stock, cards, doubles, amount)
        effects.settle_fees(g, seat)


def cheapest_share(g: State, seat: int) -> int:
    """The stock of which one share is sold for more than its price, if an investor says so; -1 if there is none."""
    best = -1
    least = investors.short_price(g, seat)
    for stock in range(ids.STOCKS):
        if shares(g, seat, stock) > 0 and effects.price(g, stock) < least:
            least = effects.price(g, stock)
            best = stock
    return best


def pay_bonds(g: State, seat: int) -> None:
    """Each bond pays its price (BON-4)."""
    if g.bonds[seat] == 0:
        return
    amount = g.bonds[seat] * g.box.bond_price
    g.score[seat][ids.PART_BONDS] = amount
    effects.gain(g, seat, amount)
    events.emit(g, ids.EV_BONDS_PAID, seat, g.bonds[seat], amount)
    effects.settle_fees(g, seat)


def pay_commodities(g: State, seat: int) -> None:
    """Commodities pay in sets: the n-th set has every kind owned at least n times (COM-5)."""
    amount = 0
    copies = 1
    size = set_size(g, seat, copies)
    while size > 0:
        amount += g.box.set_value[size]
        copies += 1
        size = set_size(g, seat, copies)
    if amount == 0:
        return
    g.score[seat][ids.PART_COMMODITIES] = amount
    effects.gain(g, seat, amount)
    events.emit(g, ids.EV_COMMODITIES_PAID, seat, amount)
    effects.settle_fees(g, seat)


def set_size(g: State, seat: int, copies: int) -> int:
    """How many kinds the seat owns at least so many times."""
    size = 0
    for kind in range(ids.COMMODITIES):
        if g.commodities[seat][kind] >= copies:
            size += 1
    return size


def pay_taxes(g: State, seat: int) -> None:
    """Taxes come last, and may leave less than nothing (COM-6, END-3, END-5)."""
    if g.taxes[seat] == 0:
        return
    amount = g.box.tax_value[g.taxes[seat]]
    g.score[seat][ids.PART_TAXES] = -amount
    effects.spend(g, seat, amount)
    events.emit(g, ids.EV_TAXES_PAID, seat, g.taxes[seat], amount)


def reckon(g: State) -> None:
    """Totals, and the winners: most money, then most majorities (END-3, END-4)."""
    best = -30000
    for seat in range(g.box.players):
        g.score[seat][ids.PART_TOTAL] = g.cash[seat]
        earned = 0
        for part in range(ids.PART_FEES):
            earned += g.score[seat][part]
        g.score[seat][ids.PART_FEES] = g.cash[seat] - earned
        rank = 16 * g.cash[seat] + g.majorities[seat]
        if rank > best:
            best = rank
            g.winners = 0
        if rank == best:
            g.winners |= 1 << seat
