"""One game of a duplicate deal between compiled policies, and what is written down of it.

A deal is played several times: the hands that decide about a game (investors, strategies) move on by one seat, or the
first player does, while all other cards come to the seats as before. What is left of luck is the same for all.
"""

# c: cpdef

from collections.abc import Callable
from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import rollout
from stockpile.bots.policy import Policy
from stockpile.engine import ids
from stockpile.engine.knowledge import project
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.setup.box import Box
from stockpile.engine.state import State

Caller = Callable[[State, int, list[int]], int]  # a view's state, what is asked, the answers


class Traced:
    """What is known of one finished game."""

    def __init__(
        self, g: State, first: int, kept: list[list[int]], prices: list[list[int]], acts: list[tuple[int, ...]]
    ) -> None:
        self.first = first
        self.scores, self.winners, self.investors, self.played = sheet_of(g)
        self.kept = kept
        self.prices = prices
        self.acts = acts


# c: args object seed; locals g State
def dealt(box: Box, seed: int, first: int, shift: int) -> State:
    """The deal of a seed; `first` is the first player's seat or -1, hands lie `shift` seats further on."""
    g = State(box)
    chance.prepare_keyed(g, seed)
    if first >= 0:
        g.first = first
    turn(g, shift)
    return g


# c: locals size int, count int, i int, row list
def turn(g: State, shift: int) -> None:
    """Moves the hands of investors and strategies that will be dealt on by so many seats."""
    size = g.box.investor_deal
    count = size * g.box.players
    if g.box.investors > 0:
        row = [g.investor_deck[i] for i in range(count)]
        for i in range(count):
            g.investor_deck[(i + shift * size) % count] = row[i]
    size = g.box.strategies
    count = size * g.box.players
    if size > 0:
        row = [g.strategy_deck[i] for i in range(count)]
        for i in range(count):
            g.strategy_deck[(i + shift * size) % count] = row[i]


# c: locals out int[ANSWERS], seen State, n int, seat int, given int
def play(
    g: State, policies: list[Any], callers: list[Caller | None], lot: int, by: int, wants_acts: int, answers: Any = None
) -> Traced:
    """Plays a deal to its end, each seat by its policy or, if that is None, by its caller; `answers` takes all answers.

    With a `lot` (from 0) investors and strategies are chosen by it, alike for a hand that lies `by` seats further on.
    """
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    seen = State(g.box)
    prices: list[list[int]] = [spaces_of(g)]
    kept: list[list[int]] = []
    acts: list[tuple[int, ...]] = []
    first, before = g.first, 0
    flow.begin(g)
    while g.ask != ids.NOTHING:
        if g.round != before:
            if before == 0:
                kept = hands_of(g)
            else:
                prices.append(spaces_of(g))
            before = g.round
        seat = flow.asked_seat(g)
        n = flow.legal(g, seat, out)
        given = out[0]
        if n > 1 and lot >= 0 and is_choice(g.ask):
            given = out[lot_of(g, lot, seat, by, n)]
        elif n > 1 and policies[seat] is None:
            given = called(g, callers[seat], seat, [out[i] for i in range(n)])
        elif n > 1:
            given = decided(g, policies[seat], seat, seen, out, n)
        if answers is not None:
            answers.append((seat, given))
        if wants_acts:
            note(g, seat, given, acts)
        flow.answer(g, seat, given)
    prices.append(spaces_of(g))
    return Traced(g, first, kept, prices, acts)


# c: cdef int
def decided(g: State, p: Policy, seat: int, seen: State, out: list[int], n: int) -> int:
    """The answer of a compiled policy."""
    project.project(g, seat, seen)
    return rollout.answer_of(p, seen, seat, out, n)


# c: args list answers; locals fresh State
def called(g: State, caller: Any, seat: int, answers: list[int]) -> int:
    """The answer of a bot that is no compiled policy; it is given a view of its own."""
    fresh = State(g.box)
    project.project(g, seat, fresh)
    given: int = caller(fresh, g.ask, answers)
    if given not in answers:
        raise ValueError(f"bots: the bot in seat {seat} has given an answer that is not open")
    return given


# c: cpdef noexcept nogil
def is_choice(ask: int) -> int:
    """Whether a question is about which investors or strategies to keep."""
    return 1 if ask == ids.ASK_CHOOSE or ask == ids.ASK_DROP else 0


# c: cpdef; locals source Source
def lot_of(g: State, lot: int, seat: int, by: int, n: int) -> int:
    """Which of n answers falls by lot: the same for a hand wherever it lies."""
    players = g.box.players
    hand = (seat - by + players) % players
    source = Source(lot * 64 + hand * 8 + g.dropped_n[seat] + g.chosen_n[seat])
    rng.below(source, 2)
    return rng.below(source, n)


# c: locals space int
def note(g: State, seat: int, given: int, acts: list[tuple[int, ...]]) -> None:
    """Writes down bids, sales, action cards and powers: round, seat, answer, and what a bid costs."""
    if g.ask == ids.ASK_BID and ids.ACT_BID <= given < ids.ACT_BOOM:
        space = (given - ids.ACT_BID) % ids.BIDS
        paid = g.bid_pays[seat][space] if g.box.investors > 0 else g.box.bid_value[space]
        acts.append((g.round, seat, given, paid))
    elif ids.ACT_BOOM <= given < ids.ACT_CLAIM or ids.ACT_USE <= given < ids.ACT_CHOOSE:
        acts.append((g.round, seat, given, 0))


# c: cdef list
def spaces_of(g: State) -> list[int]:
    """The price of each stock."""
    return [g.box.track_value[stock][g.space[stock]] for stock in range(ids.STOCKS)]


# c: cdef list
def hands_of(g: State) -> list[list[int]]:
    """The strategies in each hand."""
    found: list[list[int]] = [[] for _ in range(g.box.players)]
    for number in range(ids.STRATEGIES):
        if g.strategy_at[number] > 0:
            found[g.strategy_at[number] - 1].append(number)
    return found


# c: cdef tuple
def sheet_of(g: State) -> tuple[Any, ...]:
    """Scores, winners, investors and strategies played, by seat."""
    seats = range(g.box.players)
    played: list[list[int]] = [[] for _ in seats]
    for number in range(ids.STRATEGIES):
        if 0 < g.strategy_played[number] <= g.box.players:
            played[g.strategy_played[number] - 1].append(number)
    owned = [[g.investor[seat][slot] - 1 for slot in range(ids.OWNED) if g.investor[seat][slot] > 0] for seat in seats]
    scores = [g.score[seat][ids.PART_TOTAL] for seat in seats]
    return scores, [seat for seat in seats if (g.winners >> seat) & 1], owned, played
