"""Many games side by side, stepped by compiled code that writes into the caller's arrays; no Python a game.

A game stands at the question of a seat that the caller decides for; other seats are answered by compiled policies. The
caller owns all arrays: what a step has written stays until the next one. Deals come from the fast source, see rng.py,
and each game's start can be had as a position from which `Game` plays the same trajectory.
"""

import hashlib
from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import policy as policies_
from stockpile.bots import rollout
from stockpile.bots.policy import Policy
from stockpile.engine import ids, state
from stockpile.engine.formats import position
from stockpile.engine.knowledge import project
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.setup import box
from stockpile.engine.setup.setup import Setup, box_of
from stockpile.engine.state import State
from stockpile.env import encode, numbering
from stockpile.env.encode import Encoder
from stockpile.env.layout import Layout

REWARDS = ("win", "money", "worth")
RESETS = ("same_step", "next_step", "disabled")
MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one game and the next


def row(values: Any, kind: Any) -> Any:
    """Numbers that compiled code reads as an array; Python is quicker with a list."""
    import numpy as np

    return np.array(values, kind) if cython.compiled else list(values)


if not cython.compiled:
    WIN, MONEY, WORTH = range(3)
    SAME_STEP, NEXT_STEP, DISABLED = range(3)
    WIDE = 5  # cells of one act
    FORFEIT_WIN, FORFEIT_MONEY = -1, -100

    def game_seed(own: int, played: int, i: int) -> int:
        """The seed of a policy in one game; the compiled one is in batch.pxd."""
        return (own + (played * 65537 + i) * STRIDE) & MASK



