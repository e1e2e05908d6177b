"""Games played on from anywhere, for search: from one state, or in many worlds that agree with a view."""

# c: cdef; from stockpile.engine.rules.rng cimport u64

from stockpile.engine import ids
from stockpile.engine.plugins import faults
from stockpile.engine.resampling import resample
from stockpile.engine.rules import flow, random_play, worth
from stockpile.engine.rules.rng import Source
from stockpile.engine.state import State

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one world and of the next


class Player:
    """Who plays a game on: chance. Others (bots/simulation.py) override how."""

    # c: Source source; methods cdef

    def __init__(self) -> None:
        self.source = Source(0)

    # c: cdef long; args u64 seed
    def play_on(self, g: State, last_round: int, seed: int) -> int:
        """Plays to the end of a round, or of the game if it comes before, and returns how many answers there were."""
        self.source.number = seed
        return random_play.play(g, self.source, last_round)


class Rollouts:
    """What came of a position in many worlds. Money and shares of the win are by world, then by seat."""

    __slots__ = ("decisions", "over", "scores", "shares", "worlds")

    def __init__(self, scores: list[list[int]], shares: list[list[float]], decisions: int, over: int) -> None:
        self.worlds = len(scores)
        self.scores = scores
        self.shares = shares
        self.decisions = decisions
        self.over = over

    @property
    def mean_scores(self) -> list[float]:
        """The mean money of each seat."""
        return [sum(column) / self.worlds for column in zip(*self.scores, strict=True)]

    @property
    def win_shares(self) -> list[float]:
        """How often each seat won; a shared win counts its share."""
        return [sum(column) / self.worlds for column in zip(*self.shares, strict=True)]

    def __repr__(self) -> str:
        shown = ", ".join(f"{share:.3f}" for share in self.win_shares)
        return f"<Rollouts in {self.worlds} worlds, win shares {shown}>"


# c: cpdef object; args object seed; locals decisions long
def played_on(g: State, player: Player, until_end: bool, seed: int) -> int:
    """Plays a state on, to the end of its round or of the game."""
    decisions = player.play_on(g, ids.LOTS if until_end else g.round, seed & MASK)
    if g.box.plugged:
        faults.raise_fault()
    return decisions


# c: cpdef object; args object seed; locals source Source, g State, decisions long, number u64
def rollouts(view: State, worlds: int, player: Player, given: int, until_end: bool, seed: int) -> Rollouts:
    """Plays so many worlds that agree with a view; `given` is the seat's answer to its question, or -1.

    Worlds follow from view and seed alone, so that what different answers lead to is compared in the same ones.
    """
    source = Source(seed)
    last_round = ids.LOTS if until_end else view.round
    number = source.number
    scores, shares = [], []
    decisions = over = 0
    for _ in range(worlds):
        g = resample.resample(view, source)
        if given >= 0:
            flow.answer(g, view.observer - 1, given)
        number = (number + STRIDE) & MASK
        decisions += player.play_on(g, last_round, number)
        if g.box.plugged:
            faults.raise_fault()
        scores.append(money_of(g))
        shares.append(shares_of(g))
        over += flow.is_over(g)
    return Rollouts(scores, shares, decisions, over)


# c: cpdef list
def money_of(g: State) -> list[int]:
    """The final money of each seat; before the end, what it is worth at today's prices."""
    if flow.is_over(g):
        return [g.score[seat][ids.PART_TOTAL] for seat in range(g.box.players)]
    return [worth.worth(g, seat) for seat in range(g.box.players)]


# c: cpdef list
def shares_of(g: State) -> list[float]:
    """Each seat's share of the win; nobody has one before the end."""
    winners = 0
    for seat in range(g.box.players):
        winners += (g.winners >> seat) & 1
    return [1.0 / winners if (g.winners >> seat) & 1 else 0.0 for seat in range(g.box.players)]
