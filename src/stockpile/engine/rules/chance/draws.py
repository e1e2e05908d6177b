"""Every draw: the next card of what was shuffled, or the one that the chance seat has answered."""

# c: cdef noexcept nogil

from stockpile.engine import ids
from stockpile.engine.rules import effects
from stockpile.engine.rules.chance import decks
from stockpile.engine.state import State


def awaits(g: State, question: int) -> int:
    """With asked chance, puts the question unless its answer is there; a draw waits while this is true."""
    if g.box.asked and g.drawn == 0:
        effects.ask(g, ids.CHANCE, question)
        return 1
    return 0


# c: args signed char *row
def bring_drawn(g: State, row: list[int], place: int) -> None:
    """With asked chance, brings the card that was answered to the place from which it is drawn."""
    if g.box.asked:
        at = place
        while row[at] != g.drawn:
            at += 1
        row[at] = row[place]
        row[place] = g.drawn
        g.drawn = 0


# c: args signed char *row
def bring_untaken(g: State, row: list[int], round_number: int, place: int, sort: int) -> None:
    """The same for the cards of a pair: one that was taken stays where it is, though another may be like it."""
    if g.box.asked:
        at = place
        while row[at] != g.drawn or (round_number > 0 and is_taken(g, at, sort)):
            at += 1
        row[at] = row[place]
        row[place] = g.drawn
        g.drawn = 0


def draw_market(g: State) -> int:
    """The next market card."""
    bring_drawn(g, g.deck, g.deck_at)
    kind = g.deck[g.deck_at]
    g.deck[g.deck_at] = 0
    g.deck_at += 1
    return kind


def draw_commerce(g: State) -> int:
    """The next commerce card."""
    bring_drawn(g, g.commerce, g.commerce_at)
    kind = g.commerce[g.commerce_at]
    g.commerce[g.commerce_at] = 0
    g.commerce_at += 1
    return kind


def draw_investor(g: State) -> int:
    """The next investor, number + 1."""
    at = 0
    while g.investor_deck[at] == 0:
        at += 1
    bring_drawn(g, g.investor_deck, at)
    kind = g.investor_deck[at]
    g.investor_deck[at] = 0
    return kind


def may_draw_strategy(g: State, seat: int) -> int:
    """Whether a card is left for the seat to draw."""
    if g.strategy_drawn < g.strategy_size:
        return 1
    for number in range(ids.STRATEGIES):
        if is_recyclable(g, seat, number):
            return 1
    return 0


def is_recyclable(g: State, seat: int, number: int) -> int:
    """Whether a strategy lies in the discards of another player."""
    by = g.dropped_by[number]
    return 1 if by > 0 and by != seat + 1 and g.strategy_at[number] == 0 else 0


def draw_strategy(g: State, seat: int) -> int:
    """The next strategy card, number + 1; from the shuffled discards of the others when the deck is used up."""
    if g.strategy_drawn < g.strategy_size:
        bring_drawn(g, g.strategy_deck, g.strategy_drawn)
        kind = g.strategy_deck[g.strategy_drawn]
        g.strategy_deck[g.strategy_drawn] = 0
        g.strategy_drawn += 1
        return kind
    kind = g.drawn
    for number in range(ids.STRATEGIES):
        if g.box.asked or not is_recyclable(g, seat, number):
            continue
        if kind == 0 or g.strategy_rank[number] < g.strategy_rank[kind - 1]:
            kind = number + 1
    g.drawn = 0
    g.recycled += 1
    g.redrawn[kind - 1] = seat + 1
    return kind


def is_taken(g: State, pair: int, sort: int) -> int:
    """Whether the company (1) or forecast (2) card of a pair was taken by its owner and is not dealt."""
    if g.box.investors == 0 or g.box.pairs_each == 0 or pair % g.box.pairs_each > 0:
        return 0
    seat = pair // g.box.pairs_each
    return 1 if seat < g.box.players and g.took[seat] == sort else 0


def take_information(g: State, seat: int, value: int) -> None:
    """A card that lies ready goes to the place from which the seat's first pair is dealt; the rest stays shuffled."""
    place = seat * g.box.pairs_each
    at = 0
    g.pair_known[place] = 1 << seat
    if value < ids.FORECAST_CARDS:
        while g.coming_company[g.round][at] != value + 1:
            at += 1
        g.coming_company[g.round][at] = g.coming_company[g.round][place]
        g.coming_company[g.round][place] = value + 1
        g.pair_company[place] = value + 1
        g.took[seat] = 1
        return
    forecast = value - ids.FORECAST_CARDS + 1
    while g.coming_forecast[g.round][at] != forecast:
        at += 1
    g.coming_forecast[g.round][at] = g.coming_forecast[g.round][place]
    g.coming_forecast[g.round][place] = forecast
    g.pair_forecast[place] = forecast
    g.took[seat] = 2


def draw_roll(g: State, die: int) -> int:
    """What a die shows; with asked chance the forecast cards of the round are only now known."""
    if g.box.asked:
        g.coming_roll[g.round][die] = g.drawn
        g.coming_forecast[g.round][die] = g.drawn
        g.drawn = 0
    return g.coming_roll[g.round][die]


def draw_company(g: State, round_number: int, i: int) -> int:
    """The i-th company card of a round."""
    if round_number == 0 or not is_taken(g, i, 1):
        bring_untaken(g, g.coming_company[round_number], round_number, i, 1)
    return g.coming_company[round_number][i]


def draw_starting_card(g: State, seat: int) -> int:
    """The starting card of a seat; with asked chance it is only now known and taken out of the deck."""
    kind = draw_company(g, 0, seat)
    if g.box.asked:
        decks.take_from_deck(g, kind)
    return kind


def draw_forecast(g: State, round_number: int, i: int) -> int:
    """The i-th forecast card of a round."""
    if not is_taken(g, i, 2):
        bring_untaken(g, g.coming_forecast[round_number], round_number, i, 2)
    return g.coming_forecast[round_number][i]


def forget(g: State, round_number: int) -> None:
    """The cards of a round are dealt: what came from where is nobody's business any more."""
    for i in range(ids.STOCKS):
        g.coming_company[round_number][i] = 0
        g.coming_forecast[round_number][i] = 0
        g.coming_roll[round_number][i] = 0