class Batch:
    """So many games of one setup."""

    def __init__(
        self,
        setup: Setup,
        games: int,
        layout: Layout,
        opponents: "list[Policy | None]",
        reward: str = "win",
        autoreset: str = "same_step",
        skip_forced: bool = True,
        forfeits: bool = False,
    ) -> None:
        self.setup = setup
        self.layout = layout
        self.games = games
        self.encoder = Encoder(layout)
        self.reward = REWARDS.index(reward)
        self.autoreset = RESETS.index(autoreset)
        self.skip_forced = skip_forced
        self.forfeits = forfeits
        self.players = setup.players
        self.acts = layout.acts
        self.recall = layout.recall
        self.frame = layout.frame
        self.actions = len(numbering.ids_of(setup))
        self.opponents = opponents
        self.blank = State(box_of(setup))
        self.seen = State(box_of(setup))
        self.source = Source(0)
        self.fault = 0
        self._take_rooms()

    def _take_rooms(self) -> None:
        """One state, and one start, a game; what is asked; what was done."""
        import numpy as np  # no array is needed to play, so the engine does not know of it

        games, layout = self.games, self.layout
        self.states = [self.blank.clone() for _ in range(games)]
        self.starts = [self.blank.clone() for _ in range(games)]
        self.state_at = Pointers(self.states)
        self.start_at = Pointers(self.starts)
        self.policy_at = Pointers([p if p is not None else self.blank for p in self.opponents])
        self.own_seeds = row([0 if p is None else p.own_seed() for p in self.opponents], np.uint64)
        self.id_of = row(numbering.ids_of(self.setup), np.int32)
        self.number_of = row(numbering.numbers_of(self.setup), np.int32)
        self.told = np.array([[*told[:4], int(told.is_secret)] for told in numbering.told()], np.int8)
        self.numbers = row([0] * games, np.uint64)  # where each game's chance goes on
        self.played = row([0] * games, np.int64)  # how many games were begun in each place
        self.asked = row([0] * games, np.int32)
        self.learners = row([0] * games, np.int32)  # mask of the seats that the caller decides for
        self.waiting = row([0] * games, np.int32)  # 1: over, and to be begun again by the next step
        self.legal_n = row([0] * games, np.int32)
        self.legal = np.zeros((games, ids.ANSWERS), np.int32)  # compact numbers
        self.is_open = np.zeros((games, self.actions), np.int8)
        self.worths = np.zeros((games, self.players), np.int32)
        self.is_valued = np.zeros((games, self.players), np.int8)
        self.done_acts = np.zeros((games, max(1, layout.acts)), np.int32)  # in a ring
        self.act_n = row([0] * games, np.int32)
        frames = layout.recall
        self.now = np.zeros((games if frames else 1, layout.frame), np.int8)
        self.past = np.zeros((games if frames else 1, self.players, max(1, frames), layout.frame), np.int8)
        self.past_n = np.zeros((games, self.players), np.int32)
        self.line = np.zeros(layout.size, np.int8)

    def lend(self, observations: Any, floats: Any, masks: Any, rewards: Any, dones: Any, seats: Any, last: Any) -> None:
        """The caller's arrays: int8 or float32 observations, and None for what is not wanted."""
        self.wants_cells = observations is not None
        self.wants_floats = floats is not None
        self.wants_masks = masks is not None
        self.wants_last = last is not None
        if observations is not None:
            self.observations = observations
        if floats is not None:
            self.floats = floats
        if masks is not None:
            self.masks = masks
        if last is not None:
            self.last = last
        self.rewards = rewards
        self.dones = dones
        self.seats = seats

    # What a caller does

    def begin(self, seed: int, learners: int) -> None:
        """Deals all games anew; the same seed deals the same games, whatever their number."""
        for i in range(self.games):
            self.begin_one(i, rng.checked_seed(seed), learners)

    def begin_one(self, i: int, seed: int, learners: int) -> None:
        """Deals one game anew; `learners` is a mask of seats, or 0 for one of them by lot at each game."""
        self.numbers[i] = first_number(seed, i)
        self.played[i] = 0
        self.learners[i] = learners
        self.is_drawn = 1 if learners == 0 else 0
        for seat in range(self.players):
            self.rewards[i, seat] = 0
        self.dones[i] = 0
        with cython.nogil:
            deal(self, i)
        self.raise_fault()

    def step(self, given: Any) -> None:
        """One answer a game, by compact number; a number that is not open changes nothing and raises."""
        self.given = given
        if self.given.shape[0] != self.games:
            raise ValueError(f"actions: {self.given.shape[0]} for {self.games} games")
        for i in range(self.games):
            if not self.forfeits and not self.waiting[i] and not is_allowed(self, i, self.given[i]):
                raise ValueError(f"actions[{i}]: {self.given[i]} is no open answer of this question")
        with cython.nogil:
            for i in range(self.games):
                step_one(self, i, self.given[i])
        self.raise_fault()

    def sample(self, into: Any) -> None:
        """One open answer a game, all equally likely; 0 where a game waits to be begun."""
        self.drawn = into
        with cython.nogil:
            for i in range(self.games):
                draw_one(self, i)

    def raise_fault(self) -> None:
        """A policy that has failed raises here, not in the middle of a step."""
        if self.fault:
            self.fault = 0
            raise RuntimeError("a policy has failed to answer")

    # What a caller asks

    def start_position(self, i: int) -> dict[str, Any]:
        """Where a game began, for Game.from_position."""
        return position.position_of(self.setup, self.starts[i])

    def view_state(self, i: int, seat: int) -> State:
        """What a seat may know of a game, as memory: for View."""
        into = State(self.blank.box)
        project.project(self.states[i], seat, into)
        return into

    def observation(self, i: int, seat: int) -> Any:
        """The observation of any seat, also of one that is not asked, as a new int8 array; leaves no trace."""
        import numpy as np

        compose(self, i, seat)
        return np.array(self.line, np.int8)

    def mask(self, i: int) -> Any:
        """The open answers of a game, by compact number: 1 for open."""
        import numpy as np

        return np.array(self.is_open[i], np.int8)

    def asked_seat(self, i: int) -> int:
        """The seat that is asked; -1 when the game is over."""
        return -1 if self.waiting[i] else self.asked[i]

    def score(self, i: int) -> list[int]:
        """The final money of the game that stands in a place, by seat."""
        g = self.states[i]
        return [g.score[seat][ids.PART_TOTAL] for seat in range(self.players)]


