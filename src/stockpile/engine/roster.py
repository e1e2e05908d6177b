"""The numbers of all cards with a power: investors first, then strategies; those of the box, then plug-ins."""

import os
from importlib import import_module

from stockpile.engine import ids
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
    """What the place of a plug-in card is called in the table of answers."""
    first = ids.PRINTED_INVESTORS if number < ids.INVESTORS else ids.INVESTORS + ids.PRINTED_STRATEGIES
    return f"plug-in-{number - first + 1}"


def plug_in(key: str, is_strategy: bool) -> int:
    """A number for a card from outside the box."""
    if number_of(key) >= 0:
        raise ValueError(f"content: there is a card {key!r} already")
    first = ids.INVESTORS + ids.PRINTED_STRATEGIES if is_strategy else ids.PRINTED_INVESTORS
    if len(_PLUGINS) == ids.PLUGINS:
        raise ValueError(f"content: no room for {key!r}: there are {ids.PLUGINS} plug-in cards already")
    number = first
    while number in _PLUGINS.values():
        number += 1
    _PLUGINS[key] = number
    return number


def investors() -> list[str]:
    """The keys of all investors by number; those of empty places too."""
    return [key_of(number) for number in range(ids.INVESTORS)]


def strategies() -> list[str]:
    """The keys of all strategies by number, from 0."""
    return [key_of(ids.INVESTORS + number) for number in range(ids.STRATEGIES)]
