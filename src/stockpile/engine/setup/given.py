"""The fields of a setup as they are given, each checked for itself; whether they fit together is seen in table.py."""

import os
from collections.abc import Iterable, Mapping
from typing import Any

from stockpile.engine import ids
from stockpile.engine.names import PRINTED_SETS
from stockpile.engine.setup import checks, roster
from stockpile.engine.setup import components as printing
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

    def _take(self, given: Mapping[str, Any]) -> None:
        """Sets all fields, as the words of a setup and nothing else can."""
        for name in FIELDS:
            object.__setattr__(self, name, given[name])
        checks.whole("players", self.players, 2, ids.SEATS)
        checks.one_of("board", self.board, BOARDS)
        checks.one_of("chance", self.chance, CHANCES)
        self._take_lists()
        self._take_modules()
        if self.first is not None:
            checks.whole("first", self.first, 0, self.players - 1)
        for name in SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name}: true or false is needed")
        if self.tracks is not None:
            object.__setattr__(self, "tracks", tracks_of(self.tracks))
        self._take_cards()
        self._take_components()
        object.__setattr__(self, "_hash", hash(repr(self.to_dict())))

    def _take_lists(self) -> None:
        for name in LISTS:
            value = getattr(self, name)
            if value is not None or name in ALWAYS:
                object.__setattr__(self, name, checks.listed(name, value))
        for name in NAMED:
            for item in getattr(self, name) or ():
                if not isinstance(item, str):
                    raise ValueError(f"{name}: a name is needed, not {item!r:.40}")

    def _take_modules(self) -> None:
        for module in self.modules:
            if module not in MODULES:
                raise ValueError(f"modules: there is no module {module!r:.40}" + checks.known(MODULES))
            if self.modules.count(module) > 1:
                raise ValueError(f"modules: {module} is there twice")
        object.__setattr__(self, "modules", tuple(module for module in MODULES if module in self.modules))

    def _take_cards(self) -> None:
        """What concerns investors and strategies."""
        if "investor-bidding" in self.modules and "investors" not in self.modules:
            raise ValueError("modules: investor-bidding needs investors (IBV-1)")
        if self.components is not None or any(module in POWERED for module in self.modules):
            roster.load()
        for name in SEATED:
            object.__setattr__(self, name, checks.seats_of(name, getattr(self, name), self.players))
            if getattr(self, name) and name not in self.modules:
                raise ValueError(f"{name}: cards are given to seats, but the module {name} is not played")
        for name in self.content:
            if not roster.find(name):
                raise ValueError(f"content: no cards called {name!r:.40} are loaded" + checks.known(roster.SETS))
        checks.check_sets(self.investor_sets, roster.SETS)

    def _take_components(self) -> None:
        """An owner's printed values."""
        given: Any = self.components
        changes = printing.of_file(given) if isinstance(given, (str, os.PathLike)) else printing.changes_of(given)
        object.__setattr__(self, "_changes", changes)
        if changes:
            import json  # when it is needed: importing the package shall be quick

            changed = json.loads(changes)
        object.__setattr__(self, "components", changed if changes else None)

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

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in FIELDS)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name}: a Setup does not change; make another")

    __delattr__ = __setattr__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Given) and self._values() == other._values()

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Setup({', '.join(f'{name}={value!r}' for name, value in self.to_dict().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._values()


FIELDS = Given.__slots__[:-2]
DEFAULTS = dict(zip(FIELDS[1:], Given.__init__.__defaults__ or (), strict=True)) | {key: {} for key in SEATED}
