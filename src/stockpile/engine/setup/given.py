"""The fields of a setup as they are given, each checked for itself; whether they fit together is seen in table.py."""

import os
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from stockpile.engine import ids
from stockpile.engine.names import PRINTED_SETS
from stockpile.engine.setup import checks, named_sets, roster
from stockpile.engine.setup import components as printing
from stockpile.engine.setup.checks import Wrong
from stockpile.engine.setup.modules import MODULES, POWERED
from stockpile.engine.setup.tracks import Track, tracks_of

BOARDS = ("standard", "advanced")
CHANCES = ("drawn", "asked")
LISTS = ("modules", "companies", "forecasts", "fees", "fee_values", "bids", "investor_sets", "content")
NAMED = ("modules", "companies", "forecasts", "investor_sets", "content")  # lists of names
ALWAYS = ("modules", "investor_sets", "content")  # lists that may be empty but not left out
SWITCHES = ("starting_cards", "promo_strategies")
SEATED = ("investors", "strategies")  # cards given to seats


class Given:
    """What somebody has chosen, in fields that do not change. What is left at None is what the rules say."""

    players: int
    board: str
    modules: tuple[str, ...]
    first: int | None
    chance: str
    rounds: int | None
    cash: int | None
    companies: tuple[str, ...] | None
    forecasts: tuple[str, ...] | None
    meeples: int | None
    pairs: int | None
    public_pairs: int | None
    hidden_pairs: int | None
    deals: int | None
    up: int | None
    down: int | None
    stocks: int | None
    fees: tuple[int, ...] | None
    fee_values: tuple[int, ...] | None
    booms: int | None
    busts: int | None
    bids: tuple[int, ...] | None
    tracks: Mapping[str, Track | Mapping[str, Any]] | None
    starting_cards: bool
    investor_sets: tuple[str, ...]
    promo_strategies: bool
    investors: Mapping[int, tuple[str, ...]]
    strategies: Mapping[int, tuple[str, ...]]
    components: Mapping[str, Any] | None
    content: tuple[str, ...]
    _changes: str
    _hash: int

    def __init__(
        self,
        players: int,
        board: str = "standard",
        modules: tuple[str, ...] = (),
        first: int | None = None,
        chance: str = "drawn",
        rounds: int | None = None,
        cash: int | None = None,
        companies: tuple[str, ...] | None = None,
        forecasts: tuple[str, ...] | None = None,
        meeples: int | None = None,
        pairs: int | None = None,
        public_pairs: int | None = None,
        hidden_pairs: int | None = None,
        deals: int | None = None,
        up: int | None = None,
        down: int | None = None,
        stocks: int | None = None,
        fees: tuple[int, ...] | None = None,
        fee_values: tuple[int, ...] | None = None,
        booms: int | None = None,
        busts: int | None = None,
        bids: tuple[int, ...] | None = None,
        tracks: Mapping[str, Track | Mapping[str, Any]] | None = None,
        starting_cards: bool = True,
        investor_sets: Iterable[str] = PRINTED_SETS,
        promo_strategies: bool = True,
        investors: Mapping[int, Iterable[str]] | None = None,
        strategies: Mapping[int, Iterable[str]] | None = None,
        components: Any = None,
        content: Iterable[str] = (),
    ) -> None:
        self._take(locals())

    __slots__ = (*__init__.__code__.co_varnames[1 : __init__.__code__.co_argcount], "_changes", "_hash")

    def _take(self, given: Mapping[str, Any]) -> Wrong:
        """Sets all fields, as the words of a setup and nothing else can; returns what is wrong, field by field."""
        wrong = Wrong()
        for name in FIELDS:
            self._set(name, given[name] if name in SEATED else checks.plain(given[name]))
        self._check(wrong, "players", checks.whole, 2, ids.SEATS)
        self._check(wrong, "board", checks.one_of, BOARDS)
        self._check(wrong, "chance", checks.one_of, CHANCES)
        for name in LISTS:
            if getattr(self, name) is not None or name in ALWAYS:
                self._check(wrong, name, checks.listed)
        for name in NAMED:
            if getattr(self, name):
                self._check(wrong, name, checks.named)
        self._check(wrong, "modules", _modules)
        if self.first is not None:
            self._check(wrong, "first", checks.whole, 0, self.players - 1)
        for name in SWITCHES:
            self._check(wrong, name, checks.truth)
        if self.tracks is not None:
            self._check(wrong, "tracks", tracks_of)
        self._take_cards(wrong)
        self._take_components(wrong)
        self._set("_hash", hash(repr(self.to_dict())))
        return wrong

    def _check(self, wrong: Wrong, name: str, work: Callable[..., Any], *bounds: Any) -> None:
        """Sets a field to what a check makes of it; if it refuses, to what nobody would refuse."""
        default = DEFAULTS.get(name, ids.SEATS)
        self._set(name, wrong.check(name, default, work, name, getattr(self, name), *bounds))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def _take_cards(self, wrong: Wrong) -> None:
        """What concerns investors and strategies."""
        if self.components is not None or any(module in POWERED for module in self.modules):
            roster.load()
        for name in SEATED:
            self._check(wrong, name, checks.seats_of, self.players)
            if getattr(self, name) and name not in self.modules:
                problem = f"{name}: cards are given to seats, but the module {name} is not played"
                wrong.relate(f"modules {name}", problem)
        self._check(wrong, "content", _content)
        if "content" not in wrong.fields:
            self._check(wrong, "investor_sets", checks.check_sets, roster.SETS)

    def _take_components(self, wrong: Wrong) -> None:
        """An owner's printed values."""
        changes = wrong.check("components", "", self._changes_of, self.components)
        self._set("_changes", changes)
        if changes:
            import json  # when it is needed: importing the package shall be quick

            changed = json.loads(changes)
        self._set("components", changed if changes else None)

    def _changes_of(self, given: Any) -> str:
        """Values by the name of a set, from a file or by their content, as canonical text."""
        if isinstance(given, str) and given in named_sets.NAMES:
            return named_sets.of_name(given, self.players, self.modules)
        return printing.of_file(given) if isinstance(given, (str, os.PathLike)) else printing.changes_of(given)

    @property
    def components_name(self) -> str:
        """The set that the values are those of: printed, balanced, or own."""
        return named_sets.name_of(self.components, self.players, self.modules)

    @property
    def printed(self) -> dict[str, Any]:
        """The printed values that this setup is played with."""
        return printing.merged(self._changes)

    @property
    def components_hash(self) -> str:
        """A fingerprint of the printed values that the game is played with."""
        return printing.fingerprint(self._changes, self.modules, (*self.investor_sets, *self.content))

    @property
    def seats(self) -> range:
        """The seats, clockwise."""
        return range(self.players)

    def to_dict(self) -> dict[str, Any]:
        """The setup as plain JSON; what is left at its default is left out, but for players, board and modules."""
        result: dict[str, Any] = {"players": self.players, "board": self.board, "modules": list(self.modules)}
        for name in FIELDS[3:]:
            value = getattr(self, name)
            if value == DEFAULTS.get(name):
                continue
            if name == "tracks":
                value = {key: track.to_dict() for key, track in sorted(value.items())}
            if name in SEATED:
                value = {str(seat): list(cards) for seat, cards in value.items()}
            result[name] = list(value) if isinstance(value, tuple) else value
        return result

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name}: a Setup does not change; make another")

    __delattr__ = __setattr__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Given) and self._hash == other._hash and VALUES(self) == VALUES(other)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Setup({', '.join(f'{name}={value!r}' for name, value in self.to_dict().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), VALUES(self)


def _modules(_name: str, given: tuple[str, ...]) -> tuple[str, ...]:
    """Modules that there are, each once, in their order."""
    for module in given:
        if module not in MODULES:
            raise ValueError(f"modules: there is no module {module!r:.40}" + checks.known(MODULES))
        if given.count(module) > 1:
            raise ValueError(f"modules: {module} is there twice")
    if "investor-bidding" in given and "investors" not in given:
        raise ValueError("modules: investor-bidding needs investors (IBV-1)")
    return tuple(module for module in MODULES if module in given)


def _content(_name: str, given: tuple[str, ...]) -> tuple[str, ...]:
    """Sets of plug-in cards that are loaded, or can be."""
    for name in given:
        if not roster.find(name):
            raise ValueError(f"content: no cards called {name!r:.40} are loaded" + checks.known(roster.SETS))
    return given


FIELDS = Given.__slots__[:-2]
VALUES: Callable[[Given], tuple[Any, ...]] = attrgetter(*FIELDS)  # a setup is compared at every look into a cache
DEFAULTS = dict(zip(FIELDS[1:], Given.__init__.__defaults__ or (), strict=True)) | {key: {} for key in SEATED}
