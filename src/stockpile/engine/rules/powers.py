"""Using a card: its questions one after the other, then its effect. What has been picked lies on the agenda."""

# c: cdef noexcept nogil; int FIRST[SORTS]

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import bits, ids
from stockpile.engine.declared import answers, asks
from stockpile.engine.rules import card, effects, events
from stockpile.engine.state import State

# The hooks of a power: called from this module alone


def next_ask(g: State, number: int, seat: int, step: int, picks: list[int]) -> int:
    """What has to be picked next for a card: the list says it, unless that varies."""
    if enough(number) < 0:
        return cython.cast(card.Card, card.CARDS[number]).next_ask(g, seat, step, picks)
    return cython.cast(card.Card, card.CARDS[number]).ask[step] if step < enough(number) else 0


def may_use(g: State, number: int, seat: int) -> int:
    """The card's own condition."""
    return cython.cast(card.Card, card.CARDS[number]).may_use(g, seat)


def may_pick(g: State, number: int, seat: int, step: int, value: int, picks: list[int]) -> int:
    """The card's own condition for a pick."""
    return cython.cast(card.Card, card.CARDS[number]).may_pick(g, seat, step, value, picks)


def may_stop(g: State, number: int, seat: int, step: int) -> int:
    """Whether no more need be picked."""
    return cython.cast(card.Card, card.CARDS[number]).may_stop(g, seat, step) if enough(number) < 0 else 0


def extra_cost(g: State, number: int, seat: int, picks: list[int]) -> int:
    """What is paid beside the printed cost."""
    return cython.cast(card.Card, card.CARDS[number]).extra_cost(g, seat, picks) if enough(number) < 0 else 0


def on_pick(g: State, number: int, seat: int, step: int, value: int) -> None:
    """Something was picked."""
    cython.cast(card.Card, card.CARDS[number]).on_pick(g, seat, step, value)


def act(g: State, number: int, seat: int, picks: list[int]) -> None:
    """Everything was picked."""
    cython.cast(card.Card, card.CARDS[number]).act(g, seat, picks)


def enough(number: int) -> int:
    """After how many picks nothing is left to ask or to pay, so that no hook need be called; -1 if that depends."""
    return cython.cast(card.Card, card.CARDS[number]).enough


# Picks


if not cython.compiled:
    FIRST = [0] * ids.SORTS  # the first id of the answers of each sort
_IDS = answers.constants()
for _sort, _ask in enumerate(asks.PICKS, start=1):
    FIRST[_sort] = _IDS[f"ACT_{_ask.first}"]


def first_answer(sort: int) -> int:
    """The first id of the answers of a sort."""
    return FIRST[sort]


def present(g: State, number: int, seat: int, sort: int, last: int) -> int:
    """The values of a sort that are there, whatever the card demands of them: a bit each."""
    if sort == ids.SORT_STOCK:
        return g.box.in_play & ~g.locked if card.is_mover(number) else g.box.in_play
    if sort == ids.SORT_OWN:
        return present_own(g, seat)
    if sort == ids.SORT_NUMBER:
        return (1 << ids.NUMBERS) - 1
    if sort == ids.SORT_PAIR:
        return (1 << g.box.pairs) - 1
    if sort == ids.SORT_PILE:
        return (1 << g.box.piles) - 1
    if sort == ids.SORT_SLOT:
        return (1 << (g.pile_n[last] if last >= 0 else g.opening_n)) - 1
    if sort == ids.SORT_SEAT:
        return (1 << g.box.players) - 1
    if sort == ids.SORT_WAY:
        return 3
    return present_card(g, seat, sort)


def present_own(g: State, seat: int) -> int:
    """The kinds of card in the two halves of a seat's portfolio."""
    found = 0
    for held in range(ids.HELD):
        if g.regular[seat][held] > 0:
            found |= 1 << held
    for stock in range(ids.STOCKS):
        if g.split[seat][stock] > 0:
            found |= 1 << (ids.OWN_SPLIT + stock)
    return found


def present_card(g: State, seat: int, sort: int) -> int:
    """The cards of a discard, of a seat's commerce, of this round's information, or those that can be sold."""
    found = 0
    if sort == ids.SORT_DISCARD:
        for stock in range(ids.STOCKS):
            if g.discard[stock + 1] > 0:
                found |= 1 << stock
    elif sort == ids.SORT_COMMERCE:
        for commodity in range(ids.COMMODITIES):
            if g.commodities[seat][commodity] > 0:
                found |= 1 << commodity
        if g.taxes[seat] > 0:
            found |= 1 << ids.COMMODITIES
    elif sort == ids.SORT_INFORMATION:
        found = g.box.in_play  # which cards are dealt this round is public
        for i in range(g.box.companies):
            kind = g.rolled[i] if g.box.dice else g.box.forecast[i]
            if kind > 0:
                found |= 1 << (ids.FORECAST_CARDS + kind - 1)
    else:
        for stock in range(ids.STOCKS):
            if g.regular[seat][stock] > 0:
                found |= 1 << stock
            if g.split[seat][stock] > 0:
                found |= (1 << ids.SALE_SPLIT | 1 << ids.SALE_HALF) << stock
    return found


