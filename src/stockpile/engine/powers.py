"""Using a card: its questions one after the other, then its effect. What has been picked lies on the agenda."""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import card, effects, events, ids
from stockpile.engine.state import State


def first_answer(sort: int) -> int:
    """The first id of the answers of a sort."""
    if sort == ids.SORT_STOCK:
        return ids.ACT_PICK_STOCK
    if sort == ids.SORT_WAY:
        return ids.ACT_PICK_WAY
    if sort == ids.SORT_PAIR:
        return ids.ACT_PICK_PAIR
    if sort == ids.SORT_PILE:
        return ids.ACT_PICK_PILE
    if sort == ids.SORT_SLOT:
        return ids.ACT_PICK_SLOT
    if sort == ids.SORT_SEAT:
        return ids.ACT_PICK_SEAT
    if sort == ids.SORT_OWN:
        return ids.ACT_OFFER
    if sort == ids.SORT_DISCARD:
        return ids.ACT_TAKE
    if sort == ids.SORT_NUMBER:
        return ids.ACT_PICK_NUMBER
    if sort == ids.SORT_COMMERCE:
        return ids.ACT_OFFER_COMMERCE
    if sort == ids.SORT_INFORMATION:
        return ids.ACT_TAKE_INFORMATION
    return ids.ACT_SELL


def size_of(g: State, sort: int) -> int:
    """How many values a sort has."""
    if sort == ids.SORT_STOCK or sort == ids.SORT_DISCARD:
        return ids.STOCKS
    if sort == ids.SORT_WAY:
        return 2
    if sort == ids.SORT_PAIR:
        return g.box.pairs
    if sort == ids.SORT_PILE:
        return g.box.piles
    if sort == ids.SORT_SLOT:
        return ids.SLOTS
    if sort == ids.SORT_SEAT:
        return g.box.players
    if sort == ids.SORT_OWN:
        return ids.HELD + ids.STOCKS
    if sort == ids.SORT_NUMBER:
        return ids.NUMBERS
    if sort == ids.SORT_COMMERCE:
        return ids.COMMODITIES + 1
    if sort == ids.SORT_INFORMATION:
        return ids.STOCKS + ids.FORECASTS - 1
    return 3 * ids.STOCKS


def is_company(g: State, stock: int) -> int:
    """Whether a stock is in play."""
    for i in range(g.box.companies):
        if g.box.company[i] == stock:
            return 1
    return 0


def is_there(g: State, number: int, seat: int, sort: int, value: int) -> int:
    """What a sort of pick demands whatever the card: that the thing exists."""
    if sort == ids.SORT_STOCK:
        if card.is_mover(number) and (g.locked >> value) & 1:
            return 0
        return is_company(g, value)
    if sort == ids.SORT_OWN:
        if value < ids.OWN_SPLIT:
            return 1 if g.regular[seat][value] > 0 else 0
        return 1 if g.split[seat][value - ids.OWN_SPLIT] > 0 else 0
    if sort == ids.SORT_DISCARD:
        return 1 if g.discard[value + 1] > 0 else 0
    if sort == ids.SORT_COMMERCE:
        if value == ids.COMMODITIES:
            return 1 if g.taxes[seat] > 0 else 0
        return 1 if g.commodities[seat][value] > 0 else 0
    if sort == ids.SORT_INFORMATION:
        return lies_ready(g, value)
    if sort == ids.SORT_SALE:
        return may_sell(g, seat, value)
    return 1


def lies_ready(g: State, value: int) -> int:
    """Whether a company or forecast card is among those to be dealt this round; which these are is public."""
    if value < ids.FORECAST_CARDS:
        return is_company(g, value)
    for i in range(g.box.companies):
        kind = g.rolled[i] if g.box.dice else g.box.forecast[i]
        if kind == value - ids.FORECAST_CARDS + 1:
            return 1
    return 0


def may_sell(g: State, seat: int, value: int) -> int:
    """Whether the seat has the card that a sale names."""
    if value < ids.SALE_SPLIT:
        return 1 if g.regular[seat][value] > 0 else 0
    return 1 if g.split[seat][value % ids.STOCKS] > 0 else 0


def is_open(g: State, number: int, seat: int, step: int, sort: int, value: int, picks: list[int], owed: int) -> int:
    """Whether a pick is legal: it is there, the card allows it, and the rest can be picked and paid afterwards."""
    if not is_there(g, number, seat, sort, value) or not card.may_pick(g, number, seat, step, value, picks):
        return 0
    if sort == ids.SORT_SLOT and value >= (g.pile_n[picks[step - 1]] if step > 0 else g.opening_n):
        return 0
    if step >= ids.PICKS:
        return 1
    picks[step] = value
    found = can_finish(g, number, seat, step + 1, picks, owed)
    picks[step] = 0
    return found


