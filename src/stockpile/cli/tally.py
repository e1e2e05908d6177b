"""Many games and what came out of them; the same whatever the number of processes."""

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from stockpile import Game, Setup, playouts
from stockpile.bots import make
from stockpile.bots.guest import Guest

CHUNK = 100  # games that one process plays at a time
Z95 = 1.959964


@dataclass
class Tally:
    """Games, wins by seat (a shared win counts its share) and how often each final sum occurred, by seat."""

    games: int = 0
    decisions: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[Counter[int]] = field(default_factory=list)
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)  # games by bot and what it did wrong

    def add(self, other: "Tally") -> None:
        """Adds up."""
        if not self.scores:
            self.wins = [0.0] * len(other.wins)
            self.scores = [Counter() for _ in other.scores]
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.faults.update(other.faults)

    def mean(self, seat: int) -> float:
        """The mean final sum of a seat."""
        return sum(score * count for score, count in self.scores[seat].items()) / self.games

    def interval(self, seat: int) -> tuple[float, float]:
        """Wilson's 95 % interval of a seat's win rate."""
        rate, n = self.wins[seat] / self.games, self.games
        centre = (rate + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, centre - half), min(1.0, centre + half)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=16).digest())


def chunks(games: int) -> list[tuple[int, int]]:
    """The games in portions: first number and how many."""
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def play_chunk(setup: Setup, bots: list[str], seed: int, first: int, games: int) -> Tally:
    """Plays a portion; this is what a process is given."""
    tally = Tally(wins=[0.0] * setup.players, scores=[Counter() for _ in setup.seats])
    is_random = set(bots) == {"random"}
    for number in range(first, first + games):
        key = seed_of(seed, number)
        if is_random:
            _play_random(setup, key, tally)
        else:
            _play_bots(setup, bots, key, tally)
    return tally


def _play_random(setup: Setup, seed: int, tally: Tally) -> None:
    out = playouts(setup, games=1, seed=seed)
    tally.games += 1
    tally.decisions += out.decisions
    for seat in setup.seats:
        tally.wins[seat] += out.win_shares[seat]
        tally.scores[seat][int(out.mean_scores[seat])] += 1


def _play_bots(setup: Setup, bots: list[str], seed: int, tally: Tally) -> None:
    game = Game(setup, seed=seed)
    players = [make(name, setup, seat, seed_of(seed, seat)) for seat, name in enumerate(bots)]
    while (question := game.question) is not None:
        game.answer(players[question.seat].answer(game.view(question.seat), question))
        tally.decisions += 1
    tally.games += 1
    for name, bot in zip(bots, players, strict=True):
        if isinstance(bot, Guest) and bot.fault:
            tally.faults[name, str(bot.fault)] += 1
    result = game.result
    assert result is not None
    for winner in result.winners:
        tally.wins[winner] += 1 / len(result.winners)
    for seat, score in enumerate(result.scores):
        tally.scores[seat][score] += 1