def is_open(g: State, number: int, seat: int, step: int, value: int, picks: list[int], owed: int) -> int:
    """Whether a pick of something that is there is legal: the card allows it, and the rest can be picked and paid."""
    if not may_pick(g, number, seat, step, value, picks):
        return 0
    if step >= ids.PICKS or step + 1 == enough(number):
        return 1
    picks[step] = value
    found = can_finish(g, number, seat, step + 1, picks, owed)
    picks[step] = 0
    return found


def can_finish(g: State, number: int, seat: int, step: int, picks: list[int], owed: int) -> int:
    """Whether there is a way to pick everything and to pay for it."""
    sort = next_ask(g, number, seat, step, picks)
    if sort == 0 or may_stop(g, number, seat, step):
        return 1 if g.cash[seat] - owed >= extra_cost(g, number, seat, picks) else 0
    left = present(g, number, seat, sort, picks[step - 1] if sort == ids.SORT_SLOT and step > 0 else -1)
    while left:
        if is_open(g, number, seat, step, bits.lowest(left), picks, owed):
            return 1
        left &= left - 1
    return 0


# c: cpdef noexcept nogil; locals picks int[PICKS]
def is_usable(g: State, number: int, seat: int) -> int:
    """Whether a card can be used now: its condition, its printed cost, its targets (STR-2)."""
    if g.cash[seat] < g.box.cost[number] or not may_use(g, number, seat):
        return 0
    if enough(number) == 0:
        return 1
    if not cython.compiled:
        picks = [0] * ids.PICKS
    else:
        for i in range(ids.PICKS):
            picks[i] = 0
    return can_finish(g, number, seat, 0, picks, g.box.cost[number])


# Investors in their windows


def is_pending(g: State, seat: int, slot: int, stage: int) -> int:
    """Whether an investor's power belongs to the stage and was not used this round."""
    number = card.owned(g, seat, slot)
    if number < 0 or card.STAGES[number] != stage:
        return 0
    return 1 - ((g.used[seat] >> slot) & 1)


def has_pending(g: State, seat: int, stage: int) -> int:
    """Whether any investor of the seat has a power for the stage left."""
    for slot in range(g.box.investors):
        if is_pending(g, seat, slot, stage):
            return 1
    return 0


def legal_uses(g: State, seat: int, stage: int, out: list[int], n: int) -> int:
    """Appends the powers that the seat may use in a stage."""
    for slot in range(g.box.investors):
        if is_pending(g, seat, slot, stage) and is_usable(g, card.owned(g, seat, slot), seat):
            out[n] = ids.ACT_USE + card.owned(g, seat, slot)
            n += 1
    return n


def use(g: State, seat: int, number: int) -> None:
    """An investor's power is used, once a round."""
    for slot in range(g.box.investors):
        if card.owned(g, seat, slot) == number:
            g.used[seat] |= 1 << slot
    events.emit(g, ids.EV_POWER_USED, seat, number)
    start(g, seat, number)


def start(g: State, seat: int, number: int) -> None:
    """Pays the printed cost and puts the card's questions on the agenda."""
    effects.pay(g, seat, number, g.box.cost[number])
    effects.push(g, ids.TASK_CARD, number, seat)


# Questions of the card on top of the agenda


# c: locals picks int[PICKS]
def run(g: State) -> None:
    """Asks for the next pick, or acts."""
    if not cython.compiled:
        picks = [0] * ids.PICKS
    top = g.depth - 1
    number = g.about[top]
    seat = g.amount[top]
    read_picks(g, top, picks)
    sort = next_ask(g, number, seat, g.picked[top], picks)
    if sort > 0 and g.served[top] != ids.PICKED:
        effects.ask(g, seat, ids.ASK_PICK + sort)
        return
    effects.pop(g)
    effects.pay(g, seat, number, extra_cost(g, number, seat, picks))
    act(g, number, seat, picks)


def read_picks(g: State, top: int, picks: list[int]) -> None:
    """What has been picked so far."""
    for i in range(ids.PICKS):
        picks[i] = g.picks[top][i]


# c: locals picks int[PICKS]
def legal(g: State, seat: int, out: list[int]) -> int:
    """The values that may be picked, and done where no more need be."""
    if not cython.compiled:
        picks = [0] * ids.PICKS
    top = g.depth - 1
    number = g.about[top]
    sort = g.ask - ids.ASK_PICK
    read_picks(g, top, picks)
    step = g.picked[top]
    left = present(g, number, seat, sort, picks[step - 1] if sort == ids.SORT_SLOT and step > 0 else -1)
    first = first_answer(sort)
    n = 0
    while left:
        value = bits.lowest(left)
        out[n] = first + value
        n += is_open(g, number, seat, step, value, picks, 0)
        left &= left - 1
    if g.served[top] != ids.BOUND and may_stop(g, number, seat, step):
        out[n] = ids.ACT_DONE
        n += 1
    return n


def answer(g: State, seat: int, kind: int, given: int) -> None:
    """Takes a pick, or the word that there are no more."""
    top = g.depth - 1
    if given == ids.ACT_DONE:
        g.served[top] = ids.PICKED
        return
    g.served[top] = ids.PICKING
    step = g.picked[top]
    value = given - first_answer(kind - ids.ASK_PICK)
    if step < ids.PICKS:
        g.picks[top][step] = value
    g.picked[top] = step + 1
    on_pick(g, g.about[top], seat, step, value)
