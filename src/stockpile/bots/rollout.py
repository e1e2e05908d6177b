"""Games played on by policies, and answers valued by what comes of them: any answer to any ask, whatever the card.

An ask (or an answer) for which a policy has no rule is put to the test: it is given in a few worlds that agree with the
view, the round is played to its end, and the answer that leaves the seat best placed is taken. So a card that nobody
has thought of is valued by what it does, and no card is named here.
"""

# c: cdef noexcept nogil

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import policy, valuation
from stockpile.bots.policy import Policy
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids, state
from stockpile.engine.knowledge import project
from stockpile.engine.resampling import resample
from stockpile.engine.rules import flow, random_play, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State


# c: cdef long; locals out int[ANSWERS], p Policy
def play_on(g: State, policies: list[Policy], seen: State, last_round: int) -> int:
    """Plays to the end of a round, or of the game if it comes before; each seat sees its own view and nothing else."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    decisions = 0
    flow.begin(g)
    while g.ask != ids.NOTHING and g.round <= last_round:
        seat = flow.asked_seat(g)
        n = flow.legal(g, seat, out)
        given = out[0]
        if seat == ids.CHANCE:  # a game with asked chance: a bot's worlds draw for themselves
            p = policies[0]
            given = random_play.drawn(g, out, n, p.valuation.source)
        elif n > 1:
            p = policies[seat]
            if p.level == policy.RANDOM:  # chance looks at nothing
                given = policy.decide(p, g, seat, out, n)
            else:
                project.project(g, seat, seen)
                given = answer_of(p, seen, seat, out, n)
        flow.answer(g, seat, given)
        decisions += 1
    return decisions


# c: cdef
def answer_of(p: Policy, view: State, seat: int, out: list[int], n: int) -> int:
    """By the policy's rules, or by looking ahead where it has none."""
    if n > 1 and p.worlds > 0 and not policy.understands(view, out, n):
        return look_ahead(p, view, seat, out, n)
    return policy.decide(p, view, seat, out, n)


# c: cpdef; locals out int[ANSWERS]
def answer(p: Policy, view: State, seat: int) -> int:
    """A policy's answer to the question that a view puts to its seat."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    n = flow.legal(view, seat, out)
    return answer_of(p, view, seat, out, n)


# c: cdef
# c: locals tried int[ANSWERS], totals double[ANSWERS]
# c: locals ahead Policy, trial State, seen State, world State, source Source, inner list
def look_ahead(p: Policy, view: State, seat: int, out: list[int], n: int) -> int:
    """The answer after which the seat stands best at the end of the round, in the same few worlds for all answers.

    Of those for which there are rules only the best is tried; after each world the worse half goes.
    """
    if not cython.compiled:
        tried = [0] * ids.ANSWERS
        totals = [0.0] * ids.ANSWERS
    policy.reseed(p, seat, view.emitted)
    source = Source(rng.below(p.valuation.source, 1 << 30))
    alive = worth_trying(p, view, seat, out, n, tried)
    ahead = p.ahead
    assert ahead is not None, "only a policy with worlds looks ahead"
    ahead.seed = p.seed
    inner = [ahead] * view.box.players
    trial = view.clone()
    seen = view.clone()
    for i in range(alive):
        totals[i] = 0.0
    for _ in range(p.worlds):
        world = resample.resample(view, source)
        for i in range(alive):
            state.copy_memory(trial, world)
            trial.emitted = world.emitted
            flow.answer(trial, seat, tried[i])
            play_on(trial, inner, seen, view.round)
            totals[i] += prospect(p.valuation, trial, seat, 0)
        sort(tried, totals, alive)
        alive = max(2, alive // 2)
    return tried[0]


def worth_trying(p: Policy, view: State, seat: int, out: list[int], n: int, tried: list[int]) -> int:
    """Puts the answers without a rule into `tried`, and the best of the others; returns how many they are."""
    size = policy.understood(view, out, n, tried)
    best = -1
    if size > 0:
        best = tried[0] if size == 1 else policy.by_rules(p, view, seat, tried, size)
    count = 0
    for i in range(n):
        if out[i] == best or not policy.understands_one(view, out[i]):
            tried[count] = out[i]
            count += 1
    return count


# c: locals answer int, total double
def sort(answers: list[int], totals: list[float], size: int) -> None:
    """The better ones first; of equals, the one that came first."""
    for i in range(1, size):
        at = i
        while at > 0 and totals[at] > totals[at - 1]:
            answer, total = answers[at], totals[at]
            answers[at], totals[at] = answers[at - 1], totals[at - 1]
            answers[at - 1], totals[at - 1] = answer, total
            at -= 1


def prospect(m: Valuation, g: State, seat: int, wants_money: int) -> float:
    """How a seat stands between two rounds or at the end of a game: its chance to win, or its money."""
    valuation.look_between(m, g, seat)
    return valuation.fortune(m, g, seat) if wants_money else valuation.winning(m, g, seat)


# c: cpdef
def played_out(
    world: State, seat: int, given: int, players: list[Policy], trial: State, seen: State
) -> tuple[int, float]:
    """Gives an answer in a world and plays the game to its end: the seat's money and its share of the win."""
    state.copy_memory(trial, world)
    trial.emitted = world.emitted
    flow.answer(trial, seat, given)
    play_on(trial, players, seen, ids.LOTS)
    winners = 0
    for other in range(trial.box.players):
        winners += (trial.winners >> other) & 1
    won = 1.0 / winners if (trial.winners >> seat) & 1 else 0.0
    return trial.score[seat][ids.PART_TOTAL], won


# c: cpdef; locals chances list
def outlook(
    world: State, seat: int, given: int, players: list[Policy], trial: State, seen: State, judge: Valuation, ahead: int
) -> tuple[list[float], float, int]:
    """Gives an answer in a world (none below 0) and plays to the end of a round, so many rounds from now.

    Returns everybody's chance to win, as the judge sees it then or as it is at the end of the game, the seat's money,
    and how many rounds are left.
    """
    state.copy_memory(trial, world)
    trial.emitted = world.emitted
    if given >= 0:
        flow.answer(trial, seat, given)
    play_on(trial, players, seen, max(1, world.round) + ahead)
    if trial.ask == ids.NOTHING:
        chances = [1.0 if (trial.winners >> other) & 1 else 0.0 for other in range(trial.box.players)]
        total = sum(chances)
        return [chance / total for chance in chances], 1.0 * trial.score[seat][ids.PART_TOTAL], 0
    chances = [prospect(judge, trial, other, 0) for other in range(trial.box.players)]
    total = sum(chances)
    left = trial.box.rounds - trial.round + 1
    return [chance / total for chance in chances], prospect(judge, trial, seat, 1), left
