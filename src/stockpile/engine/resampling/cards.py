"""Deals the investors and strategies that a seat cannot see, uniformly over the possible deals: for resample.py."""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids
from stockpile.engine.rules import chance, investors, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


def deal_investors(g: State, me: int, source: Source) -> None:
    """Investors that others were dealt and have not shown, and what they have chosen of them."""
    n = 0
    for number in range(ids.INVESTORS):
        if g.box.investor_in[number] and not is_own_offer(g, me, number):
            g.investor_deck[n] = number + 1
            n += 1
    for i in range(n, ids.INVESTORS):
        g.investor_deck[i] = 0
    chance.shuffle_investors(g, source)
    for seat in range(g.box.players):
        if seat == me:
            continue
        for i in range(g.dealt_n[seat]):
            if g.box.fixed_investor[seat][0] > 0:
                g.dealt[seat][i] = g.box.fixed_investor[seat][i]
            else:
                n -= 1
                g.dealt[seat][i] = g.investor_deck[n]
                g.investor_deck[n] = 0
        choose_any(g, seat, source)
    if g.stage != ids.SETUP or g.step > ids.INVESTOR_HANDS or g.step == ids.STARTING_CARDS:
        for i in range(ids.INVESTORS):
            g.investor_deck[i] = 0


def is_own_offer(g: State, me: int, number: int) -> int:
    """Whether the observer was dealt an investor, or it is shown."""
    for i in range(ids.OFFERED):
        if me < ids.PUBLIC and g.dealt[me][i] == number + 1:
            return 1
    for seat in range(g.box.players):
        for slot in range(ids.OWNED):
            if g.investor[seat][slot] == number + 1:
                return 1
    for pile in range(g.box.piles):
        if g.offer[pile] == number + 1:
            return 1
    return 0


def choose_any(g: State, seat: int, source: Source) -> None:
    """As many of the dealt investors as the seat has chosen, any of them."""
    g.chosen[seat] = 0
    for _ in range(g.chosen_n[seat]):
        i = rng.below(source, g.dealt_n[seat])
        while (g.chosen[seat] >> i) & 1:
            i = rng.below(source, g.dealt_n[seat])
        g.chosen[seat] |= 1 << i


# c: locals again int[SEATS]
def deal_strategies(g: State, me: int, source: Source) -> None:
    """Strategies in others' hands and discards, and the deck: any card that is left."""
    n = lay_unseen_strategies(g, me)
    chance.shuffle(g.strategy_deck, 0, n, source)
    if not cython.compiled:
        again = [0] * ids.SEATS
    for seat in range(ids.SEATS):
        again[seat] = 0
    drawer = drawer_of(g)
    if g.recycled > 0 and drawer >= 0:
        draw_again(g, me, drawer, source, again)
    place_strategies(g, me, drawer, n, again)
    note_redrawn(g, drawer)
    is_settled = 1
    if g.box.recycling and g.stage == ids.SETUP and g.step != ids.STARTING_CARDS and not g.box.asked:
        is_settled = 0
    for i in range(ids.STRATEGIES):
        g.strategy_rank[i] = 0 if is_settled else i + 1
    if not is_settled:
        chance.shuffle(g.strategy_rank, 0, ids.STRATEGIES, source)


def lay_unseen_strategies(g: State, me: int) -> int:
    """Lays out all strategies of which the observer knows neither place nor past, and returns how many there are."""
    n = 0
    for number in range(ids.STRATEGIES):
        g.strategy_deck[number] = 0
        if g.strategy_at[number] != me + 1 and g.box.fixed_strategy[number] == 0:
            g.strategy_at[number] = 0
        if g.dropped_by[number] != me + 1:
            g.dropped_by[number] = 0
    for number in range(ids.STRATEGIES):
        if g.box.strategy_in[number] and g.strategy_at[number] + g.strategy_played[number] + g.dropped_by[number] == 0:
            g.strategy_deck[n] = number + 1
            n += 1
    return n


# Discards that were drawn again: nobody knows whose and which they are.
#
# A deal says for each seat which cards it discarded, and for as many of those as were drawn again that the drawer has
# or had them. First, how many discards of each seat were drawn: all equally likely, but the more of them are one's
# own, the fewer ways there are for the cards that the drawer has played to have come to it. Then, which of the cards
# that the drawer is known to have had were among them. The rest come from the unseen cards.


def drawer_of(g: State) -> int:
    """The seat that draws from the discards of the others when the deck is used up; -1 if there is none."""
    for seat in range(g.box.players):
        if investors.further_draws(g, seat) > 0:
            return seat
    return -1


def draw_again(g: State, me: int, drawer: int, source: Source, again: list[int]) -> None:
    """Leaves in `again` how many discards of each seat are among the drawer's cards that the observer cannot name."""
    if drawer == me:
        pick_discards(g, me, drawer, 0, source, again)
        mark_redrawn(g, me, source, again)
        return
    forced = 0
    known = 0
    for number in range(ids.STRATEGIES):
        if is_had_by(g, drawer, number) and g.dropped_by[number] == me + 1:
            forced += 1
        elif is_had_by(g, drawer, number):
            known += 1
    had = had_by(g, drawer)
    pick_discards(g, me, drawer, forced, source, again)
    own = again[me] if me < ids.PUBLIC else 0
    while not is_kept(had - forced, had - own, known, source):
        pick_discards(g, me, drawer, forced, source, again)
        own = again[me] if me < ids.PUBLIC else 0
    for _ in range(own - forced):
        draw_own(g, me, drawer, source)
    if me < ids.PUBLIC:
        again[me] = 0
    mark_known(g, drawer, had - own, g.recycled - own, source, again)


