"""Random games inside the compiled loop: the same engine as Game, without history."""

# c: from stockpile.engine.rules.rng cimport Source
# c: cdef

from collections.abc import Callable
from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import ids, state
from stockpile.engine.fingerprint import fingerprint
from stockpile.engine.plugins import faults
from stockpile.engine.rules import chance, flow, random_play, rng
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.checks import integer
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State


class Playouts:
    """What came out of many random games."""

    # c: readonly int games; readonly long decisions; readonly list mean_scores, win_shares, kept, scores

    def __init__(
        self,
        games: int,
        decisions: int,
        totals: list[int],
        wins: list[float],
        kept: "list[Kept]",
        scores: list[list[int]],
    ) -> None:
        self.games = games
        self.decisions = decisions
        self.mean_scores = [total / games for total in totals] if games else [0.0 for _ in totals]
        self.win_shares = [won / games for won in wins] if games else [0.0 for _ in wins]
        self.kept = kept
        self.scores = scores


class Kept:
    """One game of `playouts(keep=True)`: where it began, what was answered, and how it ended."""

    def __init__(self, setup: Setup, g: State, source: rng.Source) -> None:
        flow.begin(g)
        self._setup = setup
        self._start = g.clone()
        self.answers: list[int] = []
        keep_answers(g, source, self.answers)
        self.hash = fingerprint(g.dump())

    @property
    def position(self) -> dict[str, Any]:
        """The start as plain JSON, for Game.from_position."""
        from stockpile.engine.formats.position import position_of

        return position_of(self._setup, self._start)


# c: cpdef object; args object games, object seed, object keep, object scores
# c: locals source Source, blank State, g State, decisions long
def playouts(
    setup: Setup,
    games: int = 1000,
    seed: int = 1,
    keep: bool = False,
    progress: Callable[[int], None] | None = None,
    scores: bool = False,
) -> Playouts:
    """Plays random games; with `keep` their starts, answers and final hashes are kept, with `scores` their scores."""
    games = _checked_games(setup, games)
    source = rng.Source(rng.checked_seed(seed))
    blank = State(box_of(setup))
    chance.lay_out(blank)
    decisions = 0
    totals = [0] * setup.players
    wins = [0.0] * setup.players
    kept: list[Kept] = []
    every: list[list[int]] = []
    g = blank.clone()
    for number in range(games):
        state.copy_memory(g, blank)
        g.emitted = 0
        chance.shuffle_all(g, source)
        if keep:
            kept.append(Kept(setup, g, source))
            decisions += len(kept[number].answers)
        else:
            decisions += random_play.play(g, source, ids.LOTS)
        if g.box.plugged:
            faults.raise_fault()
        add_scores(g, totals, wins)
        if scores:
            every.append([g.score[seat][ids.PART_TOTAL] for seat in range(g.box.players)])
        if progress is not None and number % 256 == 255:
            progress(number + 1)
    return Playouts(games, decisions, totals, wins, kept, every)


# c: def
def _checked_games(setup: object, games: object) -> int:
    """A number of games, of a setup that draws its own chance."""
    if not isinstance(setup, Setup):
        raise TypeError(f"setup: a Setup is needed, not {type(setup).__name__}")
    if setup.chance == "asked":
        raise ValueError("setup: playouts draw chance themselves; chance must be 'drawn'")
    number = integer(games)
    if number is None or number < 0:
        raise ValueError(f"games: {games!r} is not a number of games")
    return number


# c: args Source source, list answers; locals out int[ANSWERS]
def keep_answers(g: State, source: rng.Source, answers: list[int]) -> None:
    """Plays one game to its end as `random_play` does, and writes down what was answered."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    while g.ask != ids.NOTHING:
        seat = flow.asked_seat(g)
        given = out[rng.below(source, flow.legal(g, seat, out))]
        answers.append(given)
        flow.answer(g, seat, given)


# c: args list totals, list wins
def add_scores(g: State, totals: list[int], wins: list[float]) -> None:
    """Adds one game's final money and shares of the win."""
    winners = 0
    for seat in range(g.box.players):
        winners += (g.winners >> seat) & 1
    for seat in range(g.box.players):
        totals[seat] += g.score[seat][ids.PART_TOTAL]
        if (g.winners >> seat) & 1:
            wins[seat] += 1.0 / winners
