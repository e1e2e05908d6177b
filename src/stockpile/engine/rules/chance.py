"""Every draw of the game. Decks are shuffled before the first card is dealt; with asked chance they stay as they are
and each draw becomes a question to the chance seat.

So the state holds no generator, and what is still to come depends on nothing that players do.
"""

from stockpile.engine import ids
from stockpile.engine.rules import effects, rng
from stockpile.engine.rules.rng import Source
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
    for kind in range(ids.GOLD, ids.FIRST_CARD):
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


def shuffle(row: list[int], start: int, end: int, source: Source) -> None:
    """Shuffles the cards of a row from one place up to another."""
    for i in range(end - 1, start, -1):
        j = start + rng.below(source, i + 1 - start)
        card = row[i]
        row[i] = row[j]
        row[j] = card


def shuffle_market(g: State, source: Source, start: int) -> None:
    """Shuffles the deck from one place on."""
    shuffle(g.deck, start, g.deck_n, source)


def shuffle_commerce(g: State, source: Source) -> None:
    """Shuffles the commerce deck."""
    shuffle(g.commerce, 0, g.commerce_size, source)


def shuffle_investors(g: State, source: Source) -> None:
    """Shuffles the investors."""
    n = 0
    while n < ids.INVESTORS and g.investor_deck[n] > 0:
        n += 1
    shuffle(g.investor_deck, 0, n, source)


def shuffle_strategies(g: State, source: Source) -> None:
    """Shuffles the strategy deck and, where it may not last, settles the order of a second draw from the discards."""
    shuffle(g.strategy_deck, 0, g.strategy_size, source)
    if g.box.recycling:
        for i in range(ids.STRATEGIES):
            g.strategy_rank[i] = i + 1
        shuffle(g.strategy_rank, 0, ids.STRATEGIES, source)


def roll_dice(g: State, source: Source, round_number: int) -> None:
    """Rolls the dice of a round: they name its forecast cards (DIC-1)."""
    if g.box.dice:
        for die in range(g.box.companies):
            g.coming_roll[round_number][die] = g.box.die_face[die][rng.below(source, ids.FACES)]
            g.coming_forecast[round_number][die] = g.coming_roll[round_number][die]


def shuffle_companies(g: State, source: Source, round_number: int) -> None:
    """Shuffles the company cards of a round; round 0 are the starting cards."""
    shuffle(g.coming_company[round_number], 0, g.box.companies, source)


def shuffle_forecasts(g: State, source: Source, round_number: int) -> None:
    """Shuffles the forecast cards of a round."""
    shuffle(g.coming_forecast[round_number], 0, g.box.companies, source)


def prepare(g: State, source: Source) -> None:
    """Shuffles everything with one fast source: playouts."""
    lay_out(g)
    if g.box.first < 0:
        g.first = rng.below(source, g.box.players)
    shuffle_companies(g, source, 0)
    take_starting_cards(g)
    shuffle_market(g, source, 0)
    shuffle_commerce(g, source)
    if g.box.investors:
        shuffle_investors(g, source)
    if g.box.strategies:
        shuffle_strategies(g, source)
    for round_number in range(1, g.box.rounds + 1):
        roll_dice(g, source, round_number)
        shuffle_companies(g, source, round_number)
        shuffle_forecasts(g, source, round_number)


def prepare_keyed(g: State, seed: int) -> None:
    """Shuffles everything, each stream and round with its own key."""
    lay_out(g)
    if g.box.first < 0:
        g.first = rng.below(rng.keyed(seed, "first", 0), g.box.players)
    shuffle_companies(g, rng.keyed(seed, "start", 0), 0)
    take_starting_cards(g)
    shuffle_market(g, rng.keyed(seed, "market", 0), 0)
    if g.commerce_size > 0:
        shuffle_commerce(g, rng.keyed(seed, "commerce", 0))
    if g.box.investors:
        shuffle_investors(g, rng.keyed(seed, "investors", 0))
    if g.box.strategies:
        shuffle_strategies(g, rng.keyed(seed, "strategies", 0))
    for round_number in range(1, g.box.rounds + 1):
        if g.box.dice:
            roll_dice(g, rng.keyed(seed, "dice", round_number), round_number)
        source = rng.keyed(seed, "information", round_number)
        shuffle_companies(g, source, round_number)
        shuffle_forecasts(g, source, round_number)


def prepare_asked(g: State) -> None:
    """Leaves everything as it lies: the chance seat will be asked."""
    lay_out(g)


def awaits(g: State, question: int) -> int:
    """With asked chance, puts the question unless its answer is there; a draw waits while this is true."""
    if g.box.asked and g.drawn == 0:
        effects.ask(g, ids.CHANCE, question)
        return 1
    return 0


def bring_drawn(g: State, row: list[int], place: int) -> None:
    """With asked chance, brings the card that was answered to the place from which it is drawn."""
    if g.box.asked:
        at = place
        while row[at] != g.drawn:
            at += 1
        row[at] = row[place]
        row[place] = g.drawn
        g.drawn = 0


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
        take_from_deck(g, kind)
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


def weight(g: State, action: int) -> int:
    """How many of the equally likely draws give this answer of the chance seat."""
    if g.ask == ids.ASK_FIRST:
        return 1 if ids.ACT_FIRST <= action < ids.ACT_FIRST + g.box.players else 0
    total = 0
    if g.ask == ids.ASK_MARKET:
        for i in range(g.deck_at, g.deck_n):
            if g.deck[i] == action - ids.ACT_DEAL + 1:
                total += 1
        return total
    if g.ask == ids.ASK_DIE:
        for face in range(ids.FACES):
            if g.box.die_face[g.count][face] == action - ids.ACT_ROLL + 1:
                total += 1
        return total
    if g.ask == ids.ASK_COMMERCE:
        for i in range(g.commerce_at, g.commerce_size):
            if g.commerce[i] == action - ids.ACT_DRAW + ids.GOLD:
                total += 1
        return total
    if g.ask == ids.ASK_START:
        for i in range(g.count, g.box.companies):
            if g.coming_company[0][i] == action - ids.ACT_START + 1:
                total += 1
        return total
    if g.ask == ids.ASK_INVESTOR or g.ask == ids.ASK_STRATEGY:
        return power_weight(g, action)
    for i in range(g.count // 2, g.box.companies):
        if g.ask == ids.ASK_COMPANY and g.coming_company[g.round][i] == action - ids.ACT_COMPANY + 1:
            total += 1 - is_taken(g, i, 1)
        if g.ask == ids.ASK_FORECAST and g.coming_forecast[g.round][i] == action - ids.ACT_FORECAST + 1:
            total += 1 - is_taken(g, i, 2)
    return total


def power_weight(g: State, action: int) -> int:
    """The same for investors and strategies, which are there once each."""
    if g.ask == ids.ASK_INVESTOR:
        for i in range(ids.INVESTORS):
            if g.investor_deck[i] == action - ids.ACT_INVESTOR + 1:
                return 1
        return 0
    if g.strategy_drawn == g.strategy_size:
        return is_recyclable(g, effects.seat_at(g, g.turn), action - ids.ACT_STRATEGY)
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
        first, size = ids.ACT_DRAW, ids.FIRST_CARD - ids.GOLD
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
