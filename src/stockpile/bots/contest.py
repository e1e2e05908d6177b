"""Bots against each other on duplicate deals: every lineup plays a deal in all rotations of its seats."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from stockpile.bots.bot import Bot
from stockpile.bots.contest_luck import ContestLuck
from stockpile.bots.guest import Guest
from stockpile.bots.registry import make, spec_of
from stockpile.bots.usage import BotUsage
from stockpile.bots.wire import WireBot
from stockpile.engine.game import Game
from stockpile.engine.setup.setup import Setup


def seed_of(*parts: object) -> int:
    """A seed that follows from what it is for."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest())


class Spent(NamedTuple):
    """Illegal answers, tokens read and written, and money."""

    illegal: int = 0
    input_tokens: int = 0
    output_tokens: int = 0
    cost: float = 0.0


@dataclass
class ContestGame:
    """One game of a deal: who sat where, and what came out; times are in seconds, all lists by seat.

    What programs have cost is missing in games that were kept before it was counted.
    """

    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    faults: list[str]
    illegal: list[int] = field(default_factory=list)
    tokens: list[list[int]] = field(default_factory=list)  # read and written
    cost: list[float] = field(default_factory=list)
    luck: list[list[float]] = field(default_factory=list)  # money and share of the win that deals brought, if measured

    def spent(self, seat: int) -> Spent:
        """What a seat's answers have cost; nothing where nobody counted."""
        if not self.illegal:
            return Spent()
        read, written = self.tokens[seat]
        return Spent(self.illegal[seat], read, written, self.cost[seat])


@dataclass
class Deal:
    """All rotations of one deal: one observation."""

    number: int
    games: list[ContestGame]

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Deal":
        """Reads what `to_dict` has written."""
        return cls(data["number"], [ContestGame(**game) for game in data["games"]])


def lineup(bots: Sequence[str], players: int, number: int) -> list[str]:
    """Who plays a deal: one bot a seat, or, where they are fewer than seats, the list gone through again."""
    return [
        bots[(number + seat) % len(bots)] if players % len(bots) else bots[seat % len(bots)] for seat in range(players)
    ]


def rotations(row: Sequence[str]) -> list[list[str]]:
    """A lineup in every rotation that is another one."""
    found: list[list[str]] = []
    for shift in range(len(row)):
        turned = [*row[shift:], *row[:shift]]
        if turned not in found:
            found.append(turned)
    return found


class Seeds(NamedTuple):
    """The seed of a deal, and of the bot in each seat."""

    deal: int
    bots: list[int]


class ContestTable:
    """Plays deals; programs of one's own are started once and greeted again for each game."""

    def __init__(self, setup: Setup, seed: int, worlds: int = 0) -> None:
        self.setup = setup
        self.seed = seed
        self._luck = ContestLuck(setup, worlds) if worlds else None
        self._programs: dict[tuple[str, int], WireBot] = {}

    def play(self, number: int, row: Sequence[str]) -> Deal:
        """One deal in all rotations."""
        return Deal(number, [self._game(number, bots) for bots in rotations(row)])

    def play_once(self, number: int, row: Sequence[str]) -> Deal:
        """One deal as the bots sit, without rotations."""
        return Deal(number, [self._game(number, list(row))])

    def _bot(self, name: str, seat: int, seed: int) -> Bot:
        spec = spec_of(name)
        if not spec.command:
            return make(name, self.setup, seat, seed)
        old = self._programs.get((name, seat))
        link = old.link if old is not None else None
        bot = self._programs[name, seat] = WireBot(spec.command, self.setup, seat, seed, link=link)
        return bot

    def seeds(self, number: int) -> Seeds:
        """Where the chance of a deal and of the bots in it comes from."""
        own = [seed_of(self.seed, "bot", number, seat) for seat in self.setup.seats]
        return Seeds(seed_of(self.seed, "deal", number), own)

    def _game(self, number: int, names: list[str]) -> ContestGame:
        seeds = self.seeds(number)
        game = Game(self.setup, seed=seeds.deal)
        bots = [self._bot(name, seat, seeds.bots[seat]) for seat, name in enumerate(names)]
        decisions, seconds = [0] * len(bots), [0.0] * len(bots)
        answers: list[tuple[int, int]] = []
        while (question := game.question) is not None:
            seat = question.seat
            view = game.view(seat)
            began = time.perf_counter()
            given = bots[seat].answer(view, question)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
            game.answer(given, seat)
            answers.append((seat, given))
        result = game.result
        assert result is not None
        faults = [str(bot.fault) if isinstance(bot, Guest) and bot.fault else "" for bot in bots]
        told = ContestGame(names, result.scores, result.winners, decisions, seconds, faults)
        told.illegal = [bot.illegal if isinstance(bot, WireBot) else 0 for bot in bots]
        used = [bot.usage if isinstance(bot, WireBot) else BotUsage() for bot in bots]
        told.tokens = [[usage.input_tokens, usage.output_tokens] for usage in used]
        told.cost = [usage.cost for usage in used]
        if self._luck is not None:
            told.luck = self._luck.of_game(names, seeds.deal, answers)
        return told

    def close(self) -> None:
        """Ends the programs."""
        for bot in self._programs.values():
            bot.close()
        self._programs.clear()


def play_deals(setup: Setup, seed: int, deals: Sequence[tuple[int, Sequence[str]]], worlds: int = 0) -> list[Deal]:
    """Plays some deals, each with its lineup: what a process is given. With `worlds` luck is measured."""
    table = ContestTable(setup, seed, worlds)
    try:
        return [table.play(number, row) for number, row in deals]
    finally:
        table.close()
