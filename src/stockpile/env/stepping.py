"""Steps games: an answer, then policies until the caller is asked again or the game is over; no Python a game."""

# c: cdef noexcept nogil
# c: from stockpile.env.rooms cimport FORFEIT_MONEY, FORFEIT_WIN, MONEY, NEXT_STEP, SAME_STEP, WIN, WORTH

from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import policy as policies
from stockpile.bots import rollout
from stockpile.bots.policy import Policy
from stockpile.engine import bits, ids, state
from stockpile.engine.knowledge import project
from stockpile.engine.rules import chance, flow, rng, worth
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State
from stockpile.env import encoder, rooms, showing
from stockpile.env.rooms import Rooms

if not cython.compiled:
    from stockpile.env.rooms import FORFEIT_MONEY, FORFEIT_WIN, MONEY, NEXT_STEP, SAME_STEP, WIN, WORTH


# c: cpdef
def begin(b: Rooms, i: int) -> None:
    """Deals the first game of a place."""
    with cython.nogil:
        settle(b, i)
        deal(b, i)


# c: cpdef; locals i int
def illegal(b: Rooms, given: Any) -> int:
    """The first game whose answer is not open; -1 if all are."""
    b.given = given
    for i in range(b.games):
        if not b.waiting[i] and not is_allowed(b, i, b.given[i]):
            return i
    return -1


# c: cpdef; locals i int
def step(b: Rooms, given: Any) -> None:
    """One answer a game, by compact number."""
    b.given = given
    with cython.nogil:
        for i in range(b.games):
            step_one(b, i, b.given[i])


# c: cpdef; locals i int
def sample(b: Rooms, into: Any) -> None:
    """One open answer a game, all equally likely; 0 where a game waits to be begun."""
    b.drawn = into
    with cython.nogil:
        for i in range(b.games):
            draw_one(b, i)


def settle(b: Rooms, i: int) -> None:
    """Takes back what the last step has told the caller."""
    for seat in range(b.players):
        b.rewards[i, seat] = 0
    b.dones[i] = 0


def deal(b: Rooms, i: int) -> None:
    """Begins a game and goes on to its first question."""
    b.source.number = b.numbers[i]
    deal_state(cython.cast(State, b.state_at.at[i]), cython.cast(State, b.start_at.at[i]), b.blank, b.source)
    if b.is_drawn:
        b.learners[i] = 1 << rng.below(b.source, b.players)
    b.numbers[i] = b.source.number
    b.played[i] += 1
    b.waiting[i] = 0
    b.act_n[i] = 0
    for seat in range(b.players):
        b.is_valued[i, seat] = 0
        b.past_n[i, seat] = 0
    go_on(b, i, cython.cast(State, b.state_at.at[i]))
    show(b, i, cython.cast(State, b.state_at.at[i]))


def deal_state(g: State, start: State, blank: State, source: Source) -> None:
    """A fresh deal, and a copy of it."""
    state.copy_memory(g, blank)
    g.emitted = 0
    chance.shuffle_all(g, source)
    flow.begin(g)
    state.copy_memory(start, g)
    start.emitted = g.emitted


def step_one(b: Rooms, i: int, given: int) -> None:
    """One game's answer, and on to the next question that the caller decides."""
    settle(b, i)
    if b.waiting[i]:
        if b.autoreset == NEXT_STEP:
            deal(b, i)
        return
    if not is_allowed(b, i, given):
        forfeit(b, i)
        return
    if b.recall > 0:
        showing.remember(b, i, b.asked[i])
    answer(b, i, cython.cast(State, b.state_at.at[i]), b.asked[i], b.id_of[given])
    go_on(b, i, cython.cast(State, b.state_at.at[i]))
    if b.asked[i] < 0:
        finish(b, i, cython.cast(State, b.state_at.at[i]))
        return
    show(b, i, cython.cast(State, b.state_at.at[i]))


# c: args long long given
def is_allowed(b: Rooms, i: int, given: int) -> int:
    """Whether a compact number is an open answer of a game."""
    return 1 if 0 <= given < b.actions and b.is_open[i, given] else 0


def answer(b: Rooms, i: int, g: State, seat: int, given: int) -> None:
    """Applies an answer and remembers it, if acts are shown."""
    if b.acts > 0:
        b.done_acts[i, b.act_n[i] % b.acts] = given * 8 + seat
        b.act_n[i] += 1
    flow.answer(g, seat, given)


