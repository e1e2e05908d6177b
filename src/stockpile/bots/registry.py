"""Bots by name: `trader`, `shark@256`, or one of your own: `cmd:./mybot.py`, `py:mybot:Bot`, `npz:mine.npz`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import NamedTuple, overload

from stockpile import _variant
from stockpile.bots import own
from stockpile.bots.bot import Bot
from stockpile.bots.budget import Budget, budget_of
from stockpile.bots.levels import LEVELS, UNCOMPILED, make_level
from stockpile.bots.wire import WireBot
from stockpile.engine.setup.setup import Setup

COMMAND = "cmd:"
FILE = "npz:"
PLAYER = "stockpile.env.learning.player"  # by name, see docs/decisions/016-bots-name-what-plays-files.md
MOST_SHARED_ROLLOUTS = 1024  # what a stranger may ask of a table's machine


class UnknownBot(ValueError):
    """A name that no bot has."""

    def __init__(self, name: str, why: str = "") -> None:
        others = f"{COMMAND}PROGRAM, {own.PREFIX}MODULE:CLASS or {FILE}FILE"
        super().__init__(why or f"bot: {name!r} is none of {', '.join(LEVELS)}, nor {others}")
        self.name = name


class BotSpec(NamedTuple):
    """A bot's name, read: a level with its budget, the command line of a program, a class, or the file of a policy."""

    level: str
    budget: Budget | None
    command: str
    code: str = ""
    file: str = ""

    @property
    def is_reproducible(self) -> bool:
        """Whether the same seed gives the same answers; a program of one's own is taken at its word."""
        return self.budget is None or self.budget.is_reproducible


def spec_of(name: str) -> BotSpec:
    """Reads a name; UnknownBot says what is wrong with it."""
    if name.startswith(COMMAND):
        if not name.removeprefix(COMMAND).strip():
            raise UnknownBot(name, f"bot: {name!r} names no program after {COMMAND}")
        return BotSpec("", None, name.removeprefix(COMMAND))
    if name.startswith(own.PREFIX):
        _refused(name, own.parts_of)
        return BotSpec("", None, "", code=name)
    if name.startswith(FILE):
        if not name.removeprefix(FILE).strip():
            raise UnknownBot(name, f"bot: {name!r} names no file after {FILE}")
        return BotSpec("", None, "", file=name.removeprefix(FILE))
    level, at, budget = name.partition("@")
    if level not in LEVELS:
        raise UnknownBot(name)
    if not at:
        return BotSpec(level, LEVELS[level].budget, "")
    if LEVELS[level].policy != "trader":
        raise UnknownBot(name, f"bot: {level!r} does not search and takes no budget")
    try:
        return BotSpec(level, budget_of(budget), "")
    except ValueError as error:
        raise UnknownBot(name, str(error)) from None


def _refused(name: str, work: Callable[[str], object]) -> None:
    """What a check says against a name is why there is no such bot."""
    try:
        work(name)
    except ValueError as error:
        raise UnknownBot(name, str(error)) from None


class Roster(Sequence[str]):
    """The names of the levels. It also contains a level with a modest budget, and what this program has admitted.

    A program or class of one's own runs with the rights of whoever starts it, and a file is opened with them; so a name
    that comes from elsewhere, over a network for instance, is not in the roster; one that its owner has typed on a
    command line may be admitted.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._admitted: set[str] = set()

    def admit(self, name: str) -> None:
        """Lets a name in that the owner of this process has given, and loads its code; UnknownBot if there is none."""
        if spec_of(name).code:
            _refused(name, own.load)
        self._admitted.add(name)

    def __contains__(self, name: object) -> bool:
        if name in self._names or name in self._admitted:
            return True
        try:
            spec = spec_of(name) if isinstance(name, str) else None
        except UnknownBot:
            return False
        return spec is not None and spec.budget is not None and 0 < spec.budget.rollouts <= MOST_SHARED_ROLLOUTS

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._names[index]

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)


def affordable(name: str) -> str:
    """The bot that a table can wait for: on an uncompiled engine one that searches less, and says so by its name."""
    try:
        spec = spec_of(name)
    except UnknownBot:
        return name  # whoever seats it refuses it
    if _variant.name() != "pure" or spec.budget is None:
        return name
    most = UNCOMPILED.get(spec.level, UNCOMPILED["broker"]).rollouts
    return f"{spec.level}@{most}" if spec.budget.seconds or spec.budget.rollouts > most else name


NAMES = Roster(tuple(LEVELS))


def make(name: str, setup: Setup, seat: int, seed: int) -> Bot:
    """A new bot for one seat."""
    spec = spec_of(name)
    if spec.command:
        return WireBot(spec.command, setup, seat, seed)
    if spec.code:
        return own.OwnBot(spec.code, setup, seat, seed)
    if spec.file:
        return _policy_bot(spec.file, setup)
    return make_level(spec.level, spec.budget, setup, seed)


def check_playable(names: Iterable[str], setup: Setup) -> None:
    """Whether these bots can play a setup; UnknownBot says why one cannot."""
    for name in dict.fromkeys(names):
        if spec_of(name).file:
            make(name, setup, 0, 0)


def _policy_bot(file: str, setup: Setup) -> Bot:
    """The player of a policy; nobody else needs NumPy."""
    try:
        player = import_module(PLAYER)
    except ModuleNotFoundError as error:
        why = f"bot: {FILE}{file} needs {error.name}: pip install 'stockpile-game[env]'"
        raise UnknownBot(FILE + file, why) from None
    bot: Bot = player.PolicyFileBot(file, setup)
    return bot
