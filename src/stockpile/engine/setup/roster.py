"""The numbers of all cards with a power: investors first, then strategies; in each, the box from the first place on
and plug-in cards from the last."""

import os
from importlib import import_module

from stockpile.engine import ids
from stockpile.engine.declared import answers
from stockpile.engine.names import INVESTORS, STRATEGIES

GROUP = "stockpile.content"  # entry points of installed sets
FILES = "STOCKPILE_CONTENT"  # the environment tells other processes which files of cards to load
_PLUGINS: dict[str, int] = {}
SETS: list[str] = []  # names of the sets of plug-in cards that are loaded
TEXTS: dict[str, dict[str, tuple[str, str]]] = {}  # names and texts of plug-in cards, by key and language


def load() -> None:
    """Sees to it that the cards of the box are there; a game without them does not wait for them."""
    import_module("stockpile.content.catalog")


def find(name: str) -> bool:
    """Whether a set of plug-in cards is loaded, or can be: from a file that this process was told of, or a package."""
    if name not in SETS:
        from importlib.metadata import entry_points

        file = _told().get(name)
        if file is not None or name in {point.name for point in entry_points(group=GROUP)}:
            import_module("stockpile.content.plugin").load(file or name)
    return name in SETS


def is_at_hand(name: object) -> bool:
    """Whether a text that is read may name this set: it is loaded, or the owner of this process has named its file.
    What is merely installed is loaded only for those who ask for it themselves."""
    return isinstance(name, str) and (name in SETS or name in _told())


def load_told() -> None:
    """Loads the files that this process was told of now, and not when somebody names one."""
    for name in _told():
        find(name)


def _told() -> dict[str, str]:
    """The files of cards that this process was told of, by the names of their sets."""
    files = [path for path in os.environ.get(FILES, "").split(os.pathsep) if path]
    return {os.path.splitext(os.path.basename(path))[0]: path for path in reversed(files)}


def number_of(key: str) -> int:
    """The number of a card; -1 if there is none with that key."""
    if key in INVESTORS:
        return INVESTORS.index(key)
    if key in STRATEGIES:
        return ids.INVESTORS + STRATEGIES.index(key)
    return _PLUGINS.get(key, -1)


def key_of(number: int) -> str:
    """The key of a card, `plug-in-…` where no card is."""
    if number < ids.PRINTED_INVESTORS:
        return INVESTORS[number]
    if ids.INVESTORS <= number < ids.INVESTORS + ids.PRINTED_STRATEGIES:
        return STRATEGIES[number - ids.INVESTORS]
    for key, other in _PLUGINS.items():
        if other == number:
            return key
    return slot_name(number)


def slot_name(number: int) -> str:
    """What a place is called in the table of answers: a card's key, `plug-in-…` where none is printed."""
    return (*answers.INVESTORS, *answers.STRATEGIES)[number]


def plug_in(key: str, is_strategy: bool) -> int:
    """A number for a card from outside the box: the last free place, so that the box may grow from the first on."""
    if number_of(key) >= 0:
        raise ValueError(f"content: there is a card {key!r} already")
    first, places, printed = (
        (ids.INVESTORS, ids.STRATEGIES, ids.PRINTED_STRATEGIES)
        if is_strategy
        else (0, ids.INVESTORS, ids.PRINTED_INVESTORS)
    )
    room = min(ids.PLUGINS, places - printed)
    if len(_PLUGINS) >= room:
        sort = "strategies" if is_strategy else "investors"
        raise ValueError(
            f"content: no room for {key!r}: {len(_PLUGINS)} plug-in cards are loaded, and there is room for {room} "
            f"({places} places for {sort}, {printed} of them printed; {ids.PLUGINS} plug-in cards at most)"
        )
    number = first + places - 1 - len(_PLUGINS)
    _PLUGINS[key] = number
    return number


def plugged(number: int) -> int:
    """Which plug-in card it is, from 0: investors and strategies are counted together."""
    last = ids.INVESTORS - 1 if number < ids.INVESTORS else ids.POWERS - 1
    return last - number


def investors() -> list[str]:
    """The keys of all investors by number; those of empty places too."""
    return [key_of(number) for number in range(ids.INVESTORS)]


def strategies() -> list[str]:
    """The keys of all strategies by number, from 0."""
    return [key_of(ids.INVESTORS + number) for number in range(ids.STRATEGIES)]
