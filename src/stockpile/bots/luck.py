"""Games whose luck is measured: what each round's deal brought a seat, against deals that might have come instead.

Whenever a round is about to be dealt, all that is still to be dealt is shuffled anew a few times, policies play that
round on in each of these worlds, and every seat's standing at its end is compared with what came of the real deal. The
deal that came and those that might have come are equally likely, whatever has been played so far; so the differences
are 0 on average, and taking any fixed multiple of them away from a result leaves its expectation as it is. (The idea is
that of AIVAT, Burch and others 2018, with chance sampled instead of enumerated.)
"""

# c: def

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import rollout, table
from stockpile.bots.policy import Policy
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids, state
from stockpile.engine.knowledge import project
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

MASK = (1 << 64) - 1


class MeasuredGame:
    """One finished game; `luck[round][seat]` is the money and the share of the win that round's deal brought."""

    def __init__(self, scores: list[int], winners: list[int], luck: list[list[list[float]]]) -> None:
        self.scores = scores
        self.winners = winners
        self.luck = luck

    def totals(self) -> tuple[tuple[float, float], ...]:
        """The luck of all rounds by seat: money, and share of the win."""
        sums = [[sum(signs) for signs in zip(*rows, strict=True)] for rows in zip(*self.luck, strict=True)]
        return tuple((money, winning) for money, winning in sums)


