"""Cards from outside the box: a plain Python file with classes of Investor or Strategy. See docs/add-a-card.md."""

import importlib.util
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from stockpile.content import catalog
from stockpile.engine import ids
from stockpile.engine.declared import asks
from stockpile.engine.plugins.desk import Desk
from stockpile.engine.plugins.plugin import PlugIn
from stockpile.engine.rules import card
from stockpile.engine.setup import components, roster
from stockpile.engine.setup.modules import MODULES
from stockpile.engine.telling import words

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
WINDOWS = {
    "": 0,
    "before-information": ids.BEFORE_INFORMATION,
    "before-demand": ids.BEFORE_DEMAND,
    "demand": ids.DEMAND,
    "action": ids.ACTION,
    "selling": ids.SELLING,
    "after-selling": ids.AFTER_SELLING,
    "round-end": ids.ROUND_END,
}
SORTS = {ask.plug_in: sort for sort, ask in enumerate(asks.PICKS, start=1) if ask.plug_in}


class PlugInCard:
    """What investors and strategies have in common. Every hook does nothing until a card says otherwise."""

    key: ClassVar[str] = ""
    names: ClassVar[Mapping[str, str]] = {}  # by language: at least "en"
    texts: ClassVar[Mapping[str, str]] = {}
    needs: ClassVar[str | None] = None  # a module
    amount: ClassVar[int] = 0
    window: ClassVar[str] = ""
    asks: ClassVar[tuple[str, ...]] = ()
    must: ClassVar[bool] = False
    moves: ClassVar[bool] = False
    gains_fees: ClassVar[bool] = False
    may_hide: ClassVar[bool] = False
    sells_again: ClassVar[bool] = False

    @property
    def sorts(self) -> list[int]:
        """The questions as numbers."""
        return [SORTS[ask] for ask in self.asks]

    @property
    def stage(self) -> int:
        """The window as a number."""
        return WINDOWS[self.window]

    def may_use(self, desk: Desk, seat: int) -> bool:
        """Whether the card can be used now; for investors from what everybody can see."""
        return True

    def may_pick(self, desk: Desk, seat: int, value: Any, picks: list[Any]) -> bool:
        """Whether something may be picked after what was picked before."""
        return True

    def extra_cost(self, desk: Desk, seat: int, picks: list[Any]) -> int:
        """What is paid beside the printed cost."""
        return 0

    def act(self, desk: Desk, seat: int, picks: list[Any]) -> None:
        """What the card does once everything is picked."""

    def bid_space(self, space: int) -> int:
        """The space whose value is paid for a meeple on this one."""
        return space

    def bid_value(self, space: int, value: int) -> int:
        """The value of a space."""
        return value

    def outbid_margin(self, spaces: int) -> int:
        """How many spaces above the own meeple are blocked."""
        return spaces

    def sale_price(self, desk: Desk, seat: int, price: int) -> int:
        """What a share brings."""
        return price

    def short_price(self, price: int) -> int:
        """What one share brings in the final sale."""
        return price

    def interest(self, desk: Desk, seat: int, amount: int) -> int:
        """What the own bonds bring at the end of a round."""
        return amount

    def plays(self, strategies: int) -> int:
        """How many strategies may be played in a round."""
        return strategies

    def further_draws(self, desk: Desk, cards: int) -> int:
        """How many strategy cards are drawn after the discards."""
        return cards

    def on_demand(self, desk: Desk, seat: int) -> None:
        """Demand begins."""

    def on_meeple(self, desk: Desk, seat: int) -> None:
        """The owner has placed a meeple."""

    def on_outbid(self, desk: Desk, seat: int) -> None:
        """A meeple of the owner was passed."""

    def bend(self, move: int, dividend: int, after: int, halt: int) -> tuple[int, int, int, int]:
        """Tucked on a pair: what becomes of its move, its dividend, a move after it, and whether nothing happens."""
        return move, dividend, after, halt

    def payoff(self, walked: int) -> int:
        """A bet: what it brings when its stock has walked so many spaces."""
        return 0


class Investor(PlugInCard):
    """An investor; `cash` is what it starts with, for two players and for more."""

    cash: ClassVar[tuple[int, int]] = (20, 20)


