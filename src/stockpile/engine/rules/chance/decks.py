"""The table before the first card, with every deck as it comes out of the box."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.state import State


def lay_out(g: State) -> None:
    """The table before the first card: money, meeples, markers, and every deck as it comes out of the box."""
    for seat in range(g.box.players):
        g.cash[seat] = 0 if g.box.investors else g.box.cash
        g.off[seat] = g.box.meeples
    for i in range(g.box.companies):
        g.space[g.box.company[i]] = g.box.track_start[g.box.company[i]]
    g.first = g.box.first
    fill_coming(g)
    g.deck_n = 0
    for kind in range(1, ids.MARKET):
        for _ in range(g.box.copies[kind]):
            g.deck[g.deck_n] = kind
            g.deck_n += 1
    g.commerce_size = 0
    for kind in range(ids.GOLD, ids.GOLD + ids.GOODS):
        for _ in range(g.box.commerce_copies[kind]):
            g.commerce[g.commerce_size] = kind
            g.commerce_size += 1
    fill_power_decks(g)


def fill_power_decks(g: State) -> None:
    """Investors and strategies that are in play and that the setup has given to nobody."""
    n = 0
    for number in range(ids.INVESTORS):
        if g.box.investor_in[number]:
            g.investor_deck[n] = number + 1
            n += 1
    g.strategy_size = 0
    for number in range(ids.STRATEGIES):
        if g.box.strategy_in[number]:
            g.strategy_deck[g.strategy_size] = number + 1
            g.strategy_size += 1


def take_from_deck(g: State, kind: int) -> None:
    """One card of the kind leaves the deck before it is dealt: a starting card (SET-6)."""
    at = 0
    while g.deck[at] != kind:
        at += 1
    g.deck_n -= 1
    g.deck[at] = g.deck[g.deck_n]
    g.deck[g.deck_n] = 0


def take_starting_cards(g: State) -> None:
    """The starting cards lie in the first row of `coming_company`, one for each seat."""
    if g.box.starting:
        for seat in range(g.box.players):
            take_from_deck(g, g.coming_company[0][seat])


def fill_coming(g: State) -> None:
    """Company and forecast cards of every round, unshuffled."""
    for round_number in range(g.box.rounds + 1):
        for i in range(g.box.companies):
            g.coming_company[round_number][i] = g.box.company[i] + 1
            if round_number > 0 and not g.box.dice:
                g.coming_forecast[round_number][i] = g.box.forecast[i]
