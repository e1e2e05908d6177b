"""The memory of many games side by side: their states, what is asked, what was done, and the caller's arrays."""

# c: def
# c: from stockpile.engine.rules.rng cimport u64

from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

import numpy as np

from stockpile.bots.policy import Policy
from stockpile.engine import ids
from stockpile.engine.rules import chance
from stockpile.engine.rules.rng import Source
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.env import numbering
from stockpile.env.encoder import Encoder
from stockpile.env.layout import Layout

REWARDS = ("win", "money", "worth")
RESETS = ("same_step", "next_step", "disabled")
MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15  # between the seeds of one game and the next
if not cython.compiled:  # the compiled ones are in rooms.pxd
    WIN, MONEY, WORTH = range(3)
    SAME_STEP, NEXT_STEP, DISABLED = range(3)
    WIDE = 5  # cells of one act
    FORFEIT_WIN, FORFEIT_MONEY = -1, -100

    def point(pointers: "Pointers") -> None:
        """Notes where each of the objects is."""
        pointers.at = pointers.kept

    def take_cells(b: "Rooms", size: int) -> None:
        """The encoder's cells go to the line."""
        b.line[:size] = b.encoder.cells[:size]

    def put_row(b: "Rooms", into: Any, i: int) -> None:
        """The line goes to a row of the caller's."""
        into[i] = b.line

    def game_seed(own: int, played: int, i: int) -> int:
        """The seed of a policy in one game."""
        return (own + (played * 65537 + i) * STRIDE) & MASK


# c: def
def row(values: Any, kind: Any) -> Any:
    """Numbers that compiled code reads as an array; Python is quicker with a list."""
    return np.array(values, kind) if cython.compiled else list(values)


class Pointers:
    """A row of objects that compiled code reaches without Python; it keeps them alive."""

    # c: list kept; bytearray room; void **at

    at: list[Any]

    def __init__(self, objects: list[Any]) -> None:
        self.kept = objects
        point(self)


class Rooms:
    """So many games of one setup."""

    # c: readonly int games, players, actions, acts, recall, frame, reward, autoreset
    # c: readonly list states, starts; readonly object shown; public int fault
    # c: bint skip_forced, forfeits, is_drawn, wants_cells, wants_floats, wants_masks, wants_last
    # c: Encoder encoder; State blank, seen; Source source; Pointers state_at, start_at, policy_at
    # c: u64[::1] own_seeds, numbers; long long[::1] played, given, drawn
    # c: int[::1] id_of, number_of, asked, learners, waiting, legal_n, act_n, seats
    # c: int[:,::1] legal, worths, done_acts, past_n; float[:,::1] floats, rewards
    # c: signed char[:,::1] told, is_open, is_valued, now, observations, masks, last
    # c: signed char[:,:,:,::1] past; signed char[::1] line, dones

    given: Any
    drawn: Any

    def __init__(
        self,
        setup: Setup,
        games: int,
        layout: Layout,
        opponents: "list[Policy | None]",
        reward: str,
        autoreset: str,
        skip_forced: bool,
        forfeits: bool,
    ) -> None:
        self.games = games
        self.players = setup.players
        self.acts = layout.acts
        self.recall = layout.recall
        self.frame = layout.frame
        self.actions = len(numbering.ids_of(setup))
        self.reward = REWARDS.index(reward)
        self.autoreset = RESETS.index(autoreset)
        self.skip_forced = skip_forced
        self.forfeits = forfeits
        self.is_drawn = 0
        self.fault = 0
        self.encoder = Encoder(layout)
        self.source = Source(0)
        self._take_states(setup, opponents)
        self._take_numbers(setup)
        self._take_past(layout)

    def _take_states(self, setup: Setup, opponents: "list[Policy | None]") -> None:
        """One state, and one start, a game; and who plays against the caller, by distance."""
        self.blank = State(box_of(setup))
        chance.lay_out(self.blank)  # once: a deal begins with a copy of it
        self.seen = State(box_of(setup))
        self.states = [self.blank.clone() for _ in range(self.games)]
        self.starts = [self.blank.clone() for _ in range(self.games)]
        self.state_at = Pointers(self.states)
        self.start_at = Pointers(self.starts)
        self.policy_at = Pointers([self.blank if policy is None else policy for policy in opponents])
        self.own_seeds = row([0 if policy is None else policy.own_seed() for policy in opponents], np.uint64)

    def _take_numbers(self, setup: Setup) -> None:
        """What is asked of whom, and what each answer is called."""
        games = self.games
        self.id_of = row(numbering.ids_of(setup), np.int32)
        self.number_of = row(numbering.numbers_of(setup), np.int32)
        self.told = np.array([[*told[:4], int(told.is_secret)] for told in numbering.told()], np.int8)
        self.numbers = row([0] * games, np.uint64)  # where each game's chance goes on
        self.played = row([0] * games, np.int64)  # how many games were begun in each place
        self.asked = row([0] * games, np.int32)  # the seat; -1 for nobody
        self.learners = row([0] * games, np.int32)  # mask of the seats that the caller decides for
        self.waiting = row([0] * games, np.int32)  # 1: over, and to be begun again
        self.legal_n = row([0] * games, np.int32)
        self.legal = np.zeros((games, ids.ANSWERS), np.int32)  # compact numbers
        self.is_open = np.zeros((games, self.actions), np.int8)
        self.worths = np.zeros((games, self.players), np.int32)
        self.is_valued = np.zeros((games, self.players), np.int8)

    def _take_past(self, layout: Layout) -> None:
        """What was done and, with recall, what each seat was shown when it answered."""
        games, frames = self.games, layout.recall
        self.act_n = row([0] * games, np.int32)
        self.done_acts = np.zeros((games, max(1, layout.acts)), np.int32)  # in a ring
        self.now = np.zeros((games if frames else 1, layout.frame), np.int8)
        self.past = np.zeros((games if frames else 1, self.players, max(1, frames), layout.frame), np.int8)
        self.past_n = np.zeros((games, self.players), np.int32)
        self.shown = np.zeros(layout.size, np.int8)
        self.line = self.shown  # the same memory, as compiled code sees it

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

    # c: cpdef; args u64 number
    def begin(self, i: int, number: int, learners: int) -> None:
        """Where a place's chance begins, and for which seats the caller decides: 0 for one by lot at each game."""
        self.numbers[i] = number
        self.played[i] = 0
        self.learners[i] = learners
        self.is_drawn = 1 if learners == 0 else 0

    # c: cpdef
    def open_answers(self, i: int) -> Any:
        """1 for each open answer of a game, by compact number."""
        return np.array(self.is_open[i], np.int8)

    # c: cpdef
    def asked_seat(self, i: int) -> int:
        """The seat that is asked; -1 when the game is over."""
        return -1 if self.waiting[i] else self.asked[i]

    # c: cpdef list; locals g State
    def score(self, i: int) -> list[int]:
        """The final money of the game that stands in a place, by seat."""
        g = self.states[i]
        return [g.score[seat][ids.PART_TOTAL] for seat in range(self.players)]
