"""Random games inside the compiled loop: the same engine as Game, without history."""

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.engine import chance, flow, ids, rng
from stockpile.engine.setup import Setup, box_of
from stockpile.engine.state import State


class Playouts:
    """What came out of many random games."""

    def __init__(self, games, decisions, totals, wins, kept):
        self.games = games
        self.decisions = decisions
        self.mean_scores = [total / games for total in totals] if games else [0.0 for _ in totals]
        self.win_shares = [won / games for won in wins] if games else [0.0 for _ in wins]
        self.kept = kept


class Kept:
    """One game of `playouts(keep=True)`: where it began, what was answered, and how it ended."""

    def __init__(self, setup, start, answers, final_hash):
        self._setup = setup
        self._start = start
        self.answers = answers
        self.hash = final_hash

    @property
    def position(self):
        """The start as plain JSON, for Game.from_position."""
        from stockpile.engine.position import position_of

        return position_of(self._setup, self._start)


def playouts(setup, games=1000, seed=1, keep=False, progress=None):
    """Plays random games; with `keep` their starts, answers and final hashes are kept as well."""
    if not isinstance(setup, Setup):
        raise TypeError(f"setup: a Setup is needed, not {type(setup).__name__}")
    if setup.chance == "asked":
        raise ValueError("setup: playouts draw chance themselves; chance must be 'drawn'")
    if isinstance(games, bool) or not isinstance(games, int) or games < 0:
        raise ValueError(f"games: {games!r} is not a number of games")
    source = rng.Source(rng.checked_seed(seed))
    blank = State(box_of(setup))
    decisions = 0
    totals = [0] * setup.players
    wins = [0.0] * setup.players
    kept = [] if keep else None
    for number in range(games):
        g = blank.clone()
        chance.prepare(g, source)
        start = None
        answers = None
        if keep:
            flow.begin(g)
            start = g.clone()
            answers = []
        decisions += play(g, source, answers)
        add_scores(g, totals, wins)
        if keep:
            from stockpile.engine.game import state_hash

            kept.append(Kept(setup, start, answers, state_hash(g.dump())))
        if progress is not None and number % 256 == 255:
            progress(number + 1)
    return Playouts(games, decisions, totals, wins, kept)


def play(g, source, answers):
    """Plays one game to its end with random legal answers, and returns how many there were."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    decisions = 0
    flow.begin(g)
    while g.ask != ids.NOTHING:
        seat = flow.asked_seat(g)
        given = out[rng.below(source, flow.legal(g, seat, out))]
        if answers is not None:
            answers.append(given)
        flow.answer(g, seat, given)
        decisions += 1
    return decisions


def add_scores(g, totals, wins):
    """Adds one game's final money and shares of the win."""
    winners = 0
    for seat in range(g.box.players):
        winners += (g.winners >> seat) & 1
    for seat in range(g.box.players):
        totals[seat] += g.score[seat][ids.PART_TOTAL]
        if (g.winners >> seat) & 1:
            wins[seat] += 1.0 / winners