class LuckTable:
    """Plays or replays games of one setup, and measures each round's deal against so many others.

    In a game that the policies have played themselves the real deal is judged by how its round ended. In one that
    others have played, the policies play the real deal too, for it must be treated no otherwise than those imagined.
    """

    # c: list policies; State blank, g, before, trial, seen; Source source; Valuation judge; int worlds, players
    # c: list given; bint is_own; double money[SEATS], winning[SEATS], other_money[SEATS], other_winning[SEATS]
    # c: methods cdef

    money: list[float]
    winning: list[float]
    other_money: list[float]
    other_winning: list[float]

    def __init__(self, setup: Setup, policies: list[Policy], worlds: int) -> None:
        if len(policies) != setup.players:
            raise ValueError(f"policies: {len(policies)} for {setup.players} players")
        if worlds < 1:
            raise ValueError(f"worlds: at least 1, not {worlds}")
        self.policies = policies
        self.blank = State(box_of(setup))
        chance.lay_out(self.blank)
        self.g, self.before = self.blank.clone(), self.blank.clone()
        self.trial, self.seen = self.blank.clone(), self.blank.clone()
        self.source = Source(0)
        self.judge = Valuation(policies[0].tables, policies[0].weights)
        self.worlds = worlds
        self.players = setup.players
        self.given: list[tuple[int, int]] | None = None
        self.is_own = True
        if not cython.compiled:
            self.money, self.winning = [0.0] * ids.SEATS, [0.0] * ids.SEATS
            self.other_money, self.other_winning = [0.0] * ids.SEATS, [0.0] * ids.SEATS

    # c: cpdef object; args object number
    def play(self, number: int) -> MeasuredGame:
        """Plays the deal of a number of the fast source; the same number gives the same game and the same measure."""
        self.source.number = number & MASK
        self.given = None
        self.is_own = True
        state.copy_memory(self.g, self.blank)
        self.g.emitted = 0
        chance.shuffle_all(self.g, self.source)
        self.reseed()
        return self.measured()

    # c: cpdef object; args object answers, object number, object by_policies
    def measure(
        self, start: State, answers: Sequence[tuple[int, int]], number: int = 0, by_policies: bool = False
    ) -> MeasuredGame:
        """Measures a finished game by how it began, its seats and their answers; a number chooses the other deals.

        `by_policies` says that the answers are those of this table's own policies.
        """
        self.source.number = number & MASK
        self.given = list(reversed(answers))
        self.is_own = by_policies
        self.take(self.g, start)
        return self.measured()

    # c: cdef object; locals luck list
    def measured(self) -> MeasuredGame:
        """Goes through the game; a round is measured when it is over, or as soon as it is dealt if it is replayed."""
        luck: list[list[list[float]]] = []
        is_imagined = 0
        if not self.g.box.investors and not self.g.box.strategies:  # the first round is dealt at once
            self.imagine(-1, 0, 1)
            is_imagined = 1
        flow.begin(self.g)
        while self.g.ask != ids.NOTHING:
            round_number = self.g.round
            seat, given = self.answer()
            if self.g.round == round_number and self.g.ask != ids.NOTHING:
                continue
            if is_imagined:
                luck.append(self.difference())
            if self.g.ask != ids.NOTHING:
                self.imagine(seat, given, self.g.round)
                is_imagined = 1
        return MeasuredGame(table.scores_of(self.g), table.winners_of(self.g), luck)

    def reseed(self) -> None:
        """What a policy leaves to chance is dealt like a card."""
        for p in self.policies:
            p.start_from(self.source.number)
            rng.below(self.source, 2)

    # c: cdef tuple; locals out int[ANSWERS], p Policy
    def answer(self) -> tuple[int, int]:
        """One answer of the real game; how it stood before is kept."""
        if not cython.compiled:
            out = [0] * ids.ANSWERS
        if self.given is not None:
            seat, given = self.given.pop()
        else:
            seat = flow.asked_seat(self.g)
            n = flow.legal(self.g, seat, out)
            given = out[0]
            if n > 1:
                p = self.policies[seat]
                project.project(self.g, seat, self.seen)
                given = rollout.answer_of(p, self.seen, seat, out, n)
        self.take(self.before, self.g)
        flow.answer(self.g, seat, given)
        return seat, given

    def take(self, to: State, source: State) -> None:
        """Copies a game."""
        state.copy_memory(to, source)
        to.emitted = source.emitted

    # c: locals seeds list
    def imagine(self, seat: int, given: int, round_number: int) -> None:
        """Worlds in which a round and all after it are dealt otherwise: from the answer after which it is dealt.

        The first round may be dealt before anybody has answered; then everything is.
        """
        seeds = [p.own_seed() for p in self.policies]
        for other in range(self.players):
            self.other_money[other] = self.other_winning[other] = 0.0
        if not self.is_own:
            self.take(self.trial, self.g)
            self.play_round(round_number)
            self.judge_seats(self.trial)
        for _ in range(self.worlds):
            self.take(self.trial, self.before if seat >= 0 else self.blank)
            if seat >= 0:
                chance.shuffle_coming(self.trial, self.source, round_number)
                flow.answer(self.trial, seat, given)
            else:
                chance.shuffle_all(self.trial, self.source)
            self.play_round(round_number)
            self.add_seats()
        for p, seed in zip(self.policies, seeds, strict=True):
            p.start_from(seed)

    def play_round(self, round_number: int) -> None:
        """Policies with new seeds play a world to the end of the round."""
        self.reseed()
        rollout.play_on(self.trial, self.policies, self.seen, round_number)

    def judge_seats(self, g: State) -> None:
        """How all seats stand after the real deal."""
        for seat in range(self.players):
            self.money[seat] = rollout.prospect(self.judge, g, seat, 1)
            self.winning[seat] = self.win_share(g, seat)

    def add_seats(self) -> None:
        """How all seats stand after an imagined one."""
        for seat in range(self.players):
            self.other_money[seat] += rollout.prospect(self.judge, self.trial, seat, 1)
            self.other_winning[seat] += self.win_share(self.trial, seat)

    # c: cdef list
    def difference(self) -> list[list[float]]:
        """What the real deal brought each seat more than an average one."""
        if self.is_own:
            self.judge_seats(self.g)
        return [
            [
                self.money[seat] - self.other_money[seat] / self.worlds,
                self.winning[seat] - self.other_winning[seat] / self.worlds,
            ]
            for seat in range(self.players)
        ]

    def win_share(self, g: State, seat: int) -> float:
        """How likely the seat is to win; at the end, what it has won."""
        if g.stage != ids.OVER:
            return rollout.prospect(self.judge, g, seat, 0)
        return 1.0 / len(table.winners_of(g)) if (g.winners >> seat) & 1 else 0.0