def can_finish(g: State, number: int, seat: int, step: int, picks: list[int], owed: int) -> int:
    """Whether there is a way to pick everything and to pay for it."""
    sort = card.next_ask(g, number, seat, step, picks)
    if sort == 0 or card.may_stop(g, number, seat, step):
        return 1 if g.cash[seat] - owed >= card.extra_cost(g, number, seat, picks) else 0
    size = size_of(g, sort)
    for value in range(size):
        if is_open(g, number, seat, step, sort, value, picks, owed):
            return 1
    return 0


def is_usable(g: State, number: int, seat: int) -> int:
    """Whether a card can be used now: its condition, its printed cost, its targets (STR-2)."""
    if not cython.compiled:
        picks = [0] * ids.PICKS
    else:
        for i in range(ids.PICKS):
            picks[i] = 0
    if g.cash[seat] < g.box.cost[number] or not card.may_use(g, number, seat):
        return 0
    return can_finish(g, number, seat, 0, picks, g.box.cost[number])


# Investors in their windows


def is_pending(g: State, seat: int, slot: int, stage: int) -> int:
    """Whether an investor's power belongs to the stage and was not used this round."""
    number = card.owned(g, seat, slot)
    if number < 0 or (g.used[seat] >> slot) & 1:
        return 0
    return 1 if card.stage_of(number) == stage else 0


def has_pending(g: State, seat: int, stage: int) -> int:
    """Whether any investor of the seat has a power for the stage left."""
    for slot in range(ids.OWNED):
        if is_pending(g, seat, slot, stage):
            return 1
    return 0


def legal_uses(g: State, seat: int, stage: int, out: list[int], n: int) -> int:
    """Appends the powers that the seat may use in a stage."""
    for slot in range(ids.OWNED):
        if is_pending(g, seat, slot, stage) and is_usable(g, card.owned(g, seat, slot), seat):
            out[n] = ids.ACT_USE + card.owned(g, seat, slot)
            n += 1
    return n


def use(g: State, seat: int, number: int) -> None:
    """An investor's power is used, once a round."""
    for slot in range(ids.OWNED):
        if card.owned(g, seat, slot) == number:
            g.used[seat] |= 1 << slot
    events.emit(g, ids.EV_POWER_USED, seat, number)
    start(g, seat, number)


def start(g: State, seat: int, number: int) -> None:
    """Pays the printed cost and puts the card's questions on the agenda."""
    effects.pay(g, seat, number, g.box.cost[number])
    effects.push(g, ids.TASK_CARD, number, seat)


# Questions of the card on top of the agenda


def run(g: State) -> None:
    """Asks for the next pick, or acts."""
    if not cython.compiled:
        picks = [0] * ids.PICKS
    top = g.depth - 1
    number = g.about[top]
    seat = g.amount[top]
    read_picks(g, top, picks)
    sort = card.next_ask(g, number, seat, g.picked[top], picks)
    if sort > 0 and g.served[top] == 0:
        effects.ask(g, seat, ids.ASK_PICK + sort)
        return
    effects.pop(g)
    effects.pay(g, seat, number, card.extra_cost(g, number, seat, picks))
    card.act(g, number, seat, picks)


def read_picks(g: State, top: int, picks: list[int]) -> None:
    """What has been picked so far."""
    for i in range(ids.PICKS):
        picks[i] = g.picks[top][i]


def legal(g: State, seat: int, out: list[int]) -> int:
    """The values that may be picked, and done where no more need be."""
    if not cython.compiled:
        picks = [0] * ids.PICKS
    top = g.depth - 1
    number = g.about[top]
    sort = g.ask - ids.ASK_PICK
    read_picks(g, top, picks)
    n = 0
    size = size_of(g, sort)
    for value in range(size):
        if is_open(g, number, seat, g.picked[top], sort, value, picks, 0):
            out[n] = first_answer(sort) + value
            n += 1
    if card.may_stop(g, number, seat, g.picked[top]):
        out[n] = ids.ACT_DONE
        n += 1
    return n


def answer(g: State, seat: int, kind: int, given: int) -> None:
    """Takes a pick, or the word that there are no more."""
    top = g.depth - 1
    if given == ids.ACT_DONE:
        g.served[top] = 1
        return
    step = g.picked[top]
    value = given - first_answer(kind - ids.ASK_PICK)
    if step < ids.PICKS:
        g.picks[top][step] = value
    g.picked[top] = step + 1
    card.on_pick(g, g.about[top], seat, step, value)