class Strategy(PlugInCard):
    """A strategy card; `cost` is paid when it is played."""

    cost: ClassVar[int] = 0


def load(name: str) -> str:
    """Loads the cards of a Python file, or of an installed package's entry point, and returns the name of their set."""
    title = Path(name).stem
    if title in roster.SETS:
        return title
    module = _from_file(name) if name.endswith(".py") else _from_entry_point(name)
    cards = list(_cards_in(module))
    if not cards:
        raise ValueError(f"content: {name}: no class of Investor or Strategy with a key")
    for kind in cards:
        _check(name, kind)
    catalog.enlist()
    for kind in cards:
        _enlist(title, kind)
    roster.SETS.append(title)
    if name.endswith(".py"):
        files = [os.environ[roster.FILES]] if os.environ.get(roster.FILES) else []
        os.environ[roster.FILES] = os.pathsep.join([*files, str(Path(name).resolve())])
    return title


def _from_file(path: str) -> ModuleType:
    title = Path(path).stem
    spec = importlib.util.spec_from_file_location(f"stockpile_content_{title}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise ValueError(f"content: {path}: there is no such file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ValueError(f"content: {path}: {type(error).__name__}: {error}") from error
    return module


def _from_entry_point(name: str) -> ModuleType:
    from importlib.metadata import entry_points

    for point in entry_points(group=roster.GROUP):
        if point.name == name:
            module: ModuleType = point.load()
            return module
    known = ", ".join(sorted(point.name for point in entry_points(group=roster.GROUP)))
    raise ValueError(f"content: {name}: neither a .py file nor an installed set of cards; installed: {known or 'none'}")


def _cards_in(module: ModuleType) -> Iterator[type[PlugInCard]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, (Investor, Strategy)) and value.key:
            yield value


def _check(name: str, kind: type[PlugInCard]) -> None:
    """Says which card of which file is wrong, and how."""

    def fail(problem: str) -> None:
        raise ValueError(f"content: {name}: {kind.__name__}: {problem}")

    if not KEY.fullmatch(kind.key):
        fail(f"key: {kind.key!r} is not of small letters, digits and hyphens")
    if "en" not in kind.names or "en" not in kind.texts:
        fail('names and texts: at least "en" is needed')
    if kind.needs is not None and kind.needs not in MODULES:
        fail(f"needs: there is no module {kind.needs!r}")
    if kind.window not in WINDOWS:
        fail(f"window: {kind.window!r} is none of {', '.join(WINDOWS)}")
    if len(kind.asks) > ids.PICKS:
        fail(f"asks: {len(kind.asks)} questions, the most is {ids.PICKS}")
    for ask in kind.asks:
        if ask not in SORTS:
            fail(f"asks: {ask!r} is none of {', '.join(SORTS)}")
    for hook in vars(kind):
        if callable(getattr(kind, hook)) and not hook.startswith("_") and not hasattr(PlugInCard, hook):
            fail(f"{hook}: a card has no such hook; known: {', '.join(_hooks())}")


def _hooks() -> list[str]:
    return [name for name, value in vars(PlugInCard).items() if callable(value) and not name.startswith("_")]


def _enlist(title: str, kind: type[PlugInCard]) -> None:
    is_strategy = issubclass(kind, Strategy)
    number = roster.plug_in(kind.key, is_strategy)
    values: dict[str, Any] = {"set": title, "amount": kind.amount, "provenance": "H"}
    if kind.needs is not None:
        values["needs"] = kind.needs
    if isinstance(kind, type) and issubclass(kind, Investor):
        values["cash"] = {"two": kind.cash[0], "more": kind.cash[1]}
    if issubclass(kind, Strategy):
        values |= {"cost": kind.cost, "copies": 1}
    components.add_cards("strategies" if is_strategy else "investors", {kind.key: values})
    roster.TEXTS[kind.key] = {language: (kind.names[language], kind.texts[language]) for language in kind.names}
    words.POWER[number] = f'"{kind.key}"'.encode()
    card.enlist(number, PlugIn(kind()))