def is_had_by(g: State, seat: int, number: int) -> int:
    """Whether the observer knows that the seat has or had the card, and not from the setup."""
    if g.box.fixed_strategy[number] > 0:
        return 0
    return 1 if g.strategy_at[number] == seat + 1 or g.strategy_played[number] == seat + 1 else 0


def had_by(g: State, seat: int) -> int:
    """How many cards the seat has or had that the setup did not give."""
    cards = g.strategy_n[seat]
    for number in range(ids.STRATEGIES):
        if g.strategy_played[number] == seat + 1:
            cards += 1
        if g.box.fixed_strategy[number] == seat + 1:
            cards -= 1
    return cards


def pick_discards(g: State, me: int, drawer: int, forced: int, source: Source, again: list[int]) -> None:
    """Any of the others' discards were drawn; some of the observer's own are known to be among them."""
    total = 0
    for seat in range(g.box.players):
        again[seat] = 0
        if seat != drawer:
            total += g.dropped_n[seat]
    if me < ids.PUBLIC:
        again[me] = forced
    for i in range(forced, g.recycled):
        pick = rng.below(source, total - i)
        for seat in range(g.box.players):
            if seat != drawer and pick >= 0:
                pick -= g.dropped_n[seat] - again[seat]
                if pick < 0:
                    again[seat] += 1


def is_kept(most: int, places: int, known: int, source: Source) -> int:
    """True with the chance that so many known cards find room in the places, against the most there can be."""
    for i in range(known):
        if rng.below(source, most - i) >= places - i:
            return 0
    return 1


def draw_own(g: State, me: int, drawer: int, source: Source) -> None:
    """One of the observer's own discards is in the drawer's hand, any of those that may be."""
    left = 0
    for number in range(ids.STRATEGIES):
        left += is_own_discard(g, me, number)
    pick = rng.below(source, left)
    for number in range(ids.STRATEGIES):
        if is_own_discard(g, me, number):
            pick -= 1
            if pick < 0:
                g.strategy_at[number] = drawer + 1
                return


def is_own_discard(g: State, me: int, number: int) -> int:
    """Whether the observer's discard is in nobody's hand and was not played."""
    return 1 if g.dropped_by[number] == me + 1 and g.strategy_at[number] + g.strategy_played[number] == 0 else 0


def mark_known(g: State, drawer: int, places: int, left: int, source: Source, again: list[int]) -> None:
    """Which of the cards that the drawer is known to have had were drawn from the discards, and whose they were."""
    for number in range(ids.STRATEGIES):
        if not is_had_by(g, drawer, number) or g.dropped_by[number] > 0:
            continue
        if rng.below(source, places) < left:
            g.dropped_by[number] = take_discard(g, rng.below(source, left), again) + 1
            left -= 1
        places -= 1


def mark_redrawn(g: State, drawer: int, source: Source, again: list[int]) -> None:
    """Who drew them knows which they are, and only not whose they were."""
    left = g.recycled
    for number in range(ids.STRATEGIES):
        if g.redrawn[number] == drawer + 1:
            g.dropped_by[number] = take_discard(g, rng.below(source, left), again) + 1
            left -= 1


def note_redrawn(g: State, drawer: int) -> None:
    """Whoever the observer is: the discards of others that the drawer has or had are those that were drawn again."""
    for number in range(ids.STRATEGIES):
        owner = g.strategy_at[number] if g.strategy_at[number] > 0 else g.strategy_played[number]
        g.redrawn[number] = owner if g.dropped_by[number] > 0 and owner == drawer + 1 else 0


def take_discard(g: State, pick: int, again: list[int]) -> int:
    """Whose discard it is, of those that were drawn again."""
    for seat in range(g.box.players):
        pick -= again[seat]
        if pick < 0:
            again[seat] -= 1
            return seat
    return 0


def place_strategies(g: State, me: int, drawer: int, n: int, again: list[int]) -> None:
    """The unseen cards: hands, the drawer's discards of others among them, then the deck, then the other discards."""
    for seat in range(g.box.players):
        if seat == me:
            continue
        for _ in range(g.strategy_n[seat] - held_by(g.strategy_at, seat)):
            n -= 1
            g.strategy_at[g.strategy_deck[n] - 1] = seat + 1
            if seat == drawer:
                mark_discard(g, g.strategy_deck[n] - 1, again)
    left = g.strategy_size - g.strategy_drawn
    discard_strategies(g, me, n - left)
    for i in range(left):
        g.strategy_deck[g.strategy_size - 1 - i] = g.strategy_deck[n - 1 - i]
    for i in range(g.strategy_drawn):
        g.strategy_deck[i] = 0
    for i in range(g.strategy_size, ids.STRATEGIES):
        g.strategy_deck[i] = 0


def mark_discard(g: State, number: int, again: list[int]) -> None:
    """A card of the drawer's hand is one of the discards that are still to be placed, if there are any."""
    for seat in range(g.box.players):
        if again[seat] > 0:
            again[seat] -= 1
            g.dropped_by[number] = seat + 1
            return


# c: args signed char *row
def held_by(row: list[int], seat: int) -> int:
    """How many strategies a row gives to a seat."""
    cards = 0
    for number in range(ids.STRATEGIES):
        if row[number] == seat + 1:
            cards += 1
    return cards


def discard_strategies(g: State, me: int, n: int) -> None:
    """The first cards that are laid out were discarded by the others, as many as each has."""
    at = 0
    for seat in range(g.box.players):
        if seat != me:
            for _ in range(g.dropped_n[seat] - held_by(g.dropped_by, seat)):
                if at < n:
                    g.dropped_by[g.strategy_deck[at] - 1] = seat + 1
                    at += 1
