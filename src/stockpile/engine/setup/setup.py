"""What is played: players, board, modules and every number of the table, checked when it is made."""

import os
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from stockpile.engine import ids
from stockpile.engine.declared import asks, cells, stages
from stockpile.engine.names import COMMODITIES, COMPANIES, FORECASTS, PRINTED_SETS, WAYS
from stockpile.engine.setup import components as printing
from stockpile.engine.setup import lineup, roster
from stockpile.engine.setup.actions import ACTIONS, POWER_BLOCKS, STRATEGY_VERBS, Action
from stockpile.engine.setup.box import Box

BOARDS = ("standard", "advanced")
CHANCES = ("drawn", "asked")
# Every stage in the order of RND-2; those of modules come only with their module.
NUMBERS = {stage.key: number for number, stage in enumerate(stages.STAGES)}
STAGES = tuple(NUMBERS[key] for key in stages.ORDER)
# Each module with the stages that come only with it.
MODULES: dict[str, tuple[int, ...]] = {
    module: tuple(NUMBERS[stage.key] for stage in stages.STAGES if stage.module == module) for module in stages.MODULES
}
POWERED = ("investors", "investor-bidding", "strategies")


def components() -> dict[str, Any]:
    """The printed values of the box."""
    return printing.printed()


class Track(NamedTuple):
    """The spaces of one stock (ADV-1): values, start and reset as indices, dollar signs by space."""

    spaces: tuple[int, ...]
    start: int
    reset: int
    signs: tuple[int, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The track as plain JSON."""
        return {"spaces": list(self.spaces), "start": self.start, "reset": self.reset, "signs": list(self.signs)}


FIELDS = (
    "players",
    "board",
    "modules",
    "first",
    "chance",
    "rounds",
    "cash",
    "companies",
    "forecasts",
    "meeples",
    "pairs",
    "public_pairs",
    "hidden_pairs",
    "deals",
    "up",
    "down",
    "stocks",
    "fees",
    "fee_values",
    "booms",
    "busts",
    "bids",
    "tracks",
    "starting_cards",
    "investor_sets",
    "promo_strategies",
    "investors",
    "strategies",
    "components",
    "content",
)
NAMED = ("modules", "companies", "forecasts", "investor_sets", "content")  # lists of names
DEFAULTS = {
    "board": "standard",
    "modules": (),
    "chance": "drawn",
    "starting_cards": True,
    "investor_sets": PRINTED_SETS,
    "promo_strategies": True,
    "investors": {},
    "strategies": {},
    "content": (),
}


class Setup:
    """One way to set up the table. What is left at None is what the rules say for the number of players.

    `first` is the seat of the first player, or None for a random one (SET-7). With `chance="asked"` every draw is a
    question to the seat CHANCE. The numbers make tiny games for research: fewer companies, rounds, piles or cards.

    `investors` and `strategies` give cards to seats, open to all; seats that are not named are dealt. `components` is
    an owner's file of printed values, or its content; `content` names sets of plug-in cards that are in play. Only here
    are files opened and cards loaded, for whoever writes the call: a setup that is read (`from_dict`, so also records,
    positions and views) brings its values along and names cards that are there.
    """

    __slots__ = (*FIELDS, "_changes", "_hash")

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
        given = locals()
        for name in FIELDS:
            object.__setattr__(self, name, given[name])
        _whole("players", self.players, 2, ids.SEATS)
        _one_of("board", self.board, BOARDS)
        _one_of("chance", self.chance, CHANCES)
        for name in ("modules", "companies", "forecasts", "fees", "fee_values", "bids", "investor_sets", "content"):
            value = getattr(self, name)
            if value is not None or name in ("modules", "investor_sets", "content"):
                if isinstance(value, str) or not isinstance(value, Iterable):
                    raise ValueError(f"{name}: a list is needed, not {value!r:.40}")
                object.__setattr__(self, name, tuple(value))
        for name in NAMED:
            for item in getattr(self, name) or ():
                if not isinstance(item, str):
                    raise ValueError(f"{name}: a name is needed, not {item!r:.40}")
        for module in self.modules:
            if module not in MODULES:
                raise ValueError(f"modules: there is no module {module!r:.40}" + _known(MODULES))
            if self.modules.count(module) > 1:
                raise ValueError(f"modules: {module} is there twice")
        object.__setattr__(self, "modules", tuple(module for module in MODULES if module in self.modules))
        if self.first is not None:
            _whole("first", self.first, 0, self.players - 1)
        for name in ("starting_cards", "promo_strategies"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name}: true or false is needed")
        if self.tracks is not None:
            object.__setattr__(self, "tracks", _tracks(self.tracks))
        self._set_cards()
        object.__setattr__(self, "_hash", hash(repr(self.to_dict())))
        box_of(self)

    def _set_cards(self) -> None:
        """Checks what concerns investors, strategies and printed values."""
        if "investor-bidding" in self.modules and "investors" not in self.modules:
            raise ValueError("modules: investor-bidding needs investors (IBV-1)")
        if self.components is not None or any(module in POWERED for module in self.modules):
            roster.load()
        for name in ("investors", "strategies"):
            object.__setattr__(self, name, lineup.seats_of(name, getattr(self, name), self.players))
            if getattr(self, name) and name not in self.modules:
                raise ValueError(f"{name}: cards are given to seats, but the module {name} is not played")
        for name in self.content:
            if not roster.find(name):
                raise ValueError(f"content: no cards called {name!r:.40} are loaded" + _known(roster.SETS))
        lineup.check_sets(self.investor_sets, roster.SETS)
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

    @property
    def table(self) -> "Table":
        """Every number of the table, with the defaults filled in."""
        return table_of(self)

    @property
    def lineup(self) -> lineup.Lineup:
        """The investors and strategies in play."""
        return lineup_of(self)

    @property
    def stages(self) -> tuple[int, ...]:
        """The stages of a game in order, the round's between the first and the last two."""
        absent = {stage for module, stages in MODULES.items() if module not in self.modules for stage in stages}
        return tuple(stage for stage in STAGES if stage not in absent)

    @property
    def actions(self) -> list[int]:
        """The ids of the answers that can occur with this setup."""
        table = self.table
        kinds = {*table.companies, *_kinds_in_deck(table), *_kinds_of_modules(self), *WAYS}
        piles = self.players * table.meeples
        return [
            action.id
            for action in ACTIONS
            if (action.card is None or action.card in kinds or action.verb in POWER_BLOCKS)
            and (action.pile is None or action.pile < piles)
            and (action.space is None or action.space < len(table.bids))
            and (action.verb not in ("boom", "bust") or action.verb in kinds)
            and (action.verb != "up" or table.up > 0)
            and (action.verb != "down" or table.down > 0)
            and (action.verb != "claim" or (action.number or 0) <= table.stocks)
            and (action.verb != "bonds" or "bonds" in self.modules)
            and (
                action.verb != "give" or ("first-player-card" in self.modules and (action.number or 0) <= self.players)
            )
            and _may_chance_answer(self, action.verb, action.number)
            and _may_power_answer(self, action)
        ]

    def to_dict(self) -> dict[str, Any]:
        """The setup as plain JSON; what is left at its default is left out, but for players, board and modules."""
        result: dict[str, Any] = {"players": self.players, "board": self.board, "modules": list(self.modules)}
        for name in FIELDS[3:]:
            value = getattr(self, name)
            if value == DEFAULTS.get(name):
                continue
            if name == "tracks":
                value = {key: track.to_dict() for key, track in sorted(value.items())}
            if name in ("investors", "strategies"):
                value = {str(seat): list(cards) for seat, cards in value.items()}
            result[name] = list(value) if isinstance(value, tuple) else value
        return result

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in FIELDS)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name}: a Setup does not change; make another")

    __delattr__ = __setattr__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._values() == other._values()

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Setup({', '.join(f'{name}={value!r}' for name, value in self.to_dict().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, self._values()

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Setup":
        """The setup from plain JSON; a ValueError names the field that is wrong. Opens no file and loads no code."""
        if not isinstance(data, Mapping):
            raise ValueError(f"setup: an object is needed, not {type(data).__name__}")
        for key in data:
            if key not in FIELDS:
                raise ValueError(f"{key!s:.40}: a setup has no such field" + _known(FIELDS))
        if "players" not in data:
            raise ValueError("players: missing")
        if not isinstance(data.get("components"), Mapping | None):
            raise ValueError("components: an object of values is needed; a setup that is read names no file")
        content = data.get("content", ())
        for name in content if isinstance(content, list | tuple) else ():
            if not roster.is_at_hand(name):
                raise ValueError(f"content: no cards called {name!r:.40} are loaded" + _known(roster.SETS))
        return cls(**data)


class Table(NamedTuple):
    """The numbers of a setup, none of them left open."""

    rounds: int
    cash: int
    companies: tuple[str, ...]
    forecasts: tuple[str, ...]
    meeples: int
    pairs: int
    public_pairs: int
    hidden_pairs: int
    deals: int
    up: int
    down: int
    stocks: int
    fees: tuple[int, ...]
    fee_values: tuple[int, ...]
    booms: int
    busts: int
    bids: tuple[int, ...]
    tracks: tuple[Track, ...]

    @property
    def cards(self) -> int:
        """Market cards in the box."""
        return len(self.companies) * self.stocks + sum(self.fees) + self.booms + self.busts


def _known(names: Iterable[str]) -> str:
    listed = ", ".join(names)
    return f"; known: {listed}" if listed else ""


def _whole(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name}: a whole number is needed, not {value!r:.40}")
    if not least <= value <= most:
        raise ValueError(f"{name}: {value} is not from {least} to {most}")
    return value


def _one_of(name: str, value: object, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name}: {value!r:.40} is none of {', '.join(known)}")


def _tracks(given: Mapping[str, Track | Mapping[str, Any]]) -> dict[str, Track]:
    if not isinstance(given, Mapping):
        raise ValueError("tracks: an object of company and track is needed")
    result = {}
    for key, value in given.items():
        _one_of("tracks", key, COMPANIES)
        if isinstance(value, Mapping):
            try:
                value = Track(**{**value, "spaces": tuple(value["spaces"]), "signs": tuple(value.get("signs", ()))})
            except (TypeError, KeyError) as error:
                raise ValueError(f"tracks.{key}: {error}") from None
        if not isinstance(value, Track):
            raise ValueError(f"tracks.{key}: an object with spaces, start, reset and signs is needed")
        result[key] = _checked_track(f"tracks.{key}", value)
    return result


def _checked_track(name: str, track: Track) -> Track:
    _whole(f"{name}.spaces", len(track.spaces), 1, ids.SPACES)
    for value in track.spaces:
        _whole(f"{name}.spaces", value, 0, 1000)
    signs = track.signs or (0,) * len(track.spaces)
    if len(signs) != len(track.spaces):
        raise ValueError(f"{name}.signs: {len(signs)} for {len(track.spaces)} spaces")
    for value in signs:
        _whole(f"{name}.signs", value, 0, 9)
    _whole(f"{name}.start", track.start, 0, len(track.spaces) - 1)
    _whole(f"{name}.reset", track.reset, 0, len(track.spaces) - 1)
    return Track(tuple(track.spaces), track.start, track.reset, tuple(signs))


def _printed_track(printed: Mapping[str, Any], board: str, company: str) -> Track:
    data = printed["boards"][board]
    data = data if board == "standard" else data[company]
    return _checked_track(
        "board", Track(tuple(data["spaces"]), data["start"], data["reset"], tuple(data.get("signs", ())))
    )


PICK_VERBS = {verb for ask in asks.PICKS for verb in ask.verbs} - {verb for ask in asks.ASKS for verb in ask.verbs}


def _may_power_answer(setup: Setup, action: Action) -> bool:
    """Whether investors or strategies can bring the answer about."""
    if action.verb in POWER_BLOCKS:
        return _may_power_occur(setup, action)
    powered = "investors" in setup.modules or "strategies" in setup.modules
    if action.verb in ("take-company", "take-forecast"):
        return "investors" in setup.modules
    if action.verb not in PICK_VERBS:
        return True
    most = {"pick player": setup.players, "pick pile": setup.players * setup.table.meeples}.get(action.verb, 99)
    return powered and (action.number or 0) <= most


def _may_power_occur(setup: Setup, action: Action) -> bool:
    cards = setup.lineup
    if action.verb in ("investor", "strategy") and setup.chance != "asked":
        return False
    if action.verb in STRATEGY_VERBS:
        number = (action.power or 0) - ids.INVESTORS
        return number in cards.strategies or any(number in row for row in cards.fixed_strategies)
    number = action.power or 0
    given = any(number in row for row in cards.fixed_investors)
    return number in cards.investors or (given and action.verb == "use")


def _kinds_in_deck(table: Table) -> list[str]:
    kinds = list(table.companies) if table.stocks else []
    kinds += [f"fee{i + 1}" for i, copies in enumerate(table.fees) if copies]
    return kinds + ["boom"] * bool(table.booms) + ["bust"] * bool(table.busts)


def _kinds_of_modules(setup: Setup) -> list[str]:
    kinds = list(setup.table.forecasts)
    if "commerce" in setup.modules:
        kinds += [*COMMODITIES, "tax"]
    if "dice" in setup.modules:
        dice = setup.printed["dice"]["faces"][: len(setup.table.companies)]
        kinds = [*kinds, *(face for die in dice for face in die)]
    if "first-player-card" in setup.modules:
        kinds.append("first")
    return kinds


def _may_chance_answer(setup: Setup, verb: str, number: int | None) -> bool:
    if verb == "first":
        return setup.chance == "asked" and setup.first is None and (number or 0) <= setup.players
    if verb == "start":
        return setup.chance == "asked" and setup.starting_cards
    if verb == "roll":
        return setup.chance == "asked" and "dice" in setup.modules
    return verb not in ("deal", "company", "forecast", "draw") or setup.chance == "asked"


@lru_cache(maxsize=512)
def table_of(setup: Setup) -> Table:
    """Fills in what the rules say and checks that everything fits together."""
    printed = setup.printed
    rules = printed["players"][str(setup.players)]
    market = printed["market"]

    def pick(name: str, default: int, least: int, most: int) -> int:
        value = getattr(setup, name)
        return default if value is None else _whole(name, value, least, most)

    companies = COMPANIES if setup.companies is None else setup.companies
    for company in companies:
        _one_of("companies", company, COMPANIES)
    if not companies or len(set(companies)) != len(companies):
        raise ValueError("companies: at least one, each once")
    companies = tuple(key for key in COMPANIES if key in companies)
    tracks = setup.tracks or {}
    table = Table(
        rounds=pick("rounds", rules["rounds"], 1, ids.LOTS - 1),
        cash=pick("cash", rules["cash"], 0, 1000),
        companies=companies,
        forecasts=_forecasts(setup, printed),
        meeples=pick("meeples", rules["meeples"], 1, 2),
        pairs=pick("pairs", rules["pairs"], 0, ids.PAIRS),
        public_pairs=pick("public_pairs", rules["public_pairs"], 0, ids.PAIRS),
        hidden_pairs=pick("hidden_pairs", rules["hidden_pairs"], 0, ids.PAIRS),
        deals=pick("deals", rules["deals"], 1, 4),
        up=pick("up", 1, 0, ids.HAND),
        down=pick("down", 1, 0, ids.HAND),
        stocks=pick("stocks", market["stocks"], 0, ids.CLAIMS - 1),
        fees=_three("fees", setup.fees, market["fees"], 0, 40),
        fee_values=_three("fee_values", setup.fee_values, market["fee_values"], 1, 100),
        booms=pick("booms", market["booms"], 0, 40),
        busts=pick("busts", market["busts"], 0, 40),
        bids=_bids(setup, printed),
        tracks=tuple(
            tracks[key] if key in tracks else _printed_track(printed, setup.board, key)  # type: ignore[misc]
            for key in COMPANIES
        ),
    )
    _check_counts(setup, table)
    return table


def _forecasts(setup: Setup, printed: Mapping[str, Any]) -> tuple[str, ...]:
    forecasts = tuple(printed["forecasts"]["cards"]) if setup.forecasts is None else setup.forecasts
    for forecast in forecasts:
        _one_of("forecasts", forecast, FORECASTS[1:])
    return forecasts


def _three(name: str, given: tuple[int, ...] | None, printed: list[int], least: int, most: int) -> tuple[int, ...]:
    values = tuple(printed) if given is None else given
    if len(values) != ids.FEES:
        raise ValueError(f"{name}: three numbers are needed, one for each kind")
    for value in values:
        _whole(name, value, least, most)
    if name == "fee_values" and list(values) != sorted(values):
        raise ValueError("fee_values: from the smallest to the largest")
    return values


def _bids(setup: Setup, printed: Mapping[str, Any]) -> tuple[int, ...]:
    bids = tuple(printed["bidding"]["spaces"]) if setup.bids is None else setup.bids
    _whole("bids", len(bids), 1, ids.BIDS)
    for value in bids:
        _whole("bids", value, 0, 1000)
    if bids[0] != 0 or list(bids) != sorted(set(bids)):
        raise ValueError("bids: from 0, each space higher than the one before (DEM-1)")
    return bids


def _check_counts(setup: Setup, table: Table) -> None:
    pairs = setup.players * table.pairs + table.public_pairs + table.hidden_pairs
    if pairs != len(table.companies):
        raise ValueError(
            f"pairs: {setup.players} x {table.pairs} of the players + {table.public_pairs} public + "
            f"{table.hidden_pairs} hidden make {pairs}, but there are {len(table.companies)} companies (INF-3)"
        )
    if len(table.forecasts) != len(table.companies):
        raise ValueError(
            f"forecasts: {len(table.forecasts)} cards for {len(table.companies)} companies, one each is needed (INF-3)"
        )
    piles = setup.players * table.meeples
    if piles > ids.PILES:
        raise ValueError(f"meeples: {piles} piles, the most is {ids.PILES}")
    _whole("up + down", table.up + table.down, 1, ids.HAND)
    placed = setup.players * table.deals * (table.up + table.down)
    most = ids.SLOTS - 1 - (piles if "commerce" in setup.modules else 0)
    most -= ("first-player-card" in setup.modules) + ("investors" in setup.modules)  # a card may be moved to a pile
    if placed > most:
        raise ValueError(f"deals: {placed} cards placed in a round, the most is {most}")
    if table.cards > ids.DECK:
        raise ValueError(f"stocks: {table.cards} market cards, the most is {ids.DECK}")
    if setup.starting_cards and (len(table.companies) < setup.players or table.stocks == 0):
        raise ValueError("starting_cards: a different stock card for each player is needed (SET-6)")
    needed = table.rounds * (piles + placed) + setup.players * setup.starting_cards
    if needed > table.cards:
        raise ValueError(f"rounds: {needed} market cards are needed, the box has {table.cards} (SET-6)")


@lru_cache(maxsize=512)
def lineup_of(setup: Setup) -> lineup.Lineup:
    """The investors and strategies in play."""
    table = table_of(setup)
    return lineup.lineup_of(setup, setup.printed, table.rounds, table.meeples)


@lru_cache(maxsize=512)
def box_of(setup: Setup) -> Box:
    """The numbers in the form the engine reads."""
    table = table_of(setup)
    printed = setup.printed
    cards = setup.lineup
    numbers = {
        "players": setup.players,
        "piles": setup.players * table.meeples,
        "meeples": table.meeples,
        "rounds": table.rounds,
        "cash": table.cash,
        "starting": int(setup.starting_cards),
        "asked": int(setup.chance == "asked"),
        "first": -1 if setup.first is None else setup.first,
        "deals": table.deals,
        "ups": table.up,
        "downs": table.down,
        "pairs": len(table.companies),
        "pairs_each": table.pairs,
        "pairs_public": table.public_pairs,
        "companies": len(table.companies),
        "bid_n": len(table.bids),
        "bond_price": printed["bonds"]["prices"][str(setup.players)] if "bonds" in setup.modules else 0,
        "bond_cards": printed["bonds"]["cards"],
        "bond_interest": printed["bonds"]["interest"],
        "commerce_each": table.meeples if "commerce" in setup.modules else 0,
        "dice": int("dice" in setup.modules),
        "first_card": int("first-player-card" in setup.modules),
        "investors": cards.investors_each,
        "investor_deal": cards.investors_dealt,
        "bidding": int("investor-bidding" in setup.modules),
        "strategies": cards.strategies_dealt,
        "drops": lineup.DROPS,
        "fixed_hands": cards.fixed_hands,
        "recycling": int(_may_recycle(setup, table)),
        "plugged": int(bool(setup.content)),
    }
    rows = {
        "company": _filled([COMPANIES.index(key) for key in table.companies], ids.STOCKS),
        "forecast": _filled([FORECASTS.index(key) for key in table.forecasts], ids.STOCKS),
        "copies": copies_of(table),
        "bid_value": _filled(table.bids, ids.BIDS),
        "fee_value": table.fee_values,
        "track_n": [len(track.spaces) for track in table.tracks],
        "track_start": [track.start for track in table.tracks],
        "track_reset": [track.reset for track in table.tracks],
        "after": _after(setup.stages),
        "commerce_copies": commerce_copies_of(setup),
        "set_value": printed["commerce"]["sets"],
        "tax_value": printed["commerce"]["tax_costs"],
        "shows": [int(cell.is_in_play(setup.modules, bool(setup.content))) for cell in cells.CELLS],
        **_power_rows(setup, printed),
    }
    grids = {
        "track_value": [_filled(track.spaces, ids.SPACES) for track in table.tracks],
        "track_sign": [_filled(track.signs, ids.SPACES) for track in table.tracks],
        "die_face": [[FORECASTS.index(face) for face in die] for die in printed["dice"]["faces"]],
        "fixed_investor": [
            _filled([number + 1 for number in row], ids.OWNED) for row in (*cards.fixed_investors, *[()] * ids.SEATS)
        ][: ids.SEATS],
        "own_track": _own_tracks(setup, printed),
    }
    return Box(numbers, rows, grids)


def _power_rows(setup: Setup, printed: Mapping[str, Any]) -> dict[str, list[int]]:
    """Costs, amounts and starting cash by number, and which cards are in the decks."""
    rows = {"cost": [0] * ids.POWERS, "amount": [0] * ids.POWERS, "investor_cash": [0] * ids.INVESTORS}
    for section in ("investors", "strategies"):
        for key, values in printed.get(section, {}).items():
            number = roster.number_of(key)
            rows["cost"][number] = values.get("cost", 0)
            rows["amount"][number] = values.get("amount", 0)
            if section == "investors":
                rows["investor_cash"][number] = values["cash"]["two" if setup.players == 2 else "more"]
    cards = setup.lineup
    rows["investor_in"] = [int(number in cards.investors) for number in range(ids.INVESTORS)]
    rows["strategy_in"] = [int(number in cards.strategies) for number in range(ids.STRATEGIES)]
    rows["fixed_strategy"] = [0] * ids.STRATEGIES
    for seat, row in enumerate(cards.fixed_strategies):
        for number in row:
            rows["fixed_strategy"][number] = seat + 1
    return rows


def _own_tracks(setup: Setup, printed: Mapping[str, Any]) -> list[list[int]]:
    """Bidding tracks of investors that have one of their own; the last value goes on for longer ones."""
    tracks = [[0] * ids.BIDS for _ in range(ids.INVESTORS)]
    for key, values in printed.get("investors", {}).items():
        own = values.get("track")
        if own:
            tracks[roster.number_of(key)] = [own[min(space, len(own) - 1)] for space in range(ids.BIDS)]
    return tracks


def _may_recycle(setup: Setup, table: Table) -> bool:
    """Whether a draw after the discards may find the strategy deck used up."""
    cards = setup.lineup
    dealt = cards.strategies_dealt * (setup.players - len(setup.strategies))
    return "strategies" in setup.modules and dealt + 2 * table.rounds > len(cards.strategies)


def copies_of(table: Table) -> list[int]:
    """How many market cards of each kind the box has."""
    copies = [0] * ids.MARKET
    for company in table.companies:
        copies[COMPANIES.index(company) + 1] = table.stocks
    copies[ids.FEE1 : ids.FEE3 + 1] = table.fees
    copies[ids.BOOM], copies[ids.BUST] = table.booms, table.busts
    return copies


def commerce_copies_of(setup: Setup) -> list[int]:
    """How many commerce cards of each kind the box has."""
    copies = [0] * ids.KINDS
    if "commerce" in setup.modules:
        printed = setup.printed["commerce"]
        copies[ids.GOLD : ids.TAX] = [printed["commodities"]] * ids.COMMODITIES
        copies[ids.TAX] = printed["taxes"]
    return copies


def _after(stages: tuple[int, ...]) -> list[int]:
    row = [ids.OVER] * ids.STAGES
    for stage, following in pairwise(stages):
        row[stage] = following
    return row


def _filled(values: Iterable[int], size: int) -> list[int]:
    row = list(values)
    return row + [0] * (size - len(row))
