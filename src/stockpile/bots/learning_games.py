"""Games from which bots learn: how every seat stood after each round, what was hidden, and who won in the end."""

# c: def

from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from stockpile.engine import shadow as cython

from stockpile.bots import learned_value, open_acts, readings, rollout, table
from stockpile.bots.learned_value import LearnedValue
from stockpile.bots.policy import Policy
from stockpile.bots.readings import Readings
from stockpile.bots.valuation import Valuation
from stockpile.engine import ids
from stockpile.engine.knowledge import project
from stockpile.engine.rules import chance, flow, rng
from stockpile.engine.rules.rng import Source
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State

MASK = (1 << 64) - 1


class LearningGames:
    """Plays games of one setup between policies, one a seat, and writes down what is to be learned from."""

    # c: State blank, seen; list policies; Source source; int players; methods cdef

    def __init__(self, setup: Setup, policies: list[Policy]) -> None:
        self.blank = State(box_of(setup))
        chance.lay_out(self.blank)
        self.seen = State(box_of(setup))
        self.policies = policies
        self.players = setup.players
        self.source = Source(0)

    # c: args object number; locals g State
    def begun(self, number: int) -> State:
        """A new deal; the same number gives the same deal and the same chance to policies."""
        self.source.number = number & MASK
        g = self.blank.clone()
        chance.shuffle_all(g, self.source)
        for p in self.policies:
            p.start_from(self.source.number)
            rng.below(self.source, 2)
        return g

    # c: cpdef; args object number, object rows, object wins; locals g State
    def standings(self, number: int, value: LearnedValue, judge: Valuation, rows: Any, wins: Any) -> int:
        """Plays a game, fills `rows[round][seat]` and `wins[seat]`, and returns how many rounds were between two."""
        g = self.begun(number)
        written = 0
        last = 0
        while True:
            rollout.play_on(g, self.policies, self.seen, last)
            if g.ask == ids.NOTHING:
                break
            if last > 0:
                for seat in range(self.players):
                    learned_value.write_row(value, judge, g, seat, rows[written][seat])
                written += 1
            last += 1
        winners = table.winners_of(g)
        for seat in range(self.players):
            wins[seat] = 1.0 / len(winners) if seat in winners else 0.0
        return written

    # c: cpdef; args object number, object into; locals g State, out int[ANSWERS], p Policy
    def secrets(self, number: int, r: Readings, every: int, into: Any) -> None:
        """Plays a game; at about one of `every` questions asks `into` for room for what its seat cannot see.

        `into.card(kind)` and `into.pair(place)` return rows and chances to be filled in, of what it really is.
        """
        if not cython.compiled:
            out = [0] * ids.ANSWERS
        g = self.begun(number)
        flow.begin(g)
        while g.ask != ids.NOTHING:
            seat = flow.asked_seat(g)
            n = flow.legal(g, seat, out)
            given = out[0]
            if n > 1:
                project.project(g, seat, self.seen)
                if g.round > 0 and rng.below(self.source, every) == 0:
                    self.look(g, r, into)
                p = self.policies[seat]
                given = rollout.answer_of(p, self.seen, seat, out, n)
            flow.answer(g, seat, given)

    # c: args object into
    def look(self, g: State, r: Readings, into: Any) -> None:
        """What the seat that is asked cannot see, and others have acted on."""
        open_acts.survey(r.acts, self.seen)
        if not r.acts.is_any:
            return
        for pile in range(g.box.piles):
            for slot in range(g.pile_n[pile]):
                if r.acts.card_open[pile][slot] and g.pile_card[pile][slot] < ids.MARKET:
                    rows, chances = into.card(g.pile_card[pile][slot])
                    readings.write_card(r, self.seen, pile, slot, rows, chances)
        for pair in range(g.box.pairs):
            if r.acts.pair_owner[pair] >= 0:
                place = (g.pair_company[pair] - 1) * ids.FORECASTS + g.pair_forecast[pair]
                rows, chances = into.pair(place)
                readings.write_pair(r, self.seen, pair, rows, chances)