# c: locals out int[ANSWERS]
def go_on(b: Rooms, i: int, g: State) -> None:
    """Lets policies answer until the caller is asked, or the game is over: then nobody is asked, -1."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    while g.ask != ids.NOTHING:
        seat = flow.asked_seat(g)
        n = flow.legal(g, seat, out)
        if (b.learners[i] >> seat) & 1 and (n > 1 or not b.skip_forced):
            b.asked[i] = seat
            open_answers(b, i, out, n)
            return
        if n == 1:
            answer(b, i, g, seat, out[0])
        else:
            away = encoder.distance(b.encoder, seat, bits.lowest(b.learners[i]))
            answer(b, i, g, seat, policy_answer(b, i, cython.cast(Policy, b.policy_at.at[away]), g, seat, away, out, n))
    b.asked[i] = -1
    open_answers(b, i, out, 0)


def policy_answer(b: Rooms, i: int, p: Policy, g: State, seat: int, away: int, out: list[int], n: int) -> int:
    """What a policy answers; its chance is another one in every game."""
    project.project(g, seat, b.seen)
    p.seed = rooms.game_seed(b.own_seeds[away], b.played[i], i)
    if p.worlds > 0 and not policies.understands(b.seen, out, n):
        return ahead(b, p, seat, out, n)
    return policies.decide(p, b.seen, seat, out, n)


# c: cdef noexcept with gil
def ahead(b: Rooms, p: Policy, seat: int, out: list[int], n: int) -> int:
    """An answer for which a policy has no rule is tried out; this alone needs Python."""
    try:
        return rollout.look_ahead(p, b.seen, seat, out, n)
    except Exception:
        b.fault = 1
        return out[0]


def open_answers(b: Rooms, i: int, out: list[int], n: int) -> None:
    """Takes back the last question's answers and opens these."""
    for k in range(b.legal_n[i]):
        b.is_open[i, b.legal[i, k]] = 0
        if b.wants_masks:
            b.masks[i, b.legal[i, k]] = 0
    for k in range(n):
        number = b.number_of[out[k]]
        b.legal[i, k] = number
        b.is_open[i, number] = 1
        if b.wants_masks:
            b.masks[i, number] = 1
    b.legal_n[i] = n


def show(b: Rooms, i: int, g: State) -> None:
    """Writes the observation of who is asked, and what its worth has changed by since it was asked last."""
    seat = b.asked[i]
    b.seats[i] = seat
    if b.reward == WORTH:
        now = worth.worth(g, seat)
        if b.is_valued[i, seat]:
            b.rewards[i, seat] = now - b.worths[i, seat]
        b.worths[i, seat] = now
        b.is_valued[i, seat] = 1
    if b.wants_cells or b.wants_floats:
        showing.observe(b, i, seat, 0)


def finish(b: Rooms, i: int, g: State) -> None:
    """The end of a game: rewards, the last observation, and the next deal."""
    for seat in range(b.players):
        b.rewards[i, seat] = reward_of(b, i, g, seat)
    end(b, i, bits.lowest(b.learners[i]))


def forfeit(b: Rooms, i: int) -> None:
    """Who gives an answer that is not open loses, and the game is over for all."""
    b.rewards[i, b.asked[i]] = FORFEIT_WIN if b.reward == WIN else FORFEIT_MONEY
    end(b, i, b.asked[i])


def end(b: Rooms, i: int, seat: int) -> None:
    """A game is over: its last observation is a seat's."""
    b.dones[i] = 1
    b.seats[i] = seat
    if b.autoreset == SAME_STEP:
        if b.wants_last:
            showing.observe(b, i, seat, 1)
        deal(b, i)
        return
    b.waiting[i] = 1
    if b.wants_cells or b.wants_floats:
        showing.observe(b, i, seat, 0)


def reward_of(b: Rooms, i: int, g: State, seat: int) -> float:
    """The share of the win, the money above the mean of the others, or what the own worth has changed by at last."""
    total = g.score[seat][ids.PART_TOTAL]
    if b.reward == WORTH:
        return total - b.worths[i, seat] if b.is_valued[i, seat] else 0
    if b.reward == MONEY:
        others = 0
        for other in range(b.players):
            others += g.score[other][ids.PART_TOTAL]
        return total - (others - total) / (b.players - 1.0)
    if not (g.winners >> seat) & 1:
        return 0.0
    winners = 0
    for other in range(b.players):
        winners += (g.winners >> other) & 1
    return 1.0 / winners


def draw_one(b: Rooms, i: int) -> None:
    """One open answer of a game, all equally likely."""
    b.drawn[i] = 0
    if b.legal_n[i] > 0:
        b.source.number = b.numbers[i]
        b.drawn[i] = b.legal[i, rng.below(b.source, b.legal_n[i])]
        b.numbers[i] = b.source.number
