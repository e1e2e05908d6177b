"""What is asked of the chance seat: the outcomes that are left, and how many draws lead to each."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.chance import draws
from stockpile.engine.state import State


def weight(g: State, action: int) -> int:
    """How many of the equally likely draws give this answer of the chance seat."""
    if g.ask == ids.ASK_FIRST:
        return 1 if ids.ACT_FIRST <= action < ids.ACT_FIRST + g.box.players else 0
    if g.ask == ids.ASK_MARKET:
        return copies_left(g.deck, g.deck_at, g.deck_n, action - ids.ACT_DEAL + 1)
    if g.ask == ids.ASK_COMMERCE:
        return copies_left(g.commerce, g.commerce_at, g.commerce_size, action - ids.ACT_DRAW + ids.GOLD)
    if g.ask == ids.ASK_START:
        return copies_left(g.coming_company[0], g.count, g.box.companies, action - ids.ACT_START + 1)
    if g.ask == ids.ASK_DIE:
        return faces(g, action - ids.ACT_ROLL + 1)
    if g.ask == ids.ASK_INVESTOR or g.ask == ids.ASK_STRATEGY:
        return power_weight(g, action)
    return pair_weight(g, action)


# c: args signed char *row
def copies_left(row: list[int], start: int, end: int, card: int) -> int:
    """How often a card lies in a row from one place up to another."""
    total = 0
    for i in range(start, end):
        if row[i] == card:
            total += 1
    return total


def faces(g: State, roll: int) -> int:
    """How many faces of the die that is rolled show this."""
    total = 0
    for face in range(ids.FACES):
        if g.box.die_face[g.count][face] == roll:
            total += 1
    return total


def pair_weight(g: State, action: int) -> int:
    """The same for the company and forecast cards of pairs; those that were taken are not dealt."""
    total = 0
    for i in range(g.count // 2, g.box.companies):
        if g.ask == ids.ASK_COMPANY and g.coming_company[g.round][i] == action - ids.ACT_COMPANY + 1:
            total += 1 - draws.is_taken(g, i, 1)
        if g.ask == ids.ASK_FORECAST and g.coming_forecast[g.round][i] == action - ids.ACT_FORECAST + 1:
            total += 1 - draws.is_taken(g, i, 2)
    return total


def power_weight(g: State, action: int) -> int:
    """The same for investors and strategies, which are there once each."""
    if g.ask == ids.ASK_INVESTOR:
        for i in range(ids.INVESTORS):
            if g.investor_deck[i] == action - ids.ACT_INVESTOR + 1:
                return 1
        return 0
    if g.strategy_drawn == g.strategy_size:
        return draws.is_recyclable(g, effects.seat_at(g, g.turn), action - ids.ACT_STRATEGY)
    for i in range(g.strategy_drawn, g.strategy_size):
        if g.strategy_deck[i] == action - ids.ACT_STRATEGY + 1:
            return 1
    return 0


def legal(g: State, out: list[int]) -> int:
    """The outcomes that are left."""
    n = 0
    first, size = ids.ACT_FIRST, ids.SEATS
    if g.ask == ids.ASK_START:
        first, size = ids.ACT_START, ids.STOCKS
    elif g.ask == ids.ASK_MARKET:
        first, size = ids.ACT_DEAL, ids.MARKET - 1
    elif g.ask == ids.ASK_COMPANY:
        first, size = ids.ACT_COMPANY, ids.STOCKS
    elif g.ask == ids.ASK_FORECAST:
        first, size = ids.ACT_FORECAST, ids.FORECASTS - 1
    elif g.ask == ids.ASK_DIE:
        first, size = ids.ACT_ROLL, ids.FORECASTS - 1
    elif g.ask == ids.ASK_COMMERCE:
        first, size = ids.ACT_DRAW, ids.GOODS
    elif g.ask == ids.ASK_INVESTOR:
        first, size = ids.ACT_INVESTOR, ids.INVESTORS
    elif g.ask == ids.ASK_STRATEGY:
        first, size = ids.ACT_STRATEGY, ids.STRATEGIES
    for action in range(first, first + size):
        if weight(g, action) > 0:
            out[n] = action
            n += 1
    return n


def answer(g: State, action: int) -> None:
    """Takes the chance seat's answer; the stage goes on with it."""
    if g.ask == ids.ASK_FIRST:
        g.drawn = action - ids.ACT_FIRST + 1
    elif g.ask == ids.ASK_START:
        g.drawn = action - ids.ACT_START + 1
    elif g.ask == ids.ASK_MARKET:
        g.drawn = action - ids.ACT_DEAL + 1
    elif g.ask == ids.ASK_COMPANY:
        g.drawn = action - ids.ACT_COMPANY + 1
    elif g.ask == ids.ASK_DIE:
        g.drawn = action - ids.ACT_ROLL + 1
    elif g.ask == ids.ASK_COMMERCE:
        g.drawn = action - ids.ACT_DRAW + ids.GOLD
    elif g.ask == ids.ASK_INVESTOR:
        g.drawn = action - ids.ACT_INVESTOR + 1
    elif g.ask == ids.ASK_STRATEGY:
        g.drawn = action - ids.ACT_STRATEGY + 1
    else:
        g.drawn = action - ids.ACT_FORECAST + 1
