"""The one place where games of a study are played: a chunk of deals, and what came out of them."""

from dataclasses import dataclass
from typing import Any

from stockpile.bots import make, spec_of
from stockpile.bots.contest import seed_of
from stockpile.bots.levels import policy_of
from stockpile.bots.luck import LuckTable
from stockpile.bots.policy import Policy
from stockpile.engine.course import ASKS
from stockpile.engine.declared.events import CAUSES
from stockpile.engine.game import Game, View
from stockpile.engine.question import Question
from stockpile.engine.setup.boxes import box_of
from stockpile.engine.setup.setup import Setup
from stockpile.engine.state import State
from stockpile.lab import duplicate
from stockpile.lab.design import Design, StudyCell, StudySeating
from stockpile.lab.duplicate import Caller
from stockpile.lab.lab_game import LabGame
from stockpile.lab.ledger import ledger
from stockpile.lab.measures import measure_deal
from stockpile.lab.rows import Rows
from stockpile.lab.tally import StudyTally

LOTS = (1 << 24) - 1
BOOKED = 50  # of so many deals, one game has its money booked by cause, which takes a while
WORD = (1 << 64) - 1


@dataclass(frozen=True)
class Chunk:
    """What a chunk has come to: sums for the statistics, and tables of data (plain columns)."""

    number: int
    games: int
    tally: StudyTally
    tables: dict[str, dict[str, list[Any]]]


class CellTable:
    """Plays the games of one cell; policies are made once and given the seed of each game."""

    def __init__(self, design: Design, number: int) -> None:
        self.design = design
        self.number = number
        self.cell: StudyCell = design.cells[number]
        self.box = box_of(self.cell.setup)
        self._policies: dict[tuple[str, int], Policy] = {}
        self._luck: dict[tuple[str, ...], LuckTable] = {}

    def play(self, deal: int) -> list[LabGame]:
        """One deal, in all its seatings."""
        seatings = self.design.seatings(self.cell, deal)
        return [self._game(deal, place, seating) for place, seating in enumerate(seatings)]

    def _game(self, deal: int, place: int, seating: StudySeating) -> LabGame:
        design, players = self.design, self.cell.setup.players
        seed = seed_of(design.seed, "deal", deal)
        bots = tuple(self.cell.bots[(seat - seating.bots) % players] for seat in range(players))
        own = [seed_of(design.seed, "bot", deal, seat) & WORD for seat in range(players)]
        policies = [self._policy(name, seat, own[seat]) for seat, name in enumerate(bots)]
        callers = [None if policies[seat] else self._caller(name, seat, own[seat]) for seat, name in enumerate(bots)]
        g = duplicate.dealt(self.box, seed, seating.first, seating.hands)
        lot = seed & LOTS if design.choices == "lot" else -1
        is_booked = place == 0 and deal % BOOKED == 0
        start, answers = (g.clone(), list[tuple[int, int]]()) if design.worlds or is_booked else (g, None)
        traced = duplicate.play(g, policies, callers, lot, seating.hands, int(design.details), answers)
        luck = self._measured(bots, policies, start, answers, seed) if answers is not None and design.worlds else ()
        causes = booked(self.cell.setup, start, answers) if answers is not None and is_booked else {}
        return LabGame(deal, self.number, place, bots, traced, luck, causes)

    def _measured(
        self,
        bots: tuple[str, ...],
        policies: list[Policy | None],
        start: State,
        answers: list[tuple[int, int]],
        seed: int,
    ) -> tuple[tuple[float, float], ...]:
        """The luck of a game. Bots that search are imagined as what they search with, which is much quicker."""
        own = [p for p in policies if p is not None]
        is_own = len(own) == len(bots)
        if bots not in self._luck:
            players = own if is_own else [policy_of(self.cell.setup, spec_of(name).level, 0) for name in bots]
            self._luck[bots] = LuckTable(self.cell.setup, players, self.design.worlds)
        return self._luck[bots].measure(start, answers, seed, is_own).totals()

    def _policy(self, name: str, seat: int, seed: int) -> Policy | None:
        spec = spec_of(name)
        if spec.budget is not None:  # it searches
            return None
        policy = self._policies.get((name, seat))
        if policy is None:
            policy = self._policies[name, seat] = policy_of(self.cell.setup, spec.level, seed)
        policy.start_from(seed)
        return policy

    def _caller(self, name: str, seat: int, seed: int) -> Caller:
        bot, setup = make(name, self.cell.setup, seat, seed), self.cell.setup

        def answer(view: State, ask: int, answers: list[int]) -> int:
            return bot.answer(View(setup, view), Question(seat, ASKS[ask], answers))

        return answer


def booked(setup: Setup, start: State, answers: list[tuple[int, int]]) -> dict[str, int]:
    """Why the seats of a game became richer or poorer, all together; the game is played again to hear what happened."""
    game = Game.from_state(setup, start.clone())
    for seat, given in answers:
        game.answer(given, seat)
    books = ledger(game)
    rows = [books.worth_causes(seat) for seat in range(setup.players)]
    return {cause: sum(row.get(cause, 0) for row in rows) for cause in CAUSES if any(cause in row for row in rows)}


def play_chunk(plain: dict[str, Any], number: int) -> Chunk:
    """Plays a chunk of a study given as plain JSON: what a process or another machine is given."""
    design = Design.from_dict(plain)
    tables = [CellTable(design, cell) for cell in range(len(design.cells))]
    rows, tally, games = Rows(design), StudyTally(), 0
    for deal in design.numbers(number):
        played = [table.play(deal) for table in tables]
        measure_deal(design, played, tally)
        for game in (game for cell in played for game in cell):
            rows.add(game)
            games += 1
    return Chunk(number, games, tally, rows.tables)