def first_number(seed: int, i: int) -> int:
    """Where the chance of a game's place begins: mixed, since seeds that follow each other are not far apart."""
    digest = hashlib.blake2b(seed.to_bytes(rng.SEED_BITS // 8, "little") + i.to_bytes(8, "little"), digest_size=8)
    return int.from_bytes(digest.digest(), "little")


class Pointers:
    """A row of objects that compiled code reaches without Python; it keeps them alive."""

    at: list[Any]

    def __init__(self, objects: list[Any]) -> None:
        self.kept = objects
        self.take(len(objects))

    def take(self, size: int) -> None:
        """Notes where each of them is."""
        if not cython.compiled:
            self.at = self.kept
        else:
            point(self)


def deal(b: Batch, i: int) -> None:
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
    chance.prepare(g, source)
    flow.begin(g)
    state.copy_memory(start, g)
    start.emitted = g.emitted


def step_one(b: Batch, i: int, given: int) -> None:
    """One game's answer, and on to the next question that the caller decides."""
    for seat in range(b.players):
        b.rewards[i, seat] = 0
    b.dones[i] = 0
    if b.waiting[i]:
        if b.autoreset == NEXT_STEP:
            deal(b, i)
        return
    if not is_allowed(b, i, given):
        forfeit(b, i, cython.cast(State, b.state_at.at[i]))
        return
    if b.recall > 0:
        remember(b, i, b.asked[i])
    answer(b, i, cython.cast(State, b.state_at.at[i]), b.asked[i], b.id_of[given])
    go_on(b, i, cython.cast(State, b.state_at.at[i]))
    if b.asked[i] < 0:
        finish(b, i, cython.cast(State, b.state_at.at[i]))
        return
    show(b, i, cython.cast(State, b.state_at.at[i]))


def is_allowed(b: Batch, i: int, given: int) -> int:
    """Whether a compact number is an open answer of a game."""
    return 1 if 0 <= given < b.actions and b.is_open[i, given] else 0


def answer(b: Batch, i: int, g: State, seat: int, given: int) -> None:
    """Applies an answer and remembers it, if acts are shown."""
    if b.acts > 0:
        b.done_acts[i, b.act_n[i] % b.acts] = given * 8 + seat
        b.act_n[i] += 1
    flow.answer(g, seat, given)


def go_on(b: Batch, i: int, g: State) -> None:
    """Lets policies answer until the caller is asked, or the game is over: then nobody is asked, -1."""
    if not cython.compiled:
        out = [0] * ids.ANSWERS
    while g.ask != ids.NOTHING:
        seat = flow.asked_seat(g)
        n = flow.legal(g, seat, out)
        if (b.learners[i] >> seat) & 1:
            if n > 1 or not b.skip_forced:
                b.asked[i] = seat
                open_answers(b, i, out, n)
                return
            answer(b, i, g, seat, out[0])
        elif n == 1:
            answer(b, i, g, seat, out[0])
        else:
            away = encode.distance(b.encoder, seat, lowest(b.learners[i]))
            answer(b, i, g, seat, policy_answer(b, i, cython.cast(Policy, b.policy_at.at[away]), g, seat, away, out, n))
    b.asked[i] = -1
    open_answers(b, i, out, 0)


def policy_answer(b: Batch, i: int, p: Policy, g: State, seat: int, away: int, out: list[int], n: int) -> int:
    """What a policy answers; its chance is another one in every game."""
    project.project(g, seat, b.seen)
    p.seed = game_seed(b.own_seeds[away], b.played[i], i)
    if p.worlds > 0 and not policies_.understands(b.seen, out, n):
        return ahead(b, p, seat, out, n)
    return policies_.decide(p, b.seen, seat, out, n)


def ahead(b: Batch, p: Policy, seat: int, out: list[int], n: int) -> int:
    """An answer for which a policy has no rule is tried out; this alone needs Python."""
    try:
        return rollout.look_ahead(p, b.seen, seat, out, n)
    except Exception:
        b.fault = 1
        return out[0]


def open_answers(b: Batch, i: int, out: list[int], n: int) -> None:
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


def show(b: Batch, i: int, g: State) -> None:
    """Writes the observation of who is asked, and what its worth has changed by since it was asked last."""
    seat = b.asked[i]
    b.seats[i] = seat
    if b.reward == WORTH:
        now = worth(g, seat)
        if b.is_valued[i, seat]:
            b.rewards[i, seat] = now - b.worths[i, seat]
        b.worths[i, seat] = now
        b.is_valued[i, seat] = 1
    if b.wants_cells or b.wants_floats:
        observe(b, i, seat, 0)


def finish(b: Batch, i: int, g: State) -> None:
    """The end of a game: rewards, the last observation, and the next deal."""
    for seat in range(b.players):
        b.rewards[i, seat] = reward_of(b, i, g, seat)
    end(b, i, lowest(b.learners[i]))


def forfeit(b: Batch, i: int, g: State) -> None:
    """Who gives an answer that is not open loses, and the game is over for all."""
    b.rewards[i, b.asked[i]] = FORFEIT_WIN if b.reward == WIN else FORFEIT_MONEY
    end(b, i, b.asked[i])


def end(b: Batch, i: int, seat: int) -> None:
    """A game is over: its last observation is a seat's."""
    b.dones[i] = 1
    b.seats[i] = seat
    if b.autoreset == SAME_STEP:
        if b.wants_last:
            observe(b, i, seat, 1)
        deal(b, i)
        return
    b.waiting[i] = 1
    if b.wants_cells or b.wants_floats:
        observe(b, i, seat, 0)


def lowest(mask: int) -> int:
    """The first seat of a mask."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def reward_of(b: Batch, i: int, g: State, seat: int) -> float:
    """At the end: the share of the win, the money above the mean of the others, or what the own worth has changed by."""
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


def worth(g: State, seat: int) -> int:
    """Money and stocks at today's prices, split cards twice (END-3), bonds at what they cost."""
    total = g.cash[seat] + g.bonds[seat] * g.box.bond_price
    for stock in range(ids.STOCKS):
        total += box.price(g.box, stock, g.space[stock]) * (g.regular[seat][stock] + 2 * g.split[seat][stock])
    return total


def observe(b: Batch, i: int, seat: int, is_last: int) -> None:
    """Writes a seat's observation to its place, or to that of last observations."""
    compose(b, i, seat)
    if b.recall > 0 and not is_last:
        for k in range(b.frame):
            b.now[i, k] = b.line[k]
    size = b.line.shape[0]
    if is_last:
        for k in range(size):
            b.last[i, k] = b.line[k]
    elif b.wants_cells:
        for k in range(size):
            b.observations[i, k] = b.line[k]
    else:
        for k in range(size):
            b.floats[i, k] = b.line[k]


def compose(b: Batch, i: int, seat: int) -> None:
    """A seat's observation, in the batch's own line: this moment, what was done, and the own moments before."""
    project.project(cython.cast(State, b.state_at.at[i]), seat, b.seen)
    at = encode.encode(b.encoder, b.seen, seat)
    for k in range(at):
        b.line[k] = b.encoder.cells[k]
    for k in range(b.acts):
        tell(b, i, seat, k, at)
        at += WIDE
    for k in range(b.recall):
        recall(b, i, seat, k, at)
        at += b.frame


def tell(b: Batch, i: int, seat: int, back: int, at: int) -> None:
    """An act as a seat knows it, so many back from the newest."""
    for k in range(WIDE):
        b.line[at + k] = 0
    if back >= b.act_n[i]:
        return
    act = b.done_acts[i, (b.act_n[i] - 1 - back) % b.acts]
    who = act % 8
    given = act // 8
    b.line[at] = 1 + encode.distance(b.encoder, who, seat)
    b.line[at + 1] = b.told[given, 0]
    b.line[at + 2] = b.told[given, 1] if who == seat or not b.told[given, 4] else 0
    b.line[at + 3] = b.told[given, 2]
    b.line[at + 4] = b.told[given, 3]


def recall(b: Batch, i: int, seat: int, back: int, at: int) -> None:
    """An own moment before this one, so many back from the newest."""
    n = b.past_n[i, seat]
    if back >= n:
        for k in range(b.frame):
            b.line[at + k] = 0
        return
    place = (n - 1 - back) % b.recall
    for k in range(b.frame):
        b.line[at + k] = b.past[i, seat, place, k]


def remember(b: Batch, i: int, seat: int) -> None:
    """What a seat was shown becomes its past when it has answered."""
    place = b.past_n[i, seat] % b.recall
    for k in range(b.frame):
        b.past[i, seat, place, k] = b.now[i, k]
    b.past_n[i, seat] += 1


def draw_one(b: Batch, i: int) -> None:
    """One open answer of a game, all equally likely."""
    b.drawn[i] = 0
    if b.legal_n[i] > 0:
        b.source.number = b.numbers[i]
        b.drawn[i] = b.legal[i, rng.below(b.source, b.legal_n[i])]
        b.numbers[i] = b.source.number
